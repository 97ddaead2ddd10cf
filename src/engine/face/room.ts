/**
 * The most characters (or entries) a face may fill, so that whoever shows it needs to cut nothing. They are the face's
 * own contract: what shows faces proves that they fit there, and the conformance suite that every game keeps them.
 */
export const ROOM = {
  /** Columns of a line of the board in characters, and characters of the whole. */
  line: 44,
  text: 2000,
  fields: 25,
  fieldName: 256,
  fieldValue: 1024,
  /** Of an option. */
  label: 80,
  hint: 200,
  /** A prompt, a tagline, the headline of a result. */
  sentence: 300,
  /** The words of a picture. */
  alt: 1024,
  /** A seat's name, any other name, the heading and the text of a rule. */
  seat: 20,
  name: 100,
  heading: 100,
  rule: 4096,
  /** Values of a choice of the lobby, its key, and its name with that of a value: "Layout: Ring". */
  values: 25,
  choiceKey: 60,
  choice: 100,
  /** Options of a `pick`, and of any decision. */
  pick: 25,
  options: 125,
} as const;
