import type { About } from '#engine';
import type { Event } from '../state/actions.ts';
import { AI, PIRATES } from '../state/state.ts';

/** The seats an event concerns. */
export function about({ kind }: Event): About {
  switch (kind) {
    case 'round':
      return { opens: 'round' };
    case 'wave':
      return { opens: 'turn' };
    case 'activated':
    case 'placed':
    case 'held-back':
      return { by: AI };
    case 'hired':
    case 'moved':
    case 'passed':
      return { by: PIRATES };
    case 'revealed':
    case 'attacked':
    case 'captured':
      return { by: PIRATES, to: [AI] };
    case 'used':
      return { by: AI, to: [PIRATES] };
    case 'ended':
      return {};
  }
}
