import { controlsOf, isPressable } from '../../user/controls.ts';
import { useWindow } from '../window.tsx';

const TURN = 'Take Turn';

/** Says that private messages are gone, and how to go on. */
export function Lost() {
  const { session, model } = useWindow();
  const { loss, state, channel } = model;
  if (loss === null) return null;
  const hasTurn = channel.messages.some(({ components }) =>
    controlsOf(components).some((control) => isPressable(control) && control.label === TURN),
  );
  const isBack = `${state.bot.name} is back.`;
  return (
    <p class="lost" role="status">
      {loss === 'reload' ? 'Reloading the page hides private messages, as in Discord.' : isBack}
      {hasTurn ? ` Press ${TURN} to go on.` : loss === 'restart' ? ' Your private messages are gone.' : ''}{' '}
      {loss === 'reload' ? (
        <>
          <button type="button" class="link" onClick={() => session.keepPrivate(true)}>
            Keep private messages
          </button>{' '}
          •{' '}
        </>
      ) : null}
      <button type="button" class="link" onClick={() => session.forgetLoss()}>
        Dismiss message
      </button>
    </p>
  );
}
