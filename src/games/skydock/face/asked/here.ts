import { at, capitalized, counted, type Decision, joined, type Seat } from '#engine';
import { patients } from '../../action-phase/heal.ts';
import { interactions, isRoomAlone } from '../../action-phase/interact.ts';
import { powerOf, slotsWhere } from '../../characters/characters.ts';
import { meansSeen } from '../../cards/resources.ts';
import type { Trial } from '../../challenges/challenges.ts';
import type { Achievement } from '../../content/achievements.ts';
import { ABILITIES, ATTACK, HEAL, INTERACT, LOOT, MOVE } from '../../content/abilities.ts';
import type { Effect } from '../../content/effects.ts';
import { AIRLOCK_GLORY, BOOST, HEAL_GLORY } from '../../content/printed.ts';
import { worthDoing } from '../../effects/index.ts';
import { guardsIn } from '../../ship/guards.ts';
import { objectiveAt } from '../../objectives/conditions.ts';
import { roomAt } from '../../ship/spots.ts';
import { lacking, payable } from '../../objectives/symbols.ts';
import type { Action } from '../../state/actions.ts';
import type { Table } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { chanceText, oddsText, rollText, termsText } from './odds.ts';
import { frameOf, ownHand, pirateOf, slotName, slotOf } from '../words/reading.ts';
import { inRoom, roomName, seatName, symbolNames } from '../words/words.ts';

/** What a successful Attack brings. */
const ATTACK_GAINS = `Knock it out (+1 loot card) or airlock it (+${AIRLOCK_GLORY} glory).`;

/** What each token that a Heal of that level removes brings. */
export function healGains(level: number): string {
  return `+${HEAL_GLORY} glory${at(HEAL, level - 1).tokens === 1 ? '' : ' each'}.`;
}

/** What a marker would do in the pirate's room. */
export function useHint(view: View, seat: Seat, slot: number): string {
  const { ability, level } = slotOf(view, seat, slot);
  const { text } = at(ABILITIES[ability].levels, level - 1);
  switch (ability) {
    case 'interact':
      return interactHint(view, seat, level);
    case 'loot': {
      const { bonus, cards } = at(LOOT, level - 1);
      const trial: Trial = { cause: { from: 'loot-action' }, stat: 'technical', bonus };
      return `Draw ${counted(cards, 'loot card')}. You keep ${cards === 1 ? 'it' : 'them'}, but a guard comes unless you pass: technical ${oddsText(view.table, seat, trial)}`;
    }
    case 'attack':
      return `${attackOdds(view, seat, at(ATTACK, level - 1).bonus)}. ${ATTACK_GAINS}`;
    case 'heal':
      return `${text} ${healGains(level)} ${patientsText(view, seat, slot)}`;
    case 'move':
      return at(MOVE, level - 1).quiet ? text : `${text}${noticedLeaving(view, seat)}`;
    default:
      return text;
  }
}

/** "Yours: Attack 1; Green’s: Loot 2": whose abilities the Heal in that slot can heal. */
function patientsText(view: View, seat: Seat, slot: number): string {
  const byPirate = Map.groupBy(patients(view.table, seat, slot), (patient) => patient.seat);
  return [...byPirate]
    .map(([other, slots]) => {
      const whose = other === seat ? 'Yours' : `${seatName(other)}’s`;
      return `${whose}: ${slots.map((each) => slotName(view, other, each.slot)).join(', ')}`;
    })
    .join('; ');
}

/**
 * " The guard here notices you leave" where guards would notice a pirate that leaves its room with a Move; else empty. Stunned
 * guards notice as well, but take nothing off rolls.
 */
function noticedLeaving({ table }: View, seat: Seat): string {
  const pirate = at(table.pirates, seat);
  const count = guardsIn(table, pirate.spot);
  if (count <= (powerOf(pirate, 'guards-slipped')?.to ?? 0)) return '';
  const { stunned } = table.guards[pirate.spot];
  if (count === 1)
    return stunned > 0 ? ' Even the stunned guard here notices you leave' : ' The guard here notices you leave';
  return ` The guards here notice you leave${stunned > 0 ? ', even stunned ones' : ''}`;
}

