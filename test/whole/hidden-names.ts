import { AI_DESIGN_IDS, AI_DESIGNS } from '../../src/games/breach/content/ai-units.ts';
import { BACKER_TABLE } from '../../src/games/skydock/content/backers.ts';
import { LOOT_TABLE } from '../../src/games/skydock/content/loot.ts';
import { SCHEME_TABLE } from '../../src/games/skydock/content/schemes.ts';
import type { HiddenNames } from './known.ts';

export const BREACH_NAMES: HiddenNames = new Map(
  AI_DESIGN_IDS.map((design) => [design, AI_DESIGNS[design].name] as const),
);

export const SKYDOCK_NAMES: HiddenNames = new Map(
  [SCHEME_TABLE, LOOT_TABLE, BACKER_TABLE].flatMap((table: Readonly<Record<string, { readonly name: string }>>) =>
    Object.entries(table).map(([id, { name }]) => [id, name] as const),
  ),
);
