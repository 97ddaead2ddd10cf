import type { TypeSize } from '#engine';

export type Weight = 'medium' | 'semibold' | 'extrabold';

/** Sizes of text in pixels of the full picture. */
export interface Type {
  readonly weight: Weight;
  readonly pixels: number;
  /** The least size when space is short. */
  readonly least: number;
}

/** The smallest text size: a picture shown 400 pixels wide still has letters of 8 pixels. */
const LEAST = 20;

export const TYPES: Readonly<Record<TypeSize, Type>> = {
  display: { weight: 'extrabold', pixels: 68, least: 40 },
  title: { weight: 'extrabold', pixels: 40, least: 28 },
  heading: { weight: 'extrabold', pixels: 28, least: LEAST },
  label: { weight: 'semibold', pixels: 24, least: LEAST },
  body: { weight: 'medium', pixels: 23, least: LEAST },
};