/** Whether using that marker rolls without another question. */
export function rollsAtOnce(view: View, seat: Seat, slot: number): boolean {
  const { ability } = slotOf(view, seat, slot);
  const room = roomAt(view.table, pirateOf(view, seat).spot);
  const begins = room.action.does.at(0)?.do === 'challenge';
  return (
    ability === 'attack' ||
    (ability === 'interact' && begins && isRoomAlone(meansSeen(view, seat, ownHand(view)), seat))
  );
}

function interactHint(view: View, seat: Seat, level: number): string {
  const { table } = view;
  const { spot } = pirateOf(view, seat);
  const { bonus, times: count } = at(INTERACT, level - 1);
  const objectives = [...table.objectives.keys()].flatMap((objective) => withinReach(view, seat, objective, bonus));
  const times = count > 1 ? 'Twice: ' : '';
  const { action } = roomAt(table, spot);
  // Only with nothing else to do here is there room for the whole action.
  const text = objectives.length > 0 ? roomGain(view, seat, bonus) : roomHint(view, seat, bonus);
  const room = worthDoing(meansSeen(view, seat, ownHand(view)), seat, action.does) ? [text] : [];
  // The hint of the room says it of those it advances.
  const advanced = room.length > 0 && objectives.length === 0 ? openTracks(view, seat, 'room') : [];
  // An end that is cut is that of the room, of which the picture tells.
  const offers = [...objectives, ...room, ...notYet(view, seat, advanced)];
  if (offers.length === 0) return 'Your cards cannot pay for anything here';
  // A bonus for this turn is lost where the action ends it: said first, as the end of a hint may be cut.
  const isLost =
    room.length > 0 && action.does.some((effect) => effect.do === 'bonus') && frameOf(view, 'turn')?.stays !== true;
  return `${isLost ? 'Ends your turn, unless you keep it open first. ' : ''}${times}${offers.join(' · ')}`;
}

/** Why no objective is offered in this Interact: its track, or what it costs. */
export function noObjective(view: View, seat: Seat): string {
  const tracks = tracksHere(view, seat);
  return tracks === '' ? 'Your cards can’t pay for an objective here.' : `No objective can be completed here${tracks}.`;
}

/** "Bluff the Admiral (not yet: track 0/2)": the objectives that lack nothing but steps on their tracks, without those the room advances. */
function notYet({ table, own }: View, seat: Seat, advanced: readonly string[]): string[] {
  return table.objectives.flatMap(({ done, track }, i) => {
    const { name, room, symbols, track: printed } = objectiveAt(table, i);
    const space = track[seat] ?? 0;
    const isHere = room === undefined || table.rooms[at(table.pirates, seat).spot] === room;
    const isShort = !done.includes(seat) && printed !== undefined && space < printed.spaces;
    return isHere && isShort && own !== null && payable(own.scheme, symbols) && !advanced.includes(name)
      ? [`${name} (not yet: track ${space}/${printed.spaces})`]
      : [];
  });
}

/**
 * "Win the Arm-Wrestling (needs help, roll 13+)": the objective's name if the hand can pay for it here, alone or with one symbol
 * from somebody who can still be asked, and the roll it needs.
 */
function withinReach(view: View, seat: Seat, objective: number, bonus: number): string[] {
  const ways = interactions(meansSeen(view, seat, ownHand(view)), seat).filter(
    (action) => (action.do === 'objective' || action.do === 'ask') && action.objective === objective,
  );
  if (ways.length === 0) return [];
  const { name } = objectiveAt(view.table, objective);
  const trial = trialFor(view.table, objective, bonus);
  const needsHelp = ways.every((action) => action.do === 'ask');
  const notes = [...(needsHelp ? ['needs help'] : []), ...(trial ? [rollText(view.table, seat, trial)] : [])];
  return [notes.length === 0 ? name : `${name} (${notes.join(', ')})`];
}

/** The bonus of the Interact in that slot. */
export function bonusOf(view: View, seat: Seat, slot: number): number {
  return at(INTERACT, slotOf(view, seat, slot).level - 1).bonus;
}

