import { useWindow } from '../window.tsx';

const KEYS = [
  ['/', 'List the commands (in the message box)'],
  ['Tab', 'Next item / accept suggestion'],
  ['↑', 'Newest message (from an empty message box)'],
  ['↑ ↓ Home End', 'Between messages; Tab enters a message'],
  ['Escape', 'Close / back to the message, then to the message box'],
  ['Enter', 'Press, choose or send'],
  ['Alt ↑ ↓', 'Previous or next channel'],
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
