import { describe, expect, it } from 'vitest';
import { freeRng, undo } from '#engine';
import { breach, breachFace } from '../../../src/games/breach/index.ts';
import { breachTactics } from '../../../src/games/breach/ai/index.ts';
import { LAYOUT_IDS, boardOf, canCapture, neighbours, ROOM_LIMIT } from '../../../src/games/breach/board/board.ts';
import { toughnessLeft } from '../../../src/games/breach/battle/battle.ts';
import type { Action, CommonOrder, Order } from '../../../src/games/breach/state/actions.ts';
import { AI, PIRATES, type PirateUnit, type State } from '../../../src/games/breach/state/state.ts';
import { board, type World } from './world.ts';
import { PIRATE_DESIGN_IDS, PIRATE_DESIGNS } from '../../../src/games/breach/content/pirates.ts';

const everyone = (orders: CommonOrder) => ({ do: 'everyone', orders }) as const;

function common({ options }: World): string[] {
  return options.flatMap((option) => (option.do === 'everyone' ? [option.orders] : []));
}

function facesOf({ state, decision }: World) {
  return decision ? breachFace.options(breach.view(state, decision.seat), decision) : [];
}

function asked({ state, decision }: World): string {
  return decision ? breachFace.prompt(breach.view(state, decision.seat), decision) : '';
}

function rooms({ state }: World): string[] {
  return state.pirates.map(({ room }) => room);
}

