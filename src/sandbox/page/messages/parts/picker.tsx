import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { APISelectMenuComponent, APISelectMenuOption } from 'discord-api-types/v10';
import { Icon } from '../../frame/icons.tsx';
import { useWindow } from '../../window.tsx';
import { optionsOf, symbolOf } from '../../../user/offer.ts';

interface Props {
  readonly select: APISelectMenuComponent;
  readonly busy?: string | null;
  readonly id?: string;
  /** A form gathers its answers, and wants to know of each change. */
  readonly gathers?: boolean;
  readonly choose: (values: readonly string[], byKeyboard: boolean) => void;
}

const ROOM = 340;

/**
 * A select as Discord shows it: closed it says what is chosen, open it lists what can be. Choosing one of one sends at
 * once; of several, when the list is closed in any way. Too few are not sent: they stay marked, and the select says so.
 */
export function Picker({ select, busy = null, id, gathers = false, choose }: Props) {
  const { custom_id: customId, placeholder = 'Make a selection', min_values: min = 1, max_values: max = 1 } = select;
  const options = optionsOf(select, useWindow().model.names);
  const preset = options.filter((option) => option.default === true).map(({ value }) => value);
  const [sent, setSent] = useState<readonly string[]>(preset);
  const [chosen, setChosen] = useState<readonly string[]>(preset);
  const [open, setOpen] = useState<'below' | 'above' | null>(null);
  const [active, setActive] = useState(0);
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const several = max > 1;
  const missing = min - chosen.length;
  const labels = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  const changed = [...chosen].sort().join() !== [...sent].sort().join();

  // An edited message shows what it says is chosen, and no more what its reader chose; but nobody is interrupted.
  useLayoutEffect(() => {
    setSent(preset);
    if (open === null) setChosen(preset);
  }, [select]);
  useLayoutEffect(() => {
    if (open === null) return;
    list.current?.focus({ preventScroll: true });
    list.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  useLayoutEffect(() => {
    if (open !== null) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);

  const show = () => {
    if (busy !== null) return;
    const { top = 0, bottom = 0 } = toggle.current?.getBoundingClientRect() ?? {};
    setActive(
      Math.max(
        0,
        options.findIndex(({ value }) => chosen.includes(value)),
      ),
    );
    setOpen(innerHeight - bottom < ROOM && top > innerHeight - bottom ? 'above' : 'below');
  };
  const submit = (values: readonly string[], byKeyboard: boolean) => {
    setSent(values);
    setChosen(values);
    choose(
      options.map(({ value }) => value).filter((value) => values.includes(value)),
      byKeyboard,
    );
  };
  const close = (byKeyboard: boolean) => {
    setOpen(null);
    if (!gathers && changed && missing <= 0) submit(chosen, byKeyboard);
  };
  const leave = (byKeyboard: boolean) => {
    toggle.current?.focus();
    close(byKeyboard);
  };
  const take = (index: number, byKeyboard: boolean) => {
    const value = options[index]?.value;
    if (value === undefined) return;
    setActive(index);
    const others = several ? chosen.filter((each) => each !== value) : [];
    const isNew = !chosen.includes(value) || (!several && min > 0);
    if (isNew && others.length >= max) return;
    const values = isNew ? [...others, value] : others;
    if (!several) {
      toggle.current?.focus();
      setOpen(null);
      submit(values, byKeyboard);
      return;
    }
    setChosen(values);
    if (gathers) choose(values, byKeyboard);
  };
  const onListKey = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setActive(Math.min(options.length - 1, active + 1)),
      ArrowUp: () => setActive(Math.max(0, active - 1)),
      Home: () => setActive(0),
      End: () => setActive(options.length - 1),
      Enter: () => take(active, true),
      ' ': () => take(active, true),
    };
    const step = steps[event.key] ?? startingWith(event.key);
    if (step === null) return;
    event.preventDefault();
    step();
  };
  /** A letter leads to the next option that begins with it. */
  const startingWith = (key: string) => {
    if (key.length !== 1) return null;
    const order = [...options.keys()].map((step) => (active + 1 + step) % options.length);
    const next = order.find((index) => options[index]?.label.toLowerCase().startsWith(key.toLowerCase()));
    return next === undefined ? null : () => setActive(next);
  };

  return (
    <div
      class="picker"
      ref={root}
      onFocusOut={({ relatedTarget }) => {
        // A window that is left for another one keeps its list open.
        if (open === null || !document.hasFocus()) return;
        if (!(relatedTarget instanceof Node && root.current?.contains(relatedTarget) === true)) close(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || open === null) return;
        event.preventDefault();
        event.stopPropagation();
        leave(true);
      }}
    >
      <button
        type="button"
        ref={toggle}
        id={id}
        class={labels.length === 0 ? 'picker-toggle empty' : 'picker-toggle'}
        disabled={select.disabled ?? false}
        aria-disabled={busy === null ? undefined : true}
        aria-busy={busy === customId}
        aria-haspopup="listbox"
        aria-expanded={open !== null}
        aria-controls={open === null ? undefined : listId}
        data-custom-id={customId}
        onClick={(event) => (open === null ? show() : leave(event.detail === 0))}
        onKeyDown={(event) => {
          if (open !== null || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
          event.preventDefault();
          show();
        }}
      >
        <span class="picker-value">
          {open === null && !gathers && changed
            ? `Not sent, choose ${missing} more: ${labels.join(', ')}`
            : labels.join(', ') || placeholder}
        </span>
        <Icon name="chevron" />
      </button>
      {open === null ? null : (
        <div class={`picker-list opens-${open}`}>
          <ul
            id={listId}
            ref={list}
            role="listbox"
            tabIndex={-1}
            aria-label={placeholder}
            aria-multiselectable={several}
            aria-activedescendant={`${listId}-${active}`}
            onKeyDown={onListKey}
          >
            {options.map((option, index) => (
              <OptionRow
                key={option.value}
                id={`${listId}-${index}`}
                option={option}
                active={index === active}
                chosen={chosen.includes(option.value)}
                take={() => take(index, false)}
              />
            ))}
          </ul>
          {several && !gathers ? (
            <p class="picker-end">
              <span class="hint" role="status">
                {missing > 0 ? `Choose ${missing} more` : changed ? 'Close the list to send your choice' : ''}
              </span>
              <button type="button" class="button primary only-touch" onClick={() => leave(false)}>
                Done
              </button>
            </p>
          ) : null}
        </div>
      )}
    </div>
  );
}

interface RowProps {
  readonly id: string;
  readonly option: APISelectMenuOption;
  readonly active: boolean;
  readonly chosen: boolean;
  readonly take: () => void;
}

function OptionRow({ id, option, active, chosen, take }: RowProps) {
  const { label, description = '' } = option;
  const emoji = symbolOf(option.emoji);
  return (
    <li id={id} role="option" aria-selected={chosen} class={active ? 'active' : undefined} onClick={take}>
      {emoji === '' ? null : <span class="option-emoji">{emoji}</span>}
      <span class="option-words">
        <span class="option-label">{label}</span>
        {description === '' ? null : <span class="option-description">{description}</span>}
      </span>
      <span class="check">{chosen ? <Icon name="check" /> : null}</span>
    </li>
  );
}
