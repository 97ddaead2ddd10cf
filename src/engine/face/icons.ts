/**
 * An icon as SVG paths on a square of 24: `fill` is filled by the even-odd rule, `pen` is stroked with a round pen of 2.6.
 * Bold and simple, because a phone shows icons at 8 to 12 pixels.
 */
export interface Drawing {
  readonly fill?: string;
  readonly pen?: string;
}

/** Icons for any game. */
export const SHARED_ICONS = {
  // A blade
  attack: { fill: 'M21 2.5 19.5 8l-9.5 9.5-3.5-3.5L16 4.5z', pen: 'M4 13l7 7M7.5 16.5 3.5 20.5' },
  // A ship's wheel
  bridge: {
    fill: 'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5z',
    pen: 'M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13zM12 1.5v21M1.5 12h21M4.6 4.6l14.8 14.8M19.4 4.6 4.6 19.4',
  },
  energy: { fill: 'M14 1 4 14h6l-2 9L20 9.5h-7z' },
  // A boot
  move: { fill: 'M6.5 2H14v8.5l5.5 2.5c1.7.8 2.5 2 2.5 4v1H6.5zM5 19.5h17.5V22.5H5z' },
  spark: { fill: 'M12 .5l2.7 8.8 8.8 2.7-8.8 2.7L12 23.5l-2.7-8.8L.5 12l8.8-2.7z' },
} as const satisfies Readonly<Record<string, Drawing>>;
