import { useWindow } from '../window.tsx';

const KEYS = [
  ['/', 'In the message box: the commands'],
  ['Tab', 'To the next thing; in a list of suggestions: take it'],
  ['↑', 'From the empty message box to the messages'],
  ['↑ ↓ Home End', 'From message to message; Tab leads into one'],
  ['Escape', 'Back to the message, then to the message box; gives up what is open'],
  ['Enter', 'Presses, chooses, sends'],
  ['Alt ↑ ↓', 'The channel above or below'],
] as const;

/** How to do everything without a mouse. */
export function Keys() {
  const { session } = useWindow();
  return (
    <div class="form">
      <h2>Keyboard</h2>
      <dl class="keys">
        {KEYS.map(([keys, meaning]) => (
          <>
            <dt>
              {keys.split(' ').map((key) => (
                <>
                  <kbd>{key}</kbd>{' '}
                </>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </>
        ))}
      </dl>
      <footer class="form-end">
        <button type="button" class="button primary" onClick={() => session.close()}>
          Close
        </button>
      </footer>
    </div>
  );
}
