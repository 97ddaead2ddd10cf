import type { Names } from '../../user/offer.ts';
import type { WireName } from '../../web/wire.ts';

export type { Names };

/** "@Ada". */
export function userName({ people, bot }: Names, id: string): string {
  return `@${named([...people, bot], id) ?? 'unknown-user'}`;
}

export function roleName({ roles }: Names, id: string): string {
  return named(roles, id) ?? '@deleted-role';
}

/** "#table-one". */
export function channelName({ channels }: Names, id: string): string {
  return `#${named(channels, id) ?? 'deleted-channel'}`;
}

function named(all: readonly WireName[], id: string): string | undefined {
  return all.find((one) => one.id === id)?.name;
}
