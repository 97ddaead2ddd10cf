import { describe, expect, it } from 'vitest';
import { LOOT_IDS, SCHEME_IDS } from '../../../src/games/skydock/cards/cards.ts';
import type { LootId } from '../../../src/games/skydock/content/loot.ts';
import type { SchemeId } from '../../../src/games/skydock/content/schemes.ts';
import { turn, type Sailor, type Situation, type World } from './world.ts';

/** A turn in which seat 0 holds the card and plays it. */
function played(design: SchemeId | LootId, sailor: Sailor = {}, situation: Situation = {}): World {
  const isLoot = LOOT_IDS.some((id) => id === design);
  const hand: Sailor = isLoot
    ? { ...sailor, loot: [...LOOT_IDS.filter((id) => id === design), ...(sailor.loot ?? [])] }
    : { ...sailor, scheme: [...SCHEME_IDS.filter((id) => id === design), ...(sailor.scheme ?? [])] };
  return turn({ ...situation, pirates: [hand, ...(situation.pirates ?? [{}])] }).play(design);
}

const tested = new Set<string>();
/** One card, one test. */
function card(design: SchemeId | LootId, says: string, proof: () => void): void {
  tested.add(design);
  it(`${design}: ${says}`, proof);
}

describe('Scheme cards', () => {
  card('diversion', 'an active guard here moves to an adjacent room', () => {
    const world = played('diversion', {}, { guards: { dock: 2 } }).choose({ do: 'spot', spot: 'port' });
    expect([world.guards('dock').active, world.guards('port').active]).toEqual([1, 1]);
  });
  card('uniform', '+4 this turn', () => {
    expect(played('uniform').table.turn?.bonus).toBe(4);
  });
  card('crawlspace', 'one room, without an encounter', () => {
    const world = played('crawlspace', { at: 'starboard' }).choose({ do: 'go', path: ['bow-starboard'] });
    expect(world.pirate(0).spot).toBe('bow-starboard');
    expect(world.wasTold('encounter')).toBe(false);
    expect(world.asked).toContain('turn 0');
  });
  card('pass-card', 'to another of the three fixed rooms', () => {
    const world = played('pass-card');
    expect(world.options('jump')).toEqual([
      { do: 'spot', spot: 'bridge' },
      { do: 'spot', spot: 'engine' },
    ]);
    expect(world.choose({ do: 'spot', spot: 'engine' }).pirate(0).spot).toBe('engine');
  });
  card('percussive-repair', 'a neutralization token is removed, without glory', () => {
    const world = played('percussive-repair', { assigned: [0, 1] }).choose({ do: 'slot', slot: 1 });
    expect(world.board(0).slice(0, 2)).toEqual(['move x', 'interact']);
    expect(world.pirate(0).glory).toBe(0);
  });
  card('loose-bolts', 'a guard is stunned, and 1 glory', () => {
    const world = played('loose-bolts', {}, { guards: { dock: 2 } });
    expect(world.guards('dock')).toEqual({ active: 1, stunned: 1 });
    expect(world.pirate(0).glory).toBe(1);
  });
  card('spare-fuse', 'a marker from the pile for an ability that has none', () => {
    const world = played('spare-fuse', { marks: [0, 1, 2, 3], assigned: [5] });
    expect(world.slot(0, 4).markers).toBe(1);
  });
  card('short-circuit', 'two guards are stunned and the alert rises', () => {
    const world = played('short-circuit', {}, { guards: { dock: 3 } });
    expect(world.guards('dock')).toEqual({ active: 1, stunned: 2 });
    expect(world.table.alert).toBe(1);
  });
  card('inside-tip', 'two loot cards for a scheme card', () => {
    const world = played('inside-tip', { scheme: ['uniform', 'nudge'] });
    world.pick('discard', [{ do: 'discard', card: world.held('nudge') }]);
    expect(world.hand(0).loot).toHaveLength(2);
    expect(world.hand(0).scheme).toEqual(['uniform.1']);
  });
  card('deck-plans', 'one of three scheme cards, the others discarded', () => {
    const world = played('deck-plans', {}, { top: { scheme: ['uniform', 'nudge', 'toolbelt'] } });
    world.choose({ do: 'take', card: 'nudge.1' });
    expect(world.cards(0)).toEqual(['nudge']);
    expect(world.table.discards.scheme).toEqual(expect.arrayContaining(['uniform.1', 'toolbelt.1']));
  });
  card('bad-influence', 'a guard from next door comes here, and 1 glory', () => {
    const world = played('bad-influence', {}, { guards: { port: 1, starboard: 1 } }).choose({
      do: 'spot',
      spot: 'port',
    });
    expect([world.guards('dock').active, world.guards('port').active]).toEqual([1, 0]);
    expect(world.pirate(0).glory).toBe(1);
  });
  card('toolbelt', 'a loot card out of the discards, for another', () => {
    const world = played('toolbelt', { loot: ['crowbar'] }, { discards: { loot: ['shiny-medal', 'lockbox'] } });
    world.choose({ do: 'take', card: 'shiny-medal.1' });
    world.pick('discard', [{ do: 'discard', card: world.held('crowbar') }]);
    expect(world.cards(0)).toEqual(['shiny-medal']);
  });
  card('master-plan', 'a space on a track', () => {
    const world = played('master-plan', {}, { objectives: ['see-the-sights', 'empty-the-lockers', 'log-our-side'] });
    expect(world.choose({ do: 'track', objective: 1 }).table.objectives[1]?.track).toEqual([1, 0]);
  });
  card('loyal-crew', 'a scheme card for everybody here', () => {
    const world = played('loyal-crew', {}, { pirates: [{}, { at: 'port' }] });
    expect([0, 1, 2].map((seat) => world.hand(seat).scheme.length)).toEqual([1, 1, 0]);
  });
  card('false-alarm', 'the alert falls by 2', () => {
    expect(played('false-alarm', {}, { alert: 1 }).table.alert).toBe(0);
  });
  card('soft-landing', 'assigned tokens are flipped', () => {
    expect(
      played('soft-landing', { assigned: [0, 2], recovering: [1] })
        .board(0)
        .slice(0, 3),
    ).toEqual(['move o', 'interact o', 'scheme o']);
  });
  card('secret-hatch', 'all active guards here follow the arrow', () => {
    const world = played('secret-hatch', {}, { guards: { dock: { active: 2, stunned: 1 } } });
    expect(world.guards('dock')).toEqual({ active: 0, stunned: 1 });
    expect(world.guards('starboard').active).toBe(2);
  });
  card('tripwire', 'a guard here is stunned', () => {
    expect(played('tripwire', {}, { guards: { dock: 1 } }).guards('dock')).toEqual({ active: 0, stunned: 1 });
  });
  card('nudge', '+3 for the active player, 1 glory for the player of the card', () => {
    const world = turn({ pirates: [{}, { scheme: ['nudge'] }] }).play('nudge', 1);
    expect(world.table.turn).toMatchObject({ seat: 0, bonus: 3 });
    expect(world.pirate(1).glory).toBe(1);
  });
  card('finders-fee', 'a loot card', () => {
    expect(played('finders-fee').hand(0).loot).toHaveLength(1);
  });
});

