import type { Ground, Owner, Tone } from '#engine';

/**
 * The palette of all games: light on dark, with its own dark background, so that it also works on a light page. Every tone
 * is readable on every ground, and owners differ with any of the common colour-vision deficiencies (both proven by
 * test/pictures/palette.test.ts).
 */
export const GROUNDS: Readonly<Record<Exclude<Ground, 'bare'>, string>> = {
  deep: '#0b111c',
  hull: '#131c2c',
  room: '#1c2940',
  raised: '#26354f',
  goal: '#3a3112',
  danger: '#45192a',
};

export const OWNER_COLOURS: Readonly<Record<Owner, string>> = {
  red: '#ff7059',
  blue: '#7aa5ff',
  green: '#2fd48a',
  yellow: '#ffe14d',
};

export const TONES: Readonly<Record<Tone, string>> = {
  bright: '#f4f7fc',
  quiet: '#b3c1d6',
  gold: '#ffc247',
  danger: '#ff8a9a',
  good: '#7fe0a8',
  ...OWNER_COLOURS,
};

/** Text on a light ground: the letter on a piece, the number on a solid counter. */
export const INK = '#0b111c';

/** Lines: edges of rooms, corridors, empty spaces of a track. */
export const LINES = {
  room: '#40567a',
  corridor: '#3a4d6d',
  door: '#d3e0f5',
  space: '#31435f',
  hull: '#4b638c',
} as const;
