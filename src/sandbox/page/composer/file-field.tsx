import { useId } from 'preact/hooks';

interface Props {
  readonly name: string;
  readonly required: boolean;
  /** The element that says what is wrong with it; null when nothing is. */
  readonly problemId: string | null;
  /** Whether a file is chosen. */
  readonly chosen: boolean;
  readonly choose: (file: File | null) => void;
  readonly drop: () => void;
  readonly enter: () => void;
}

/** One option of a command that takes a file. */
export function FileField({ name, required, problemId, chosen, choose, drop, enter }: Props) {
  const id = useId();
  return (
    <span class={problemId === null ? 'option' : 'option wrong'}>
      <label for={id}>{name}</label>
      <input
        id={id}
        name={name}
        type="file"
        aria-required={required}
        aria-invalid={problemId !== null}
        aria-describedby={problemId ?? undefined}
        onChange={({ currentTarget: { files } }) => choose(files?.[0] ?? null)}
        onFocus={enter}
        onKeyDown={(event) => {
          if (event.key !== 'Backspace' || required) return;
          event.preventDefault();
          if (!chosen) {
            drop();
            return;
          }
          event.currentTarget.value = '';
          choose(null);
        }}
      />
    </span>
  );
}
