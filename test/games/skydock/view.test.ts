import { describe, expect, it } from 'vitest';
import { freeRng, viewers, type Viewer } from '#engine';
import { skydock } from '../../../src/games/skydock/index.ts';
import type { Hand, State } from '../../../src/games/skydock/state/state.ts';
import { bears, payable } from '../../../src/games/skydock/objectives/symbols.ts';
import { census } from './census.ts';
import { planning, turn, upkeep, type World } from './world.ts';

const rng = freeRng('view');

/** This many other states that look the same to the viewer. */
function others(world: World, viewer: Viewer, count = 40): State[] {
  return Array.from({ length: count }, () => skydock.resample(world.state, viewer, rng));
}

function hands(states: readonly State[], seat: number): Hand[] {
  return states.flatMap(({ hidden }) => hidden.hands[seat] ?? []);
}

const crew = {
  pirates: [
    { scheme: ['uniform', 'crawlspace', 'loose-bolts'], loot: ['crowbar'], support: [1] },
    { scheme: ['deck-plans', 'nudge'], armed: ['tripwire'], loot: ['lockbox'], support: [4], backer: 'union' },
    { scheme: ['loyal-crew'] },
  ],
  objectives: ['steal-the-recipe', 'log-our-side', 'see-the-sights'],
} as const;

describe('What a viewer may know', () => {
  it('is everything that lies open, the own hand, and of other hands only how much is in them', () => {
    const { own, hands: seen, table } = skydock.view(turn(crew).state, 0);
    expect(table).toEqual(turn(crew).table);
    expect(own?.scheme).toEqual(['uniform.1', 'crawlspace.1', 'loose-bolts.1']);
    expect(seen[1]).toEqual({ scheme: 3, loot: 1, support: 1, backed: true, sifting: 0 });
  });

  it('holds no hand for the public', () => {
    const text = JSON.stringify(skydock.view(turn(crew).state, 'public'));
    expect(skydock.view(turn(crew).state, 'public').own).toBeNull();
    for (const hidden of ['uniform', 'tripwire', 'lockbox', 'union']) expect(text).not.toContain(hidden);
  });
});

describe('What a viewer cannot know, drawn again', () => {
  it('loses and finds no piece, and looks the same', () => {
    const world = turn({
      pirates: [{ scheme: ['nudge'], loot: ['crowbar'] }, { armed: ['tripwire'], support: [4] }, {}],
    });
    for (const viewer of viewers(3)) {
      for (const state of others(world, viewer, 10)) {
        expect(census(state)).toBeNull();
        expect(skydock.view(state, viewer)).toEqual(skydock.view(world.state, viewer));
      }
    }
  });

  it('changes the hands, backers, support values and armed cards of the others', () => {
    const drawn = hands(others(turn(crew), 0), 1);
    const kinds = (of: (hand: Hand) => unknown) => new Set(drawn.map((hand) => JSON.stringify(of(hand)))).size;
    expect(kinds(({ scheme }) => scheme)).toBeGreaterThan(10);
    expect(kinds(({ backer }) => backer)).toBeGreaterThan(5);
    expect(kinds(({ support }) => support)).toBe(4);
    expect(kinds(({ armed }) => armed.length)).toBeGreaterThan(1);
  });

  it('never gives away a backer the viewer was dealt', () => {
    const world = turn(crew);
    const mine = world.hand(0).dealt;
    for (const { dealt } of hands(others(world, 0), 1)) {
      expect(dealt.filter((backer) => mine.includes(backer))).toEqual([]);
    }
  });

  it('leaves who asks for help able to bring the other symbols', () => {
    const world = turn(crew).use('interact').choose({ do: 'ask', objective: 0, symbol: 'chart' });
    for (const { scheme } of hands(others(world, 1), 0)) expect(payable(scheme, ['mask', 'key', 'wrench'])).toBe(true);
  });

  it('leaves who has promised help with a card for it', () => {
    const world = turn(crew).use('interact').choose({ do: 'ask', objective: 0, symbol: 'chart' });
    world.choose({ do: 'agree', card: 'deck-plans.1' }, 1);
    expect(world.asked).toContain('pay 0');
    const pledges = hands(others(world, 2), 1).flatMap(({ pledge }) => pledge ?? []);
    expect(pledges).toHaveLength(40);
    expect(pledges.every((card) => bears(card, 'chart'))).toBe(true);
    expect(new Set(pledges).size).toBeGreaterThan(1);
  });

  it('seals other plans in their place, with as many markers and loot that is in the hand', () => {
    const world = planning({ pirates: [{}, { loot: ['crowbar', 'lockbox', 'spare-cell'] }] });
    world.pick('place', world.question('place', 1).options.slice(0, 4), 1);
    const drawn = hands(others(world, 0), 1);
    for (const { plan, loot } of drawn) {
      expect(plan.marks).toHaveLength(4);
      expect(plan.orders.every(({ card }) => loot.includes(card))).toBe(true);
    }
    expect(new Set(drawn.map(({ plan }) => JSON.stringify(plan))).size).toBeGreaterThan(10);
  });

  it('leaves the backers and support tokens the end has revealed', () => {
    const world = upkeep({ launch: 1, pirates: crew.pirates.map((sailor) => ({ ...sailor, marks: [] })), done: [[0]] });
    expect(world.table.ending?.reason).toBe('launch');
    for (const { backer, support } of hands(others(world, 0), 1)) {
      expect(backer).toBe('union');
      expect(support).toEqual([4]);
    }
  });
});
