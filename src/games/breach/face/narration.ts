import { counted, joined, type About, type Narrators } from '#engine';
import type { Event, Events } from '../state/actions.ts';
import { AI_DESIGNS, type AiDesignId } from '../content/ai-units.ts';
import { CAPACITOR_LIMIT } from '../turn-order/energy.ts';
import { crewNames, grouped, hitsText } from './words.ts';
import { PIRATE_DESIGNS } from '../content/pirates.ts';
import { AI, PIRATES } from '../state/state.ts';

const NARRATORS: Narrators<Events> = {
  round: ({ round, reactor, rations }) =>
    `**Round ${round}** starts with ${reactor} energy in the Reactor and ${counted(rations, 'ration')} for the Pirates.`,
  wave: ({ wave, from = wave, supplied, capacitor }) => {
    const supply = supplied > 0 ? `Generators supply ${supplied} energy. ` : '';
    return `**${wavesName(from, wave)}.** ${supply}The Capacitor holds ${capacitor} of ${CAPACITOR_LIMIT} energy.`;
  },
  activated: ({ generators, reactor }) =>
    `The Ship now has ${counted(generators, 'active generator')} (${reactor} energy left in the Reactor).`,
  prepared: ({ units, unseen }) => {
    const seen = unseen === 0 ? 'all' : unseen === units ? 'none' : `${units - unseen} of them`;
    return units === 0
      ? 'The Ship ended its set-up with no units aboard.'
      : `The Ship ended its set-up with ${counted(units, 'unit')} aboard, ${seen} revealed.`;
  },
  placed: ({ design, room, count = 1 }) => {
    const unseen = count === 1 ? 'an unseen unit' : `${count} unseen units`;
    return `The Ship placed ${design === null ? unseen : `${AI_DESIGNS[design].name} (${AI_DESIGNS[design].type})`} in ${room}.`;
  },
  hired: ({ designs, room, rations }) =>
    `The Pirates placed ${crewNames(designs)} in ${room} (${counted(rations, 'ration')} left).`,
  moved: ({ designs, from, to }) => `${crewNames(designs)} moved from ${from} to ${to}.`,
  revealed: ({ room, designs }) =>
    `In ${room} the Pirates found ${joined(grouped(designs.map(designs.length === 1 ? designed : designedShort)))}.`,
  attacked: (event) => {
    const { name, type } = AI_DESIGNS[event.target];
    const kind = type === 'turret' ? 'Endurance' : 'Security';
    const who = crewNames([...(event.before ?? []), event.design]);
    const damage = `${dealt(event)} ${kind} damage`;
    return event.left > 0
      ? `${who} hit ${name} in ${event.room} for ${damage}: ${event.left} ${kind} left.`
      : `${who} destroyed ${name} in ${event.room} (${damage}).`;
  },
  passed: ({ units, wave, from = wave }) =>
    units.length === 0
      ? `${wavesName(from, wave)} passed: no pirate could act.`
      : `${counted(units.length, 'pirate')} did not act.`,
  captured: ({ design, room, before = [] }) =>
    before.length > 0
      ? `The Pirates captured ${joined([...before, room])}.`
      : `${PIRATE_DESIGNS[design].name} captured ${room}.`,
  used: ({ design, room, hits, before = [] }) => {
    const lost = hits.filter(({ left }) => left === 0).map((hit) => hit.design);
    const hurt = grouped(
      hits.filter(({ left }) => left > 0).map((hit) => `${PIRATE_DESIGNS[hit.design].name} down to ${hit.left} Health`),
    ).map((line) => (line.includes(' × ') ? `${line} each` : line));
    const used = `The Ship used ${joined(usesOf([...before, design]))} in ${room}`;
    if (lost.length === 0) return `${used}: ${joined(hurt)}.`;
    return `${used} and destroyed ${crewNames(lost)}${hurt.length > 0 ? `; ${joined(hurt)}` : ''}.`;
  },
  'held-back': ({ units, capacitor }) => {
    const ready = units.map(({ design, room }) => `${AI_DESIGNS[design].name} in ${room}`);
    return ready.length === 0
      ? `The Ship had too little energy to strike (${capacitor} energy left).`
      : `The Ship held back: it could have used ${joined(grouped(ready))} (${capacitor} energy left).`;
  },
  ended: ({ ending }) => (ending === 'bridge-captured' ? 'The Bridge has fallen.' : 'The Bridge held to the end.'),
};

/** One line of the log. */
export function narrate<K extends keyof Events>(event: Event<K>): string | null {
  return NARRATORS[event.kind](event);
}

