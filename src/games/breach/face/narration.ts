import { counted } from '#engine';
import type { Event } from '../state/actions.ts';
import type { AiDesignId } from '../content/ai-units.ts';
import { aiDesign, pirateDesign } from '../battle/designs.ts';
import { CAPACITOR_LIMIT } from '../turn-order/set-up-ai.ts';
import { grouped, joined } from './words.ts';

/** One line of the log. */
export function narrate(event: Event): string {
  switch (event.kind) {
    case 'round':
      return `**Round ${event.round}.** The Reactor now holds ${event.reactor} energy. The Pirates have ${counted(event.rations, 'ration')}.`;
    case 'wave': {
      const supplied = event.supplied > 0 ? `Generators supply ${event.supplied} energy. ` : '';
      return `**Wave ${event.wave}.** ${supplied}Capacitor: ${event.capacitor} of ${CAPACITOR_LIMIT}.`;
    }
    case 'activated':
      return `The A.I. activated a generator (${event.generators} active, ${event.reactor} energy left in the Reactor).`;
    case 'placed':
      return `The A.I. placed ${event.design === null ? 'an unseen unit' : aiDesign(event.design).name} in ${event.room}.`;
    case 'hired':
      return `The Pirates placed ${pirateDesign(event.design).name} in ${event.room} (${counted(event.rations, 'ration')} left).`;
    case 'moved':
      return `${pirateDesign(event.design).name} moved from ${event.from} to ${event.to}.`;
    case 'revealed':
      return `The Pirates found ${joined(grouped(event.designs.map(designed)))} in ${event.room}!`;
    case 'attacked':
      return attacked(event);
    case 'passed':
      return passed(event);
    case 'captured':
      return `${pirateDesign(event.design).name} captured ${event.room}.`;
    case 'used':
      return used(event);
    case 'held-back':
      return heldBack(event);
    case 'ended':
      return event.ending === 'bridge-captured' ? 'The Bridge has fallen.' : 'The Bridge held to the end.';
  }
}

/** "Fresh Air (trap)". */
function designed(design: AiDesignId): string {
  const { name, type } = aiDesign(design);
  return `${name} (${type})`;
}

function attacked(event: Event<'attacked'>): string {
  const { name, type } = aiDesign(event.target);
  const kind = type === 'turret' ? 'Endurance' : 'Security';
  const damage = type === 'turret' ? event.endurance : event.security;
  const result = event.left > 0 ? `${event.left} left` : 'destroyed';
  return `${pirateDesign(event.design).name} hit ${name} in ${event.room} for ${damage} ${kind} damage: ${result}.`;
}

function passed({ units }: Event<'passed'>): string {
  return units.length === 0
    ? 'No pirate could act.'
    : `The Pirates wait (${counted(units.length, 'pirate')} did not act).`;
}

function heldBack({ units, capacitor }: Event<'held-back'>): string {
  const ready = units.map(({ design, room }) => `${aiDesign(design).name} in ${room}`);
  const why =
    ready.length === 0 ? 'has too little energy to strike' : `holds back (it could use ${joined(grouped(ready))})`;
  return `The A.I. ${why}. Capacitor: ${capacitor}.`;
}

function used(event: Event<'used'>): string {
  const hits = event.hits.map(
    ({ design, left }) => `${pirateDesign(design).name} ${left > 0 ? `has ${left} Health left` : 'is destroyed'}`,
  );
  return `The A.I. used ${aiDesign(event.design).name} in ${event.room}: ${hits.join(', ')}. Capacitor: ${event.capacitor}.`;
}
