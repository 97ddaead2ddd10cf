import { describe, expect, it } from 'vitest';
import { ALERT_ROWS } from '../../../src/games/skydock/content/printed.ts';
import { lockdownAt } from '../../../src/games/skydock/ship/alert.ts';
import { firstSpace, lastSpace, turn, upkeep } from './world.ts';

/** A failed attack: the die of the challenge, then that of the neutralization token. */
const failing = (slot: number) => [1, slot];

describe('Neutralization Tokens', () => {
  it('Neutralization: a D20 says which slot is covered', () => {
    const world = turn({ guards: { dock: 1 }, dice: failing(3) }).use('attack');
    expect(world.board(0)[1]).toBe('interact x');
  });

  it('Neutralization: an empty slot leaves the choice to the victim (S12)', () => {
    const world = turn({ guards: { dock: 1 }, dice: failing(20) }).use('attack');
    expect(world.options('displace')).toHaveLength(6);
    world.choose({ do: 'cover', slot: 5 });
    expect(world.board(0)[5]).toBe('heal x');
  });

  it('Neutralization: so does a slot that is covered, and only uncovered abilities can be chosen (S12)', () => {
    const world = turn({ pirates: [{ assigned: [0, 1] }, {}], guards: { dock: 1 }, dice: failing(1) }).use('attack');
    expect(world.options('displace').map((option) => (option.do === 'cover' ? option.slot : -1))).toEqual([2, 3, 4, 5]);
  });

  it('Neutralization: the last uncovered ability is covered without asking', () => {
    const world = turn({
      pirates: [{ abilities: ['attack', 'attack', 'move'], assigned: [1, 2], marks: [0] }, { marks: [0] }],
      guards: { dock: 1 },
      dice: [1, 20],
    }).use('attack');
    expect(world.board(0)).toEqual(['attack x', 'attack x', 'move x']);
  });

  it('Neutralization: with every ability covered there is no token (S12)', () => {
    const world = upkeep({
      pirates: [{ at: 'port', abilities: ['interact', 'move'], assigned: [0], recovering: [1] }, {}],
      guards: { port: 1 },
      dice: [1, 20],
    });
    expect(world.heard('spared')).toMatchObject({ seat: 0 });
  });

  it('Neutralization: a recovering token covers a slot as well', () => {
    const world = turn({ pirates: [{ recovering: [0] }, {}], guards: { dock: 1 }, dice: failing(1) }).use('attack');
    expect(world.asked).toContain('displace 0');
  });

  it('Neutralization: it may cover an ability that holds a marker, which cannot be used then', () => {
    const world = turn({ guards: { dock: 1 }, dice: failing(1) }).use('attack');
    expect(world.slot(0, 0)).toMatchObject({ markers: 1, neutralized: 'assigned' });
    world.drop('move');
    expect(world.offers({ do: 'use', slot: 0 }, 0)).toBe(false);
    expect(world.choose({ do: 'pass' }).offers({ do: 'drop', slot: 0 }, 0)).toBe(true);
  });
});

