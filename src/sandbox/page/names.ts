import type { WireName } from '../web/wire.ts';

/** Who and what the texts of the page may name. */
export interface Names {
  readonly people: readonly WireName[];
  readonly channels: readonly WireName[];
  readonly roles: readonly WireName[];
  readonly bot: WireName;
}
