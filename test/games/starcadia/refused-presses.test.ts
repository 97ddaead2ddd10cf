import { describe, expect, it } from 'vitest';
import { optionId } from '#engine';
import { writeCustomId } from '../../../src/discord/custom-id.ts';
import { starcadia } from '../../../src/games/starcadia/game.ts';
import { starcadiaEntry } from '../../../src/games/starcadia/index.ts';
import type { Action } from '../../../src/games/starcadia/state/actions.ts';
import type { Frame } from '../../../src/games/starcadia/state/frames.ts';
import { club, whispered, type Club, type Shown } from '../../discord/club.ts';
import { on, world, type World } from './world.ts';

type Name = 'ada' | 'bo' | 'cy';

const MOVED_ON = 'The game has moved on, so nothing was played. Here is the current state.';
const CHANGED = 'The choices have changed, so nothing was played. Choose again.';
const NOT_YOURS =
  /Those are the choices of \*\*\w+\*\*, so nothing was played\. Press \*\*Take Turn\*\* under the board/;

const stop: Action = { do: 'stop' };

/** A game that begins in that position, played through the bot. */
async function playing(test: World): Promise<Club> {
  const at = await club({ games: [{ ...starcadiaEntry, game: { ...starcadia, setup: () => test.state } }] });
  const lobby = await at.open();
  for (const person of [at.bo, at.cy].slice(0, test.table.crews.length - 1)) await person.press(lobby, 'Join');
  await at.ada.press(lobby, 'Start Game');
  await at.told();
  return at;
}

async function tableOf({ tables, channel }: Club) {
  const table = await tables.tableIn(channel);
  if (!table?.play) throw new Error('Nothing is played.');
  return { ...table, play: table.play };
}

/** The button for an answer to the question of that seat, as it stands on a panel opened now. */
async function buttonOf(at: Club, seat: number, action: Action): Promise<string> {
  const { record, play } = await tableOf(at);
  const decision = play.open.find((each) => each.seat === seat)?.id ?? '';
  const option = optionId(decision, action);
  return writeCustomId({ verb: 'do', table: record.id, seat, revision: record.revision, option });
}

function press(at: Club, name: Name, customId: string): Promise<Shown> {
  return at.sandbox.forge(at[name], { kind: 'press', customId, channelId: at.channel });
}

/** That person gives this answer, and it counts. */
async function plays(at: Club, name: Name, action: Action): Promise<void> {
  const { record } = await tableOf(at);
  const seat = ['ada', 'bo', 'cy'].indexOf(name);
  await press(at, name, await buttonOf(at, seat, action));
  expect((await tableOf(at)).record.revision).toBe(record.revision + 1);
}

/** What the presser is told; the table stands as it stood. */
async function refused(at: Club, name: Name, customId: string): Promise<string> {
  const before = await tableOf(at);
  const said = whispered(await press(at, name, customId));
  const after = await tableOf(at);
  expect(after.record.revision).toBe(before.record.revision);
  expect(after.play.match.state).toEqual(before.play.match.state);
  return said;
}

/** The position in which only that frame is asked. */
function waitingIn(test: World, frame: Frame): World {
  const stack = [...test.table.stack.slice(0, 1), frame];
  test.state = { ...test.state, table: { ...test.table, stack, begun: frame.no } };
  return test;
}

