/** "Red’s", but "Pirates’": whose something is, by the name of a seat. */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}
