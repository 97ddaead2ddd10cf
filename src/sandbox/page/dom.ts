type Attributes = Readonly<Record<string, string | number | boolean | null>>;
type Child = Node | string | null;

/** An element with attributes and children. `true` sets an attribute without a value; `false` and null leave it out. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== false && value !== null) element.setAttribute(name, value === true ? '' : String(value));
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** The element of the page with that id. */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no #${id}`);
  return element;
}

let issued = 0;

/** An id for an element that another one has to name. */
export function freshId(prefix: string): string {
  issued += 1;
  return `${prefix}-${issued}`;
}