describe('A press that cannot count gets one clear sentence, and the question as it is now', () => {
  const attacked = () =>
    playing(
      world({
        crews: [[{ at: 'C2', upgrades: ['repeater-pistol'] }], [{ at: 'B1' }], [{ at: 'A4' }]],
        monsters: [{ kind: 'weeble', at: 'C4', dazed: true }],
      })
        .activate()
        .dice('melee', 'melee')
        .attack(8)
        .asks(2, 'monster'),
    );

  it('on a move after a monster has come in the way', async () => {
    const at = await playing(
      world({
        crews: [[{ at: 'C1' }], [{ at: 'B1' }], [{ at: 'A4' }]],
        monsters: [{ kind: 'weeble', at: 'C4', dazed: true }],
        event: 'coffee-break',
      }).activate(),
    );
    const old = await buttonOf(at, 0, { do: 'move', path: [{ kind: 'step', to: on('C2') }] });
    await plays(at, 'ada', stop);
    await plays(at, 'ada', { do: 'move', path: [{ kind: 'step', to: on('C3') }] });
    expect(await refused(at, 'ada', old)).toMatch(new RegExp(`⚠ ${MOVED_ON}[^]*An event activates Weeble`));
  });

  it('in a payback, by players who do not steer the monster, and on it once it is answered', async () => {
    const at = await attacked();
    const button = await buttonOf(at, 2, stop);
    for (const name of ['ada', 'bo'] as const) expect(await refused(at, name, button)).toMatch(NOT_YOURS);
    await plays(at, 'cy', stop);
    expect(await refused(at, 'cy', button)).toMatch(new RegExp(`⚠ ${MOVED_ON}[^]*Waiting for`));
  });

  it('as a reaction to an attack that is over', async () => {
    const at = await playing(
      world({ crews: [[{ at: 'C3', upgrades: ['pulse-blade'] }], [{ at: 'C4', upgrades: ['duck'] }]] })
        .activate()
        .attack(2),
    );
    const button = await buttonOf(at, 1, { do: 'react', token: 0 });
    await plays(at, 'bo', { do: 'keep' });
    expect(await refused(at, 'bo', button)).toContain(`⚠ ${MOVED_ON}`);
  });

  it('on an upgrade that another crew has just taken', async () => {
    const at = await playing(
      waitingIn(world({ crews: [[{ at: 'B1' }], [{ at: 'B2' }]] }), {
        kind: 'upgrade-draft',
        no: 4,
        deck: ['boarding-axe', 'static-whip', 'duck'],
        picks: [0, 1],
      }),
    );
    await plays(at, 'ada', { do: 'draft', upgrade: 'boarding-axe' });
    const said = await refused(at, 'bo', await buttonOf(at, 1, { do: 'draft', upgrade: 'boarding-axe' }));
    expect(said).toMatch(new RegExp(`⚠ ${CHANGED}[^]*Which upgrade do you pick\\?`));
  });

  it('that gives away the upgrade that keeps its hero alive: the question names it', async () => {
    const at = await playing(
      world({
        crews: [
          [{ at: 'B1', id: 'digits', wounds: 4, upgrades: ['padded-vest', 'duck'] }, { at: 'B2' }],
          [{ at: 'A4' }],
        ],
      }).answer({ do: 'rest' }),
    );
    const deadly = await buttonOf(at, 0, { do: 'give', hero: 0, token: 0, instead: null });
    expect(await refused(at, 'ada', deadly)).toMatch(
      new RegExp(`⚠ ${CHANGED}[^]*Do your heroes exchange upgrades or gadgets\\?\nDigits needs Padded Vest to live\\.`),
    );
  });

  it('on the next scenario, by a player who has not won the last', async () => {
    const sheet = [{ scenario: '1', tokens: [3, 0], badges: [1, 0], order: [0, 1], over: 'quests' }] as const;
    const at = await playing(
      waitingIn(world({ crews: [[{ at: 'B1' }], [{ at: 'B2' }]], sheet }), { kind: 'next-scenario', no: 4, seat: 0 }),
    );
    expect(await refused(at, 'bo', await buttonOf(at, 0, { do: 'play', scenario: '2a' }))).toMatch(NOT_YOURS);
  });

  it('on a hero while the crews set up', async () => {
    const at = await playing(
      waitingIn(world({ crews: [[{ at: 'B1' }], [{ at: 'B2' }]] }), { kind: 'distribute', no: 4, waiting: [0, 1] }),
    );
    const early = await buttonOf(at, 0, { do: 'activate', hero: 0 });
    expect(await refused(at, 'ada', early)).toMatch(new RegExp(`⚠ ${CHANGED}[^]*Which upgrades does`));
  });
});
