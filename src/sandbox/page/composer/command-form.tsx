import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { ApplicationCommandOptionType as OptionType } from 'discord-api-types/v10';
import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import { valuesOf } from '../command-line.ts';
import type { Typed } from '../command-line.ts';
import { Icon } from '../frame/icons.tsx';
import { useWindow } from '../window.tsx';
import { FileField } from './file-field.tsx';
import { OptionField } from './option-field.tsx';

interface Props {
  readonly typed: Typed;
  readonly change: (typed: Typed) => void;
  /** With what is to be sent, or with null when it was given up. */
  readonly leave: (sent: Typed | null) => void;
}

/** A slash command being filled in: its options stand in the message box, each with a hint while it is written. */
export function CommandForm({ typed, change, leave }: Props) {
  const { session, model } = useWindow();
  const { command, raw } = typed;
  const isShown = ({ name, required }: APIApplicationCommandBasicOption) =>
    required === true || raw[name] !== undefined;
  const shown = command.options.filter(isShown);
  const more = command.options.filter((option) => !isShown(option));
  const [unasked] = useState(
    () => shown.find(({ name, required }) => required !== true && (raw[name] ?? '') === '')?.name,
  );
  const [problem, setProblem] = useState<{ readonly option: string; readonly problem: string } | null>(null);
  /** The files chosen, by the names of their options: they are uploaded when the command is sent. */
  const files = useRef(new Map<string, File>());
  const [uploading, setUploading] = useState(false);
  const givenUp = useRef(false);
  const [current, setCurrent] = useState(shown[0]?.name ?? '');
  const problemId = useId();
  const form = useRef<HTMLFormElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  const fieldOf = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? null;

  // Focus an option: with the focus on the button, the next space typed would send the command.
  useEffect(() => {
    const option = shown.find(({ name }) => (raw[name] ?? '') === '') ?? shown.at(-1);
    const field = option === undefined ? null : fieldOf(option.name);
    (field ?? send.current)?.focus();
    if (field?.type === 'text') field.setSelectionRange(field.value.length, field.value.length);
  }, []);

  const write = (name: string, text: string) => {
    setProblem(null);
    change({ command, raw: { ...raw, [name]: text } });
  };
  const choose = (name: string, file: File | null) => {
    if (file === null) files.current.delete(name);
    else files.current.set(name, file);
    write(name, file?.name ?? '');
  };
  const drop = (name: string) => {
    files.current.delete(name);
    change({ command, raw: Object.fromEntries(Object.entries(raw).filter(([each]) => each !== name)) });
    const left = shown.filter((option) => option.name !== name).at(-1);
    if (left !== undefined) fieldOf(left.name)?.focus();
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('.more-option')?.focus());
  };
  const add = (name: string) => {
    write(name, '');
    requestAnimationFrame(() => fieldOf(name)?.focus());
  };
  const cancel = () => {
    givenUp.current = true;
    leave(null);
  };
  const refuse = (wrong: { readonly option: string; readonly problem: string }) => {
    setProblem(wrong);
    fieldOf(wrong.option)?.focus();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (uploading) return;
    const read = valuesOf(typed, model.names);
    if ('problem' in read) {
      refuse(read);
      return;
    }
    setUploading(true);
    const ids: Record<string, string> = {};
    for (const [option, file] of files.current) {
      const uploaded = await session.upload(file);
      if (givenUp.current) return;
      if ('refused' in uploaded) {
        setUploading(false);
        refuse({ option, problem: uploaded.refused });
        return;
      }
      ids[option] = uploaded.id;
    }
    leave({ command, raw: { ...raw, ...ids } });
  };
  const hinted = command.options.find(({ name }) => name === current);

  return (
    <form
      ref={form}
      class="command"
      aria-label={`/${command.typed}`}
      noValidate
      aria-busy={uploading}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        cancel();
      }}
    >
      <p class="command-hint">
        {hinted === undefined ? (
          <>
            <strong>/{command.typed}</strong> {command.description}
          </>
        ) : (
          <>
            <strong>{hinted.name}</strong> {hinted.description}
            {hinted.required === true ? null : <span class="hint"> optional</span>}
          </>
        )}
      </p>
      {problem === null ? null : (
        <p class="option-problem" id={problemId} role="alert">
          {problem.problem}
        </p>
      )}
      <div class="command-line">
        <span class="command-name">/{command.typed}</span>
        {shown.map((option) => {
          const { name, type, required = false } = option;
          const shared = {
            problemId: problem?.option === name ? problemId : null,
            drop: () => drop(name),
            enter: () => setCurrent(name),
          };
          return type === OptionType.Attachment ? (
            <FileField
              key={name}
              name={name}
              required={required}
              chosen={files.current.has(name)}
              choose={(file) => choose(name, file)}
              {...shared}
            />
          ) : (
            <OptionField
              key={name}
              option={option}
              typed={typed}
              unasked={name === unasked}
              write={(text) => write(name, text)}
              {...shared}
            />
          );
        })}
        {more.map(({ name, description }) => (
          <button key={name} type="button" class="more-option" title={description} onClick={() => add(name)}>
            + {name}
          </button>
        ))}
        <span class="command-ends">
          <button type="button" class="plain" aria-label="Cancel" title="Cancel" onClick={cancel}>
            <Icon name="close" />
          </button>
          <button type="submit" ref={send} class="plain send" aria-label="Send" title="Send">
            <Icon name="send" />
          </button>
        </span>
      </div>
    </form>
  );
}
