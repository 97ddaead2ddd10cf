import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { decisionId } from '#engine';
import { readCustomId } from '../../../src/discord/custom-id.ts';
import { panelScreen } from '../../../src/discord/screens/panel/panel.ts';
import { games } from '../../../src/games/index.ts';
import { skydock } from '../../../src/games/skydock/index.ts';
import { isRefusal } from '../../../src/tables/commands/command.ts';
import { suggested } from '../../../src/tables/commands/turn.ts';
import { house } from '../../tables/house.ts';
import { planning } from './world.ts';

const world = planning();
const entries = games.filter(({ game }) => game.id === skydock.id);

async function tableOf() {
  const at = await house(':memory:', entries);
  const begun = await at.game('p0', 'p1');
  const match = { seats: 2, seq: 9, state: world.state, history: null };
  return { at, table: { ...begun, play: { match, open: world.open } } };
}

describe('A suggested answer', () => {
  it('is chosen already in the menu, below which one press locks it in', async () => {
    const { table } = await tableOf();
    const parts = panelScreen(table, 0).components.flatMap(({ components }) => components);
    const menu = parts.find((part) => part.type === ComponentType.StringSelect);
    const chosen = menu?.options.filter((option) => option.default).map(({ label }) => label);
    expect(chosen).toEqual(['Move 1', 'Interact 1', 'Scheme 1', 'Attack 1']);
    const labels = parts.flatMap((part) => (part.type === ComponentType.Button && 'label' in part ? [part.label] : []));
    expect(labels[0]).toBe('Lock In Move 1, Interact 1, Scheme 1, Attack 1');
  });

  it('is one button above the menu where the game waits for nothing else', async () => {
    const { table } = await tableOf();
    const open = table.play.open.filter(({ kind }) => kind === 'place');
    const parts = panelScreen({ ...table, play: { ...table.play, open } }, 0).components.flatMap(
      ({ components }) => components,
    );
    const buttons = parts.flatMap((part) =>
      part.type === ComponentType.Button && 'custom_id' in part && readCustomId(part.custom_id)?.verb === 'suggested'
        ? [part.label]
        : [],
    );
    expect(buttons).toEqual(['Suggested: Move 1, Interact 1, Scheme 1, Attack 1']);
  });

  it('goes through the gate as any other answer', async () => {
    const { at, table } = await tableOf();
    const { revision } = table.record;
    const command = suggested({ seat: 0, revision }, decisionId(world.question('place', 0).id));
    const result = command.run(table, at.press('p0'), revision);
    if (isRefusal(result)) throw new Error(result.why);
    const { state } = result.play?.match ?? {};
    expect(state).toMatchObject({ hidden: { hands: [{ plan: { marks: [0, 1, 2, 4] } }, {}] } });
  });
});
