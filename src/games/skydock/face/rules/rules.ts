import { counted, type RuleText } from '#engine';
import {
  AIRLOCK_GLORY,
  ALERT_ROWS,
  BACKERS_DEALT,
  BOOST,
  CROWD,
  DRAW,
  FIRST_DRAW,
  GUARD_PENALTY,
  GUARDS,
  HAND_LIMIT,
  HEAL_GLORY,
  LAUNCH,
  MARKERS_EACH,
  OBJECTIVES_IN_PLAY,
  REINFORCEMENT,
} from '../../content/printed.ts';
import { OVERVIEW_RULE } from './aim.ts';
import { LISTS } from './lists.ts';
import { SIGNS } from '../scene/legend.ts';

/** The rules in our own words, in the sheet's order. Every figure comes from the constant the rules use. */
export const RULES: readonly RuleText[] = [
  OVERVIEW_RULE,
  SIGNS,
  {
    heading: 'Setup',
    text:
      `Place the Bridge, the Drift Engine and the Dock on their fixed spots and draw the other six rooms at random. Reveal ${OBJECTIVES_IN_PLAY} objectives; no two of them need the same room. ` +
      'Place one guard on the Bridge and one at the Drift Engine. All pirates start at the Dock. ' +
      `In seat order, each player chooses a pirate. Then each player secretly keeps one of ${BACKERS_DEALT} secret backers. Determine the first player at random. ` +
      'Starting with the first player and going clockwise, each player takes one more level-1 ability; then, in reverse order, each player takes a second one.',
  },
  {
    heading: 'Rounds',
    text: `The game lasts at most ${LAUNCH} rounds. Each round has three phases. Planning: all players plan at the same time, in secret. Action: players take turns. Upkeep: the guards patrol and the launch comes closer.`,
  },
  {
    heading: 'Planning Phase',
    text: 'Draw your cards, then improve abilities and place energy markers, in any order; the other players do not see what you do. When you are done, lock in. You can change your plan until the last player has locked in, but you keep the cards you have drawn. Then all plans are carried out, starting with the first player and going clockwise.',
  },
  {
    heading: 'Draw Cards',
    text: `Draw ${FIRST_DRAW} cards in the first round and ${DRAW} cards in every later round. Choose the scheme deck or the loot deck for each card. You can draw all cards at once, or look at each one before you choose the next deck. When a deck is empty, shuffle its discard pile to form a new deck.`,
  },
  {
    heading: 'Upgrade',
    text: 'While planning, you can use loot cards from your hand to gain or upgrade abilities, as on your turn. Discard them when plans are carried out. If two players want the last token of an ability, it goes to the player who comes first clockwise from the first player. The other player keeps the loot card and plans again.',
  },
  {
    heading: 'Place Energy Markers',
    text: `Place your ${MARKERS_EACH} energy markers on ${MARKERS_EACH} different abilities. You can place one on a neutralized ability and hope for a healer. Some loot cards let you place an additional marker, or a second marker on the same ability.`,
  },
  {
    heading: 'Action Phase',
    text:
      'Players take turns, starting with the first player and going clockwise. On your turn, spend one of your energy markers and take the action under it. ' +
      'You can also skip: spend a marker and do nothing. If nobody has claimed the first player token this round, you claim it by skipping. If you have no markers left, you take no more turns. When nobody has a marker left, the upkeep begins. ' +
      'On your turn, before or after your action, you can also play any number of loot cards and one scheme card for its text. To play them after it, first choose **Keep My Turn Open** among your cards; otherwise your action ends your turn.',
  },
  {
    heading: 'Out-of-Turn Schemes',
    text: 'Some scheme cards name a trigger after the word “Armed”. You can also play such a card on another player’s turn, but only one per turn. Either play it between two steps of that turn, or arm it in secret. An armed card plays by itself when its trigger happens. Only you see which cards you have armed, and you can disarm them at any time.',
  },
  {
    heading: 'Scheme',
    text: 'Use it in a room with a scheme icon. Draw as many scheme cards as your ability’s level allows. You can play one of them at once if you have not played a scheme card this turn.',
  },
  {
    heading: 'Loot',
    text: 'Use it in a room with a loot icon. Draw as many loot cards as your ability’s level allows; you can use them at once. Then attempt a technical challenge. If you fail, you are caught: you keep the loot, but place a guard in the room.',
  },
  {
    heading: 'Move',
    text: 'Move along corridors, up to the number of rooms that the level of your ability gives (see Ability Tokens). The arrows apply only to guards. At the end of the Move, draw one encounter card if you left guards behind or end in a room with an encounter icon; if both, resolve the guard half first. If you stay where you are, draw none.',
  },
  {
    heading: 'Random Encounters',
    text: 'When you end a Move in a room with an encounter icon, draw an encounter card. If guards noticed you and you already drew one, use that card instead. Its random half takes effect only if the current alert level is marked on the card.',
  },
  {
    heading: 'Guard Encounters',
    text: 'When you leave a room with a guard, even a stunned one, guards notice you. At the end of the Move, draw 1 encounter card, however many such rooms you left. The guard half of the card always takes effect. Its challenges count the active guards in the last such room. Everything else happens in the room where your Move ends: “here” on the card is that room.',
  },
  {
    heading: 'Interact',
    text: 'Take the action of your room or complete an objective. Remove the marker before any challenge. Higher levels add to the challenge; level 4 lets you interact twice.',
  },
  {
    heading: 'Attack',
    text: `Attempt a physical challenge against a guard in your room. If you fail, gain a neutralization token. If you pass, choose one: knock out an active guard, which stuns it, and draw 1 loot card; or airlock any guard, which removes it from the game, and gain ${AIRLOCK_GLORY} glory.`,
  },
  {
    heading: 'Heal',
    text: `Remove neutralization tokens from abilities of pirates in your room, including your own; as many as your ability’s level allows. Gain ${HEAL_GLORY} glory for each. If a healed ability still has an energy marker, its owner can use it this round.`,
  },
  {
    heading: 'Upkeep Phase',
    text:
      `Carry out these steps in order: 1. Each player discards down to the hand limit of ${HAND_LIMIT} cards, unless a power says otherwise. 2. Move the launch token; if it reaches the last space, the game ends immediately. ` +
      '3. If the first player token was claimed, its owner keeps it and flips it back. Otherwise it passes to the next player clockwise. 4. The guards patrol. 5. The pirates recover.',
  },
  {
    heading: 'Guards Patrol',
    text:
      `a. Active guards in rooms without pirates follow the arrow to the next room. b. Place ${counted(REINFORCEMENT, 'guard')} in each room with a guard post and a pirate (a table option uses rooms with a guard token instead). ` +
      'c. The alert rises by 1 for each pirate who shares a room with a guard token. d. Each pirate in a room with an active guard attempts a mental challenge, and gains a neutralization token on a failure. ' +
      `e. Stunned guards wake up. f. If a room has ${CROWD} or more guards, return all but one to the supply. Each pirate there gains a neutralization token; with no pirate there, the alert rises by 1.`,
  },
  {
    heading: 'Characters Recover',
    text: 'First remove all neutralization tokens on their recovering side. Then flip all tokens on their assigned side to the recovering side. So a token that nobody heals stays for one more round.',
  },
  {
    heading: 'Neutralization Tokens',
    text:
      'When you gain a neutralization token, roll a D20 and place the token, assigned side up, on the slot of your board with that number. If that slot is empty or already neutralized, choose any ability that is not neutralized. If you have none left, nothing happens. ' +
      'You cannot use a neutralized ability, but you can still remove its marker to skip.',
  },
  {
    heading: 'Characters',
    text: `A character is the pirate you play. When you gain an ability, choose a row and place the ability in its first empty slot. If your board is full, you cannot gain abilities. The numbers beside the slots are D20 rolls. The cards in your hand are secret; how many you hold is not. You can hold more than ${HAND_LIMIT} cards until the upkeep.`,
  },
  {
    heading: 'Improving a Character',
    text:
      'Discard a loot card on your turn, or plan to discard it in the planning phase. Either gain a level-1 ability shown at its edge, or upgrade one of your abilities with the same icon by one level; energy markers on it stay. ' +
      'Levels 1 and 2 are the two sides of one token, and so are levels 3 and 4. An upgrade to level 3 takes a new token, and the old one leaves the game. If the supply has no such token, you cannot gain or upgrade.',
  },
  {
    heading: 'Alert Level',
    text:
      `The alert has ${ALERT_ROWS.length} levels: ${ALERT_ROWS.map(({ name, dc }) => `${name} (DC ${dc})`).join(', ')}. With more players, each level has more spaces. When the alert reaches a new level, place a guard at the Dock. ` +
      `If the alert goes past the last space, it reaches LOCKDOWN: the game ends and everybody loses. There are ${GUARDS} guards. If the supply has too few, the alert rises by 1 for each missing guard; a new level reached this way does not place a guard.`,
  },
  {
    heading: 'Challenges',
    text:
      'Roll a D20 and add your stat and any bonus. You pass if the total is at least the DC: the number printed on the objective, or else the DC of the alert level. ' +
      `Subtract ${GUARD_PENALTY} for each active guard in your room. A 1 always fails and a 20 always passes. After the roll, you can discard scheme cards to add ${BOOST} each; their symbols and texts do not matter. You are asked whenever you hold enough cards to pass. A failure has no effect other than the one the challenge names.`,
  },
  {
    heading: 'Completing Objectives',
    text:
      'Use an Interact when you meet all of the objective’s conditions: you are in its room, you have reached the end of its track, and you pass its challenge. Then discard scheme cards for its symbols. A card counts for each matching symbol on it; a Wild counts for any one symbol. ' +
      'Place your token on the objective and gain its glory. If you fail the challenge, you keep your cards. You can complete each objective only once, but others can still complete it.',
  },
  {
    heading: 'Asking for Help',
    text:
      'Before you remove the marker, you can ask everybody for one symbol of an objective; you must pay the other symbols yourself. You can ask for each symbol once per turn. The request stands until a player agrees, everybody has refused or you withdraw it. ' +
      'A player anywhere on the ship can agree. The helper must then discard one card with that symbol or a Wild, but only if you succeed. You both place a token on the objective and draw a support token; neither of you gains its glory. A player who has already completed the objective can also help.',
  },
  {
    heading: 'Creating Icons',
    text: 'When you pay for an objective, any two scheme cards count as any one missing symbol. You can do this as often as you like. A helper cannot pay this way.',
  },
  {
    heading: 'End of Game',
    text:
      'At LOCKDOWN, everybody loses. At launch, only players with a token on an objective can win; if there are none, everybody loses. Your score is your glory plus your support: the support of your secret backer, if its wish is met at that moment, and of your support tokens. ' +
      'The highest score wins. If players are tied, the one with more support wins; then the one whose backer’s wish is met. Otherwise they share the victory.',
  },
  ...LISTS,
];
