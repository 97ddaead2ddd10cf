import { OBJECTIVE_TABLE } from '../../content/objectives.ts';
import type { EventOf } from './event-of.ts';
import { seatName, symbolName } from '../words/words.ts';

type ObjectiveEvent = EventOf<
  'track' | 'asked' | 'withdrawn' | 'agreed' | 'refused' | 'attempted' | 'fell-short' | 'completed'
>;

export function narrateObjectives(event: ObjectiveEvent): string {
  const who = seatName(event.seat);
  if (event.kind === 'refused') return `${who} refuses to help ${seatName(event.asker)}.`;
  const { name } = OBJECTIVE_TABLE[event.objective];
  switch (event.kind) {
    case 'track':
      return `${who} advances on ${name} to space ${event.space} of ${event.of}.`;
    case 'asked':
      return `${who} asks for a **${symbolName(event.symbol)}** to complete **${name}**. Asker and helper both complete it and draw a support token.`;
    case 'withdrawn':
      return `${who} withdraws the request for help with ${name}.`;
    case 'agreed':
      return `${seatName(event.helper)} promises ${who} a ${symbolName(event.symbol)} for ${name}.`;
    case 'attempted':
      return `${who} attempts **${name}**.`;
    case 'fell-short':
      return event.why === 'challenge'
        ? `${who} does not complete ${name} and discards no symbols.`
        : `${who} can no longer pay for ${name} – the attempt is wasted.`;
    case 'completed':
      return event.helper === null
        ? `${who} completes **${name}** alone!`
        : `${who} and ${seatName(event.helper)} complete **${name}** together!`;
  }
}