describe('One order for everyone', () => {
  it('names a pirate that has no space ahead', () => {
    const ship = board({ pirates: { A5: ['grunt', 'grunt', 'geek', 'geek'], B4: ['optimist'] } });
    expect(facesOf(ship).find(({ label }) => label === 'Everyone Moves')?.hint).toBe(
      '4 move towards the Bridge, to A4 – no space ahead for Optimist',
    );
  });

  it('Everyone moves: each pirate goes one door nearer to the Bridge, the foremost making way', () => {
    const crowd = ['grunt', 'grunt', 'grunt', 'grunt'] as const;
    const ship = board({ pirates: { B2: crowd, B3: crowd, C4: ['geek'] } });
    expect(common(ship)).toEqual(['settle', 'advance']);
    expect(facesOf(ship)[1]).toEqual({
      label: 'Everyone Moves',
      hint: '9 move towards the Bridge, to B2 (4), C2 (4) and C3 (1)',
      tone: 'main',
    });
    ship.choose(everyone('advance'));
    expect(rooms(ship)).toEqual(['C2', 'C2', 'C2', 'C2', 'B2', 'B2', 'B2', 'B2', 'C3']);
    expect(undo(breach, ship.match, PIRATES)).not.toBeNull();
  });

  it('Nobody enters a room with A.I. units, seen or not: nothing is revealed', () => {
    const ship = board({
      ai: { C1: ['fresh-air'], C3: ['door-policy'] },
      pirates: { C2: ['grunt'], C4: ['geek', 'intern'], C3: ['grunt'] },
    });
    expect(common(ship)).not.toContain('advance');
    const dark = board({ ai: { C3: ['door-policy'] }, pirates: { C4: ['grunt'], D3: ['geek'], E3: ['geek'] } });
    expect(asked(dark)).toBe(
      'Wave 1: what do your pirates do? Orders to everyone never lead into rooms with A.I. units',
    );
    dark.choose(everyone('advance'));
    expect(rooms(dark)).toEqual(['C4', 'D2', 'D3']);
    expect(dark.ai('door-policy', 'C3').seen).toBe(false);
    expect(dark.decision?.kind).toBe('pirate-wave');
    expect(dark.canOrder('grunt', 'C4')).toBe(true);
  });

  it('Everyone attacks: in each room as few as destroy a unit, then the others the next one', () => {
    const ship = board({
      ai: { C3: ['door-policy', 'static-carpet'], D3: ['polite-notice'] },
      pirates: { C3: ['stowaway', 'grunt', 'geek'], D3: ['grunt'] },
      worn: ['C3'],
    });
    expect(facesOf(ship)[0]).toMatchObject({
      label: 'Everyone Attacks',
      hint: '3 attack Door Policy in C3, Static Carpet in C3 and Polite Notice in D3 – Grunt can still act',
    });
    ship.choose(everyone('attack'));
    expect(ship.state.ai.map(({ design }) => design)).toEqual(['polite-notice']);
    expect(ship.ai('polite-notice', 'D3').endurance).toBe(PIRATE_DESIGNS.grunt.endurance);
    expect(ship.state.pirates.filter(({ acted }) => acted)).toHaveLength(3);
  });

  it('Everyone spreads out: a pirate whose way leads through the Bridge sets out for the Bridge', () => {
    const ship = board({ pirates: { C2: ['grunt', 'geek'], D5: ['intern', 'grunt'] } });
    const settled = facesOf(ship).find(({ label }) => label.includes('Spreads Out'));
    expect(settled?.hint).toBe('1 captures D5 – 3 set out for the Bridge and E5, to capture them later');
  });

  it('Spreading out is not offered where everybody would go to the Bridge or do the same as with another order', () => {
    const ship = board({ pirates: { C2: ['grunt', 'geek'] }, captured: ['A3'] });
    expect(common(ship)).toEqual(['advance']);
    expect(common(board({ pirates: { C2: ['grunt', 'geek'], D5: ['intern'] } }))).toEqual(['all', 'advance']);
  });

  it('Everyone captures or spreads out: the cheapest captures, the others each go to the nearest other room', () => {
    const ship = board({ wave: 3, pirates: { A3: ['grunt', 'stowaway'], E3: ['geek'], C4: ['optimist'] } });
    expect(common(ship)).toEqual(['all', 'settle', 'advance']);
    expect(facesOf(ship)[1]).toMatchObject({
      label: 'Everyone Captures or Spreads Out',
      hint: '2 capture A3 and E3 – 2 set out for A4 and B5, to capture them later (+1 ration a round per room)',
    });
    ship.choose(everyone('settle'));
    expect(ship.state.captured).toEqual(['A3', 'E3']);
    expect(rooms(ship)).toEqual(['A4', 'A3', 'E3', 'C5']);
  });

  it('Nobody sets out for a room that only leads through A.I. units', () => {
    const ship = board({
      ai: { A4: ['fresh-air'] },
      captured: ['B5'],
      pirates: { A3: ['grunt', 'geek', 'intern'], D5: ['grunt', 'geek'] },
    });
    ship.choose(everyone('settle'));
    expect(rooms(ship)).not.toContain('A4');
  });

  it('All of it at once: who can neither attack nor is needed to capture moves', () => {
    const ship = board({
      wave: 3,
      ai: { D3: ['polite-notice'] },
      pirates: { A3: ['grunt', 'stowaway'], D3: ['grunt'], C4: ['geek'] },
    });
    expect(facesOf(ship)[0]).toEqual({
      label: 'Everyone Attacks, Captures or Moves',
      hint: '1 attacks Polite Notice in D3 – 1 captures A3 (+1 ration a round) – 2 move towards the Bridge',
      tone: 'main',
    });
    ship.choose(everyone('all'));
    expect(ship.state.captured).toEqual(['A3']);
    expect(rooms(ship)).toEqual(['B3', 'A3', 'D3', 'C3']);
    expect(ship.told.map(({ kind }) => kind)).toEqual(['attacked', 'captured', 'moved', 'moved']);
  });

  it('captures the Bridge and says so', () => {
    const ship = board({ pirates: { C1: ['grunt'], C2: ['geek'] } });
    expect(facesOf(ship)[0]?.hint).toBe('Captures the Bridge: you win the game');
    expect(facesOf(ship)[0]?.label).toMatch(/^Win: Everyone /);
    expect(facesOf(ship).at(-1)?.confirm).toContain('You can capture the Bridge now and win.');
    expect(ship.choose(everyone('all')).state.ending).toBe('bridge-captured');
  });

  it('is not offered where it would be an order for one', () => {
    expect(common(board({ pirates: { C4: ['grunt'] } }))).toEqual([]);
  });
});

