import { at, type Seat } from '#engine';
import { powerOf } from '../characters/characters.ts';
import type { SpotId } from '../content/board.ts';
import { CHARACTER_TABLE } from '../content/characters.ts';
import type { Effect } from '../content/effects.ts';
import { ENCOUNTER_TABLE } from '../content/encounters.ts';
import { LOOT_TABLE } from '../content/loot.ts';
import { ROOM_TABLE } from '../content/rooms.ts';
import { SCHEME_TABLE } from '../content/schemes.ts';
import { pirateOf, push, type Draft } from '../state/draft.ts';
import type { Frame, Source } from '../state/frames.ts';

interface Terms {
  /** The room left behind whose guards count, instead of those in the pirate's room. */
  readonly left?: SpotId;
  /** Added to the challenges of the effects. */
  readonly bonus?: number;
}

/** Begins the effects of a source. */
export function beginEffects(draft: Draft, seat: Seat, of: Source, { left, bonus = 0 }: Terms = {}) {
  push(draft, { kind: 'effects', seat, of, path: [], next: 0, times: 0, left: left ?? null, bonus, passed: null });
}

/** Begins the pirate's power for this moment, if any. */
export function beginPower(draft: Draft, seat: Seat, when: 'after-failing' | 'after-healing-another'): void {
  const pirate = pirateOf(draft, seat);
  if (pirate.character !== null && powerOf(pirate, when)) {
    beginEffects(draft, seat, { from: 'power', id: pirate.character });
  }
}

/** All effects of a source, in order. */
function printed(source: Source): readonly Effect[] {
  switch (source.from) {
    case 'room':
      return ROOM_TABLE[source.id].action.does;
    case 'scheme':
      return SCHEME_TABLE[source.id].does;
    case 'loot':
      return LOOT_TABLE[source.id].does;
    case 'encounter':
      return ENCOUNTER_TABLE[source.id][source.half].does;
    case 'power': {
      const { power } = CHARACTER_TABLE[source.id];
      return 'does' in power ? power.does : [];
    }
  }
}

/** The list of effects of a frame: all of the source, or a branch. */
export function listOf({ of, path }: Pick<Frame<'effects'>, 'of' | 'path'>): readonly Effect[] {
  let list = printed(of);
  for (let i = 0; i < path.length; i += 2) list = branch(at(list, Number(path[i])), at(path, i + 1));
  return list;
}

function branch(effect: Effect, which: Frame<'effects'>['path'][number]): readonly Effect[] {
  if (effect.do === 'challenge' && (which === 'pass' || which === 'fail')) return effect[which];
  if (effect.do === 'crew') return effect.does;
  if (effect.do === 'choose' && typeof which === 'number') return at(effect.options, which).does;
  throw new Error(`There is no branch ${which} in ${effect.do}.`);
}