describe('Loot cards', () => {
  card('boarding-axe', '+4 this turn', () => {
    expect(played('boarding-axe').table.turn?.bonus).toBe(4);
  });
  card('stun-lobster', 'two guards are stunned', () => {
    expect(played('stun-lobster', {}, { guards: { dock: 3 } }).guards('dock')).toEqual({ active: 1, stunned: 2 });
  });
  card('gravity-boots', 'two rooms, without an encounter', () => {
    const world = played('gravity-boots', { at: 'bridge' }, { guards: { bridge: 2 } });
    world.choose({ do: 'go', path: ['bow-starboard', 'dock'] });
    expect(world.pirate(0).spot).toBe('dock');
    expect(world.wasTold('encounter')).toBe(false);
  });
  card('signal-flare', 'a guard comes here, and a scheme card', () => {
    const world = played('signal-flare', {}, { guards: { port: 1 } });
    expect(world.guards('dock').active).toBe(1);
    expect(world.hand(0).scheme).toHaveLength(1);
  });
  card('snack-crate', 'two neutralization tokens are removed', () => {
    const world = played('snack-crate', { assigned: [0], recovering: [1] }).choose({ do: 'slot', slot: 0 });
    expect(world.board(0).slice(0, 2)).toEqual(['move', 'interact']);
  });
  card('first-aid-parrot', 'everybody here flips their tokens, 1 glory', () => {
    const world = played('first-aid-parrot', { assigned: [0] }, { pirates: [{ assigned: [1] }] });
    expect([world.board(0)[0], world.board(1)[1]]).toEqual(['move o', 'interact o']);
    expect(world.pirate(0).glory).toBe(1);
  });
  card('crowbar', '+2 and a loot card', () => {
    const world = played('crowbar');
    expect(world.table.turn?.bonus).toBe(2);
    expect(world.hand(0).loot).toHaveLength(1);
  });
  card('lockbox', 'one of four loot cards, and the alert rises', () => {
    const world = played('lockbox', {}, { top: { loot: ['crowbar', 'shiny-medal', 'petty-cash', 'snack-crate'] } });
    expect(world.options('sift')).toHaveLength(4);
    world.choose({ do: 'take', card: 'shiny-medal.1' });
    expect(world.cards(0)).toEqual(['shiny-medal']);
    expect(world.table.alert).toBe(1);
  });
  card('forged-manifest', 'the alert falls by 2', () => {
    expect(played('forged-manifest', {}, { alert: 1 }).table.alert).toBe(0);
  });
  card('company-pen', 'two scheme cards', () => {
    expect(played('company-pen').hand(0).scheme).toHaveLength(2);
  });
  card('spare-cell', 'is for planning (see there)', () => {
    expect(() => played('spare-cell')).toThrow();
  });
  card('double-shift', 'is for planning (see there)', () => {
    expect(() => played('double-shift')).toThrow();
  });
  card('shiny-medal', '2 glory', () => {
    expect(played('shiny-medal').pirate(0).glory).toBe(2);
  });
  card('petty-cash', 'a guard here goes back to the supply', () => {
    const world = played('petty-cash', {}, { guards: { dock: { active: 1, stunned: 1 } } });
    expect(world.guards('dock')).toEqual({ active: 1, stunned: 0 });
    expect(world.table.guardSupply).toBe(13);
  });
  card('angry-vacuum', 'the guards go, and so may you', () => {
    const world = played('angry-vacuum', {}, { guards: { dock: 2 } }).choose({ do: 'go', path: ['port'] });
    expect(world.guards('starboard').active).toBe(2);
    expect(world.pirate(0).spot).toBe('port');
  });
  card('ransom-note', 'a scheme card out of the discards', () => {
    const world = played('ransom-note', {}, { discards: { scheme: ['uniform', 'nudge'] } });
    expect(world.choose({ do: 'take', card: 'nudge.1' }).cards(0)).toEqual(['nudge']);
  });
  card('captains-hat', 'the first player token and 1 glory', () => {
    const world = played('captains-hat', {}, { first: { holder: 1, claimed: false } });
    expect(world.table.first).toEqual({ holder: 0, claimed: true });
    expect(world.pirate(0).glory).toBe(1);
  });
  card('survey-drone', 'a space on a track', () => {
    const world = played('survey-drone', {}, { objectives: ['see-the-sights', 'log-our-side', 'steal-the-recipe'] });
    expect(world.table.objectives[0]?.track).toEqual([1, 0]);
  });
  card('oxygen-mints', 'a marker from the pile', () => {
    expect(played('oxygen-mints', { marks: [0, 1, 2, 3, 4] }).slot(0, 5).markers).toBe(1);
  });
  card('self-help-book', 'an upgrade for a neutralization token', () => {
    const world = played('self-help-book', {}, { dice: [1] }).choose({ do: 'slot', slot: 0 });
    expect(world.board(0)[0]).toBe('move 2 x');
  });
});

describe('Cards', () => {
  it('every card has its test', () => {
    expect([...SCHEME_IDS, ...LOOT_IDS].filter((id) => !tested.has(id))).toEqual([]);
  });

  it('a card that would do nothing cannot be played', () => {
    const world = turn({ pirates: [{ loot: ['petty-cash', 'snack-crate', 'forged-manifest'] }, {}] });
    for (const design of ['petty-cash', 'snack-crate', 'forged-manifest'] as const) {
      expect(world.usesOf(design)).not.toContain('play');
    }
  });
});
