import { z } from 'zod';
import { entryShape } from './entry.ts';

const HEX_256 = /^[0-9a-f]{64}$/;

/**
 * A finished game as a file: all that it follows from, so that anybody can play it again step by step and compare. It
 * holds the opened secret of the dice and everything that was hidden.
 */
export const exportShape = z.object({
  format: z.literal('airlock-game-1'),
  table: z.string(),
  game: z.string(),
  rules: z.number().int(),
  options: z.unknown(),
  /** The keepsake that each seat brought, `null` for nothing; absent where nobody brought any. */
  brought: z.array(z.unknown()).readonly().optional(),
  seats: z.array(
    z.object({
      seat: z.number().int(),
      name: z.string(),
      joined: z.string(),
      /** The word of their own that its player added to the seed. */
      word: z.string().exactOptional(),
    }),
  ),
  secret: z.string().regex(HEX_256),
  commitment: z.string(),
  seed: z.string().regex(HEX_256),
  log: z.array(z.object({ at: z.number(), entry: entryShape, hash: z.string() })),
  ending: z.unknown(),
});

export type ExportedGame = z.infer<typeof exportShape>;
