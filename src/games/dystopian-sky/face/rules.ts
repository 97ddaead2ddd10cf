import { idsOf, overviewOf, type RuleText } from '#engine';
import { AFFILIATIONS, affiliation } from '../content/affiliations.ts';
import { BACKGROUNDS, background } from '../content/backgrounds.ts';
import { ATTACHMENTS, attachment, CONSUMABLES, consumable, GEAR, gear } from '../content/goods.ts';
import { SKILLS } from '../content/skills.ts';
import { TRAUMA_ROWS, traumaRow } from '../content/trauma.ts';
import { WEAPONS } from '../content/weapons.ts';
import { AIM } from './aim.ts';
import { SIGNS } from './scene/legend.ts';
import { changesText, ownedText, skillText, STAT_NAMES } from './words.ts';

const affiliations = idsOf(AFFILIATIONS)
  .map((id) => {
    const { name, motto, stats, bonus } = affiliation(id);
    const figures = (['agility', 'brawn', 'focus', 'tech'] as const).map(
      (stat) => `${STAT_NAMES[stat]} ${String(stats[stat])}`,
    );
    return `- **${name}**: ${figures.join(', ')}. Bonus skill: ${SKILLS[bonus].name}. *${motto}*`;
  })
  .join('\n');

const backgrounds = idsOf(BACKGROUNDS)
  .map((id) => `- **${background(id).name}**: ${changesText(background(id).stats, background(id).health)}.`)
  .join('\n');

const weapons = (method: 'melee' | 'gun' | 'explosive') =>
  idsOf(WEAPONS)
    .filter((id) => WEAPONS[id].method === method)
    .map(
      (id) =>
        `- **${WEAPONS[id].name}** (${String(WEAPONS[id].value)}): ${ownedText({ id, upgrades: 0, attachments: [] })}.`,
    )
    .join('\n');

const goods = [...idsOf(ATTACHMENTS).map(attachment), ...idsOf(GEAR).map(gear), ...idsOf(CONSUMABLES).map(consumable)]
  .map(({ name, value, tech, text }) => `- **${name}** (${String(value)}, Tech ${String(tech)}): ${text}`)
  .join('\n');

const skills = (form: 'activated' | 'passive' | 'reactive') =>
  idsOf(SKILLS)
    .filter((id) => SKILLS[id].form === form)
    .map((id) => `- **${SKILLS[id].name}**: ${skillText(id)}`)
    .join('\n');

const traumas = Array.from({ length: TRAUMA_ROWS }, (_, n) => {
  const { name, stats, health } = traumaRow(n + 1);
  return `${String(n + 1)}. **${name}**: ${changesText(stats, health)}.`;
}).join('\n');

