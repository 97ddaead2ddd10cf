import type { OptionFace, Seat } from '#engine';
import type { Kind } from '../../../src/games/skydock/state/actions.ts';
import { skydock, skydockFace } from '../../../src/games/skydock/index.ts';
import type { World } from './world.ts';

/** The question of that kind as it is put to its seat. */
export function promptOf(world: World, kind: Kind, seat?: Seat): string {
  const decision = world.question(kind, seat);
  return skydockFace.prompt(skydock.view(world.state, decision.seat), decision);
}

/** Its options in words. */
export function optionsOf(world: World, kind: Kind, seat?: Seat): OptionFace[] {
  const decision = world.question(kind, seat);
  const view = skydock.view(world.state, decision.seat);
  return [...skydockFace.options(view, decision)];
}

/** Their hints by their labels. */
export function hints(world: World, kind: Kind, seat?: Seat): Record<string, string | undefined> {
  return Object.fromEntries(optionsOf(world, kind, seat).map(({ label, hint }) => [label, hint]));
}

/** The log lines of the newest step. */
export function lines(world: World): (string | null)[] {
  return world.events.map((event) => skydockFace.narrate(event));
}

/** A field of the public board, or of a seat's panel. */
export function field(world: World, name: string, seat?: Seat): string {
  const view = skydock.view(world.state, seat ?? 'public');
  const { fields } = seat === undefined ? skydockFace.board(view) : skydockFace.panel(view);
  return fields.find((one) => one.name.startsWith(name))?.value ?? '';
}