describe('Characters: Improving a Character', () => {
  it('Improving: a gained ability goes to the left-most empty spot of any row', () => {
    const world = turn({ pirates: [{ abilities: ['move', null, null, 'loot'], loot: ['boarding-axe'] }, {}] });
    const gain = (slot: number) => ({ do: 'gain', ability: 'attack', slot }) as const;
    const uses = world.options('hand', 0).flatMap((option) => (option.do === 'card' ? [option.use] : []));
    // Rows whose next slots are hit as often are one answer.
    expect(uses).toEqual([{ do: 'play' }, gain(1)]);
    const marrow = turn({
      pirates: [{ character: 'marrow', abilities: ['move', null, null, 'loot'], loot: ['boarding-axe'] }, {}],
    });
    expect(marrow.offers({ do: 'card', card: marrow.held('boarding-axe'), use: gain(1) })).toBe(true);
  });

  it('Improving: with no space in any row nothing can be gained', () => {
    const full = [
      'move',
      'interact',
      'scheme',
      'loot',
      'attack',
      'heal',
      'move',
      'loot',
      'scheme',
      'interact',
    ] as const;
    const world = turn({ pirates: [{ abilities: full, loot: ['boarding-axe'], marks: [0] }, {}] });
    expect(world.usesOf('boarding-axe')).toEqual(['play', 'upgrade']);
  });

  it('Improving: a card with several icons can be used for any of them', () => {
    const world = turn({ pirates: [{ loot: ['petty-cash'], abilities: ['scheme', 'loot', 'move'] }, {}] });
    const offers = (slot: number) =>
      world.offers({ do: 'card', card: world.held('petty-cash'), use: { do: 'upgrade', slot } });
    expect([0, 1, 2].map(offers)).toEqual([true, true, false]);
  });

  it('Improving: to level 2 and level 4 the token is flipped', () => {
    const world = turn({
      pirates: [{ loot: ['boarding-axe', 'stun-lobster'], abilities: ['attack', 'attack 3'] }, {}],
      tokens: { attack: { low: 0, high: 0 } },
    });
    world.card('boarding-axe', { do: 'upgrade', slot: 0 });
    world.card('stun-lobster', { do: 'upgrade', slot: 1 });
    expect(world.board(0)).toEqual(['attack 2', 'attack 4']);
  });

  it('Improving: to level 3 a new token is needed, and the old one leaves the game (S9)', () => {
    const world = turn({ pirates: [{ loot: ['boarding-axe'], abilities: ['attack 2'] }, {}] });
    const before = world.table.tokens.attack;
    world.card('boarding-axe', { do: 'upgrade', slot: 0 });
    expect(world.board(0)).toEqual(['attack 3']);
    expect(world.table.tokens.attack).toEqual({ low: before.low, high: before.high - 1 });
    expect(world.table.box.tokens.attack.low).toBe(1);
  });

  it('Improving: without a token in the supply it cannot be done', () => {
    const world = turn({
      pirates: [{ loot: ['boarding-axe'], abilities: ['attack 2'] }, {}],
      tokens: { attack: { low: 0, high: 0 } },
    });
    expect(world.usesOf('boarding-axe')).toEqual(['play']);
  });

  it('Improving: beyond level 4 there is nothing', () => {
    const world = turn({ pirates: [{ loot: ['boarding-axe'], abilities: ['attack 4'] }, {}] });
    expect(world.usesOf('boarding-axe')).not.toContain('upgrade');
  });

  it('Improving: the loot is discarded and what lies on the ability stays', () => {
    const world = turn({ pirates: [{ loot: ['boarding-axe'], abilities: ['attack', 'move'], assigned: [0] }, {}] });
    world.card('boarding-axe', { do: 'upgrade', slot: 0 });
    expect(world.table.discards.loot).toEqual(['boarding-axe.1']);
    expect(world.board(0)[0]).toBe('attack 2 x');
  });

  it('Characters: one may hold more cards than the limit until the upkeep', () => {
    const scheme = ['uniform', 'diversion', 'spare-fuse', 'toolbelt', 'crawlspace'] as const;
    const world = turn({ pirates: [{ at: 'starboard', abilities: ['scheme 4'], scheme }, {}] }).use('scheme');
    expect(world.hand(0).scheme).toHaveLength(9);
  });
});

describe('Alert Level', () => {
  const calls = (alert: number, supply?: number) =>
    turn({
      pirates: [{ scheme: ['short-circuit'] }, {}],
      guards: { dock: 1 },
      alert,
      ...(supply !== undefined && { supply }),
    });

  it('Alert: it rises space by space along the row', () => {
    expect(calls(0).play('short-circuit').table.alert).toBe(1);
  });

  it('Alert: every new level places a guard at the Dock', () => {
    const world = calls(firstSpace(1) - 1).play('short-circuit');
    expect(world.heard('guards-placed')).toMatchObject({ spot: 'dock', count: 1, why: 'level' });
  });

  it.each([2, 3, 4])('Alert: with %i players each row is as long as it says', (players) => {
    const pirates = Array.from({ length: players }, () => ({ marks: [0] }));
    expect(lockdownAt(turn({ pirates }).table)).toBe(lastSpace(players) + 1);
  });

  it('Alert: at LOCKDOWN the game ends at once and all players lose', () => {
    const world = calls(lastSpace()).play('short-circuit');
    expect(world.table.ending).toEqual({ reason: 'lockdown', winners: [] });
    expect(world.open).toEqual([]);
  });

  it('Alert: each guard the supply has not got raises it by 1 instead (S8)', () => {
    const world = turn({ pirates: [{ at: 'port' }, {}], supply: 0, dice: [1] }).loot();
    expect(world.guards('port').active).toBe(0);
    expect(world.table.alert).toBe(1);
  });

  it('Alert: a level entered that way places no Dock guard, and adds nothing (S8)', () => {
    const world = turn({ pirates: [{ at: 'port' }, {}], supply: 0, alert: firstSpace(1) - 1, dice: [1] }).loot();
    expect(world.table.alert).toBe(firstSpace(1));
    expect(world.guards('dock').active).toBe(0);
  });

  it('Alert: a level’s own Dock guard can be missing too, and then the alert rises again (S8)', () => {
    expect(calls(firstSpace(1) - 1, 0).play('short-circuit').table.alert).toBe(firstSpace(1) + 1);
  });

  it('Alert: it is never lowered below the first space of its level', () => {
    const world = turn({ pirates: [{ loot: ['forged-manifest'] }, {}], alert: firstSpace(1) + 1 }).play(
      'forged-manifest',
    );
    expect(world.table.alert).toBe(firstSpace(1));
  });
});

