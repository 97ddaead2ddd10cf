import type { RuleText } from '#engine';
import { LOOT_IDS, SCHEME_IDS } from '../../cards/cards.ts';
import { backersOf } from '../../end-of-game/backers.ts';
import { CHARACTER_IDS } from '../../characters/characters.ts';
import { ABILITIES, ABILITY_IDS } from '../../content/abilities.ts';
import { BACKER_TABLE, type BackerId } from '../../content/backers.ts';
import { CHARACTER_TABLE, type Glory } from '../../content/characters.ts';
import { EARLIER, NEWEST, type Printing } from '../../content/printing.ts';
import { idsOf } from '../../content/ids.ts';
import { LOOT_TABLE } from '../../content/loot.ts';
import { ROOM_TABLE } from '../../content/rooms.ts';
import { SCHEME_TABLE } from '../../content/schemes.ts';
import { OBJECTIVE_IDS } from '../../setup/lay-out.ts';
import { choice } from '../words/choices.ts';
import { printedObjective } from '../words/objectives.ts';
import { abilityName, capitalized, iconNames, statLine, symbolNames } from '../words/words.ts';

/** Everything in the box, as the content tables have it. */
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
    text: CHARACTER_IDS.map((id) => {
      const { name, stats, power, glory, starts, quip } = CHARACTER_TABLE[id];
      const abilities = starts.map(({ ability }) => abilityName(ability)).join(', ');
      return `**${name}** (${startLine(glory[NEWEST])}; ${statLine(stats)}; ${abilities}). ${power.name}: ${power.text} *${quip}*`;
    }).join('\n'),
  },
  {
    heading: 'Rooms',
    text: idsOf(ROOM_TABLE)
      .map((id) => {
        const { name, icons, action } = ROOM_TABLE[id];
        return `**${name}** (${iconNames(icons)}). ${action.name}: ${action.text}`;
      })
      .join('\n'),
  },
  { heading: 'Objectives', text: OBJECTIVE_IDS.map(printedObjective).join('\n') },
  {
    heading: 'Scheme Cards',
    text: SCHEME_IDS.map((id) => {
      const { name, symbols, text } = SCHEME_TABLE[id];
      return `**${name}** (${symbolNames(symbols)}): ${text}`;
    }).join('\n'),
  },
  {
    heading: 'Loot Cards',
    text: LOOT_IDS.map((id) => {
      const { name, icons, text } = LOOT_TABLE[id];
      return `**${name}** (${icons.map(abilityName).join(', ')}): ${text}`;
    }).join('\n'),
  },
  {
    heading: 'Secret Backers',
    text: backersOf(NEWEST).map(printedBacker).join('\n'),
  },
  ...EARLIER.map(ofPrinting),
];

function printedBacker(id: BackerId): string {
  const { name, text, support, quip } = BACKER_TABLE[id];
  return `**${name}** (${support} support): ${text} *${quip}*`;
}

/** What a character starts with: "4 glory", or "3 glory, 2 among four". */
function startLine(glory: Glory): string {
  return typeof glory === 'number' ? `${glory} glory` : `${glory.upToThree} glory, ${glory.amongFour} among four`;
}

/** What games opened with an earlier printing go on with. */
function ofPrinting(printing: Printing): RuleText {
  const newest = backersOf(NEWEST);
  const name = choice('printing').values[printing] ?? printing;
  return {
    heading: name.split(' ').map(capitalized).join(' '),
    text: [
      `Games opened with the ${name.toLowerCase()} go on with it. Their characters start with:`,
      CHARACTER_IDS.map((id) => `${CHARACTER_TABLE[id].name}: ${startLine(CHARACTER_TABLE[id].glory[printing])}`).join(
        '; ',
      ),
      'They have these secret backers instead of those of the same names:',
      ...backersOf(printing)
        .filter((id) => !newest.includes(id))
        .map(printedBacker),
    ].join('\n'),
  };
}
