import { describe, expect, it } from 'vitest';
import { eventsFor, idsOf, newOptions } from '#engine';
import { ABILITIES, ABILITY_IDS } from '../../../src/games/skydock/content/abilities.ts';
import { LAUNCH } from '../../../src/games/skydock/content/printed.ts';
import { ROOM_TABLE } from '../../../src/games/skydock/content/rooms.ts';
import type { Event } from '../../../src/games/skydock/state/events.ts';
import { skydock } from '../../../src/games/skydock/index.ts';
import { skydockPlayer } from '../../../src/games/skydock/ai/heuristic.ts';
import { OBJECTIVE_IDS } from '../../../src/games/skydock/setup/lay-out.ts';
import type { State } from '../../../src/games/skydock/state/state.ts';
import { playOut } from '../play-out.ts';
import { SkydockFigures } from '../../../src/games/skydock/figures.ts';
import { census } from './census.ts';

const OPTIONS = newOptions(skydock);

describe('Whole games among players with a plan', () => {
  const used = new Set<string>();
  const ends: State[] = [];
  let lost: string | null = null;
  for (let game = 0; game < 120; game++) {
    let last: State | undefined;
    for (const { state, events } of playOut(skydock, skydockPlayer, 2 + (game % 3), OPTIONS, `plan ${game}`)) {
      lost ??= census(state);
      for (const event of eventsFor(events, 'public')) for (const id of usedIn(event)) used.add(id);
      last = state;
    }
    if (last) ends.push(last);
  }

  it('Conservation: after every step every zone adds up to the printed set', () => {
    expect(lost).toBeNull();
  });

  it('every objective is completed, alone or with help', () => {
    expect(OBJECTIVE_IDS.filter((id) => !used.has(`objective ${id}`))).toEqual([]);
  });

  it('every ability is used at every level', () => {
    const all = ABILITY_IDS.flatMap((id) => ABILITIES[id].levels.map((_, level) => `${id} ${level + 1}`));
    expect(all.filter((id) => !used.has(id) && !id.endsWith('4'))).toEqual([]);
  });

  it('every room is used', () => {
    expect(idsOf(ROOM_TABLE).filter((id) => !used.has(`room ${id}`)).length).toBeLessThan(4);
  });

  it('most games last until the launch, some end in a lockdown', () => {
    const lockdowns = ends.filter(({ table }) => table.ending?.reason === 'lockdown').length;
    expect(lockdowns).toBeGreaterThan(0);
    expect(lockdowns).toBeLessThan(ends.length / 3);
    expect(Math.max(...ends.map(({ table }) => table.round))).toBe(LAUNCH);
  });

  it('their figures are printed line by line', () => {
    const figures = new SkydockFigures(2);
    for (const state of ends.filter(({ table }) => table.pirates.length === 2)) figures.note(state);
    expect(figures.lines()[0]).toBe('40 games with 2 players');
  });
});

function usedIn(event: Event): string[] {
  switch (event.kind) {
    case 'completed':
      return [`objective ${event.objective}`];
    case 'used':
      return [`${event.ability} ${event.level}`];
    case 'room':
      return [`room ${event.room}`];
    default:
      return [];
  }
}
