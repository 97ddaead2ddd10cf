import { SHARED_ICONS, type Drawing, type Scene as SceneOf, type Shape as ShapeOf, type Sign as SignOf } from '#engine';

/** The only icons that a scene of this game can use. */
export const ICON_TABLE = {
  ...SHARED_ICONS,
  // A medal on two ribbons, no star: those are victory tokens
  badge: {
    fill: 'M12 1a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15zM12 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 1 1 0-7zM6 15.5 4 23.5l5.5-2 2-4.2zM18 15.5l2 8-5.5-2-2-4.2z',
  },
  check: { pen: 'M4 13l5.5 5.5L20.5 6' },
  // A door with a handle
  door: { fill: 'M5 2h14v20H5zM15.5 11a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 1 0 0-3.2z' },
  heart: { fill: 'M12 21.5 3 12.6C-.5 8.5 1.8 3 6.5 3 9 3 11 4.3 12 6.3 13 4.3 15 3 17.5 3c4.7 0 7 5.5 3.5 9.6z' },
  // A board over two jets
  hoverboard: { fill: 'M1 8h22l-2.5 5h-17z', pen: 'M7 16v5M17 16v5' },
  // A rung ladder of spots
  monster: {
    fill: 'M12 2c6 0 9 4 9 9v11l-3-2.5-3 2.5-3-2.5L9 22l-3-2.5L3 22V11c0-5 3-9 9-9zM8.5 8.5a2 2 0 1 0 0 4 2 2 0 1 0 0-4zM15.5 8.5a2 2 0 1 0 0 4 2 2 0 1 0 0-4z',
  },
  portal: {
    pen: 'M12 2.5c5 0 8 4.2 8 9.5s-3 9.5-8 9.5-8-4.2-8-9.5 3-9.5 8-9.5zM12 7.5c2.2 0 3.5 2 3.5 4.5s-1.3 4.5-3.5 4.5',
  },
  // A scroll with a seal
  quest: { fill: 'M5 2h11l4 4v16H5zM8 8v2h8V8zM8 12v2h8v-2zM8 16v2h5v-2z' },
  recharge: { pen: 'M20 12a8 8 0 1 1-2.6-5.9', fill: 'M20.5 1.5v7.3h-7.2zM13 6 8 13h3l-1 5 5-7h-3z' },
  shield: { fill: 'M12 .8l9.7 3.2v7.2c0 5.8-3.9 10-9.7 12.1-5.8-2.1-9.7-6.3-9.7-12.1V4z' },
  spawn: { pen: 'M12 3v18M4.5 7.5l15 9M19.5 7.5l-15 9' },
  // A cross
  stimpack: { fill: 'M9 2.5h6V9h6.5v6H15v6.5H9V15H2.5V9H9z' },
  // A screen
  terminal: { fill: 'M2 3h20v13H2zM9 17.5h6V20h3v2H6v-2h3z' },
  token: { fill: 'M12 1.5l3.2 7 7.6.8-5.7 5.1 1.6 7.5L12 18.1l-6.7 3.8 1.6-7.5L1.2 9.3l7.6-.8z' },
  upgrade: { fill: 'M12 1.5l10 10.5h-6v10.5H8V12H2z' },
} as const satisfies Readonly<Record<string, Drawing>>;

export type IconName = keyof typeof ICON_TABLE;
export type Shape = ShapeOf<IconName>;
export type Scene = SceneOf<IconName>;
export type Sign = SignOf<IconName>;
