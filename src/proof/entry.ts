import { z } from 'zod';

export const answerShape = z.object({
  seat: z.number(),
  decision: z.string(),
  actions: z.array(z.unknown()).readonly(),
});

/** An entry of a match, as it stands in a log or a file. */
export const entryShape = z.union([
  answerShape.extend({ kind: z.literal('answer') }),
  z.object({
    kind: z.literal('undo'),
    seat: z.number(),
    quiet: z.literal(true).exactOptional(),
    lost: z.array(z.number()).readonly().exactOptional(),
  }),
  z.object({
    kind: z.literal('rewind'),
    seat: z.number(),
    to: z.number(),
    agreed: z.literal(true).exactOptional(),
    lost: z.array(z.number()).readonly().exactOptional(),
  }),
]);
