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
    'An active hero moves up to 4 spaces and attacks once, in either order.',
    'Monsters strike heroes that step away from them, and strike back when attacked. Other players steer them.',
    'Then draw an event card: a monster acts, and something happens.',
    'Kill monsters and rivals, collect tokens and complete quests to get victory tokens.',
  ]),
  {
    heading: 'Crew Setup',
    text: 'Each crew has two heroes, chosen in pairs clockwise, or drafted one at a time if the table wants that. A hero has Defense (dice that save), Life (wounds that kill) and an ability that always works.',
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
    text: 'Each crew gets the same seven starter upgrades and divides them between its heroes. A hero has at most 6 upgrades, a crew 12.',
  },
  {
    heading: 'Campaign',
    text: `A campaign has four scenarios: 1, then 2A or 2B, then 3A, 3B or 3C, then 4. The winner of each chooses the next. ${idsOf(
      SCENARIOS,
    )
      .map((id) => `${id.toUpperCase()}: ${SCENARIOS[id].title}`)
      .join(
        '; ',
      )}. The crew with the most badges wins the campaign; in a tie, the one with the most victory tokens over all scenarios.`,
  },
  {
    heading: 'Episodic Mode',
    text: 'A single scenario. Before it, each level below the scenario’s number is drafted: pick two upgrades from your hand, pass the rest to the left, pick two more. A crew keeps 12. The crew with the most victory tokens wins.',
  },
  {
    heading: 'Scenario Setup',
    text: 'Tiles are shuffled and laid so that their hatches fit. From the winner of the last scenario on, clockwise, each crew claims a shuttle slot. That crew also has the first turn. A shuttle is a tile of its own, which enemies may enter too.',
  },
  {
    heading: 'The Board',
    text: 'A space has room for two characters. Walls and closed doors block movement and sight. Tiles are joined only where two hatches meet. Close means the same space, or a neighbouring one with nothing in between, never diagonally.',
  },
  {
    heading: 'The Player Turn',
    text: 'Activate one hero (the same one every turn if you like) or rest. Then draw an event card. Turns go clockwise.',
  },
  {
    heading: 'Movement',
    text: 'A hero has 4 movement points. One point moves one space, uses a portal to another of its colour, or opens or closes a door. The movement is made at one time, before or after the attack. Nobody can stop in a Full space, but everybody can pass through one.',
  },
  {
    heading: 'Guard Reactions',
    text: 'A hero that moves out of a space Close to a monster is attacked by it first. Portals, doors, shoves and placements trigger none. If the hero is killed, the move and the activation are over. If it is shoved away, the move does not happen.',
  },
  {
    heading: 'Attack',
    text: 'Choose a ready weapon and a target: a Close enemy for melee, any enemy in line of sight for ranged. Choose boosts of the weapon’s type. The target may use one reaction. Weapon and boosts are exhausted. Both sides roll; each hit without a save is a wound.',
  },
  {
    heading: 'Line of Sight',
    text: 'A line from centre to centre that meets no wall, closed door, blocked space or open space off the tiles. Exactly through a corner, one side may be blocked. Characters do not block it.',
  },
  {
    heading: 'Dice',
    text: 'Each die has two melee faces, one that is melee and save, two ranged faces and a CRIT. Melee faces hit in melee attacks, ranged faces in ranged ones, saves block in defense. A CRIT always counts, and gives an extra die.',
  },
  {
    heading: 'Rerolls',
    text: 'A hero’s Reroll upgrades add up to a pool that is full for every roll. A rerolled die counts with its new face. A CRIT already has its extra die, so it is not rerolled. You are asked only if a reroll could change something. The attacker finishes rolling before the defender begins.',
  },
  {
    heading: 'Special Effects',
    text: 'What a CRIT causes happens before the defense roll. Dazed: no defense dice until the crew rests; monsters stay dazed. Shoved: moved to a Close space that is not Full, chosen by the attacker. An attack on several targets has one roll, which counts against each. A huge monster fills its space, and shoves everybody out of a space it enters. What costs wounds cannot be used if it would kill its own hero.',
  },
  {
    heading: 'Kills and Rewards',
    text: 'A killed monster gives its reward to the crew that inflicted the last wound. A killed hero gives 1 victory token to the killer’s crew; if a monster did it, 1 to every other crew. The hero drops gadgets and quest tokens; an enemy hero who killed it from Close by may take one.',
  },
  {
    heading: 'Rest',
    text: 'All upgrades of the crew are unexhausted, and Daze ends. Killed heroes come back without wounds, in the shuttle or Close to an ally that was on the board. Upgrades and gadgets can change hands. Wounds of living heroes stay.',
  },
  {
    heading: 'Event Deck',
    text: 'The card names a monster: the active player moves it and attacks with it, or places one at a spawn point if there is none. Then the card’s effect happens. When the deck runs out, it is shuffled again; the second time, the scenario ends and the most tokens win it.',
  },
  {
    heading: 'Monsters',
    text: [
      'Monsters do not use upgrades. The active player steers them in events, the player to the right in reactions. The table can leave both to the program: it attacks the crew with the most victory tokens.',
      ...idsOf(MONSTERS).map((id) => {
        const { life, overkill, movement, reward } = monsterRow(id);
        return `- **${MONSTERS[id].name}** (${MONSTERS[id].class}): Life ${String(life)}, Overkill ${String(overkill)}, moves ${String(movement)}, reward ${String(reward)}. ${monsterText(id)}`;
      }),
    ].join('\n'),
  },
  {
    heading: 'Payback',
    text: 'A monster that was attacked strikes back, even if it was killed: it may move, then attack its attacker. If several were attacked, one pays back. A single attack with at least as many wounds as its Overkill kills it without payback.',
  },
  {
    heading: 'Quests',
    text: 'Quests for everybody are completed in order; the first crew to do what a quest asks gets its tokens. What is done early counts when its turn comes. Each crew also is a rival quest: the first other crew to kill one of its heroes gets 2 victory tokens. The first rival quest completed also gives an upgrade.',
  },
  {
    heading: 'End of a Scenario',
    text: 'It ends as soon as all quests and one rival quest are completed. The crew with the most victory tokens wins it and gets a badge (3 in the last scenario of a campaign). Every 7 tokens of the scenario are a badge too. Ties are rolled off.',
  },
  {
    heading: 'Upgrade Phase',
    text: 'From the winner down, each crew picks two upgrades of the level, then two more on the way back up, then one for each badge just scored. Crews above 12 discard. Then everything is divided again. Wounds and tokens are removed.',
  },
  {
    heading: 'Gadgets',
    text: 'An active hero collects every token in its space if no enemy is there. Stimpack: remove all wounds. Recharge: unexhaust all upgrades of the hero. Hoverboard: the other hero of the crew moves 4 points at once. None is used in the middle of an attack.',
  },
  {
    heading: 'Upgrades',
    text: 'Weapons and boosts are exhausted when they are used, until the crew rests. Passives always work. Reactions are used when the hero is attacked. The upgrade of the armory goes to the first hero who takes it in its space, with no enemy there.',
  },
  {
    heading: 'Boosts',
    text: 'A boost goes with a weapon of its own type: melee, ranged or special. Any number can be used at once.',
  },
  { heading: 'Reactions', text: 'Used before the dice are rolled, one for each attack, also against monsters.' },
  SIGNS,
];
