import { draw, type Viewer } from '#engine';
import { difference } from '../difference.ts';
import { changedLeaf, leavesOf } from '../leaves.ts';
import type { Moment } from '../moment.ts';
import { Violation } from '../violation.ts';

/** One moment in this many is searched for something hidden, and this many parts of its state are tried. */
const SEARCHED = 16;
const TRIED = 8;

/**
 * Whether `resample` draws what is hidden, for every viewer. What is hidden is found by changing one part of a state: a
 * viewer who then sees and is asked the same cannot see that part. If somebody else can, they have a secret from that
 * viewer; if nobody can, as in a face-down deck, it is enough that the states differ.
 */
export class Redrawn {
  readonly #viewers = new Map<Viewer, Redraw>();

  note(moment: Moment): void {
    const { match, twins, views, game } = moment;
    for (const viewer of views.keys()) if (!this.#viewers.has(viewer)) this.#viewers.set(viewer, { ...NOTHING });
    for (const { viewer, state } of twins) {
      const redraw = this.#viewers.get(viewer);
      if (!redraw || redraw.views || !difference(match.state, state)) continue;
      redraw.states = true;
      redraw.views = [...views].some(([other, view]) => difference(view, game.view(state, other)) !== null);
    }
    if (match.seq === 0 || moment.plan.search.int(SEARCHED) === 0) this.#search(moment);
  }

  /** A proof over states that never differ proves nothing. */
  judge(): void {
    for (const [viewer, { states, views, hidden, secret }] of this.#viewers) {
      if (hidden && !states) broken(viewer, `the state it gives is always the real one, but ${hidden} is hidden`);
      if (secret && !views) broken(viewer, `no other viewer ever sees a difference, but ${secret}`);
    }
  }

  #search(moment: Moment): void {
    const { plan, match, views: seen } = moment;
    const unsure = [...this.#viewers].filter(([viewer, { views, secret }]) => seen.has(viewer) && !views && !secret);
    if (unsure.length === 0) return;
    const leaves = leavesOf(match.state);
    for (let i = 0; i < TRIED; i++) {
      const path = draw(plan.search, leaves);
      const state = changedLeaf(match.state, path, draw(plan.search, leaves));
      if (state === null) continue;
      const seeing = seeingViewers(moment, state);
      if (seeing === null) continue;
      for (const [viewer, redraw] of unsure) {
        if (seeing.includes(viewer)) continue;
        redraw.hidden ??= path.join('.');
        if (seeing.length > 0) redraw.secret ??= `${String(seeing[0])} sees ${path.join('.')}`;
      }
    }
  }
}

interface Redraw {
  /** Whether a resampled state was ever another state, and ever looked different to somebody else. */
  states: boolean;
  views: boolean;
  /** A part of a state this viewer cannot see. */
  hidden: string | null;
  /** One that somebody else can see. */
  secret: string | null;
}

const NOTHING: Redraw = { states: false, views: false, hidden: null, secret: null };

/** The viewers who see, or are asked, something else in a changed state; `null` where the rules fail on it. */
function seeingViewers({ game, open, views }: Moment, state: unknown): Viewer[] | null {
  try {
    const asked = game.decisions(state);
    const offers = (all: typeof open, viewer: Viewer) => all.filter(({ seat }) => seat === viewer);
    return [...views.keys()].filter(
      (viewer) =>
        difference(views.get(viewer), game.view(state, viewer)) !== null ||
        difference(offers(open, viewer), offers(asked, viewer)) !== null,
    );
  } catch {
    return null;
  }
}

function broken(viewer: Viewer, what: string): never {
  throw new Violation('hidden', `resample for ${String(viewer)} does not draw what is hidden: ${what}.`);
}