/** The odds of getting away with a Loot action. */
export function lootOdds(view: View, seat: Seat): string {
  const { bonus = 0, spot: left = null } = frameOf(view, 'caught') ?? {};
  return `Technical ${oddsText(view.table, seat, { cause: { from: 'loot-action' }, stat: 'technical', bonus, left })}`;
}

/** "in the Vault": where a guard comes if the pirate is caught, which a card may have taken elsewhere since. */
export function lootedRoom(view: View): string {
  const { spot } = frameOf(view, 'caught') ?? {};
  return spot === undefined ? 'in the room' : inRoom(roomName(view.table, spot));
}

export function attackOdds(view: View, seat: Seat, bonus: number): string {
  return `Physical ${oddsText(view.table, seat, { cause: { from: 'attack' }, stat: 'physical', bonus })}`;
}

/** The room's own action; of a challenge, the odds. */
export function roomHint(view: View, seat: Seat, bonus: number): string {
  const { table } = view;
  const { spot } = pirateOf(view, seat);
  const { action } = roomAt(table, spot);
  const advances = tracksAdvanced(view, seat, 'room');
  const challenge = action.does.find((effect): effect is Effect<'challenge'> => effect.do === 'challenge');
  if (!challenge) return `${action.name}: ${action.text}${advances}`;
  const trial: Trial = { cause: { from: 'room', id: table.rooms[spot] }, stat: challenge.stat, bonus };
  return `${action.name}: ${challenge.stat} ${oddsText(table, seat, trial)}${advances}`;
}

/** What the room's own action brings, in short: "Roll 9+ to gain 3 glory", "Lose 2 glory to draw a support token". */
function roomGain(view: View, seat: Seat, bonus: number): string {
  const { table } = view;
  const { spot } = pirateOf(view, seat);
  const { action } = roomAt(table, spot);
  const challenge = action.does.find((effect): effect is Effect<'challenge'> => effect.do === 'challenge');
  const gain = /(?:Pass: )?([^.:]*)[.]/.exec(action.text.replace(/^.*challenge[.] /, ''))?.[1] ?? action.name;
  if (!challenge) return gain;
  const trial: Trial = { cause: { from: 'room', id: table.rooms[spot] }, stat: challenge.stat, bonus };
  return `${capitalized(rollText(table, seat, trial))} to ${gain}`;
}

/** " · Advances See the Sights"; empty where no track advances. */
function tracksAdvanced(view: View, seat: Seat, achievement: Achievement): string {
  const names = openTracks(view, seat, achievement);
  return names.length === 0 ? '' : ` · Advances ${joined(names)}`;
}

/** The objectives with a track that this advances and that the seat has not finished, by name. */
export function openTracks({ table }: View, seat: Seat, achievement: Achievement): string[] {
  return table.objectives.flatMap(({ done, track }, i) => {
    const { name, track: printed } = objectiveAt(table, i);
    const isOpen = !done.includes(seat) && (track[seat] ?? 0) < (printed?.spaces ?? 0);
    return isOpen && printed?.advance === achievement ? [name] : [];
  });
}

/** What passing and failing the challenge of the room here lead to, where it is offered; else `null`. */
export function roomStakes(view: View, { kind, seat, options }: Decision<Action>): string | null {
  const isOffered = options.some(
    (option) =>
      option.do === 'room' ||
      (option.do === 'use' &&
        slotOf(view, seat, option.slot).ability === 'interact' &&
        rollsAtOnce(view, seat, option.slot)),
  );
  const { action } = roomAt(view.table, pirateOf(view, seat).spot);
  const isChallenge = action.does.at(0)?.do === 'challenge';
  const fails = action.text.includes('Fail:') ? '' : ' Fail: no effect.';
  if (!isOffered || !isChallenge) return null;
  const name = kind === 'turn' ? `Interact here: ${action.name}.` : `${action.name}:`;
  return `${name} ${action.text}${fails}`;
}

/** Glory, cost and odds of an objective. */
export function objectiveHint(view: View, seat: Seat, objective: number, bonus: number): string {
  const { table } = view;
  const { symbols, glory } = objectiveAt(table, objective);
  const gains = `${glory} glory for ${symbolNames(symbols)}${instead(lacking(ownHand(view).scheme, symbols))}`;
  return gains + objectiveOdds(view, seat, objective, bonus);
}

