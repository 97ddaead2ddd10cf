import type { Scene, Shape } from '#engine';
import { GROUNDS } from './palette.ts';
import { counter } from './shapes/counter.ts';
import { hull } from './shapes/hull.ts';
import { icon } from './shapes/icon.ts';
import { link } from './shapes/link.ts';
import { panel } from './shapes/panel.ts';
import { piece } from './shapes/piece.ts';
import { text } from './shapes/text.ts';
import { track } from './shapes/track.ts';
import { round, Sheet, type Fonts } from './sheet.ts';

/** A scene as an SVG without text elements: every letter is an outline. */
export function svgOf({ width, height, shapes, icons }: Scene, fonts: Fonts): string {
  const sheet = new Sheet(fonts, icons);
  const drawn = shapes.map((shape) => draw(shape, sheet)).join('');
  const size = `width="${round(width)}" height="${round(height)}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${round(width)} ${round(height)}">` +
    `<defs>${sheet.definitions()}</defs><rect ${size} fill="${GROUNDS.deep}"/>${drawn}</svg>`
  );
}

function draw(shape: Shape, sheet: Sheet): string {
  switch (shape.kind) {
    case 'hull':
      return hull(shape);
    case 'link':
      return link(shape);
    case 'panel':
      return panel(shape);
    case 'text':
      return text(shape, sheet);
    case 'icon':
      return icon(shape, sheet);
    case 'counter':
      return counter(shape, sheet);
    case 'piece':
      return piece(shape, sheet);
    case 'track':
      return track(shape);
  }
}
