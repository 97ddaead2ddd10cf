import { useWindow } from '../../window.tsx';
import { Avatar } from './avatar.tsx';
import { People } from './people.tsx';

/** Everybody at this server, the bot among them. */
export function Members() {
  const { bot, people } = useWindow().model.state;
  return (
    <>
      <h2>App — 1</h2>
      <p class="person-link">
        <Avatar id={bot.id} name={bot.name} bot online={bot.connected} />
        <span class="person-name">{bot.name}</span>
        <span class="tag">APP</span>
      </p>
      <h2>Players — {people.length}</h2>
      <People />
    </>
  );
}
