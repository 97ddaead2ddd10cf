/** The laws of the kernel, as far as a random game can show that they are broken. */
export const LAWS = {
  statement: 'A game states truly what it is',
  gate: 'Law 1, one gate',
  asking: 'Law 3, asking does not leak',
  small: 'Law 4, small steps',
  chance: 'Law 5, chance belongs to the match',
  events: 'Law 6, events are addressed',
  hidden: 'Law 7, hidden is proven',
  undo: 'Law 8, undo takes back what nobody learned from',
  replay: 'Law 9, replay',
  json: 'Law 10, JSON in, JSON out',
  ends: 'Law 11, no dead ends',
  chapters: 'Chapters follow each other, and everybody knows which it is',
  offers: 'Law 13, offers tell nothing',
  orders: 'A standing order answers what its seat may answer, by what its seat sees',
  keepsakes: 'What players take home follows from what they brought',
  words: 'The face keeps its promises',
  players: 'An AI player chooses by what its seat sees',
  pictures: 'The pictures show what their viewer may know, whole and always alike',
} as const;

export type Law = keyof typeof LAWS;

/** Where in the random games a law was broken, and the shortest command that leads there again. */
export interface Place {
  readonly game: string;
  /** Which table it was, and at which entry of its log: "game 7, 2 seats, layout=narrow, step 31". */
  readonly where: string;
  readonly repeat: string;
}

/** A law of the kernel is broken by a game. Laws throw it; the code that plays the game adds the place. */
export class Violation extends Error {
  readonly law: Law;
  readonly what: string;
  readonly place: Place | null;

  constructor(law: Law, what: string, place: Place | null = null) {
    super(
      place
        ? `${LAWS[law]}: broken by ${place.game} (${place.where}).\n  ${what}\n  Repeat it: ${place.repeat}`
        : `${LAWS[law]}: ${what}`,
    );
    this.name = 'Violation';
    this.law = law;
    this.what = what;
    this.place = place;
  }

  at(place: Place): Violation {
    return this.place ? this : new Violation(this.law, this.what, place);
  }
}

/** Throws what a law found, if it found anything. */
export function demand(law: Law, fault: string | null): void {
  if (fault !== null) throw new Violation(law, fault);
}
