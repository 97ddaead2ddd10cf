import { words } from './words.ts';
import { embedSize, LIMITS, type Opened, type Screen } from './screens/screen.ts';

/** What shows a game that goes on without the message: Discord lets the bot edit it for 15 minutes only. */
const AGES: readonly Opened['what'][] = ['panel', 'hand', 'changes'];

/** The screen with the time of its content in its last line, if it shows how a game stands; Discord writes the time as the reader's clock does. */
export function updatedAt(screen: Screen, at: Date): Screen {
  const last = screen.embeds.at(-1);
  if (!last || !screen.opens || !AGES.includes(screen.opens.what)) return screen;
  const text = words.play.updated;
  const fits = last.footer === undefined && embedSize(screen.embeds) + text.length <= LIMITS.embeds;
  const stamped = { ...last, timestamp: at.toISOString(), ...(fits ? { footer: { text } } : {}) };
  return { ...screen, embeds: [...screen.embeds.slice(0, -1), stamped] };
}
