/** The text with a full stop, unless it ends as a sentence does, or with a name that has one: "You play **A.I.**" */
export function sentence(text: string): string {
  return /[.!?…](\*\*)?$/.test(text) ? text : `${text}.`;
}
