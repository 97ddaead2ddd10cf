import { describe, expect, it } from 'vitest';
import { optionId } from '#engine';
import { starcadiaEntry } from '../../../src/games/starcadia/index.ts';
import type { Action } from '../../../src/games/starcadia/state/actions.ts';
import type { Frame } from '../../../src/games/starcadia/state/frames.ts';
import { starcadia } from '../../../src/games/starcadia/game.ts';
import { commands, seatOf, type Table } from '../../../src/tables/index.ts';
import { answer, asked, house, now, refusal, type House } from '../../tables/house.ts';
import { on, world, type World } from './world.ts';

const PEOPLE = ['ada', 'bo', 'cy'];

/** A table whose game begins in the position of that world. */
async function tableOf(test: World): Promise<{ at: House; table: Table }> {
  const game = { ...starcadia, setup: () => test.state };
  const at = await house(':memory:', [{ ...starcadiaEntry, game }]);
  return { at, table: await at.game(...PEOPLE.slice(0, test.table.crews.length)) };
}

/** Why that press is refused; the table stands as it stood. */
async function refused(at: House, panel: Table, person: string, decision: string, action: Action): Promise<string> {
  const before = await now(at, panel);
  const seat = seatOf(panel, person)?.seat ?? 0;
  const press = commands.act({ seat, revision: panel.record.revision }, [optionId(decision, action)]);
  const { why } = refusal(await at.tables.do(panel.record.id, at.press(person), press));
  const after = await now(at, panel);
  expect(after.record.revision).toBe(before.record.revision);
  expect(after.play?.match.state).toEqual(before.play?.match.state);
  return why;
}

const idOf = (table: Table, person: string) => asked(table, person)[0]?.id ?? '';

/** The position in which only that frame is asked. */
function waitingIn(test: World, frame: Frame): World {
  const stack = [...test.table.stack.slice(0, 1), frame];
  test.state = { ...test.state, table: { ...test.table, stack, begun: frame.no } };
  return test;
}

const stop: Action = { do: 'stop' };

describe('A press that cannot count changes nothing', () => {
  const attacked = () =>
    tableOf(
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
    const { at, table } = await tableOf(
      world({
        crews: [[{ at: 'C1' }], [{ at: 'B1' }], [{ at: 'A4' }]],
        monsters: [{ kind: 'weeble', at: 'C4', dazed: true }],
        event: 'coffee-break',
      }).activate(),
    );
    const decision = idOf(table, 'ada');
    // No dice are rolled on the way: those of a table are its own.
    const next = await answer(at, table, 'ada', stop);
    await answer(at, next, 'ada', { do: 'move', path: [{ kind: 'step', to: on('C3') }] });
    const old: Action = { do: 'move', path: [{ kind: 'step', to: on('C2') }] };
    expect(await refused(at, table, 'ada', decision, old)).toBe('stale');
  });

  it('in a payback that another player steers', async () => {
    const { at, table } = await attacked();
    expect(asked(table, 'ada')).toEqual([]);
    for (const person of ['ada', 'bo'])
      expect(await refused(at, table, person, idOf(table, 'cy'), stop)).toBe('refused');
  });

  it('in a payback that was answered', async () => {
    const { at, table } = await attacked();
    const decision = idOf(table, 'cy');
    await answer(at, table, 'cy', stop);
    expect(await refused(at, table, 'cy', decision, stop)).toBe('stale');
  });

  it('as a reaction to an attack that is over', async () => {
    const { at, table } = await tableOf(
      world({ crews: [[{ at: 'C3', upgrades: ['pulse-blade'] }], [{ at: 'C4', upgrades: ['duck'] }]] })
        .activate()
        .attack(2),
    );
    const decision = idOf(table, 'bo');
    await answer(at, table, 'bo', { do: 'keep' });
    expect(await refused(at, table, 'bo', decision, { do: 'react', token: 0 })).toBe('stale');
  });

  it('on an upgrade that another crew has just taken', async () => {
    const { at, table } = await tableOf(
      waitingIn(world({ crews: [[{ at: 'B1' }], [{ at: 'B2' }]] }), {
        kind: 'upgrade-draft',
        no: 4,
        deck: ['boarding-axe', 'static-whip', 'duck'],
        picks: [0, 1],
      }),
    );
    const next = await answer(at, table, 'ada', { do: 'draft', upgrade: 'boarding-axe' });
    const taken: Action = { do: 'draft', upgrade: 'boarding-axe' };
    expect(await refused(at, next, 'bo', idOf(next, 'bo'), taken)).toBe('refused');
  });

  it('that gives away the token that keeps its hero alive', async () => {
    const { at, table } = await tableOf(
      world({
        crews: [
          [{ at: 'B1', id: 'digits', wounds: 4, upgrades: ['padded-vest', 'duck'] }, { at: 'B2' }],
          [{ at: 'A4' }],
        ],
      }).answer({ do: 'rest' }),
    );
    const deadly: Action = { do: 'give', hero: 0, token: 0, instead: null };
    expect(await refused(at, table, 'ada', idOf(table, 'ada'), deadly)).toBe('refused');
  });

  it('on the next scenario, by a player who has not won the last', async () => {
    const sheet = [{ scenario: '1', tokens: [3, 0], badges: [1, 0], order: [0, 1], over: 'quests' }] as const;
    const { at, table } = await tableOf(
      waitingIn(world({ crews: [[{ at: 'B1' }], [{ at: 'B2' }]], sheet }), { kind: 'next-scenario', no: 4, seat: 0 }),
    );
    expect(await refused(at, table, 'bo', idOf(table, 'ada'), { do: 'play', scenario: '2a' })).toBe('refused');
  });

  it('on a hero while the crews set up', async () => {
    const { at, table } = await tableOf(
      waitingIn(world({ crews: [[{ at: 'B1' }], [{ at: 'B2' }]] }), { kind: 'distribute', no: 4, waiting: [0, 1] }),
    );
    expect(await refused(at, table, 'ada', idOf(table, 'ada'), { do: 'activate', hero: 0 })).toBe('refused');
  });
});
