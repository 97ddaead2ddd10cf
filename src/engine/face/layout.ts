import type { Box, Point } from './scene.ts';

/** Parting boxes of a scene. */

/** The box without a margin on all sides. */
export function inset({ x, y, width, height }: Box, by: number, vertically = by): Box {
  return { x: x + by, y: y + vertically, width: width - 2 * by, height: height - 2 * vertically };
}

/** The top of a box, and what lies below it behind a gap. */
export function cutTop({ x, y, width, height }: Box, top: number, gap = 0): [top: Box, rest: Box] {
  return [
    { x, y, width, height: top },
    { x, y: y + top + gap, width, height: height - top - gap },
  ];
}

/** The left of a box, and what lies beside it behind a gap. */
export function cutLeft({ x, y, width, height }: Box, left: number, gap = 0): [left: Box, rest: Box] {
  return [
    { x, y, width: left, height },
    { x: x + left + gap, y, width: width - left - gap, height },
  ];
}

/** A box parted into so many of equal width, from the left. */
export function columns({ x, y, width, height }: Box, count: number, gap = 0): Box[] {
  const each = (width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => ({ x: x + i * (each + gap), y, width: each, height }));
}

/** A box parted into so many of equal height, from the top. */
export function rows({ x, y, width, height }: Box, count: number, gap = 0): Box[] {
  const each = (height - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => ({ x, y: y + i * (each + gap), width, height: each }));
}

/** Where the sides of a box have their middle. */
export function middle({ x, y, width, height }: Box, side: 'top' | 'bottom' | 'left' | 'right'): Point {
  switch (side) {
    case 'top':
      return { x: x + width / 2, y };
    case 'bottom':
      return { x: x + width / 2, y: y + height };
    case 'left':
      return { x, y: y + height / 2 };
    case 'right':
      return { x: x + width, y: y + height / 2 };
  }
}
