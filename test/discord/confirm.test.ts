import { expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { club, text, type Seen } from './club.ts';

const END = 'End Set-Up';
const QUESTION = 'End set-up? You have 3 unspent Reactor energy; you keep it for later rounds.';

/** The first panel of the Ship of Breach, against an AI player. */
async function ship() {
  const at = await club({ games });
  await at.ada.command(at.channel, 'game new', { game: 'breach', ai: '1' });
  const { message } = await at.ada.press(await at.told(), 'Start Game');
  if (!message) throw new Error('There is no panel.');
  const seq = async () => (await at.tables.tableIn(at.channel))?.play?.match.seq;
  const labels = (shown: Seen | null | undefined) =>
    shown ? at.ada.pressable(shown).flatMap((each) => (each.kind === 'button' ? [each.label] : [])) : [];
  return { ...at, panel: message, seq, labels };
}

it('A button that loses something asks once in place of the panel, and plays when it is pressed again', async () => {
  const { ada, panel, seq, labels } = await ship();
  const asked = await ada.press(panel, END);
  expect(asked.kind).toBe('update');
  expect(text(asked.message)).toContain(`### ${QUESTION}`);
  expect(labels(asked.message)).toEqual([END, 'Back']);
  expect(await seq()).toBe(0);
  await ada.press(asked.message ?? panel, END);
  expect(await seq()).toBe(1);
});

it('Back leads from the question to the panel, and nothing was played', async () => {
  const { ada, panel, seq, labels } = await ship();
  const asked = await ada.press(panel, END);
  const back = await ada.press(asked.message ?? panel, 'Back');
  expect(back.kind).toBe('update');
  expect(labels(back.message)).toContain(END);
  expect(await seq()).toBe(0);
});

it('A move typed as a command is asked about like its button', async () => {
  const { ada, seq, channel } = await ship();
  const choices = await ada.autocomplete(channel, 'game act', { choice: '' }, 'choice');
  const end = choices.find(({ name }) => name === END);
  const asked = await ada.command(channel, 'game act', { choice: String(end?.value) });
  expect(text(asked.message)).toContain(QUESTION);
  await ada.press(asked.message ?? '', END);
  expect(await seq()).toBe(1);
});
