import { OBJECTIVE_TABLE } from '../../content/objectives.ts';
import type { EventOf } from './event-of.ts';
import { seatName, symbolName } from '../words/words.ts';

type ObjectiveEvent = EventOf<
  'track' | 'asked' | 'withdrawn' | 'agreed' | 'refused' | 'attempted' | 'fell-short' | 'completed'
>;

/** Objectives, and the help asked for and given. */
export function narrateObjectives(event: ObjectiveEvent): string {
  const who = seatName(event.seat);
  if (event.kind === 'refused') return `${who} will not help ${seatName(event.asker)}.`;
  const { name } = OBJECTIVE_TABLE[event.objective];
  switch (event.kind) {
    case 'track':
      return `${who} advances on ${name}: ${event.space} of ${event.of}.`;
    case 'asked':
      return `${who} asks for help: a **${symbolName(event.symbol)}** for **${name}**. Who helps shares the objective and draws a support token.`;
    case 'withdrawn':
      return `${who} no longer asks for help with ${name}.`;
    case 'agreed':
      return `${seatName(event.helper)} promises ${who} a ${symbolName(event.symbol)} for ${name}.`;
    case 'attempted':
      return `${who} attempts **${name}**.`;
    case 'fell-short':
      return event.why === 'challenge'
        ? `${who} fails at ${name}; no symbols are discarded.`
        : `${who} has not enough cards left for ${name}.`;
    case 'completed':
      return event.helper === null
        ? `${who} completes **${name}** alone!`
        : `${who} and ${seatName(event.helper)} complete **${name}** together!`;
  }
}
