import { describe, expect, it } from 'vitest';
import { ENCOUNTER_TABLE, type EncounterId } from '../../../src/games/skydock/content/encounters.ts';
import { ENCOUNTER_IDS } from '../../../src/games/skydock/setup/lay-out.ts';
import { firstSpace, turn, type Sailor, type Situation, type World } from './world.ts';

/** Seat 0 leaves a guard on the Bridge behind and draws that card; the room it comes to is quiet. */
function followed(card: EncounterId, sailor: Sailor = {}, situation: Situation = {}): World {
  return turn({
    guards: { bridge: 1 },
    ...situation,
    pirates: [{ at: 'bridge', ...sailor }, {}],
    top: { encounter: [card], ...situation.top },
  }).move('bow-port');
}

/** Seat 0 walks into the Galley at an alert level marked on the card. */
function met(card: EncounterId, sailor: Sailor = {}, situation: Situation = {}): World {
  const [level = 0] = ENCOUNTER_TABLE[card].marks;
  const world = turn({
    alert: firstSpace(level),
    ...situation,
    pirates: [{ at: 'starboard', ...sailor }, {}],
    top: { encounter: [card], ...situation.top },
  });
  return (world.offers({ do: 'stay' }) ? world.stay() : world).move('bow-starboard');
}

const GALLEY = 'bow-starboard';
const PASS = [20];
const FAIL = [2];
const HURT = [2, 1];
const tested = new Set<string>();
function encounter(id: EncounterId, says: string, proof: () => void): void {
  tested.add(id);
  it(`${id}: ${says}`, proof);
}

