import { StartGames } from '../messages/start-games.tsx';
import { keepsPrivate } from '../session/private-messages.ts';
import { useWindow } from '../window.tsx';

const KEYS = [
  ['?', 'This help (outside the message box); Ctrl / everywhere'],
  ['/', 'List the commands (in the message box)'],
  ['Tab', 'Next item, or accept a suggestion'],
  ['↑', 'Go to the newest message (when the message box is empty)'],
  ['↑ ↓ Home End', 'Move between messages. Tab goes into one.'],
  ['→', 'From a message to its tools'],
  ['Shift F10', 'Open the menu of a message'],
  ['Escape', 'Close, or go back: first to the message, then to the message box'],
  ['Enter', 'Press, choose or send'],
  ['Alt ↑ ↓', 'Previous or next channel'],
] as const;

/** What can be started, and how to do everything without a mouse. */
export function Help() {
  const { session, model } = useWindow();
  return (
    <div class="form help">
      <h2>Help</h2>
      <div class="form-fields">
        {model.state.welcome.length === 0 ? null : (
          <section class="welcome" aria-labelledby="help-start">
            <h3 id="help-start">Start a game</h3>
            <StartGames onStart={() => session.close()} />
          </section>
        )}
        <section aria-labelledby="help-keys">
          <h3 id="help-keys">Keyboard shortcuts</h3>
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
        </section>
        <section aria-labelledby="help-private">
          <h3 id="help-private">Private messages</h3>
          <label class="setting">
            <input
              type="checkbox"
              defaultChecked={keepsPrivate()}
              onChange={(event) => session.keepPrivate(event.currentTarget.checked)}
            />
            Keep private messages when the page is reloaded
          </label>
          <p class="hint">Discord does not keep them: a button of the board opens them again.</p>
        </section>
      </div>
      <footer class="form-end">
        <button type="button" class="button primary" onClick={() => session.close()}>
          Close
        </button>
      </footer>
    </div>
  );
}