/** "Wave 2", "Waves 2 and 3". */
function wavesName(from: number, to: number): string {
  const all = Array.from({ length: to - from + 1 }, (_, n) => String(from + n));
  return `${all.length === 1 ? 'Wave' : 'Waves'} ${joined(all)}`;
}

const TIMES = ['once', 'twice'] as const;

/** "Fresh Air and Polite Notice"; "Fresh Air once and Polite Notice twice". */
function usesOf(designs: readonly AiDesignId[]): string[] {
  const byDesign = [...Map.groupBy(designs, (design) => design)];
  return byDesign.map(([design, { length }]) => {
    const { name } = AI_DESIGNS[design];
    return byDesign.length === designs.length ? name : `${name} ${TIMES[length - 1] ?? `${length} times`}`;
  });
}

/** The damage of the kind that can destroy the target. */
function dealt({ target, endurance, security }: Event<'attacked'>): number {
  return AI_DESIGNS[target].type === 'turret' ? endurance : security;
}

/**
 * As one event: attacks of one wave on one unit, strikes of one wave in one room, the rooms captured in one wave, unseen units
 * placed in one room, and of waves that follow each other the beginnings, or that no pirate could act.
 */
export function merge(earlier: Event, later: Event): Event | null {
  if (earlier.kind === 'wave' && later.kind === 'wave')
    return later.wave === earlier.wave + 1
      ? { ...later, from: earlier.from ?? earlier.wave, supplied: earlier.supplied + later.supplied }
      : null;
  if (earlier.kind === 'placed' && later.kind === 'placed') {
    const isAlike = earlier.design === null && later.design === null && earlier.room === later.room;
    return isAlike ? { ...later, count: (earlier.count ?? 1) + (later.count ?? 1) } : null;
  }
  if (earlier.kind === 'passed' && later.kind === 'passed') {
    const isAlike = earlier.units.length === 0 && later.units.length === 0 && later.wave === earlier.wave + 1;
    return isAlike ? { ...later, from: earlier.from ?? earlier.wave } : null;
  }
  if (earlier.kind === 'captured' && later.kind === 'captured')
    return isSameWave(earlier, later) ? { ...later, before: [...(earlier.before ?? []), earlier.room] } : null;
  if (earlier.kind === 'used' && later.kind === 'used') {
    if (earlier.room !== later.room || !isSameWave(earlier, later)) return null;
    const hitAgain = new Set(later.hits.map(({ unit }) => unit));
    return {
      ...later,
      hits: [...earlier.hits.filter(({ unit }) => !hitAgain.has(unit)), ...later.hits],
      before: [...(earlier.before ?? []), earlier.design],
    };
  }
  if (earlier.kind !== 'attacked' || later.kind !== 'attacked') return null;
  const isSameUnit =
    earlier.room === later.room &&
    earlier.wave === later.wave &&
    earlier.target === later.target &&
    earlier.left > 0 &&
    later.left === Math.max(0, earlier.left - dealt(later));
  return isSameUnit
    ? {
        ...later,
        endurance: earlier.endurance + later.endurance,
        security: earlier.security + later.security,
        before: [...(earlier.before ?? []), earlier.design],
      }
    : null;
}

function isSameWave(one: Event<'captured' | 'used'>, other: Event<'captured' | 'used'>): boolean {
  return one.round === other.round && one.wave === other.wave;
}

/** "Fresh Air (trap: 2 damage to every pirate there, 1 energy per use)". */
function designed(design: AiDesignId): string {
  const { name, cost } = AI_DESIGNS[design];
  return `${name} (${hitsText(design)}, ${cost} energy per use)`;
}

/** "Fresh Air (trap, 3 damage to all, 2 energy per use)": of several found at once, what matters first. */
function designedShort(design: AiDesignId): string {
  const { name, type, damage, cost } = AI_DESIGNS[design];
  return `${name} (${type}, ${damage} damage${type === 'trap' ? ' to all' : ''}, ${cost} energy per use)`;
}

/** The seats an event concerns. */
export function about(event: Event): About {
  switch (event.kind) {
    case 'round':
      return { opens: 'round' };
    case 'wave':
      return { opens: 'turn' };
    case 'activated':
    case 'placed':
    case 'prepared':
      return { by: AI };
    case 'hired':
    case 'moved':
      return { by: PIRATES };
    // Nobody could do anything: that is no move of that side, and is told before the wave that follows it.
    case 'held-back':
      return event.units.length > 0 ? { by: AI } : { to: [AI] };
    case 'passed':
      return event.units.length > 0 ? { by: PIRATES } : {};
    case 'revealed':
    case 'attacked':
    case 'captured':
      return { by: PIRATES, to: [AI] };
    case 'used':
      return { by: AI, to: [PIRATES] };
    case 'ended':
      return {};
  }
}
