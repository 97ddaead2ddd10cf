import { counted, joined, type Narrators } from '#engine';
import { CHARACTER_TABLE } from '../../content/characters.ts';
import { ENCOUNTER_TABLE } from '../../content/encounters.ts';
import { OBJECTIVE_TABLE } from '../../content/objectives.ts';
import { ROOM_TABLE, type RoomId } from '../../content/rooms.ts';
import type { Event, Events, Rolled } from '../../state/events.ts';
import { modifiersText, tries } from '../words/causes.ts';
import { abilityName, cardName, inRoom, leveled, seatName, signed, summed, withArticle } from '../words/words.ts';

export const PIRATES = {
  character: ({ seat, character }) =>
    `${seatName(seat)} is **${CHARACTER_TABLE[character].name}**. *${CHARACTER_TABLE[character].quip}*`,
  placed: ({ seat, abilities }) => `${seatName(seat)} places energy markers on ${joined(abilities.map(abilityName))}.`,
  turn: ({ seat }) => `**${seatName(seat)}’s turn.**`,
  improved: (event) => {
    const to = `**${leveled(event)}**`;
    const who = seatName(event.seat);
    if (event.card === null) return `${who} ${event.level === 1 ? 'gains' : 'upgrades to'} ${to}.`;
    return `${who} discards ${cardName(event.card)} to ${event.level === 1 ? 'gain' : 'upgrade to'} ${to}.`;
  },
  missed: (event) =>
    `${seatName(event.seat)} is too late for ${leveled(event)}: the last token is gone. ${seatName(event.seat)} keeps the loot card and plans again.`,
  used: (event) => `${seatName(event.seat)} uses ${leveled(event)}.`,
  dropped: ({ seat, ability }) => `${seatName(seat)} skips (spends ${abilityName(ability)}).`,
  claimed: ({ seat }) => `${seatName(seat)} claims the first player token.`,
  charged: ({ seat, ability }) => `${seatName(seat)} puts an energy marker on ${abilityName(ability)}.`,
  neutralized: ({ seat, ability, roll, how, crowd, failed }) => {
    // The ability first: where space is short, the rest is cut.
    const lost = `${seatName(seat)} has **${abilityName(ability)} neutralized**`;
    const missed = `, which hits no working ability, ${how === 'chosen' ? `so ${seatName(seat)} chose it` : 'and this was the last one'}`;
    const why = how === 'rolled' ? '' : missed;
    if (failed) {
      const by = failed.cause.from === 'patrol' ? 'by the patrol' : 'in a failed attack';
      return `${lost} ${by}: ${scoreOf(failed)}; then ${withArticle(roll)}${why === '' ? ' for the ability' : why}.`;
    }
    return `${lost}${crowd ? ': too many guards' : ''} (rolled ${withArticle(roll)}${why}).`;
  },
  spared: ({ seat }) => `${seatName(seat)} has no ability left to neutralize.`,
  recovered: ({ seat, ability, by, how }) =>
    how === 'heal' && by !== seat
      ? `${seatName(by)} heals ${seatName(seat)}’s ${abilityName(ability)}.`
      : `${seatName(seat)}’s ${abilityName(ability)} works again.`,
  braced: ({ seat, count }) =>
    `${seatName(seat)} flips ${counted(count, 'neutralization token')} to the recovering side.`,
  moved: ({ seat, room, through }) => {
    const way = through.map((passed) => ROOM_TABLE[passed].name);
    return `${seatName(seat)} goes to the **${ROOM_TABLE[room].name}**${way.length > 0 ? ` via ${joined(way)}` : ''}.`;
  },
  encounter: ({ seat, encounter, guard }) => {
    const { name, guard: half } = ENCOUNTER_TABLE[encounter];
    return guard ? `Guards notice ${seatName(seat)}: **${name}**. ${half.text}` : null;
  },
  'random-half': ({ seat, encounter, happens }) => {
    const { name, random } = ENCOUNTER_TABLE[encounter];
    return happens
      ? `Random encounter for ${seatName(seat)}: **${name}**. ${random.text}`
      : `Random encounter for ${seatName(seat)}: **${name}** has no effect at this alert level.`;
  },
  'in-vain': ({ seat, encounter }) =>
    `**${ENCOUNTER_TABLE[encounter].name}** changes nothing for ${seatName(seat)} here.`,
  // The line of a challenge says how it ended, and the lines after it what that led to.
  room: ({ seat, room }) => {
    const { name, action } = ROOM_TABLE[room];
    const text = beginsWithChallenge(room) ? '' : ` ${action.text}`;
    return `${seatName(seat)} uses the ${name}: **${action.name}**.${text}`;
  },
  attacked: (event) =>
    event.result === 'knock-out'
      ? `${seatName(event.seat)} knocks out a guard ${inRoom(ROOM_TABLE[event.room].name)}.`
      : `${seatName(event.seat)} airlocks a guard ${inRoom(ROOM_TABLE[event.room].name)}.`,
  // The result first: where space is short, the figures are cut.
  challenge: (event) => `${seatName(event.seat)} ${outcomeOf(event)}${changeOf(event)}: ${resultOf(event)}.`,
  lent: ({ seat, to, by, until }) =>
    `${seatName(seat)} gives ${seatName(to)} +${by} to ${until === 'roll' ? 'the roll' : 'challenges this turn'}.`,
  // The line of the challenge says both.
  rolled: () => null,
  caught: () => null,
  glory: ({ seat, by, glory, several }) =>
    several
      ? `${seatName(seat)} now has ${glory} glory.`
      : `${seatName(seat)} ${by > 0 ? 'gains' : 'loses'} ${Math.abs(by)} glory (now ${glory}).`,
} satisfies Partial<Narrators<Events>>;

