import type { Box, Point } from './scene.ts';

// Splits boxes of a scene. Sizes and gaps are in pixels.

/** The box without a margin on all sides. */
export function inset({ x, y, width, height }: Box, by: number, vertically = by): Box {
  return { x: x + by, y: y + vertically, width: width - 2 * by, height: height - 2 * vertically };
}

/** The top of a box and, below a gap, the rest. */
export function cutTop({ x, y, width, height }: Box, top: number, gap = 0): [top: Box, rest: Box] {
  return [
    { x, y, width, height: top },
    { x, y: y + top + gap, width, height: height - top - gap },
  ];
}

/** The left of a box and, beside a gap, the rest. */
export function cutLeft({ x, y, width, height }: Box, left: number, gap = 0): [left: Box, rest: Box] {
  return [
    { x, y, width: left, height },
    { x: x + left + gap, y, width: width - left - gap, height },
  ];
}

/** Splits a box into `count` boxes of equal width, from the left. */
export function columns({ x, y, width, height }: Box, count: number, gap = 0): Box[] {
  const each = (width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => ({ x: x + i * (each + gap), y, width: each, height }));
}

/** Splits a box into `count` boxes of equal height, from the top. */
export function rows({ x, y, width, height }: Box, count: number, gap = 0): Box[] {
  const each = (height - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => ({ x, y: y + i * (each + gap), width, height: each }));
}

/** The middle of one side of a box. */
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
