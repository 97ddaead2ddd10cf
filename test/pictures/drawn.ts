import sharp from 'sharp';
import type { Box, Scene, Shape } from '#engine';
import { pngOf } from '../../src/pictures/draw/png.ts';
import { loadFonts } from '../../src/pictures/sheet.ts';
import { svgOf } from '../../src/pictures/svg.ts';

const FONTS = loadFonts();

/** A scene as a picture, and its points. */
export async function drawn(scene: Scene) {
  const png = await pngOf(svgOf(scene, FONTS));
  return { png, points: await pointsOf(png) };
}

/** The red of every point of a picture, row by row: enough to see what is drawn on a dark ground. */
export async function pointsOf(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const colour = (x: number, y: number) => data.readUIntBE((y * width + x) * channels, 3);
  return { width, height, colour };
}

/** How many points inside a box, or outside of it, have another colour than the ground. */
export async function painted(scene: Scene, box: Box) {
  const { points } = await drawn(scene);
  const ground = points.colour(0, 0);
  let inside = 0;
  let outside = 0;
  for (let y = 0; y < points.height; y++) {
    for (let x = 0; x < points.width; x++) {
      if (points.colour(x, y) === ground) continue;
      const within = x >= box.x - 1 && y >= box.y - 1 && x <= box.x + box.width && y <= box.y + box.height;
      if (within) inside++;
      else outside++;
    }
  }
  return { inside, outside };
}

/** A scene of nothing but this shape. */
export function sceneOf(shape: Shape, icons: Scene['icons'] = {}): Scene {
  return { width: 400, height: 200, alt: 'A test.', shapes: [shape], icons };
}