describe('Challenges', () => {
  const loot = (situation: Parameters<typeof turn>[0]) => turn(situation).loot();
  const there = { at: 'port' } as const;

  it('Challenges: the roll has to equal or beat the DC', () => {
    expect(loot({ pirates: [there, {}], dice: [9] }).heard('challenge').passed).toBe(true);
    expect(loot({ pirates: [there, {}], dice: [8] }).heard('challenge').passed).toBe(false);
  });

  it.each(ALERT_ROWS.map(({ dc }, level) => [level, dc] as const))(
    'Challenges: at alert level %i the DC is %i',
    (level, dc) => {
      const alert = firstSpace(level);
      expect(loot({ pirates: [there, {}], alert, dice: [20] }).heard('challenge').dc).toBe(dc);
    },
  );

  it('Challenges: a 1 always fails', () => {
    const world = loot({
      pirates: [{ ...there, abilities: ['loot 4'], loot: ['crowbar', 'boarding-axe'] }, {}],
      dice: [1],
    });
    expect(world.heard('challenge').passed).toBe(false);
  });

  it('Challenges: a 20 always succeeds', () => {
    const world = loot({ pirates: [there, {}], guards: { port: 7 }, dice: [20] });
    expect(world.heard('challenge')).toMatchObject({ total: 6, passed: true });
  });

  it('Challenges: each active guard in the room costs 2, stunned ones nothing', () => {
    const world = loot({ pirates: [there, {}], guards: { port: { active: 2, stunned: 1 } }, dice: [20] });
    expect(world.heard('challenge').modifiers.guards).toBe(-4);
  });

  it('Challenges: the character’s stat counts (S24)', () => {
    const world = loot({ pirates: [{ ...there, character: 'quill' }, {}], options: { stats: 'on' }, dice: [20] });
    expect(world.heard('challenge')).toMatchObject({ stat: 'technical', modifiers: { stat: 3 } });
  });

  it('Challenges: with the switch off it does not (S24)', () => {
    const world = loot({ pirates: [{ ...there, character: 'quill' }, {}], options: { stats: 'off' }, dice: [20] });
    expect(world.heard('challenge').modifiers.stat).toBe(0);
  });

  it('Challenges: after the roll any scheme cards can be discarded for +2 each, whatever is on them', () => {
    const world = loot({ pirates: [{ ...there, scheme: ['uniform', 'diversion', 'toolbelt'] }, {}], dice: [6] });
    expect(world.options('boost')).toEqual([0, 1, 2].map((cards) => ({ do: 'boost', cards })));
    world.choose({ do: 'boost', cards: 2 });
    world.pick('boost-cards', [
      { do: 'discard', card: world.held('uniform') },
      { do: 'discard', card: world.held('toolbelt') },
    ]);
    expect(world.heard('challenge')).toMatchObject({ total: 10, modifiers: { cards: 4 }, passed: true });
    expect(world.hand(0).scheme).toHaveLength(1);
  });

  it('Challenges: nobody is asked for cards when they cannot change the result', () => {
    for (const dice of [[1], [2], [20], [9]]) {
      const world = loot({ pirates: [{ ...there, scheme: ['uniform'] }, {}], dice });
      expect(world.asked).not.toContain('boost 0');
    }
  });

  it('Challenges: one may let it be', () => {
    const world = loot({ pirates: [{ ...there, scheme: ['uniform'] }, {}], dice: [8] }).choose({
      do: 'boost',
      cards: 0,
    });
    expect(world.heard('challenge').passed).toBe(false);
    expect(world.hand(0).scheme).toHaveLength(1);
  });

  it('Challenges: without more said, there is no penalty for failing', () => {
    const world = turn({ pirates: [{ at: 'starboard' }, {}], dice: [2] }).room();
    expect(world.events.map(({ kind }) => kind)).toEqual(['used', 'room', 'rolled', 'challenge', 'turn']);
  });

  it('Challenges: bonuses last for the turn', () => {
    const world = turn({ pirates: [{ ...there, loot: ['boarding-axe'] }, {}], dice: [5] })
      .play('boarding-axe')
      .loot();
    expect(world.heard('challenge')).toMatchObject({ modifiers: { bonus: 4 }, passed: true });
    expect(world.end().table.turn).toMatchObject({ seat: 1, bonus: 0 });
  });
});
