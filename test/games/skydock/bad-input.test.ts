import { describe, expect, it } from 'vitest';
import { optionId, sameJson, type Seat } from '#engine';
import { refusalText } from '../../../src/discord/screens/names.ts';
import { games } from '../../../src/games/index.ts';
import type { Action } from '../../../src/games/skydock/state/actions.ts';
import { skydock } from '../../../src/games/skydock/index.ts';
import { isRefusal } from '../../../src/tables/commands/command.ts';
import { act } from '../../../src/tables/commands/turn.ts';
import { house } from '../../tables/house.ts';
import { drawing, turn, upkeep, type World } from './world.ts';

/** An option as it stood on somebody's panel. */
interface Button {
  readonly seat: Seat;
  readonly id: string;
}

function button(world: World, action: Action, seat: Seat): Button {
  const decision = world.open.find((open) => open.seat === seat && open.options.some((o) => sameJson(o, action)));
  if (!decision) throw new Error(`Seat ${String(seat)} is not offered ${JSON.stringify(action)}.`);
  return { seat, id: optionId(decision.id, action) };
}

/** The refusal of a press by the owner on a panel that claims to be up to date; the press must count for nothing. */
async function refused({ seat, id }: Button, world: World): Promise<string> {
  const at = await house(
    ':memory:',
    games.filter(({ game }) => game.id === skydock.id),
  );
  const people = world.table.pirates.map((_, place) => `p${String(place)}`);
  const begun = await at.game(...people);
  const { revision } = begun.record;
  const match = { seats: people.length, seq: 9, state: world.state, history: null };
  const table = { ...begun, play: { match, open: world.open } };
  const result = act({ seat, revision }, [id]).run(table, at.press(`p${String(seat)}`), revision);
  if (!isRefusal(result)) throw new Error('It counted.');
  return refusalText(result, table);
}

const NOTHING = /^The choices have changed, so nothing was played\./;

describe('A press that comes too late counts for nothing and says so', () => {
  it('Scheme: with a card that is no longer in the hand', async () => {
    const world = turn({ pirates: [{ scheme: ['false-alarm', 'uniform'] }, {}], alert: 1 });
    const late = button(world, { do: 'card', card: world.held('false-alarm'), use: { do: 'play' } }, 0);
    world.play('false-alarm');
    expect(await refused(late, world)).toMatch(NOTHING);
  });

  it('Claiming: after the marker that would have claimed has gone', async () => {
    const world = turn();
    const late = button(world, { do: 'pass' }, 0);
    world.drop('move');
    expect(world.table.first).toMatchObject({ holder: 0, claimed: true });
    expect(await refused(late, world)).toMatch(NOTHING);
  });

  it('Claiming: what somebody else has claimed meanwhile stays theirs', () => {
    const world = turn({ pirates: [{}, {}] });
    world.drop('move').drop('move', 1);
    expect(world.table.first).toMatchObject({ holder: 0, claimed: true });
  });

  it('Help: with a card that has left the hand since the offer was withdrawn', async () => {
    const world = turn({
      objectives: ['steal-the-recipe', 'log-our-side', 'see-the-sights'],
      pirates: [{ scheme: ['loose-bolts', 'crawlspace', 'deck-plans'] }, { scheme: ['nudge'] }],
      alert: 1,
    });
    world.use('interact').choose({ do: 'ask', objective: 0, symbol: 'mask' });
    const late = button(world, { do: 'agree', card: world.scheme('nudge', 1) }, 1);
    // While an offer stands, hands rest: nothing can take the card from under it.
    expect(world.asked).toEqual(['help 1?', 'offer 0']);
    world.choose({ do: 'withdraw' });
    expect(await refused(late, world)).toMatch(NOTHING);
    world.choose({ do: 'back' }).play('nudge', 1);
    expect(await refused(late, world)).toMatch(NOTHING);
  });

  it('Planning: with markers that are locked in already', async () => {
    const world = drawing();
    const late = button(world, { do: 'draw', deck: 'loot' }, 0);
    world.choose({ do: 'draw', deck: 'loot' }, 0).choose({ do: 'draw', deck: 'loot' }, 0);
    expect(await refused(late, world)).toMatch(NOTHING);
  });

  it('Upkeep: with a marker of the turn before it', async () => {
    const world = turn();
    const late = button(world, { do: 'use', slot: world.slotOf('move') }, 0);
    const later = upkeep({ pirates: [{ loot: ['crowbar', 'crowbar', 'boarding-axe', 'boarding-axe'] }, {}] });
    expect(await refused(late, later)).toMatch(NOTHING);
  });

  it('Armed: a card whose moment has not come is discarded like any other, and is armed no more', async () => {
    const world = upkeep({
      pirates: [
        {
          at: 'port',
          armed: ['tripwire'],
          scheme: ['uniform', 'diversion', 'false-alarm', 'crawlspace', 'deck-plans'],
        },
        {},
      ],
    });
    const tripwire = world.held('tripwire');
    const late = button(world, { do: 'discard', card: tripwire }, 0);
    world.pick('discard', [{ do: 'discard', card: tripwire }], 0);
    expect(world.hand(0).armed).toEqual([]);
    expect(await refused(late, world)).toMatch(NOTHING);
  });
});
