import { describe, expect, it } from 'vitest';
import { LOOT_CARDS, SCHEME_CARDS } from '../../../src/games/skydock/cards/cards.ts';
import { about, merge } from '../../../src/games/skydock/face/narration/about.ts';
import { narrate } from '../../../src/games/skydock/face/narration/narrate.ts';
import type { Event } from '../../../src/games/skydock/state/events.ts';
import { turn, upkeep } from './world.ts';

const alertTo = (space: number) => ({ kind: 'alert', by: 1, level: 1, space, spaces: 5, rose: false }) as const;
const alert = (by: number, space: number, rose = false): Event => ({ ...alertTo(space), by, rose });
const track = (space: number, seat = 0): Event => ({ kind: 'track', seat, objective: 'see-the-sights', space, of: 5 });

describe('The seats an event concerns', () => {
  it('name the asker of a refusal, and the player a guard has hurt', () => {
    expect(about({ kind: 'refused', seat: 1, asker: 0 })).toEqual({ by: 1, to: [0] });
    expect(about({ kind: 'neutralized', seat: 2, ability: 'loot', roll: 4, how: 'rolled' })).toEqual({
      by: 2,
      to: [2],
    });
  });

  it('are those whose armed card plays by itself', () => {
    expect(about({ kind: 'played', seat: 1, card: 'tripwire.1', how: 'armed' })).toEqual({ by: 1, to: [1] });
    expect(about({ kind: 'played', seat: 1, card: 'tripwire.1', how: 'hand' })).toEqual({ by: 1, to: [] });
  });

  it('are the roller, where a card of another helps', () => {
    const lent = { kind: 'lent', seat: 1, to: 0, by: 3, until: 'roll' } as const;
    expect(about(lent)).toEqual({ by: 1, to: [0] });
    expect(narrate(lent)).toBe('Blue gives Red +3 to the roll.');
    expect(narrate({ ...lent, until: 'turn' })).toBe('Blue gives Red +3 to challenges this turn.');
  });

  it('are the pirates in a room that guards come to', () => {
    const world = upkeep({ guards: { 'bow-port': 1 }, pirates: [{ at: 'bridge' }, {}] });
    const moved = world.events.find(({ kind }) => kind === 'guards-moved');
    expect(moved && about(moved)).toEqual({ to: [0] });
  });

  it('are told whose card or room brought or moved guards', () => {
    const why = { seat: 2, of: { from: 'scheme', id: 'diversion' } } as const;
    const moved = {
      kind: 'guards-moved',
      from: 'port',
      to: 'bridge',
      rooms: ['medbay', 'bridge'],
      count: 1,
      pirates: [],
      why,
    } as const;
    expect(narrate(moved)).toBe('Loud Diversion (Green): 1 guard moves from the Med Bay to the Bridge.');
    const placed = {
      kind: 'guards-placed',
      spot: 'dock',
      room: 'dock',
      count: 2,
      pirates: [],
      why: moved.why,
    } as const;
    expect(narrate(placed)).toBe('Loud Diversion (Green): 2 guards come to the Dock.');
    // Games of earlier versions do not tell it.
    expect(narrate({ ...moved, why: 'effect' })).toBe('1 guard moves from the Med Bay to the Bridge.');
    expect(narrate({ ...placed, why: 'effect' })).toBe('2 guards come to the Dock.');
  });

  it('are each pirate in a room with guards, where the patrol raises the alert', () => {
    const patrol = { from: 'patrol', pirates: [0, 2] } as const;
    expect(about({ ...alertTo(3), by: 3, causes: [patrol, { from: 'crowd', room: 'bridge' }] })).toEqual({
      to: [0, 2],
    });
  });

  it('are the whole table where the ship acts', () => {
    expect(about(alert(1, 2))).toEqual({ to: [] });
  });
});

