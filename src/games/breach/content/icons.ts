import { SHARED_ICONS, type Drawing, type Scene as SceneOf, type Shape as ShapeOf, type Sign as SignOf } from '#engine';

/** The only icons that a scene of this game can use. */
export const ICON_TABLE = {
  ...SHARED_ICONS,
  battery: { fill: 'M9 2h6v3H9zM6 6h12v16H6zM13.5 8.5 8.5 15h3l-1 5 5-6.5h-3z' },
  // A hole with torn edges
  breach: {
    fill: 'M12 1l2.6 5 5.4-2-1.5 5.5L23 12l-4.5 2.5L20 20l-5.4-2L12 23l-2.6-5L4 20l1.5-5.5L1 12l4.5-2.5L4 4l5.4 2zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7z',
  },
  // A ring around a dot
  capturable: {
    pen: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17z',
    fill: 'M12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6z',
  },
  // A screen with an eye
  computer: {
    fill: 'M1.5 2.5h21v14.5h-7l1 2.5H19V22H5v-2.5h2.5l1-2.5h-7zM12 5.2c-3.6 0-6.2 2.2-7.5 4.55 1.3 2.35 3.9 4.55 7.5 4.55s6.2-2.2 7.5-4.55C18.2 7.4 15.6 5.2 12 5.2zM12 6.9a2.85 2.85 0 1 1 0 5.7 2.85 2.85 0 1 1 0-5.7z',
  },
  // A plug
  generator: { fill: 'M5 9h14v3a7 7 0 0 1-14 0z', pen: 'M8.5 3v5M15.5 3v5M12 18.5V22' },
  heart: { fill: 'M12 21.5 3 12.6C-.5 8.5 1.8 3 6.5 3 9 3 11 4.3 12 6.3 13 4.3 15 3 17.5 3c4.7 0 7 5.5 3.5 9.6z' },
  // A tin
  ration: {
    fill: 'M4 4.5C4 2.8 7.5 2 12 2s8 .8 8 2.5v15c0 1.7-3.5 2.5-8 2.5s-8-.8-8-2.5zM6 9v7.5c3.5 1 8.5 1 12 0V9c-3.5 1-8.5 1-12 0z',
  },
  // A core and its orbits
  reactor: {
    fill: 'M12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6z',
    pen: 'M12 2.5c2.5 0 4 4.2 4 9.5s-1.5 9.5-4 9.5-4-4.2-4-9.5 1.5-9.5 4-9.5zM3.8 7.2C5 5 9.4 5.8 14 8.5s7.5 6.1 6.2 8.3-5.6 1.4-10.2-1.3-7.5-6.1-6.2-8.3z',
  },
  // From a pirate flag
  skull: {
    fill: 'M12 1.5c5.8 0 9.5 3.7 9.5 8.8 0 3.2-1.4 5.3-3.8 6.7v5h-3.2v-2.5h-1.4V22h-2.2v-2.5H9.5V22H6.3v-5c-2.4-1.4-3.8-3.5-3.8-6.7 0-5.1 3.7-8.8 9.5-8.8zM8.2 8.2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5zM15.8 8.2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5zM12 13.2l-1.7 3.3h3.4z',
  },
  // Jaws
  trap: {
    fill: 'M1 2h22v3.5L20.5 12 17 6l-2.5 5L12 6l-2.5 5L7 6l-3.5 6L1 5.5zM1 22v-3.5L3.5 13 7 18.5l2.5-4.5 2.5 4.5 2.5-4.5 2.5 4.5 3.5-5.5 2.5 5.5V22z',
  },
  // A gun on a post
  turret: { fill: 'M2 7h11V5h6v2h3.5v4H19v2.5H5.5L2 11zM8.5 14.5h7L18 22H6z' },
  unseen: {
    pen: 'M7.5 8a4.6 4.6 0 1 1 7 4c-1.7 1-2.5 1.8-2.5 3.7',
    fill: 'M12 18.5a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 1 0 0-3.8z',
  },
} as const satisfies Readonly<Record<string, Drawing>>;

export type IconName = keyof typeof ICON_TABLE;
export type Shape = ShapeOf<IconName>;
export type Scene = SceneOf<IconName>;
export type Sign = SignOf<IconName>;
