import { overviewOf, type RuleText } from '#engine';
import { HEROES } from '../content/heroes.ts';
import { MONSTERS, monsterRow } from '../content/monsters.ts';
import { idsOf } from '#engine';
import { SCENARIOS } from '../content/scenarios.ts';
import { AIM } from './aim.ts';
import { SIGNS } from './scene/legend.ts';
import { monsterText } from './words.ts';

/** The rules in our own words, in the rulebook's order. */
export const RULES: readonly RuleText[] = [
  overviewOf(AIM, [
    'On your turn, activate one of your two heroes, or rest your crew.',
    'The active hero moves up to 4 spaces and attacks once, in either order.',
    'A monster strikes a hero that steps away from it, and strikes back when attacked. The player to your right steers it.',
    'Then an event card is drawn: you steer the monster it names, and its effect happens.',
    'Upgrades are exhausted when used. A rest makes all of them ready again and brings killed heroes back.',
  ]),
  SIGNS,
  {
    heading: 'Crew Setup',
    text: 'Each crew has two heroes. In clockwise order, each player chooses both at once. If the table drafts heroes, each player picks one, and a second one in reverse order. A hero has Defense (dice rolled against an attack), Life (the number of wounds that kill it) and an ability that always works.',
  },
  {
    heading: 'Heroes',
    text: idsOf(HEROES)
      .map(
        (id) =>
          `- **${HEROES[id].name}**: Defense ${String(HEROES[id].defense)}, Life ${String(HEROES[id].life)}. ${HEROES[id].ability}`,
      )
      .join('\n'),
  },
  {
    heading: 'Starting Equipment',
    text: 'Each crew gets the same seven starter upgrades and divides them between its heroes. A hero can have 6 upgrades, a crew 12.',
  },
  {
    heading: 'Campaign',
    text: `A campaign has four scenarios. Scenario 1 leads to 2A or 2B, 2A to 3A or 3B, 2B to 3B or 3C, and 3A, 3B and 3C to 4. The winner of each scenario chooses the next. ${idsOf(
      SCENARIOS,
    )
      .toSorted((a, b) => SCENARIOS[a].stage - SCENARIOS[b].stage)
      .map((id) => `${id.toUpperCase()}: ${SCENARIOS[id].title}`)
      .join(
        '; ',
      )}. The crew with the most badges wins the campaign; in a tie, the one with the most victory tokens over all scenarios.`,
  },
  {
    heading: 'Episodic Mode',
    text: 'One scenario on its own. Before it, the upgrades of each level below the scenario’s number are drafted: pick two from your hand, pass the rest to the left, and pick two from the hand you get. The others leave the game. A crew with more than 12 upgrades discards down to 12. The crew with the most victory tokens wins.',
  },
  {
    heading: 'Scenario Setup',
    text: 'The tiles are shuffled and laid out so that their hatches meet. The winner of the last scenario (in the first one, a random crew) claims a shuttle slot, then the others do, clockwise. The crew that claims first also takes the first turn. A shuttle is a tile of its own, which enemies may enter too.',
  },
  {
    heading: 'The Board',
    text: 'Characters are heroes and monsters. A space has room for two of them; with two, it is Full. Walls and closed doors block movement and sight. Tiles are joined only where two hatches meet. Close means in the same space, or in a space beside it with no wall or closed door in between; a space that touches it only at a corner is not Close.',
  },
  {
    heading: 'The Player Turn',
    text: 'Activate one of your heroes (the same one every turn if you like) or rest. Then an event card is drawn. Turns go clockwise.',
  },
  {
    heading: 'Movement',
    text: 'A hero has 4 movement points. For one point it moves one space, uses a portal to another of the same colour, or opens or closes a door of its space. The movement is not split: all of it comes before or after the attack. Nobody can end a movement in a Full space, but everybody can pass through one.',
  },
  {
    heading: 'Guard Reactions',
    text: 'When a hero moves out of a space Close to a monster, the monster attacks it first. Using a portal or a door, being shoved and being placed trigger no guard reaction. If the hero is killed, its movement and its activation are over. If it is shoved away, it does not take that step.',
  },
  {
    heading: 'Attack',
    text: 'Choose an unexhausted weapon and a target: a Close enemy for a melee attack, any enemy in line of sight for a ranged attack. Add boosts of the weapon’s type if you like. The weapon and the boosts are exhausted. A hero that is attacked may use one reaction. Then both sides roll: each save blocks a hit, and each hit that is left is a wound.',
  },
  {
    heading: 'Line of Sight',
    text: 'There is a line of sight if a straight line from the centre of one space to the centre of the other meets no wall, closed door or blocked space, and never leaves the tiles. Where it passes exactly through a corner, one side may be blocked. Characters do not block it.',
  },
  {
    heading: 'Dice',
    text: 'Each die has two melee faces, one melee/save face, two ranged faces and one CRIT. Melee and melee/save faces are hits in a melee attack, ranged faces in a ranged one; a melee/save face is a save in a defense roll. A CRIT always counts, and gives an extra die.',
  },
  {
    heading: 'Rerolls',
    text: 'The Rerolls of a hero’s upgrades add up, and all of them are there again for every roll. A rerolled die counts with its new face. A CRIT already has its extra die, so it is not rerolled. You are asked only if a reroll could change something. The attacker finishes rolling before the defender begins.',
  },
  {
    heading: 'Special Effects',
    text: '**CRIT**: what it causes happens before the defense roll. **Dazed**: rolls no defense dice until its crew rests; a monster stays dazed. **Shoved**: moved to a Close space that is not Full; the attacker chooses which. **Several targets**: one attack roll counts against each of them. **Huge**: such a monster makes its space Full, and shoves everybody out of each space it enters. **Wounds as a cost**: an upgrade cannot be used if its cost would kill its own hero.',
  },
  {
    heading: 'Kills and Rewards',
    text: 'A killed monster gives its reward in victory tokens to the crew that inflicted the last wound. A killed hero gives 1 victory token to the crew of the hero that killed it. If a monster killed it, every other crew gets 1. A killed hero drops its gadgets and quest tokens; the enemy hero that killed it may take one of them if it is Close.',
  },
  {
    heading: 'Rest',
    text: 'Instead of activating a hero, the crew rests: all its upgrades are unexhausted, and its heroes are no longer dazed. Killed heroes come back without wounds, in the shuttle or Close to the other hero if that one was on the board. The heroes may exchange upgrades and gadgets. Living heroes keep their wounds.',
  },
  {
    heading: 'Event Deck',
    text: 'An event card names one kind of monster: the active player moves one of them and attacks with it, or places one on a spawn point if none is on the board. Then the card’s effect happens. When the deck runs out, it is shuffled. When it runs out again, the scenario ends, and the crew with the most victory tokens wins it.',
  },
  {
    heading: 'Monsters',
    text: [
      'Monsters use no upgrades and collect no tokens. The active player steers the monster of an event card; the player to the right of the active player steers guard reactions and paybacks. If the table lets the bot steer all of them, they attack the crew with the most victory tokens among those in reach.',
      ...idsOf(MONSTERS).map((id) => {
        const { life, overkill, movement, reward } = monsterRow(id);
        return `- **${MONSTERS[id].name}** (${MONSTERS[id].class}): Life ${String(life)}, Overkill ${String(overkill)}, moves ${String(movement)}, reward ${String(reward)}. ${monsterText(id)}`;
      }),
    ].join('\n'),
  },
  {
    heading: 'Payback',
    text: 'A monster that was attacked strikes back, even if it was killed: it may move, and then attack its attacker. If several were attacked, only one pays back. A single attack that inflicts at least as many wounds as the monster’s Overkill kills it without payback.',
  },
  {
    heading: 'Quests',
    text: 'The quests of a scenario are completed in order: the first crew to do what a quest asks gets its victory tokens. What a crew does early counts as soon as that quest is next. There is also a rival quest for each crew: the first other crew to kill one of its heroes gets 2 victory tokens. The first rival quest completed in a scenario also gives an upgrade.',
  },
  {
    heading: 'End of a Scenario',
    text: 'A scenario ends as soon as all its quests and one rival quest are completed, or when the event deck runs out for the second time. The crew with the most victory tokens wins it and gets a badge (3 badges in the last scenario of a campaign). Each crew also gets a badge for every 7 victory tokens of that scenario. Ties are rolled off.',
  },
  {
    heading: 'Upgrade Phase',
    text: 'In order of victory tokens, the winner first, each crew picks two upgrades of the scenario’s level. Then each crew picks two more, the winner last. Then crews pick one for each badge they have just got, the winner first. A crew with more than 12 upgrades discards down to 12. Each crew divides its upgrades between its heroes again. Wounds, gadgets and tokens on heroes are removed.',
  },
  {
    heading: 'Gadgets',
    text: 'The active hero collects every token in its space if no enemy is there, and may use its gadgets. **Stimpack**: removes all its wounds. **Recharge**: unexhausts all its upgrades. **Hoverboard**: the other hero of the crew may spend 4 movement points right away. No gadget is used in the middle of an attack.',
  },
  {
    heading: 'Upgrades',
    text: 'Weapons, boosts and reactions are exhausted when they are used, until the crew rests. Passives always work. Where the Armory is on the board, an upgrade lies there: the first active hero in its space may take it if no enemy is there.',
  },
  {
    heading: 'Boosts',
    text: 'A boost makes an attack with a weapon of its own type stronger: melee, ranged or special. Any number of boosts can be used at once.',
  },
  {
    heading: 'Reactions',
    text: 'A hero that is attacked may use a reaction before the dice are rolled: one for each attack, against heroes and monsters.',
  },
];
