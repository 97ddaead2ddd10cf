import { useEffect, useId, useRef } from 'preact/hooks';
import { ApplicationCommandOptionType as OptionType } from 'discord-api-types/v10';
import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import { offeredBy } from '../command-line.ts';
import type { Choice, Typed } from '../command-line.ts';
import { useWindow } from '../window.tsx';
import { useSuggestions } from './suggestions.tsx';
import type { Suggestion } from './suggestions.tsx';

const SUGGEST_AFTER = 150;
const MOST_OFFERED = 25;

interface Props {
  readonly option: APIApplicationCommandBasicOption;
  readonly typed: Typed;
  /** The element that says what is wrong with it; null when nothing is. */
  readonly problemId: string | null;
  /** Was it opened by nobody? Left empty, it is left out: Enter then sends, and takes nothing from the list. */
  readonly unasked: boolean;
  readonly write: (text: string) => void;
  readonly drop: () => void;
  readonly enter: () => void;
}

type Offer = Suggestion & { readonly value: string };

/**
 * One option of a command: a field with the suggestions of the command itself, or with the bot's. What is taken from
 * them stands there by its name and counts as its value.
 */
export function OptionField({ option, typed, problemId, unasked, write, drop, enter }: Props) {
  const { session, model } = useWindow();
  const { name, type, required = false } = option;
  const text = typed.raw[name] ?? '';
  const field = useRef<HTMLInputElement>(null);
  const taken = useRef<{ readonly label: string; readonly value: string } | null>(null);
  const asked = useRef(0);
  const id = useId();
  const offered = offeredBy(option, model.names);
  const shown = taken.current !== null && taken.current.value === text ? taken.current.label : text;

  const suggestions = useSuggestions<Offer>(name, (offer) => {
    taken.current = offer;
    write(offer.value);
  });
  useEffect(() => () => clearTimeout(asked.current), []);

  const offerFor = (written: string, marked: boolean) => {
    clearTimeout(asked.current);
    const offer = (choices: readonly Choice[]) => {
      if (choices.length === 0 && written !== '') suggestions.sayNone();
      else suggestions.offer(toOffers(choices), marked);
    };
    if (offered !== null) {
      offer(matching(offered, written));
      return;
    }
    if (!('autocomplete' in option) || !option.autocomplete) return;
    const ask = { ...typed, raw: { ...typed.raw, [name]: written } };
    asked.current = window.setTimeout(() => {
      session.suggest(ask, name).then(
        (choices) => {
          if (document.activeElement === field.current) offer(choices);
        },
        () => suggestions.close(),
      );
    }, SUGGEST_AFTER);
  };

  return (
    <span class={problemId === null ? 'option' : 'option wrong'}>
      <label for={id}>{name}</label>
      <input
        ref={field}
        id={id}
        name={name}
        type="text"
        inputMode={type === OptionType.Integer ? 'numeric' : type === OptionType.Number ? 'decimal' : undefined}
        size={Math.max(6, shown.length + 1)}
        value={shown}
        aria-required={required}
        aria-invalid={problemId !== null}
        aria-describedby={problemId ?? undefined}
        {...suggestions.field}
        role="combobox"
        aria-expanded={suggestions.isOpen}
        onInput={({ currentTarget: { value } }) => {
          taken.current = null;
          write(value);
          offerFor(value, value !== '' || !unasked);
        }}
        onFocus={() => {
          enter();
          // What stands there already is not to be replaced by an Enter that is meant to send it.
          offerFor('', text === '' && !unasked);
        }}
        onBlur={() => {
          clearTimeout(asked.current);
          suggestions.close();
        }}
        onKeyDown={(event) => {
          if (suggestions.onKey(event)) return;
          if (event.key !== 'Backspace' || shown !== '' || required) return;
          event.preventDefault();
          drop();
        }}
      />
      {suggestions.list}
    </span>
  );
}

function matching(choices: readonly Choice[], written: string) {
  const wanted = written.toLowerCase();
  return choices.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, MOST_OFFERED);
}

function toOffers(choices: readonly Choice[]): Offer[] {
  return choices.map(({ name, value }) => ({ label: name, description: '', value: String(value) }));
}
