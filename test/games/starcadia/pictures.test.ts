import { describe, expect, it } from 'vitest';
import type { Scene } from '#engine';
import { SCENARIOS } from '../../../src/games/starcadia/content/scenarios.ts';
import { all } from '../../pictures/legible.ts';
import { shots } from './positions.ts';

const drawn = new Map(shots().map(({ name, scene }) => [name, scene]));

function pictureOf(name: string): Scene {
  const scene = drawn.get(name);
  if (!scene) throw new Error(`There is no picture ${name}.`);
  return scene;
}

const routes = (scene: Scene) => all(scene, 'link').filter(({ look }) => look === 'route');
const textsOf = (scene: Scene) => all(scene, 'text').map(({ text }) => text);

describe('The picture of the campaign sheet', () => {
  it('shows all scenarios, and an arrow for each step of the way so far', () => {
    for (const [name, steps] of [
      ['starcadia-sheet', 2],
      ['starcadia-end', 3],
    ] as const) {
      const scene = pictureOf(name);
      for (const { title } of Object.values(SCENARIOS))
        expect(textsOf(scene).filter((text) => text.endsWith(title))).toHaveLength(1);
      expect(routes(scene)).toHaveLength(steps);
    }
  });

  it('ranks the crews by their badges, and names the winner once it is over', () => {
    const scene = pictureOf('starcadia-end');
    const badges = all(scene, 'counter').flatMap(({ icon, text }) => (icon === 'badge' ? [Number(text)] : []));
    expect(badges).toEqual(badges.toSorted((a, b) => b - a));
    const crews = textsOf(scene).filter((text) => ['Foxes', 'Eagles'].includes(text));
    expect(textsOf(scene)).toContain(`The ${crews[0] ?? ''} won the campaign`);
    expect(textsOf(pictureOf('starcadia-sheet')).filter((text) => text.includes('won'))).toEqual([]);
  });

  it('is told in its alternative text with who won each scenario', () => {
    expect(pictureOf('starcadia-end').alt).toMatch(/(Scenario \w+: won by the \w+ with \d+ victory tokens?\. ?){4}/);
  });
});

describe('The result of a single scenario', () => {
  it('has its standings and no tree', () => {
    const scene = pictureOf('starcadia-4-end');
    expect(textsOf(scene).filter((text) => text.endsWith('won the scenario'))).toHaveLength(1);
    expect(all(scene, 'link')).toEqual([]);
  });
});

describe('The picture for the choice of a shuttle slot', () => {
  it('has a number in each free slot', () => {
    const signs = all(pictureOf('starcadia-claim'), 'text').filter(
      ({ tone, size }) => tone === 'gold' && size === 'heading',
    );
    expect(signs.map(({ text }) => text)).toEqual(['1', '2', '3', '4']);
  });
});