/** The rules in our own words, in the rulebook's order. */
export const RULES: readonly RuleText[] = [
  overviewOf(AIM, [
    'Crews take Turns in Turn Order. On your Turn, each of your four units has a Phase, in any order.',
    'In its Phase, a unit moves up to its Agility in inches, in pieces if you like, and has two Actions.',
    'To attack, roll a D20 and add Brawn in melee or Focus with guns. It hits if the sum is higher than the target’s Agility.',
    'A unit that was attacked may strike back or dash 3 inches. That costs no Action.',
    'A unit at 0 Health is Downed: it leaves the match and may carry a Trauma home.',
  ]),
  SIGNS,
  {
    heading: 'The Map',
    text: 'The map is 24 × 24 inches; every square is one inch. Terrain has a height in inches. Units can stand on top of it unless it is marked. Distances are measured from centre to centre, height included, and rounded down. A unit that ends a movement in a hazard is inflicted with Burn.',
  },
  {
    heading: 'The Muster',
    text: 'Before a match, all crews get ready at the same time and in secret. If you bring no crew, take a ready-made one or make your own: choose an affiliation and a background for each of four units. Each unit has 600 credits and a skill point. The first is the Captain, who begins at level 2 with 250 credits more. A crew with fewer levels than another is lent 100 credits for each level of difference, for this match only.',
  },
  {
    heading: 'Stats',
    text: `**Agility**: a unit’s inches of movement, and how hard it is to hit. **Brawn**: skill in melee. **Focus**: skill with guns and throws. **Tech**: which gear it can use. Health is Agility × 2 + Brawn. Resistance is Agility × 2 + Focus, in percent.\n${affiliations}`,
  },
  { heading: 'Backgrounds', text: backgrounds },
  {
    heading: 'Turn Order',
    text: 'Each crew rolls a D20 and adds its Captain’s Agility; the highest acts first, and ties roll again. The crew that acts last is the first to choose a Starting Zone of 3 × 3 inches; the crew that acts first is the last. Then crews deploy their units in the same order.',
  },
  {
    heading: 'Turn',
    text: 'On your Turn, each of your units has one Phase, in any order. It moves freely within its Agility and performs up to two Actions, before, between and after its movement.\n**Sprint**: half its Agility in inches of extra movement. **Attack** with a weapon or fists. **Activate a skill**. **Consume an item**. **Ready**: +2 to hit. **Defend**: attackers need 2 more to hit; if the unit has cover too, only the better of the two counts. Both last until your next Turn. **Ambush**, if it has cover from an enemy it sees: its next attack Stuns. **Push** an enemy within 1 inch: Staggered. **Rearm**, if Disarmed: it can use its weapons again. **Rest** (2 Actions): recovers D6 + Tech Health.',
  },
  {
    heading: 'Movement',
    text: 'A movement is measured along the shortest way around terrain and enemies, in hundredths of an inch. A unit can pass friends but not enemies, and cannot end on another unit. It climbs at most half its Agility in inches in a Phase; every inch up or down also costs an inch of movement. Jumping down costs an inch. A fall costs D6 Health for every 2 inches; from 4 inches on it also Disarms.',
  },
  {
    heading: 'Line of Sight',
    text: 'A unit sees another if a straight line from its eyes to any part of it is free of terrain. Other units do not block it. It works both ways: a unit that you see sees you.',
  },
  {
    heading: 'Cover & High Ground',
    text: 'If terrain hides any part of a target from the attacker, the target has partial cover and is 1 harder to hit. If a third of it or more is hidden, it has full cover and is 2 harder to hit. An attacker at least 2 inches above its target has the high ground: +2 Focus.',
  },
  {
    heading: 'Effective Range',
    text: 'Melee weapons hit within their reach of 1 inch or more. Guns shoot at everybody they see, with 1 less to hit and 1 less damage for every inch outside their range, at either end.',
  },
  {
    heading: 'Combat',
    text: 'Roll a D20 and add Brawn in melee or Focus with guns. It hits if the sum is higher than the target’s Agility plus cover. The damage is the weapon’s dice plus the same skill. **20**: Critical Hit, always a hit, with twice the dice. **1**: Critical Fail, always a miss: the attacker is Disarmed and loses as much Health as its skill.',
  },
  {
    heading: 'Explosives',
    text: 'An explosive is thrown up to 10 + Focus inches at an enemy in sight, and is then gone. Roll a D12: 10 is a direct hit. Focus brings other rolls nearer to 10; for each number that is still missing, it lands an inch short or too far, on the line of the throw. Where it lands, it does all its dice of damage. Everybody in the blast, the thrower and its friends too, takes one die less for every inch of distance. Cover, Ready and Defend do not count.',
  },
  {
    heading: 'Reactions',
    text: 'After each attack on it, hit or miss, a unit that is neither Downed nor Stunned may strike back with any weapon that reaches the attacker, or dash up to 3 inches, or use a reaction skill. That costs no Action, and nobody reacts to a reaction.',
  },
  {
    heading: 'Statuses',
    text: 'A unit resists a status by rolling its Resistance or less on a D100. **Stun**: no reaction to this attack. **Arc**: the nearest other enemy of the attacker within 5 inches loses D6 Health. **Bleed**: 1 Health at the beginning of each of its Turns, for each Bleed. **Burn**: D6 Health at the beginning of each of its next three Turns. **Disarmed**: no weapons until it spends an Action. **Fear**: it flees 5 inches straight away from the attacker at the beginning of its next Turn. **Poison**: D8 Health at the end of its next Turn. **Staggered**: it is moved straight away by half the attacker’s Brawn.',
  },
  {
    heading: 'Trauma',
    text: `A unit that is Downed rolls a D100. If it rolls more than its base Resistance, it carries a Trauma home, and a D20 decides which. The Trauma changes the unit permanently, from the next match on.\n${traumas}`,
  },
  {
    heading: 'Winning',
    text: 'The last crew with a unit standing wins. After the last round (8 or 12), the crew with the most units standing wins. In a tie, the one with the highest percentage of its Health left wins. If that is a tie too, they share the victory. Once half of your crew is Downed, you may concede: your units leave the match, do not roll for Traumas and get no XP for standing.',
  },
  {
    heading: 'Leveling Up',
    text: 'Every unit gets 1 XP for taking part, 1 if it stands at the end, 1 for each enemy it Downed, and 1 more for a Captain. At the next muster, 6 XP buy level 2, 7 more XP buy level 3, and so on. Each level brings D6 + Brawn Health, a skill point and 250 credits. Health is full again in every match.',
  },
  {
    heading: 'The Armory',
    text: 'Each unit spends its own credits. It may carry gear that needs more Tech than it has, but cannot use it. An upgrade costs as much as the weapon’s Value and doubles that Value. It adds 1 damage die, and the weapon needs 1 more Tech. An attachment belongs to one gun.',
  },
  { heading: 'Melee Weapons', text: weapons('melee') },
  { heading: 'Guns', text: weapons('gun') },
  { heading: 'Explosive Weapons', text: weapons('explosive') },
  { heading: 'Gear and Consumables', text: goods },
  {
    heading: 'Skills',
    text: `A unit learns skills of its affiliation, one for each skill point. Skills that are activated cost Actions.\n${skills('activated')}`,
  },
  { heading: 'Passive Skills', text: skills('passive') },
  { heading: 'Reaction Skills', text: skills('reactive') },
];
