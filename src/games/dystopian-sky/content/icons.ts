import { SHARED_ICONS, type Drawing, type Scene as SceneOf, type Shape as ShapeOf, type Sign as SignOf } from '#engine';
import type { Status } from './effects.ts';

/** What each status looks like. */
const STATUS_ICONS = {
  // Lightning
  arc: SHARED_ICONS.energy,
  // A drop
  bleed: { fill: 'M12 1c4.2 5.6 7.2 9.6 7.2 13.8a7.2 7.2 0 0 1-14.4 0C4.8 10.6 7.8 6.6 12 1z' },
  // A flame
  burn: {
    fill: 'M13 1c.6 4.2 6.5 7 6.5 13.2 0 5-3.3 8.8-7.5 8.8s-7.5-3.6-7.5-8.6c0-3 1.6-5.2 3.2-7 .3 2 1 3 2.2 3.6C9.7 7.3 10.8 3.6 13 1z',
  },
  // A broken blade
  disarmed: {
    fill: 'M1.5 15.5l7-7 3.4 2.2 .2 3.5-5.6 5.6zM13.5 5.5 18.5 1.5h4v4l-5 5-.8-2.8z',
    pen: 'M3 14l7 7M5.5 18.5 2.5 21.5',
  },
  // A mouth and two eyes, wide open
  fear: {
    fill: 'M12 1C5.5 1 2.5 5.5 2.5 11v12l4-2.5L9.5 23l2.5-2.5 2.5 2.5 3-2.5 4 2.5V11c0-5.5-3-10-9.5-10zM8 6a2.3 2.3 0 1 1 0 4.6A2.3 2.3 0 1 1 8 6zM16 6a2.3 2.3 0 1 1 0 4.6A2.3 2.3 0 1 1 16 6zM12 12.5c2 0 3 1.3 3 3s-1 2.5-3 2.5-3-.8-3-2.5 1-3 3-3z',
  },
  // A flask with bubbles
  poison: {
    fill: 'M8 1h8v3h-1.5v4.5l6 10.5c1 2-.2 4-2.5 4H6c-2.3 0-3.5-2-2.5-4l6-10.5V4H8zM11 15a2 2 0 1 0 0 4 2 2 0 1 0 0-4zM14.5 12.5a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 1 0 0-2.6z',
  },
  // Two arrows away from a bar
  staggered: { pen: 'M3 3v18M8 12h13M15.5 6l6 6-6 6' },
  // A spiral
  stun: {
    pen: 'M12 12.5c1-.9 2.3.2 2 1.5-.5 2-3.3 2.3-4.7.8-2-2.2-1-6 2.2-7 4.3-1.3 8 2.2 7.6 6.6-.5 5-5.6 7.8-10.3 6.2C3.5 18.8 1.5 13.5 3.5 9 5.3 4.8 9.5 2.3 14 3',
  },
} as const satisfies Readonly<Record<Status, Drawing>>;

