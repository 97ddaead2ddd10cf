import type { AnyFace, Scene } from '#engine';

/** A picture worth looking at; its name begins with its game's id. */
export interface Shot {
  readonly name: string;
  readonly scene: Scene;
}

export function board(face: AnyFace, name: string, view: unknown): Shot {
  return { name, scene: face.scene(view) };
}

export function hand(face: AnyFace, name: string, view: unknown): Shot[] {
  const scene = face.handScene(view);
  if (!scene) throw new Error(`There is no hand to draw for ${name}.`);
  return [{ name, scene }];
}
