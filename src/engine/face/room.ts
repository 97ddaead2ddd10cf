/**
 * The most characters (or entries) in a face's texts, so that nothing has to be cut off. A test proves that they fit into
 * Discord's limits; the conformance suite proves that every game keeps them.
 */
export const ROOM = {
  /** Characters in a line of the board text, and in all of it. */
  line: 44,
  text: 2000,
  fields: 25,
  fieldName: 256,
  fieldValue: 1024,
  /** An option's label and hint. */
  label: 80,
  hint: 200,
  /** A prompt, a question before an option is played, a tagline, the headline of a result. */
  sentence: 300,
  /** The sentences of an aim, and the characters of one. */
  aim: 3,
  aimLine: 100,
  tip: 200,
  /** A picture's alt text. */
  alt: 1024,
  /** A seat's name, any other name, the heading and the text of a rule. */
  seat: 20,
  name: 100,
  heading: 100,
  rule: 4096,
  /** A choice of the lobby: its values, its key, and its name with a value's: "Layout: Ring". */
  values: 25,
  choiceKey: 60,
  choice: 100,
  /** The standing orders of a game, and the characters of a key. */
  orders: 25,
  orderKey: 40,
  /** What a keepsake has become, in a line; and its names: its own and those of its parts. */
  keepsakeLine: 100,
  keepsakeName: 32,
  /** Options of a decision with `pick`, and of any decision. */
  pick: 25,
  options: 125,
} as const;
