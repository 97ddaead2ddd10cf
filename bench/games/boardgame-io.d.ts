/** The part of boardgame.io the control plays with; its own types cannot be imported from an ES module. */
declare module 'boardgame.io/dist/cjs/client.js' {
  export interface Position {
    readonly ctx: { readonly gameover?: unknown };
  }
  export interface Playing {
    readonly moves: Readonly<Record<string, (...given: readonly unknown[]) => void>>;
    start(): void;
    stop(): void;
    reset(): void;
    getState(): Position | null;
  }
  export function Client(given: {
    readonly game: object;
    readonly debug: false;
    readonly playerID?: string;
    readonly matchID?: string;
    readonly multiplayer?: unknown;
  }): Playing;
}

declare module 'boardgame.io/dist/cjs/multiplayer.js' {
  export function Local(): unknown;
}

declare module 'boardgame.io/dist/cjs/core.js' {
  export const INVALID_MOVE: unique symbol;
}
