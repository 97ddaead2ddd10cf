import { commands } from '../../../../tables/index.ts';
import { openPanel } from '../../../out/panels.ts';
import { ephemeral } from '../../../reply.ts';
import { orRefusal } from '../../answers.ts';
import type { PressHandler } from '../handler.ts';

/** Takes a seat that is offered, and opens its panel. */
export const takeSeat: PressHandler<'take-seat'> = async ({ table, seat }, { tables, asker }) =>
  orRefusal(await tables.do(table, asker.press, commands.takeOffered(seat)), (taken) =>
    ephemeral(openPanel(taken, asker)),
  );
