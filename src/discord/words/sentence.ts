/** The text with a full stop, unless a name at its end has one: "You play **A.I.**" */
export function sentence(text: string): string {
  return /\.(\*\*)?$/.test(text) ? text : `${text}.`;
}
