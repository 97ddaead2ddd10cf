import type { RuleText } from '#engine';
import { ABILITIES, ABILITY_IDS } from '../../content/abilities.ts';
import { BACKER_TABLE, type BackerId } from '../../content/backers.ts';
import { CHARACTER_TABLE, type Glory } from '../../content/characters.ts';
import { NEWEST } from '../../content/newest.ts';
import { idsIn } from '../../content/ids.ts';
import { LOOT_TABLE } from '../../content/loot.ts';
import { ROOM_TABLE } from '../../content/rooms.ts';
import { SCHEME_TABLE } from '../../content/schemes.ts';
import { OBJECTIVE_TABLE } from '../../content/objectives.ts';
import { printedObjective } from '../words/objectives.ts';
import { abilityName, iconNames, statLine, symbolNames } from '../words/words.ts';

/** Everything in the box, from the content tables. */
export const LISTS: readonly RuleText[] = [
  {
    heading: 'Ability Tokens',
    text: ABILITY_IDS.map((id) => {
      const { name, levels } = ABILITIES[id];
      return `**${name}**: ${levels.map(({ text }, i) => `${i + 1}: ${text}`).join(' ')}`;
    }).join('\n'),
  },
  {
    heading: 'The Crew',
    text: idsIn(CHARACTER_TABLE, NEWEST)
      .map((id) => {
        const { name, stats, power, glory, starts, quip } = CHARACTER_TABLE[id];
        const abilities = starts.flat().map(abilityName).join(', ');
        return `**${name}** (${startLine(glory)}; ${statLine(stats)}; ${abilities}). ${power.name}: ${power.text} *${quip}*`;
      })
      .join('\n'),
  },
  {
    heading: 'Rooms',
    text: idsIn(ROOM_TABLE, NEWEST)
      .map((id) => {
        const { name, icons, action } = ROOM_TABLE[id];
        return `**${name}** (${iconNames(icons)}). ${action.name}: ${action.text}`;
      })
      .join('\n'),
  },
  { heading: 'Objectives', text: idsIn(OBJECTIVE_TABLE, NEWEST).map(printedObjective).join('\n') },
  {
    heading: 'Scheme Cards',
    text: idsIn(SCHEME_TABLE, NEWEST)
      .map((id) => {
        const { name, symbols, text } = SCHEME_TABLE[id];
        return `**${name}** (${symbolNames(symbols)}): ${text}`;
      })
      .join('\n'),
  },
  {
    heading: 'Loot Cards',
    text: idsIn(LOOT_TABLE, NEWEST)
      .map((id) => {
        const { name, icons, text } = LOOT_TABLE[id];
        return `**${name}** (${icons.map(abilityName).join(', ')}): ${text}`;
      })
      .join('\n'),
  },
  {
    heading: 'Secret Backers',
    text: idsIn(BACKER_TABLE, NEWEST).map(printedBacker).join('\n'),
  },
];

function printedBacker(id: BackerId): string {
  const { name, text, support, quip } = BACKER_TABLE[id];
  return `**${name}** (${support} support): ${text} *${quip}*`;
}

/** "4 glory", or "3 glory, 2 with four players". */
function startLine(glory: Glory): string {
  return typeof glory === 'number'
    ? `${glory} glory`
    : `${glory.upToThree} glory, ${glory.amongFour} with four players`;
}