describe('Every play of the small steps is still offered', () => {
  it.each(LAYOUT_IDS)('on the %s: what each pirate could do by itself can be ordered alone', (layout) => {
    for (let game = 0; game < 12; game++) {
      for (const state of wavesOf(layout, `small steps ${layout} ${game}`)) {
        const crowd = (room: string) => state.pirates.filter((unit) => unit.room === room).length;
        for (const unit of state.pirates.filter(({ acted }) => !acted)) {
          // Rules: Waves, Pirate; the house's own functions do not decide here.
          const legal: Order[] = [
            ...(canCapture(state, unit.room) ? [{ do: 'capture' } as const] : []),
            ...state.ai.filter(({ room }) => room === unit.room).map(({ id }) => ({ do: 'attack', unit: id }) as const),
            ...neighbours(boardOf(layout), unit.room)
              .filter((room) => crowd(room) < ROOM_LIMIT)
              .map((room) => ({ do: 'move', room }) as const),
          ];
          expect(aloneOrders(state, unit)).toEqual(new Set(legal.map((order) => named(state, order))));
        }
      }
    }
  });

  it.each(PIRATE_DESIGN_IDS)('One %s can be placed in any breach with space', (design) => {
    const ship = board({ phase: 'pirate-set-up', wave: 0, rations: 12, captured: ['A3', 'E3'] }).choose({
      do: 'hire',
      design,
    });
    for (const room of ['A3', 'E3', 'C5']) expect(ship.options).toContainEqual({ do: 'breach', room, count: 1 });
  });
});

/** What that pirate, or one exactly like it, can be ordered to do alone, by way of every question that leads there. */
function aloneOrders(state: State, unit: PirateUnit): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (from: State) => {
    const [decision] = breach.decisions(from);
    for (const action of decision?.options ?? []) {
      const isOn =
        action.do === 'order-room'
          ? action.room === unit.room
          : action.do === 'order' && isLike(from, action.unit, unit);
      if (isOn && decision) visit(step(from, decision.id, action));
      else if (decision?.kind === 'order' && action.do !== 'back') found.add(named(from, action));
    }
  };
  visit(state);
  return found;
}

function step(state: State, decision: string, action: Action): State {
  return breach.apply(state, { seat: PIRATES, decision, actions: [action] }, freeRng('none')).state;
}

function isLike({ pirates }: State, id: number, unit: PirateUnit): boolean {
  const other = pirates.find((each) => each.id === id);
  return other?.room === unit.room && other.design === unit.design && other.hurt === unit.hurt;
}

/** Identical targets count as one. */
function named({ ai }: State, order: Action): string {
  if (order.do !== 'attack') return JSON.stringify(order);
  const target = ai.find(({ id }) => id === order.unit);
  return target ? `attack ${target.design} ${toughnessLeft(target)}` : 'attack nothing';
}

/** The Pirates' waves of a game between heuristic players. */
function wavesOf(layout: State['layout'], key: string): State[] {
  const rng = freeRng(key);
  const waves: State[] = [];
  let state = breach.setup(2, { layout }, rng);
  for (;;) {
    const [decision] = breach.decisions(state);
    if (!decision) return waves;
    if (decision.kind === 'pirate-wave') waves.push(state);
    const answer = breachTactics.heuristic(breach.view(state, decision.seat), [decision], rng);
    if (!answer) throw new Error(`Seat ${decision.seat === AI ? 'ai' : 'pirates'} has no answer.`);
    state = breach.apply(state, answer, rng).state;
  }
}
