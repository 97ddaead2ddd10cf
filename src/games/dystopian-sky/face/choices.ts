import { idsOf, type ChoiceFace } from '#engine';
import { MAPS, skirmishMap, type MapId } from '../content/maps.ts';

const maps = idsOf(MAPS);

/** For how many crews a map is made, and what it asks of them. */
function mapHint(id: MapId): string {
  const { about, crews } = skirmishMap(id);
  return `For ${crews.join(' or ')} crews, else another map. ${about}`;
}

/** The choices of the lobby in words. */
export const CHOICES: Readonly<Record<string, ChoiceFace>> = {
  map: {
    name: 'Map',
    values: Object.fromEntries(maps.map((id) => [id, MAPS[id].name])),
    hints: Object.fromEntries(maps.map((id) => [id, mapHint(id)])),
  },
  length: {
    name: 'Length',
    values: { '8': '8 rounds', '12': '12 rounds' },
    hints: { '8': 'The match ends after 8 rounds', '12': 'The match ends after 12 rounds' },
  },
  reactions: {
    name: 'Reactions',
    values: { asked: 'Ask the player', ordered: 'Ordered in advance' },
    hints: {
      asked: 'When a unit is attacked, its player chooses to strike back, dash or do nothing. More waiting',
      ordered: 'In its own Phase, each unit is told how to react. Less waiting',
    },
  },
  overshoot: {
    name: 'Explosives',
    values: { off: 'Focus only helps', on: 'Focus may overshoot' },
    hints: {
      off: 'Focus brings a throw nearer to the mark, never past it',
      on: 'Focus is added in full, even past the mark, as in the rulebook',
    },
  },
  growth: {
    name: 'Health per level',
    values: { dice: 'D6 + Brawn', level: 'The new level' },
    hints: { dice: 'As in the rulebook', level: 'Slower growth: level 3 brings 3 Health' },
  },
};
