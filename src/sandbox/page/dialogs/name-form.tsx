import { useState } from 'preact/hooks';
import { useWindow } from '../window.tsx';

const WORDS = {
  channel: { title: 'Create Channel', label: 'Channel name', placeholder: 'new-channel', submit: 'Create Channel' },
  person: { title: 'Add Player', label: 'Name', placeholder: 'Eve', submit: 'Add' },
} as const;

/** Asks for the name of a new channel or person. */
export function NameForm({ what }: { readonly what: 'channel' | 'person' }) {
  const { session } = useWindow();
  const [name, setName] = useState('');
  const [notice, setNotice] = useState('');
  const { title, label, placeholder, submit } = WORDS[what];
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setNotice((await session.add(what, name)) ?? '');
  };
  return (
    <form class="form" onSubmit={(event) => void send(event)}>
      <h2>{title}</h2>
      <div class="form-fields">
        <div class="form-field">
          <label for="new-name">{label}</label>
          <input
            id="new-name"
            type="text"
            autocomplete="off"
            maxLength={what === 'channel' ? 100 : 32}
            required
            placeholder={placeholder}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </div>
        <p class="failure" role="alert">
          {notice}
        </p>
      </div>
      <footer class="form-end">
        <button type="button" class="button link-like" onClick={() => session.close()}>
          Cancel
        </button>
        <button type="submit" class="button primary" disabled={name.trim() === ''}>
          {submit}
        </button>
      </footer>
    </form>
  );
}