describe('Events told as one', () => {
  it('are two rises of the alert, with their sum and a new level if either reached one', () => {
    const both = merge(alert(2, 1, true), alert(1, 2));
    expect(both).toEqual(alert(3, 2, true));
    expect(both && narrate(both)).toContain('rises by 3');
  });

  it('name what raised the alert, each cause once', () => {
    const patrol: Event = { ...alertTo(3), by: 2, causes: [{ from: 'patrol', pirates: [0, 2] }] };
    const room = (space: number): Event => ({ ...alertTo(space), causes: [{ from: 'room', id: 'bridge' }] });
    const both = merge(merge(patrol, room(4)) ?? patrol, room(5));
    expect(both && narrate(both)).toBe(
      'The alert rises by 4 to space 5 of 5 on this level (2 pirates in rooms with guards; Fake the All-Clear).',
    );
  });

  it('are two steps of one player on one track, at the later space', () => {
    expect(merge(track(1), track(2))).toEqual(track(2));
    expect(merge(track(1), track(2, 1))).toBeNull();
  });

  it('are cards drawn from both decks, to the player who sees them', () => {
    const drew = (cards: Extract<Event, { kind: 'drew' }>['cards']): Event => ({
      ...{ kind: 'drew', seat: 1, deck: 'scheme', count: 1, cards },
    });
    const [scheme] = SCHEME_CARDS;
    const [loot] = LOOT_CARDS;
    if (!scheme || !loot) throw new Error('The decks are empty.');
    const both = merge(drew([scheme]), drew([loot]));
    expect(both).toMatchObject({ count: 2, cards: [scheme, loot] });
    expect(merge(drew(null), drew(null))).toBeNull();
  });

  it('are a failure and the ability it costs, where nothing else could have cost it', () => {
    const roll = {
      stat: 'mental',
      roll: 3,
      total: 3,
      dc: 9,
      modifiers: { stat: 0, guards: 0, bonus: 0, cards: 0 },
    } as const;
    const failed = (from: 'patrol' | 'loot-action'): Event<'challenge'> => ({
      kind: 'challenge',
      seat: 0,
      passed: false,
      room: 'vault',
      cause: { from },
      ...roll,
    });
    const cost = (seat: number, how: Event<'neutralized'>['how'] = 'rolled'): Event => ({
      ...{ kind: 'neutralized', seat, ability: 'move', roll: 8, how },
    });
    const both = merge(failed('patrol'), cost(0));
    expect(both && narrate(both)).toBe(
      'Red has **Move neutralized** by the patrol: rolled 3, needed 9; then an 8 for the ability.',
    );
    const chosen = merge(failed('patrol'), cost(0, 'chosen'));
    expect(chosen && narrate(chosen)).toMatch(/; then an 8, which hits no working ability, so Red chose it\.$/);
    const last = merge(failed('patrol'), cost(0, 'last'));
    expect(last && narrate(last)).toMatch(/; then an 8, which hits no working ability, and this was the last one\.$/);
    const unlucky = merge({ ...failed('patrol'), roll: 1, total: 12 }, cost(0));
    expect(unlucky && narrate(unlucky)).toContain(
      ' by the patrol: rolled a 1, which always fails; then an 8 for the ability.',
    );
    expect(merge(failed('patrol'), cost(1))).toBeNull();
    expect(merge(failed('loot-action'), cost(0))).toBeNull();
  });

  it('are a challenge and the glory it brought, not what came later', () => {
    const world = turn({
      rooms: { port: 'casino' },
      pirates: [{ at: 'port', abilities: ['interact'] }, {}],
      dice: [18],
    });
    world.use('interact');
    const [rolled, won] = [world.heard('challenge'), world.heard('glory')];
    expect(about(won)).toEqual({ by: 0, to: [0] });
    const both = merge(rolled, won);
    expect(both && narrate(both)).toMatch(/^Red tries .* and \*\*succeeds\*\* \(\+\d glory, now \d\): rolled 18/);
    const healed: Event = { kind: 'glory', seat: 0, by: 1, glory: 9 };
    expect(merge(rolled, healed)).toBeNull();
    expect(about(healed)).toEqual({ by: 0, to: [] });
  });

  it('are no rise and fall', () => {
    expect(merge(alert(1, 2), alert(-1, 1))).toBeNull();
  });
});

describe('Several changes of glory', () => {
  it('are told as what they lead to: other readers may be told of fewer of them', () => {
    const glory = (by: number, now: number): Event => ({ kind: 'glory', seat: 3, by, glory: now });
    const both = merge(glory(1, 2), glory(2, 4));
    expect(both && narrate(both)).toBe('Yellow now has 4 glory.');
    expect(narrate(glory(2, 4))).toBe('Yellow gains 2 glory (now 4).');
  });
});
