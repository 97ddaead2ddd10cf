import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { WireCommand } from '../../web/wire.ts';
import { readLine, withAField } from '../command-line.ts';
import type { Typed } from '../command-line.ts';
import { Icon } from '../frame/icons.tsx';
import { labelOf } from '../session/address.ts';
import { useWindow } from '../window.tsx';
import { CommandForm } from './command-form.tsx';
import { draftOf, keepDraft } from './draft.ts';
import { useSuggestions } from './suggestions.tsx';

type Offered = WireCommand & { readonly label: string };

/** The message box: plain text is said in the channel, and a slash lists the commands. */
export function Composer() {
  const { session, model } = useWindow();
  const { place, channel, state } = model;
  const label = labelOf(state, place);
  const [text, setText] = useState(() => draftOf(place));
  const [typed, setTyped] = useState<Typed | null>(null);
  const [notice, setNotice] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);

  const open = (command: WireCommand) => {
    const line = readLine(
      text,
      channel.commands.filter((each) => each.typed === command.typed),
    );
    setTyped(withAField(line ?? { command, raw: {} }));
    setText('');
  };
  const commands = useSuggestions<Offered>('Commands', open);

  // Before anything else happens to the page: a reload may follow at once.
  useLayoutEffect(() => keepDraft(place, text), [place, text]);
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) box.current?.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(() => {
    const area = box.current;
    if (area === null) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  }, [text]);

  const write = (value: string) => {
    setText(value);
    setNotice('');
    const asked = value.slice(1).toLowerCase();
    const offered = value.startsWith('/') && !value.includes('\n') ? channel.commands : [];
    commands.offer(
      offered
        .filter(({ typed: full }) => full.includes(asked) || asked.startsWith(`${full} `))
        .map((command) => ({ ...command, label: `/${command.typed}` })),
    );
  };
  const say = async () => {
    const said = text.trim();
    if (said === '') return;
    if (said.startsWith('/')) {
      const line = readLine(said, channel.commands);
      if (line === null) {
        setNotice(`There is no command ${said}. Type / to see them all.`);
        return;
      }
      setText('');
      setTyped(withAField(line));
      return;
    }
    setText('');
    const refused = await session.say(said);
    if (refused === null) return;
    setText(said);
    setNotice(refused);
  };
  const leave = (sent: Typed | null) => {
    setTyped(null);
    if (sent !== null) void session.command(sent);
    queueMicrotask(() => box.current?.focus());
  };

  if (typed !== null)
    return (
      <div class="composer" id="composer" tabIndex={-1}>
        <CommandForm key={typed.command.typed} typed={typed} change={setTyped} leave={leave} />
      </div>
    );
  return (
    <div class="composer" id="composer" tabIndex={-1}>
      <p class="failure" role="alert">
        {notice}
      </p>
      <div class="with-suggestions">
        {commands.list}
        <div class="message-line">
          <button
            type="button"
            class="plain slash"
            title="Use a command"
            aria-label="Use a command"
            onClick={() => {
              write('/');
              box.current?.focus();
            }}
          >
            /
          </button>
          <textarea
            ref={box}
            id="message-box"
            rows={1}
            maxLength={2000}
            value={text}
            placeholder={`Message ${label}`}
            aria-label={`Message ${label}, or slash for commands`}
            {...commands.field}
            onInput={(event) => write(event.currentTarget.value)}
            onBlur={commands.close}
            onKeyDown={(event) => {
              if (commands.onKey(event)) return;
              if (event.key === 'ArrowUp' && text === '') {
                focusLast(event);
                return;
              }
              if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
              event.preventDefault();
              void say();
            }}
          />
          <button
            type="button"
            class="plain send"
            aria-label="Send message"
            disabled={text.trim() === ''}
            onClick={() => void say()}
          >
            <Icon name="send" />
          </button>
        </div>
      </div>
    </div>
  );
}

/** From an empty box the arrow leads up to the newest message. */
function focusLast(event: KeyboardEvent): void {
  const last = [...document.querySelectorAll<HTMLElement>('.messages article')].at(-1);
  if (last === undefined) return;
  event.preventDefault();
  last.focus();
}
