import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Avatar } from '../frame/people/avatar.tsx';
import { useWindow } from '../window.tsx';

export interface Suggestion {
  readonly label: string;
  readonly description: string;
}

/** No suggestion is marked, so that Enter and Tab are not for the list. */
const NONE = -1;

/** A list of suggestions over a text field: arrows move, Enter and Tab take, Escape closes. The field keeps the focus. */
export function useSuggestions<T extends Suggestion>(name: string, take: (suggestion: T) => void) {
  const [offered, offer] = useState<readonly T[]>([]);
  const [active, setActive] = useState(0);
  const [foundNone, setFoundNone] = useState(false);
  const id = useId();
  const isOpen = offered.length > 0;
  const show = (suggestions: readonly T[]) => {
    setFoundNone(false);
    offer(suggestions);
  };
  const takeAt = (index: number) => {
    const suggestion = offered[index];
    show([]);
    if (suggestion !== undefined) take(suggestion);
  };
  const move = (by: number) => {
    const from = active === NONE && by < 0 ? 0 : active;
    setActive((from + by + offered.length) % offered.length);
  };

  /** Whether the key was meant for the list. */
  const onKey = (event: KeyboardEvent): boolean => {
    const takes = active === NONE ? {} : { Enter: () => takeAt(active), Tab: () => takeAt(active) };
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Escape: () => show([]),
      ...takes,
    };
    const act = keys[event.key];
    if (!isOpen || act === undefined || event.shiftKey || event.isComposing) return false;
    event.preventDefault();
    event.stopPropagation();
    act();
    return true;
  };

  return {
    isOpen,
    /** Offers them with the first one marked, or with none. */
    offer: (suggestions: readonly T[], marked = true) => {
      setActive(marked ? 0 : NONE);
      show(suggestions);
    },
    /** Says that nothing is offered for what was written. */
    sayNone: () => {
      offer([]);
      setFoundNone(true);
    },
    close: () => show([]),
    onKey,
    /** What the field says of its list. */
    field: {
      autocomplete: 'off' as const,
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      'aria-controls': id,
      'aria-activedescendant': isOpen && active !== NONE ? `${id}-${active}` : undefined,
    },
    list: (
      <>
        <Listbox id={id} name={name} offered={offered} active={active} take={takeAt} />
        <span class="suggestions none" role="status">
          {foundNone ? 'Nothing matches.' : ''}
        </span>
      </>
    ),
  };
}

interface ListProps {
  readonly id: string;
  readonly name: string;
  readonly offered: readonly Suggestion[];
  readonly active: number;
  readonly take: (index: number) => void;
}

function Listbox({ id, name, offered, active, take }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.children[active]?.scrollIntoView({ block: 'nearest' }), [active, offered]);
  return (
    <ul
      class="suggestions"
      ref={list}
      id={id}
      role="listbox"
      aria-label={name}
      hidden={offered.length === 0}
      onMouseDown={(event) => event.preventDefault()}
    >
      {offered.map(({ label, description }, index) => (
        <li
          key={label}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          class={index === active ? 'active' : undefined}
          onClick={() => take(index)}
        >
          <span class={label.startsWith('/') ? 'option-label command-label' : 'option-label'}>{label}</span>
          {description === '' ? null : <span class="option-description">{description}</span>}
          {label.startsWith('/') ? <BotMark /> : null}
        </li>
      ))}
    </ul>
  );
}

/** Whose command it is, beside it. */
function BotMark() {
  const { bot } = useWindow().model.names;
  return <Avatar id={bot.id} name={bot.name} bot />;
}
