import type { RuleText } from '#engine';
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
} from '../../content/printed.ts';
import { LISTS } from './lists.ts';
import { SIGNS } from '../scene/legend.ts';

/** The rules in our own words, in the sheet's order; every figure comes from where the rules read it. */
export const RULES: readonly RuleText[] = [
  {
    heading: 'Setup',
    text:
      `The Bridge, the Drift Engine and the Dock always lie in their places; the other six rooms are drawn at random. ${OBJECTIVES_IN_PLAY} objectives are laid open, ` +
      'never two that need the same room. One guard starts on the Bridge and one at the Drift Engine, all pirates at the Dock. ' +
      `In seat order everybody chooses a character, then keeps one of ${BACKERS_DEALT} secret backers. The start player is drawn by lot. ` +
      'From there, once round and back again, everybody takes two more abilities of level 1.',
  },
  {
    heading: 'Rounds',
    text: `There are at most ${LAUNCH} rounds. Each has three phases: planning, done by all at once and in secret; action, turn about; upkeep, when the guards move and the launch comes nearer.`,
  },
  {
    heading: 'Planning Phase',
    text: 'Everybody draws cards, improves abilities and places energy markers, in any order and unseen by the others. When you are done, lock in. Until the last player has locked in you may open your plan again and change it, but cards drawn stay drawn. Then all plans are carried out, nearest to the first player token first.',
  },
  {
    heading: 'Draw Cards',
    text: `Draw ${FIRST_DRAW} cards in the first round and ${DRAW} in every later one, each from the scheme or the loot deck as you like; you see each before you choose the next. An empty deck is made again from its discards.`,
  },
  {
    heading: 'Upgrade',
    text: 'While planning, loot of your hand can be meant for gaining or upgrading abilities; it is discarded when plans are carried out. If two want the last token of an ability, it goes to whoever is nearer to the first player, clockwise; the other keeps the loot and plans again.',
  },
  {
    heading: 'Place Energy Markers',
    text: `Put your ${MARKERS_EACH} energy markers on ${MARKERS_EACH} different abilities. A neutralized ability may get one as well, in the hope of a healer. Some loot allows one marker more, or a second one on the same ability.`,
  },
  {
    heading: 'Action Phase',
    text:
      'Beginning with the first player and going clockwise, each turn is one energy marker: remove it and take the action under it. ' +
      'Or remove it for nothing: then you claim the first player token, unless somebody already has this round. Who has no markers left is skipped; when nobody has any, the upkeep begins. ' +
      'In your turn you may also play any loot cards and, once per turn, a scheme card for its text, before or after the marker.',
  },
  {
    heading: 'Out-of-Turn Schemes',
    text: 'Some scheme cards name a moment. Those can be played in other players’ turns too, one card per player and turn: at once, between two steps, or armed in secret. An armed card plays itself when its moment comes. Only you see what you have armed, and you can disarm it again.',
  },
  {
    heading: 'Scheme',
    text: 'In a room with the scheme icon: draw as many scheme cards as the level of your ability says. You may play one right away if you have not played one this turn.',
  },
  {
    heading: 'Loot',
    text: 'In a room with the loot icon: draw loot by the level of your ability, use it if you like, then pass a technical challenge or be caught. Caught, you keep the loot, but a guard is placed in the room.',
  },
  {
    heading: 'Move',
    text: 'Walk along corridors, up to as many rooms as the ability says; you may stop earlier. The arrows only bind the guards. A Move can end in one encounter card: for guards you left behind, for the room you end in, or for both, guards first. Staying where you are draws none.',
  },
  {
    heading: 'Random Encounters',
    text: 'Ending a Move in a room with the encounter icon draws an encounter card. Its random half only happens when the current alert level is marked on the card.',
  },
  {
    heading: 'Guard Encounters',
    text: 'Leaving a room with any guard token, stunned ones included, draws an encounter card, whose guard half always happens at the end of the Move. Its challenges count the guards of the last such room you left, not those where you have arrived. However many guarded rooms you leave, it is one card.',
  },
  {
    heading: 'Interact',
    text: 'Do what your room offers, or complete an objective. The marker is spent before any challenge. Higher levels add to the challenge, and the highest allows two interactions.',
  },
  {
    heading: 'Attack',
    text: `A physical challenge against a guard in your room. Failed: you gain a neutralization token. Passed: knock an active guard out, which stuns it and draws you a loot card, or put any guard out of the airlock, which removes it from the game and brings ${AIRLOCK_GLORY} glory.`,
  },
  {
    heading: 'Heal',
    text: `Take neutralization tokens off abilities of pirates in your room, your own included, as many as the level allows. Each brings you ${HEAL_GLORY} glory. A marker still lying on a healed ability can be used this round.`,
  },
  {
    heading: 'Upkeep Phase',
    text:
      `In this order: 1. Everybody discards down to the hand limit, ${HAND_LIMIT} cards unless a power says otherwise. 2. The launch token moves; if it arrives, the game ends at once. ` +
      '3. The first player token passes to the left, or, if it was claimed, stays and is flipped back. 4. The guards patrol. 5. Characters recover.',
  },
  {
    heading: 'Guards Patrol',
    text:
      'a. Active guards in rooms without pirates follow the arrow to the next room. b. Rooms with a guard post and a pirate get a guard (a table option looks at guard tokens instead). ' +
      'c. The alert rises by 1 for each pirate who shares a room with a guard token. d. Each pirate in a room with an active guard faces a mental challenge, or gains a neutralization token. ' +
      `e. Stunned guards wake up. f. Where ${CROWD} or more guards crowd a room, all but one go back to the supply; pirates there gain a neutralization token, and with nobody there the alert rises by 1.`,
  },
  {
    heading: 'Characters Recover',
    text: 'Neutralization tokens on their recovering side come off. Then those on their assigned side are turned to the recovering side. So a token nobody heals stays for one more round.',
  },
  {
    heading: 'Neutralization Tokens',
    text:
      'Gaining one, you roll a D20 and cover the slot of your board with that number, assigned side up. If that slot is empty or covered already, you choose any uncovered ability; if none is left, you are spared. ' +
      'A covered ability cannot be used. Its marker can still be removed for nothing.',
  },
  {
    heading: 'Characters',
    text: `A gained ability goes to the first free slot of a row you choose; a full board takes no more. Numbers beside slots are for the D20. Cards in hand are secret, their number is not. You may hold more than the limit of ${HAND_LIMIT} until the upkeep.`,
  },
  {
    heading: 'Improving a Character',
    text:
      'Discard a loot card in your turn, or plan it while planning: gain a level-1 ability shown at its edge, or upgrade an ability you have with the same icon by one level, markers and all. ' +
      'Levels 1 and 2 are two sides of a token, and so are 3 and 4. Going to level 3 needs a new token, and the old one leaves the game. Without a token in the supply it cannot be done.',
  },
  {
    heading: 'Alert Level',
    text:
      `The alert climbs through ${ALERT_ROWS.length} levels: ${ALERT_ROWS.map(({ name, dc }) => `${name} (DC ${dc})`).join(', ')}. Rows are longer with more players. Every new level places a guard at the Dock. ` +
      `Past the last space is LOCKDOWN: the game is over and everybody has lost. There are ${GUARDS} guards; for each one the supply cannot give, the alert rises by 1 instead, and a level entered that way places none.`,
  },
  {
    heading: 'Challenges',
    text:
      'Roll a D20, add your stat and any bonus, and reach the DC: the one printed on an objective, or else that of the alert level. ' +
      `Each active guard in your room takes ${GUARD_PENALTY} off. A 1 always fails and a 20 always passes. After the roll you may discard scheme cards for +${BOOST} each, whatever is on them; you are asked whenever your hand is large enough to turn the roll. Failing costs nothing but what the challenge says.`,
  },
  {
    heading: 'Completing Objectives',
    text:
      'Use an Interact where all the objective asks for is met: the room, the end of its track, the challenge. Then discard scheme cards for its symbols; a card counts for every matching symbol on it, a wild for any one. ' +
      'Your token goes on the objective and you gain its glory. A failed challenge costs no symbols. Nobody completes the same objective twice, but others may still complete it.',
  },
  {
    heading: 'Asking for Help',
    text:
      'Before you spend the marker you may ask everybody for one symbol of an objective; the others you bring yourself. Each symbol can be asked for once a turn, and the offer is open until somebody agrees or you take it back. ' +
      'Whoever agrees, anywhere on the ship, is bound to discard one card with that symbol or a wild, but only if you succeed. Both of you then have a token on the objective and draw a support token; neither gains its glory. A helper may help with an objective completed before.',
  },
  {
    heading: 'Creating Icons',
    text: 'Paying for an objective, any two scheme cards together stand for any one symbol, as often as you like. A helper cannot pay that way.',
  },
  {
    heading: 'End of Game',
    text:
      'LOCKDOWN ends the game for everybody. At launch, only who has a token on an objective can win; if nobody has, all lose. The score is glory plus support: that of your secret backer, if the wish is met at that moment, and of your support tokens. ' +
      'The highest score wins. Level scores are decided by more support, then by a backer’s wish met; after that the victory is shared.',
  },
  ...LISTS,
  SIGNS,
];