/** The only icons that a scene of this game can use. */
export const ICON_TABLE = {
  attack: SHARED_ICONS.attack,
  move: SHARED_ICONS.move,
  ...STATUS_ICONS,
  // A dagger behind a corner
  ambush: { fill: 'M1.5 1.5h8v21h-8z', pen: 'M13 12h8.5M17.5 7l-4.5 5 4.5 5' },
  bomb: {
    fill: 'M10 8a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15z',
    pen: 'M14.5 8.5l3-3c1-1 2.5-1 4-.5M19 1.5v1M22.5 8.5v1',
  },
  // A fist
  brawn: {
    fill: 'M3 8.5c0-1.7 2.5-1.7 2.5 0V6c0-2.2 3.5-2.2 3.5 0V5c0-2.2 3.5-2.2 3.5 0v1c0-2.2 3.5-2.2 3.5 0v1.5c0-2 3.5-2 3.5 0V12c0 3-1 5-2.5 6.5V23H7v-4.5C4.5 16.5 3 14 3 11z',
  },
  // A crown
  captain: { fill: 'M1.5 5.5l5.5 4.5L12 3l5 7 5.5-4.5L20.5 21h-17z' },
  // A coin with a bar
  credits: { fill: 'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 1 0 0-21zM10.5 6h3v12h-3z' },
  // A wall, and somebody's head above it
  defending: { fill: 'M1.5 12h21v10.5h-21zM12 1.5a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 1 0 0-8.6z' },
  // An open eye
  eye: {
    fill: 'M12 4.5c5.5 0 9.5 4.2 11 7.5-1.5 3.3-5.5 7.5-11 7.5S2.5 15.3 1 12c1.5-3.3 5.5-7.5 11-7.5zM12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8z',
  },
  // A closed eye
  unseen: { pen: 'M2 8.5c2.5 4.5 6 6.5 10 6.5s7.5-2 10-6.5M12 15v5.5M5.8 13.5 2.8 18M18.2 13.5l3 4.5' },
  // Crosshairs
  focus: { pen: 'M12 5a7 7 0 1 0 0 14 7 7 0 1 0 0-14zM12 1.5v6M12 16.5v6M1.5 12h6M16.5 12h6' },
  gun: { fill: 'M1.5 6h20v5.5H13l-1.5 4H9.2L7.5 21.5H2.5L5 11.5H1.5z' },
  // A sign that warns
  hazard: { fill: 'M12 1.5 23.2 21.5H.8zM10.7 8.5l.5 6h1.6l.5-6zM12 16a1.6 1.6 0 1 0 0 3.2A1.6 1.6 0 1 0 12 16z' },
  heart: { fill: 'M12 21.5 3 12.6C-.5 8.5 1.8 3 6.5 3 9 3 11 4.3 12 6.3 13 4.3 15 3 17.5 3c4.7 0 7 5.5 3.5 9.6z' },
  // Three steps
  height: { fill: 'M1.5 16.5h7v-6h7v-6h7v18h-21z' },
  level: { pen: 'M4 12l8-8 8 8M4 20.5l8-8 8 8' },
  // A syringe
  dose: { fill: 'M9.5 6.5l8 8-6.5 6.5H6.5L3 17.5 3 13z', pen: 'M14 2.5l7.5 7.5M17.5 6.5l-3.5 3.5M3.5 20.5 1.5 22.5' },
  // A bag
  pack: {
    fill: 'M3.5 9c0-2 1-3 3-3h11c2 0 3 1 3 3v13.5h-17zM7 12v2.5h10V12z',
    pen: 'M8 5.5V4c0-1.5 1-2.5 2.5-2.5h3c1.5 0 2.5 1 2.5 2.5v1.5',
  },
  // A point to spend
  point: { fill: 'M12 1.5l3.2 7 7.6.8-5.7 5.1 1.6 7.5L12 18.1l-6.7 3.8 1.6-7.5L1.2 9.3l7.6-.8z' },
  ready: {
    fill: 'M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 1 0 0-6.4z',
    pen: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 1 0 0-19z',
  },
  resistance: {
    fill: 'M12 .8l9.7 3.2v7.2c0 5.8-3.9 10-9.7 12.1-5.8-2.1-9.7-6.3-9.7-12.1V4zM10.5 6v3.5H7v3h3.5V16h3v-3.5H17v-3h-3.5V6z',
  },
  // Full cover
  shield: { fill: 'M12 .8l9.7 3.2v7.2c0 5.8-3.9 10-9.7 12.1-5.8-2.1-9.7-6.3-9.7-12.1V4z' },
  // Partial cover
  'half-shield': { fill: 'M12 .8v22.5c-5.8-2.1-9.7-6.3-9.7-12.1V4z', pen: 'M12 2.5l8.2 2.7v6c0 5-3.2 8.5-8.2 10.5' },
  skill: SHARED_ICONS.spark,
  tech: {
    fill: 'M12 8.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 1 0 0-7.4zM10 1h4l.6 3.2 2.6 1.1L20 3.5 22.5 6l-1.8 2.7 1.1 2.6L23 14l-3.2 1.6-1.1 2.6L20.5 21 18 22.5l-2.7-1.8-1.3.8L13 23h-3l-.9-2.5-2.6-1.1L3.5 20.5 1.5 18l1.8-2.7-1.1-2.6L1 10l3.2-1.4 1.1-2.6L3.5 3.5 6 1.5l2.7 1.8z',
  },
  // A skull
  trauma: {
    fill: 'M12 1C6.5 1 2.5 5 2.5 10c0 3.5 1.5 6 4 7.5V23h2.7v-2.5h1.5V23h2.6v-2.5h1.5V23h2.7v-5.5c2.5-1.5 4-4 4-7.5 0-5-4-9-9.5-9zM8.3 8.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 1 0 0-4.6zM15.7 8.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 1 0 0-4.6z',
  },
  xp: { pen: 'M3.5 4l17 16M20.5 4l-17 16' },
} as const satisfies Readonly<Record<string, Drawing>>;

export type IconName = keyof typeof ICON_TABLE;
export type Shape = ShapeOf<IconName>;
export type Scene = SceneOf<IconName>;
export type Sign = SignOf<IconName>;