/**
 * "; roll 12+ (45%); mental DC 12; you pay only if you pass; +2 per scheme card you add": what counts most comes first. Empty
 * for an objective without a challenge.
 */
function objectiveOdds({ table }: View, seat: Seat, objective: number, bonus: number): string {
  const trial = trialFor(table, objective, bonus);
  return trial === null
    ? ''
    : `; ${chanceText(table, seat, trial)}; ${trial.stat} ${termsText(table, seat, trial)}; you pay only if you pass; +${BOOST} per scheme card you add`;
}

/** " and you roll 12+ (45%)" where an objective has a challenge. */
export function andYouRoll({ table }: View, seat: Seat, objective: number, bonus: number): string {
  const trial = trialFor(table, objective, bonus);
  return trial === null ? '' : ` and you ${chanceText(table, seat, trial)}`;
}

/** The challenge of an objective; `null` where it has none. */
function trialFor(table: Table, objective: number, bonus: number): Trial | null {
  const { challenge } = objectiveAt(table, objective);
  const { id } = at(table.objectives, objective);
  return challenge ? { cause: { from: 'objective', id, helper: null }, ...challenge, bonus } : null;
}

/** What is paid for symbols that the hand lacks (rules: Creating Icons). */
function instead(missing: number): string {
  if (missing <= 0) return '';
  return ` (you lack ${counted(missing, 'symbol')}: pay any two scheme cards${missing === 1 ? '' : ' for each'})`;
}

/** Whether it is an Interact with nothing to do here: it is offered because the others cannot know (Law 13). */
export function leadsNowhere(view: View, seat: Seat, slot: number): boolean {
  const isInteract = slotOf(view, seat, slot).ability === 'interact';
  return isInteract && interactions(meansSeen(view, seat, ownHand(view)), seat).length === 0;
}

/** Which markers cannot be used here and why; `null` where each can. In short, it does not name the tracks that are lacking. */
export function notUsable(
  view: View,
  { seat, options }: Decision<Action>,
  extent: 'in-short' | 'whole' = 'whole',
): string | null {
  const isOffered = (slot: number) => options.some((option) => option.do === 'use' && option.slot === slot);
  const idle = slotsWhere(pirateOf(view, seat).board, ({ markers }) => markers > 0).filter(
    (slot) => !isOffered(slot) || leadsNowhere(view, seat, slot),
  );
  const byReason = Map.groupBy(idle, (slot) => whyNot(view, seat, slot, isOffered(slot), extent));
  const why = [...byReason].map(
    ([reason, slots]) => `${joined(slots.map((slot) => slotName(view, seat, slot)))} (${reason})`,
  );
  return why.length === 0 ? null : `Can’t be used now: ${why.join('; ')}`;
}

/** ": Bluff the Admiral (not yet: track 1/2)": what lacks nothing but steps on its track; empty for none. */
function tracksHere(view: View, seat: Seat): string {
  const tracks = notYet(view, seat, []);
  return tracks.length === 0 ? '' : `: ${joined(tracks)}`;
}

/** Why the marker's action is not possible now. */
function whyNot(view: View, seat: Seat, slot: number, isOffered: boolean, extent: 'in-short' | 'whole'): string {
  const { table } = view;
  const { ability, level, neutralized } = slotOf(view, seat, slot);
  if (neutralized !== 'no') return 'neutralized';
  switch (ability) {
    case 'scheme':
    case 'loot':
      return `no ${ability} icon`;
    case 'attack':
      return guardsIn(table, pirateOf(view, seat).spot) === 0 ? 'no guard' : 'not now';
    case 'heal':
      return at(HEAL, level - 1).reach === 'here' ? 'nobody to heal' : 'nobody to heal here or in an adjacent room';
    case 'interact':
      // The hint of its button says what is lacking.
      if (isOffered) return 'nothing here that you can do yet';
      return `${roomAt(table, pirateOf(view, seat).spot).action.name} would do nothing now, and no objective can be completed here${extent === 'whole' ? tracksHere(view, seat) : ''}`;
    case 'move':
      return 'not now';
  }
}
