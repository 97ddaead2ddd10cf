import type { Scene } from '#engine';
import { pngOf } from './png.ts';
import { loadFonts, type Fonts } from '../sheet.ts';
import { svgOf } from '../svg.ts';

/** A scene as a PNG. Rejects when it cannot be drawn. */
export type Render = (scene: Scene) => Promise<Buffer>;

/** Draws in this process. Loads the fonts for the first picture; rejects while they cannot be loaded. */
export function renderer(fonts: () => Fonts = loadFonts): Render {
  let loaded: Fonts | null = null;
  return async (scene) => {
    loaded ??= fonts();
    return pngOf(svgOf(scene, loaded));
  };
}
