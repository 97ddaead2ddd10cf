import { SHARED_ICONS, type Drawing, type Scene as SceneOf, type Shape as ShapeOf, type Sign as SignOf } from '#engine';

/**
 * The icons of the pictures. A scene of this game can use no others. Abilities, symbols, stats and what rooms show have
 * icons of their own names.
 */
export const ICON_TABLE = {
  ...SHARED_ICONS,
  // A bell under two waves
  alert: {
    fill: 'M12 5a6 6 0 0 1 6 6v5l2 3H4l2-3v-5a6 6 0 0 1 6-6z',
    pen: 'M3.5 7A10 10 0 0 1 7 3M20.5 7A10 10 0 0 0 17 3M10.5 22h3',
  },
  // A die with a plus
  bonus: { fill: 'M12 .8l10 5.7v11L12 23.2l-10-5.7v-11zM10.5 7v3.5H7v3h3.5V17h3v-3.5H17v-3h-3.5V7z' },
  // A folded map with a course
  chart: {
    fill: 'M2 5.5 8.5 3l7 2.5L22 3v15.5L15.5 21l-7-2.5L2 21zM13 7l2.3 2.3L13 11.6l1.4 1.4 2.3-2.3L19 13l1.4-1.4-2.3-2.3L20.4 7 19 5.6l-2.3 2.3-2.3-2.3zM4.5 14.5h2.6v2.3H4.5zM8.6 14h2.6v2.3H8.6z',
  },
  check: { pen: 'M4 13l5.5 5.5L20.5 6' },
  cross: { pen: 'M5 5l14 14M19 5 5 19' },
  // Somebody one did not expect
  encounter: {
    fill: 'M2 3h20v14h-9l-6 5v-5H2zM10.6 5.5l.5 6h1.8l.5-6zM12 12.8a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 1 0 0-2.8z',
  },
  first: { fill: 'M7 3h13l-3.5 5L20 13H7z', pen: 'M5.5 2.5v19' },
  glory: { fill: 'M12 1.5l3.2 7 7.6.8-5.7 5.1 1.6 7.5L12 18.1l-6.7 3.8 1.6-7.5L1.2 9.3l7.6-.8z' },
  // Head and shoulders of somebody in a helmet with a visor
  guard: {
    fill: 'M12 1c4 0 6.7 2.8 6.7 6.6v2.6c0 2-.8 3.6-2.1 4.7 4 .8 6.4 3.6 6.4 8.1H1c0-4.5 2.4-7.3 6.4-8.1-1.3-1.1-2.1-2.7-2.1-4.7V7.6C5.3 3.8 8 1 12 1zM7.6 7v3.6h8.8V7z',
  },
  // The same, asleep
  'guard-stunned': {
    fill: 'M9 6.5c2.9 0 4.9 2 4.9 4.8v1.9c0 1.4-.6 2.6-1.5 3.4 2.9.6 4.6 2.9 4.6 6.4H1c0-3.5 1.7-5.8 4.6-6.4-.9-.8-1.5-2-1.5-3.4v-1.9c0-2.8 2-4.8 4.9-4.8zM5.8 11v2.6h6.4V11zM16 .5h7.5v2.3l-4 3.9h4V9H16V6.7l4-3.9h-4z',
  },
  heal: { fill: 'M9 2.5h6V9h6.5v6H15v6.5H9V15H2.5V9H9z' },
  // A hand on a button
  interact: {
    fill: 'M9 10.5V3.5a1.8 1.8 0 0 1 3.6 0V10l6.4 1.6c1.4.4 2 1.4 1.8 2.8l-1.2 7.6H9.5L4 15.5c-.8-1 .5-2.6 1.7-2z',
    pen: 'M4.5 7.5a6.5 6.5 0 0 1 1-4.5M16.5 7.5a6.5 6.5 0 0 0-.9-4.5',
  },
  key: {
    fill: 'M7.5 5.5a6.5 6.5 0 1 0 6.2 8.4h2.6v3h3v-3H23v-3.8h-9.3a6.5 6.5 0 0 0-6.2-4.6zM7.5 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 1 1 0-5z',
  },
  // A rocket
  launch: {
    fill: 'M12 1c4 3 5.5 7 5 12l3 3v4.5l-4.5-2h-7L4 20.5V16l3-3C6.5 8 8 4 12 1zM12 7a2.2 2.2 0 1 0 0 4.4A2.2 2.2 0 1 0 12 7zM10.3 19.5h3.4L12 23.5z',
  },
  lock: {
    fill: 'M4 10.5h16V22H4zM12 13.5a2 2 0 0 0-1 3.7V19.5h2v-2.3a2 2 0 0 0-1-3.7z',
    pen: 'M7.5 10V7.5a4.5 4.5 0 0 1 9 0V10',
  },
  // A sack
  loot: {
    fill: 'M8 2h8l-1.8 4h-4.4zM9.5 7.5h5c4.5 3 7 7.2 7 10.5 0 3-2 4.5-4.5 4.5H7c-2.5 0-4.5-1.5-4.5-4.5 0-3.3 2.5-7.5 7-10.5zM11 10.5v1.3c-3 .6-3 4 0 4.5v2c-.8-.1-1.5-.5-2-1l-1.2 1.6c.8.8 2 1.2 3.2 1.3v1.1h2v-1.2c3.2-.7 3.3-4.5 0-5.2v-1.5c.5.1 1 .3 1.5.6l1-1.7c-.7-.4-1.6-.6-2.5-.7v-1.1z',
  },
  mask: {
    fill: 'M2 6.5c6.5-2.5 13.5-2.5 20 0 .5 6.5-1.5 11-6 11-1.8 0-3-.8-4-2-1 1.2-2.2 2-4 2-4.5 0-6.5-4.5-6-11zM5 9.8c.5 2.3 3 3.2 5 1.7C9.5 9.6 7 8.8 5 9.8zM19 9.8c-2-1-4.5-.2-5 1.7 2 1.5 4.5.6 5-1.7z',
  },
  // A bulb
  mental: { fill: 'M12 1.5a8 8 0 0 1 4.5 14.6V18h-9v-1.9A8 8 0 0 1 12 1.5zM8 19.5h8V21l-1.5 2h-5L8 21z' },
  // A fist
  physical: {
    fill: 'M4.5 8.5V6.8a2 2 0 0 1 3.7-1 2.1 2.1 0 0 1 3.9-.6 2.1 2.1 0 0 1 3.9.8 2 2 0 0 1 3.7 1.2v5.8c0 3-1.2 5-2.7 6.3V22H7.5v-2.5L4 15.3c-1-1.3-.5-3 .7-3.5H13V9.6H4.5z',
  },
  // A shield, half of it hollow
  post: {
    fill: 'M12 .8l9.7 3.2v7.2c0 5.8-3.9 10-9.7 12.1-5.8-2.1-9.7-6.3-9.7-12.1V4zM12 4.3v15.4c4-1.8 6.6-4.7 6.6-8.5V6.4z',
  },
  recover: { pen: 'M20 12a8 8 0 1 1-2.6-5.9', fill: 'M20.5 1.5v7.3h-7.2z' },
  // Two cards
  scheme: { fill: 'M8.5 2.5 21.5 5l-3 15.5-6-1.1V6.5H7.6zM2.5 8h8.5v14H2.5z' },
  // A medal
  support: {
    fill: 'M6 1.5h4.5L12 5l1.5-3.5H18l-3.3 7a7 7 0 1 1-5.4 0zM12 11.5l-1.1 2.4-2.6.3 1.9 1.8-.5 2.6 2.3-1.3 2.3 1.3-.5-2.6 1.9-1.8-2.6-.3z',
  },
  // A cogwheel
  technical: {
    fill: 'M9.6 4.2L10.1 0.9L13.9 0.9L14.4 4.2L15.8 4.7L18.5 2.8L21.2 5.5L19.3 8.2L19.8 9.6L23.1 10.1L23.1 13.9L19.8 14.4L19.3 15.8L21.2 18.5L18.5 21.2L15.8 19.3L14.4 19.8L13.9 23.1L10.1 23.1L9.6 19.8L8.2 19.3L5.5 21.2L2.8 18.5L4.7 15.8L4.2 14.4L0.9 13.9L0.9 10.1L4.2 9.6L4.7 8.2L2.8 5.5L5.5 2.8L8.2 4.7zM12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8z',
  },
  // Stairs
  track: { fill: 'M1.5 22.5v-6.5h5.5v-5h5.5V6H18V1.5h4.5v21z' },
  upgrade: { fill: 'M12 1.5l10 10.5h-6v10.5H8V12H2z' },
  wild: { pen: 'M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2 3.8 16.8' },
  wrench: {
    fill: 'M21.5 6.5a6 6 0 0 1-8 7.3L6.5 21a2.7 2.7 0 0 1-3.8-3.8l7.2-7a6 6 0 0 1 7.4-8l-3.6 3.7.9 3.4 3.4.9z',
  },
} as const satisfies Readonly<Record<string, Drawing>>;

export type IconName = keyof typeof ICON_TABLE;
export type Shape = ShapeOf<IconName>;
export type Scene = SceneOf<IconName>;
export type Sign = SignOf<IconName>;
