import { eventsFor, replay, seats, stepRng, type PlayableEntry, type Seat, type Viewer } from '#engine';
import type { ExportedGame } from '../../src/proof/exported-game.ts';
import type { Said } from './transcript.ts';

/** Content that is hidden at first, as its ids stand in views and events, by the name a player would read. */
export type HiddenNames = ReadonlyMap<string, string>;

/** One thing somebody read before they could know it. */
export interface Leak {
  readonly viewer: Viewer;
  readonly name: string;
  readonly text: string;
}

/** What was said of hidden content to anybody before the rules had told them of it. */
export function leaks(
  entry: PlayableEntry,
  game: ExportedGame,
  said: readonly Said[],
  names: HiddenNames,
  seatOf: (person: string) => Seat | null,
): Leak[] {
  const known = firstKnown(entry, game, names);
  return said.flatMap(({ to, at, text }) => {
    const viewer = to === null ? 'public' : (seatOf(to) ?? 'public');
    return namedIn(text, names)
      .filter((name) => at < (known.get(viewer)?.get(name) ?? Infinity))
      .map((name) => ({ viewer, name, text }));
  });
}

/** The names that stand in a text. */
export function namedIn(text: string, names: HiddenNames): string[] {
  return [...names.values()].filter((name) => text.includes(name));
}

/**
 * For every viewer, when the rules first told it of each name: by its view, an event or a question put to it, or by what
 * its panel says of its view alone.
 */
function firstKnown(
  { game: rules, face }: PlayableEntry,
  game: ExportedGame,
  names: HiddenNames,
): Map<Viewer, Map<string, number>> {
  const viewers: Viewer[] = ['public', ...seats(game.seats.length)];
  const known = new Map(viewers.map((viewer) => [viewer, new Map<string, number>()]));
  const { seed, log } = game;
  const options = rules.readOptions(game.options);
  const entries = log.map(({ entry }) => entry);
  const record = { seats: game.seats.length, options, seed, log: entries, brought: game.brought };
  let before: unknown = null;
  for (const { seq, state } of replay(rules, record)) {
    const entry = entries[seq - 1];
    const events = entry?.kind === 'answer' ? rules.apply(before, entry, stepRng(seed, seq, 'step')).events : [];
    const open = rules.decisions(state);
    for (const viewer of viewers) {
      const asked = open.filter(({ seat }) => seat === viewer);
      const view = rules.view(state, viewer);
      const told = JSON.stringify([view, eventsFor(events, viewer), asked]);
      const panel = viewer === 'public' ? '' : JSON.stringify(face.panel(view));
      const times = known.get(viewer);
      for (const [id, name] of names)
        if (times && !times.has(name) && (mentions(told, id) || panel.includes(name)))
          times.set(name, log[seq - 1]?.at ?? 0);
    }
    before = state;
  }
  return known;
}

/** Whether an id stands in JSON, alone or as one copy of several ("crowbar.2"). */
function mentions(json: string, id: string): boolean {
  return json.includes(`"${id}"`) || json.includes(`"${id}.`);
}
