import type { Narrators } from '#engine';
import { OBJECTIVE_TABLE, type ObjectiveId } from '../../content/objectives.ts';
import type { Events } from '../../state/events.ts';
import { seatName, symbolName } from '../words/words.ts';

const named = (objective: ObjectiveId): string => OBJECTIVE_TABLE[objective].name;

export const OBJECTIVES = {
  track: ({ seat, objective, space, of }) =>
    `${seatName(seat)} advances on ${named(objective)} to space ${space} of ${of}.`,
  asked: ({ seat, objective, symbol }) =>
    `${seatName(seat)} asks for a **${symbolName(symbol)}** to complete **${named(objective)}**. Asker and helper both complete it and draw a support token.`,
  withdrawn: ({ seat, objective }) => `${seatName(seat)} withdraws the request for help with ${named(objective)}.`,
  agreed: ({ seat, helper, objective, symbol }) =>
    `${seatName(helper)} promises ${seatName(seat)} a ${symbolName(symbol)} for ${named(objective)}.`,
  refused: ({ seat, asker }) => `${seatName(seat)} refuses to help ${seatName(asker)}.`,
  // The line of the challenge, or of what comes of it, names the objective.
  attempted: () => null,
  'fell-short': ({ seat, objective, helper, why }) => {
    if (why === 'cards') return `${seatName(seat)} can no longer pay for ${named(objective)} – the attempt is wasted.`;
    return helper === null
      ? `${seatName(seat)} pays nothing.`
      : `${seatName(seat)} and ${seatName(helper)} pay nothing.`;
  },
  completed: ({ seat, objective, helper, isBoth }) => {
    const name = `**${named(objective)}**`;
    if (helper === null) return `${seatName(seat)} completes ${name} (${OBJECTIVE_TABLE[objective].glory} glory)!`;
    return isBoth
      ? `${seatName(seat)} and ${seatName(helper)} complete ${name} together (for support, not glory)!`
      : `${seatName(seat)} completes ${name} with help from ${seatName(helper)}!`;
  },
} satisfies Partial<Narrators<Events>>;
