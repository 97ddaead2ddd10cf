import { freshId, h } from './dom.ts';

export interface Suggestion {
  readonly label: string;
  readonly description: string;
}

/** A list of suggestions under a text field: arrows move, Enter and Tab take, Escape closes. The field keeps the focus. */
export class Suggestions<T extends Suggestion> {
  readonly element = h('ul', { class: 'suggestions', role: 'listbox', id: freshId('suggestions'), hidden: true });
  readonly #field: HTMLElement;
  readonly #take: (suggestion: T) => void;
  #offered: readonly T[] = [];
  #active = 0;

  constructor(field: HTMLElement, label: string, take: (suggestion: T) => void) {
    this.#field = field;
    this.#take = take;
    this.element.setAttribute('aria-label', label);
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-expanded', 'false');
    field.setAttribute('aria-controls', this.element.id);
    field.setAttribute('autocomplete', 'off');
    field.addEventListener('keydown', (event) => this.#key(event));
    field.addEventListener('blur', () => this.close());
    this.element.addEventListener('mousedown', (event) => event.preventDefault());
  }

  get isOpen(): boolean {
    return !this.element.hidden;
  }

  offer(suggestions: readonly T[]): void {
    this.#offered = suggestions;
    this.#active = 0;
    this.element.replaceChildren(...suggestions.map((suggestion, index) => this.#row(suggestion, index)));
    this.element.hidden = suggestions.length === 0;
    this.#field.setAttribute('aria-expanded', String(this.isOpen));
    this.#paint();
  }

  close(): void {
    this.offer([]);
  }

  #row({ label, description }: T, index: number): HTMLElement {
    const row = h(
      'li',
      { id: freshId('suggestion'), role: 'option' },
      h('span', { class: 'option-label' }, label),
      description === '' ? null : h('span', { class: 'option-description' }, description),
    );
    row.addEventListener('click', () => this.#takeAt(index));
    return row;
  }

  #key(event: KeyboardEvent): void {
    if (!this.isOpen) return;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => this.#move(1),
      ArrowUp: () => this.#move(-1),
      Enter: () => this.#takeAt(this.#active),
      Tab: () => this.#takeAt(this.#active),
      Escape: () => this.close(),
    };
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    act();
  }

  #move(by: number): void {
    this.#active = (this.#active + by + this.#offered.length) % this.#offered.length;
    this.#paint();
  }

  #paint(): void {
    for (const [index, row] of [...this.element.children].entries()) {
      row.setAttribute('aria-selected', String(index === this.#active));
      if (index === this.#active) row.scrollIntoView({ block: 'nearest' });
    }
    this.#field.setAttribute('aria-activedescendant', this.element.children[this.#active]?.id ?? '');
  }

  #takeAt(index: number): void {
    const suggestion = this.#offered[index];
    this.close();
    if (suggestion !== undefined) this.#take(suggestion);
  }
}