/** "got 7, needed 9 – rolled 8 −1 (mental)": the figures last, as the end is cut where space is short. */
function resultOf(rolled: Rolled): string {
  const added = modifiersText(rolled.stat, rolled.modifiers);
  return added === '' || isFixed(rolled) ? scoreOf(rolled) : `${scoreOf(rolled)} – rolled ${rolled.roll} ${added}`;
}

/** "got 7, needed 9", or what the die alone decides. */
function scoreOf(rolled: Rolled): string {
  const { stat, roll, modifiers, total, dc } = rolled;
  // Also why no cards could help.
  if (isFixed(rolled)) return roll === 1 ? 'rolled a 1, which always fails' : 'rolled a 20, which always passes';
  return modifiersText(stat, modifiers) === '' ? `rolled ${roll}, needed ${dc}` : `got ${summed(total)}, needed ${dc}`;
}

/** Whether the sum does not matter. */
function isFixed({ roll, total, dc }: Rolled): boolean {
  return roll === 1 || (roll === 20 && total < dc);
}

/** Whether the action of a room is a challenge. */
export function beginsWithChallenge(room: RoomId): boolean {
  return ROOM_TABLE[room].action.does[0]?.do === 'challenge';
}

/** What a pirate tries and how it ends: "attacks a guard and **succeeds**". */
function outcomeOf({ cause, passed, room }: Event<'challenge'>): string {
  const ends = `**${passed ? 'succeeds' : 'fails'}**`;
  // The result first: where space is short, the rest is cut.
  if (cause.from === 'objective') {
    const help = cause.helper === null ? '' : ` with help from ${seatName(cause.helper)}`;
    return `${ends} at ${OBJECTIVE_TABLE[cause.id].name}${help}`;
  }
  if (cause.from === 'encounter') return `${ends} against “${ENCOUNTER_TABLE[cause.id].name}”`;
  if (cause.from !== 'loot-action') return `${tries(cause)} and ${ends}`;
  // Where, as a guard comes there: of several who are caught only one may be told.
  return passed ? '**gets away** with the loot' : `**is caught** stealing ${inRoom(ROOM_TABLE[room].name)}`;
}

/** " (+3 glory, now 16)": what the challenge brought or cost. */
function changeOf({ changed }: Event<'challenge'>): string {
  return changed === undefined ? '' : ` (${signed(changed.by)} glory, now ${changed.glory})`;
}
