const COLOURS = ['#5865f2', '#3b7f52', '#b3541e', '#c03537', '#a83279', '#66707b', '#3f6ea3', '#7b5bb5'];

interface Props {
  readonly id: string;
  readonly name: string;
  readonly bot?: boolean;
  /** Shows whether they are here. */
  readonly online?: boolean | undefined;
}

const letters = new Intl.Segmenter();

/** The first letter as people see it, which may be several characters. */
function initial(name: string): string {
  for (const { segment } of letters.segment(name)) return segment;
  return '';
}

/** A coloured disc with the initial of somebody's name; the bot has its sign. */
export function Avatar({ id, name, bot = false, online }: Props) {
  const colour = COLOURS[Number(id.slice(-4)) % COLOURS.length];
  return (
    <span
      class={bot ? 'avatar bot' : 'avatar'}
      style={{ '--disc': colour }}
      data-initial={bot ? undefined : initial(name)}
      aria-hidden="true"
    >
      {bot ? <img src="/page/icon.svg" alt="" /> : null}
      {online === undefined ? null : <span class={online ? 'presence' : 'presence away'} />}
    </span>
  );
}