describe('Encounters', () => {
  encounter('papers-please', 'the alert, or a map', () => {
    expect(followed('papers-please', {}, { dice: FAIL }).table.alert).toBe(1);
    expect(followed('papers-please', {}, { dice: PASS }).table.alert).toBe(0);
    expect(met('papers-please').hand(0).scheme).toHaveLength(1);
  });
  encounter('lost-property', 'glory, or loot', () => {
    expect(followed('lost-property').pirate(0).glory).toBe(1);
    expect(met('lost-property').hand(0).loot).toHaveLength(1);
  });
  encounter('brisk-walk', 'a guard, or a step', () => {
    expect(followed('brisk-walk').guards('bow-port').active).toBe(1);
    expect(
      met('brisk-walk')
        .choose({ do: 'go', path: ['dock'] })
        .pirate(0).spot,
    ).toBe('dock');
  });
  encounter('thrown-baton', 'a token, or +2', () => {
    expect(followed('thrown-baton', {}, { dice: HURT }).board(0)[0]).toBe('move x');
    expect(met('thrown-baton', { loot: ['crowbar'] }).table.turn?.bonus).toBe(2);
  });
  encounter('door-jam', 'a token, or glory against the alert', () => {
    expect(followed('door-jam', {}, { dice: HURT }).board(0)[0]).toBe('move x');
    expect(met('door-jam', {}, { dice: PASS }).pirate(0).glory).toBe(1);
  });
  encounter('small-talk', 'a glory less, or one of three scheme cards', () => {
    expect(followed('small-talk', { glory: 2 }, { dice: FAIL }).pirate(0).glory).toBe(1);
    expect(met('small-talk').asked).toContain('sift 0');
  });
  encounter('whistle', 'the alert, or a guard at the Dock', () => {
    expect(followed('whistle').table.alert).toBe(1);
    expect(met('whistle').guards('dock').active).toBe(1);
  });
  encounter('butterfingers', 'loot lost, or found', () => {
    expect(followed('butterfingers', { loot: ['crowbar'] }).hand(0).loot).toEqual([]);
    expect(met('butterfingers').hand(0).loot).toHaveLength(1);
  });
  encounter('torch-beam', 'a scheme card lost, or a guard', () => {
    expect(followed('torch-beam', { scheme: ['uniform'] }).hand(0).scheme).toEqual([]);
    expect(met('torch-beam', {}, { dice: FAIL }).guards(GALLEY).active).toBe(1);
  });
  encounter('slippery-floor', 'glory or a token, or both', () => {
    expect(followed('slippery-floor', {}, { dice: PASS }).pirate(0).glory).toBe(1);
    const world = met('slippery-floor', {}, { dice: [1] });
    expect(world.board(0)[0]).toBe('move x');
    expect(world.pirate(0).glory).toBe(1);
  });
  encounter('shift-change', 'the alert falls, or the guards go', () => {
    expect(followed('shift-change', {}, { alert: 1 }).table.alert).toBe(0);
    expect(met('shift-change', {}, { guards: { [GALLEY]: 1 } }).guards('starboard').active).toBe(1);
  });
  encounter('loudspeaker', 'the alert, with a scheme card or without', () => {
    expect(followed('loudspeaker').hand(0).scheme).toHaveLength(1);
    expect(met('loudspeaker').table.alert).toBe(firstSpace(3) + 1);
  });
  encounter('tripping-hazard', 'loot lost, or a guard stunned', () => {
    expect(followed('tripping-hazard', { loot: ['crowbar'] }, { dice: FAIL }).hand(0).loot).toEqual([]);
    expect(met('tripping-hazard', {}, { guards: { [GALLEY]: 1 } }).guards(GALLEY).stunned).toBe(1);
  });
  encounter('camera', 'the alert, one way or the other', () => {
    expect(followed('camera', {}, { dice: FAIL }).table.alert).toBe(1);
    expect(met('camera', {}, { alert: 1, dice: PASS }).table.alert).toBe(0);
  });
  encounter('cousin', 'a scheme card, or company', () => {
    expect(followed('cousin').hand(0).scheme).toHaveLength(1);
    expect(met('cousin', {}, { guards: { dock: 1 } }).guards(GALLEY).active).toBe(1);
  });
  encounter('vending-machine', 'guards at the Dock, or a choice', () => {
    expect(followed('vending-machine').guards('dock').active).toBe(2);
    expect(met('vending-machine').choose({ do: 'option', option: 0 }).hand(0).loot).toHaveLength(1);
    expect(
      met('vending-machine', { assigned: [2] })
        .choose({ do: 'option', option: 1 })
        .board(0)[2],
    ).toBe('scheme');
  });
  encounter('drill', 'loot or the alert, or a guard moved on', () => {
    expect(followed('drill', {}, { dice: PASS }).hand(0).loot).toHaveLength(1);
    const world = met('drill', {}, { guards: { [GALLEY]: 1 } }).choose({ do: 'spot', spot: 'dock' });
    expect(world.guards('dock').active).toBe(1);
  });
  encounter('net', 'a token and a card, or loot', () => {
    const world = followed('net', { scheme: ['uniform', 'nudge'] }, { dice: [1, 1] });
    world.pick('discard', [{ do: 'discard', card: world.held('nudge') }]);
    expect(world.board(0)[0]).toBe('move x');
    expect(met('net', {}, { dice: PASS }).hand(0).loot).toHaveLength(1);
  });
  encounter('bounty-poster', 'glory at a price', () => {
    expect(followed('bounty-poster').table.alert).toBe(1);
    expect(met('bounty-poster').guards(GALLEY).active).toBe(1);
  });
  encounter('gas-leak', 'a token', () => {
    expect(
      followed('gas-leak', {}, { guards: { bridge: 1, 'bow-port': 1 }, dice: [1] }).guards('bow-port').stunned,
    ).toBe(1);
    expect(met('gas-leak', {}, { dice: HURT }).board(0)[0]).toBe('move x');
  });
  encounter('union-break', 'nothing, or a token removed', () => {
    expect(followed('union-break').pirate(0).glory).toBe(0);
    expect(met('union-break', { assigned: [3] }).board(0)[3]).toBe('loot');
  });
  encounter('wrong-number', 'the alert or a guard, or a windfall', () => {
    expect(followed('wrong-number', {}, { dice: FAIL }).guards('bow-port').active).toBe(1);
    expect(met('wrong-number', {}, { dice: PASS }).pirate(0).glory).toBe(1);
  });
  encounter('trap-door', 'elsewhere, or hurt', () => {
    expect(followed('trap-door').choose({ do: 'spot', spot: 'engine' }).pirate(0).spot).toBe('engine');
    expect(met('trap-door', { loot: ['crowbar'] }, { dice: HURT }).hand(0).loot).toEqual([]);
  });
  it('An encounter that changes nothing says so, and no other', () => {
    const alone = followed('new-recruit', {}, { dice: PASS });
    expect(alone.heard('in-vain')).toMatchObject({ seat: 0, encounter: 'new-recruit' });
    const guarded = followed('new-recruit', {}, { guards: { bridge: 1, 'bow-port': 1 }, dice: PASS });
    expect(guarded.wasTold('in-vain')).toBe(false);
    expect(followed('new-recruit', { glory: 2 }, { dice: FAIL }).wasTold('in-vain')).toBe(false);
    // Nobody has less than no glory.
    expect(followed('new-recruit', { glory: 0 }, { dice: FAIL }).wasTold('in-vain')).toBe(true);
    expect(followed('lost-property').wasTold('in-vain')).toBe(false);
  });

  encounter('new-recruit', 'a guard less, or a choice', () => {
    const guards = { bridge: 1, 'bow-port': 1 };
    expect(followed('new-recruit', {}, { guards, dice: PASS }).guards('bow-port').active).toBe(0);
    expect(met('new-recruit').choose({ do: 'option', option: 1 }).pirate(0).glory).toBe(1);
  });

  it('every encounter has its test', () => {
    expect(ENCOUNTER_IDS.filter((id) => !tested.has(id))).toEqual([]);
  });
});
