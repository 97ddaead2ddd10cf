import type { WireName } from '../../web/wire.ts';

/** Who and what the texts of the page may name. */
export interface Names {
  readonly people: readonly WireName[];
  readonly channels: readonly WireName[];
  readonly roles: readonly WireName[];
  readonly bot: WireName;
}

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
