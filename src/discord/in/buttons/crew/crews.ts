import { openCrew, withCrew } from '../../crew/own-crew.ts';
import type { PressHandler } from '../handler.ts';

/** The menu of the presser's own crews: shows the one chosen. */
export const crews: PressHandler<'crews'> = (_id, context) =>
  withCrew(context, context.values[0] ?? '', (kept) => openCrew(context, kept));
