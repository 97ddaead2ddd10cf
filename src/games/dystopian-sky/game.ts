import type { Rules } from './state/draft.ts';
import { attack } from './combat/attack.ts';
import { throwing } from './combat/explosives.ts';
import { reactions } from './combat/reactions.ts';
import { move } from './movement/move.ts';
import { deployment, match, zones } from './setup/set-up.ts';
import { arc } from './status/arc.ts';
import { phase } from './turn/phase.ts';
import { turn } from './turn/turn.ts';

export const RULES: Rules = {
  match,
  zones,
  deployment,
  turn,
  phase,
  move,
  attack,
  throw: throwing,
  reactions,
  arc,
};
