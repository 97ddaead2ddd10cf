import type { Form } from '../form.ts';

/** State shared by all components of a message or modal: ids, custom ids and counts. */
export class Layout {
  readonly #numbers = new Set<number>();
  readonly #customIds = new Set<string>();
  #next = 1;
  /** Characters of text displays so far. */
  text = 0;

  get count(): number {
    return this.#numbers.size;
  }

  /** The component's number: its own, or the next free one. */
  number(form: Form): number {
    const own = form.at('id').optional((id) => id.integer({ min: 0, max: 2 ** 31 - 1 })) ?? 0;
    if (own > 0 && this.#numbers.has(own))
      form.at('id').complain('COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated');
    const number = own > 0 ? own : this.#free();
    this.#numbers.add(number);
    return number;
  }

  customId(form: Form): string {
    const id = form.at('custom_id').text({ min: 1, max: 100 });
    if (id !== '' && this.#customIds.has(id))
      form.at('custom_id').complain('COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
    this.#customIds.add(id);
    return id;
  }

  #free(): number {
    while (this.#numbers.has(this.#next)) this.#next += 1;
    return this.#next;
  }
}

/** Complains, in Discord's words, about a component type that is not allowed here. */
export function wrongType(form: Form, allowed: readonly number[]): undefined {
  if (form.object())
    form.at('type').complain('UNION_TYPE_CHOICES', `Value of field "type" must be one of (${allowed.join(', ')}).`);
}
