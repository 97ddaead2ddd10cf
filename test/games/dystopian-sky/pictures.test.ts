import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { at, idsOf, ROOM, type Scene, type Shape } from '#engine';
import { STATUSES } from '../../../src/games/dystopian-sky/content/effects.ts';
import { ICON_TABLE } from '../../../src/games/dystopian-sky/content/icons.ts';
import { MAPS, skirmishMap } from '../../../src/games/dystopian-sky/content/maps.ts';
import { lettersOf } from '../../../src/games/dystopian-sky/face/letters.ts';
import { boardScene } from '../../../src/games/dystopian-sky/face/scene/board.ts';
import { SIGNS } from '../../../src/games/dystopian-sky/face/scene/legend.ts';
import { mapScene } from '../../../src/games/dystopian-sky/face/scene/map.ts';
import { terrainOf } from '../../../src/games/dystopian-sky/map/terrain.ts';
import type { Table } from '../../../src/games/dystopian-sky/state/state.ts';
import { ringed } from '../../../src/pictures/ringed.ts';
import { drawn, pointsOf } from '../../pictures/drawn.ts';
import { all, letterOf, linesOf, PHONE, tooSmall } from '../../pictures/legible.ts';
import { p } from './ground.ts';
import { YOUNG } from './rosters.ts';
import { atItsFullest, BLAST, closeUp, inTheMiddle, SHOT, shots, zonesBeingChosen } from './positions.ts';

const pictures = shots();

function pictureOf(name: string): Scene {
  const shot = pictures.find((each) => each.name === `dystopian-sky-${name}`);
  if (!shot) throw new Error(`There is no picture ${name}.`);
  return shot.scene;
}

const textsOf = (scene: Scene) => all(scene, 'text').map(({ text }) => text);
const iconsOf = (scene: Scene) => [...all(scene, 'icon'), ...all(scene, 'counter')].map(({ icon }) => icon);
/** Pieces on the map are above the panels of the crews. */
const onMap = (scene: Scene) => all(scene, 'piece').filter(({ y }) => y < 1020);

/** The shapes that reach beyond the canvas, or are nothing. */
function beyondCanvas(scene: Scene): readonly Shape[] {
  return scene.shapes.filter(
    (shape) =>
      'width' in shape &&
      (Math.min(shape.x, shape.y) < 0 ||
        Math.min(shape.width, shape.height) <= 0 ||
        shape.x + shape.width > scene.width ||
        shape.y + shape.height > scene.height),
  );
}

describe.each(pictures)('The picture $name', ({ name, scene }) => {
  it('is drawn, in under 100 kB, and is still there at the width of a phone', async () => {
    const { png, points } = await drawn(scene);
    expect([points.width, points.height]).toEqual([scene.width, scene.height]);
    expect(png.byteLength).toBeLessThan(100_000);
    expect((await pointsOf(await sharp(png).resize(PHONE).png().toBuffer())).width).toBe(PHONE);
  });

  it('has digits, signs and letters of at least 9 pixels on a phone', () => {
    expect(tooSmall(scene)).toEqual([]);
    for (const piece of all(scene, 'piece')) expect(letterOf(piece, scene)).toBeGreaterThanOrEqual(9);
  });

  // What the fullest boards cut stands in the text board.
  it.skipIf(name.endsWith('fullest'))('cuts no text', () => {
    for (const text of all(scene, 'text')) expect(linesOf(text).lines.join(' ')).not.toMatch(/…$/);
  });

  it('reaches not beyond its canvas', () => {
    expect(beyondCanvas(scene)).toEqual([]);
  });

  it('is told in whole sentences, and has only signs that the legend explains', () => {
    expect(scene.alt).toMatch(/^[A-Z].*\.$/);
    expect(scene.alt).not.toMatch(/[.][.]|: [.]/);
    expect(scene.alt.length).toBeLessThanOrEqual(ROOM.alt);
    const known = new Set<string>(SIGNS.scene ? iconsOf(SIGNS.scene) : []);
    expect(iconsOf(scene).filter((icon) => !known.has(icon))).toEqual([]);
  });
});

describe('The legend', () => {
  const legend = SIGNS.scene;
  if (!legend) throw new Error('The legend has no picture.');

  it('explains every icon of the game, each status among them, in letters that can be read on a phone', () => {
    expect(new Set(iconsOf(legend))).toEqual(new Set(idsOf(ICON_TABLE)));
    expect(iconsOf(legend)).toEqual(expect.arrayContaining([...STATUSES]));
    for (const text of all(legend, 'text')) {
      const { pixels, lines } = linesOf(text);
      expect((pixels * PHONE) / legend.width).toBeGreaterThanOrEqual(8);
      expect(lines.join(' ')).not.toMatch(/…$/);
    }
  });
});

describe.each(idsOf(MAPS))('The picture of the map %s', (id) => {
  const scene = mapScene(id);
  const terrain = terrainOf(skirmishMap(id).plan);

  it('shows its zones by their numbers, within dashed edges', () => {
    const numbers = all(scene, 'text').filter(({ size }) => size === 'display');
    expect(numbers.map(({ text }) => text)).toEqual(skirmishMap(id).zones.map((_, n) => String(n + 1)));
    expect(all(scene, 'panel').filter(({ dashed }) => dashed)).toHaveLength(numbers.length);
  });

  it('shows every height that terrain has, bright where one can stand', () => {
    const shown = (size: string) =>
      new Set(
        all(scene, 'text').flatMap((text) =>
          text.size === size && text.x > 32 && text.y > 32 ? [Number(text.text)] : [],
        ),
      );
    const heights = (isTop: boolean) =>
      new Set(terrain.heights.filter((height, place) => height > 0 && terrain.standable[place] === isTop));
    expect(shown('heading')).toEqual(heights(true));
    expect(shown('label')).toEqual(heights(false));
  });

  it('warns of hazards, and only there', () => {
    expect(all(scene, 'icon').some(({ icon }) => icon === 'hazard')).toBe(terrain.hazards.size > 0);
  });
});

describe('The board', () => {
  it('shows zones with their numbers while they are chosen, those of crews in their colours', () => {
    const zones = all(pictureOf('set-up'), 'text').filter(({ size }) => size === 'display');
    expect(zones.map(({ text, tone }) => [text, tone])).toEqual([
      ['1', 'bright'],
      ['2', 'green'],
      ['3', 'bright'],
    ]);
    expect(textsOf(pictureOf('set-up'))).toContain('Starting Zones are chosen');
  });

  it('names crews before they are mustered, and says who is ready', () => {
    expect(textsOf(pictureOf('muster'))).toEqual(
      expect.arrayContaining(['Crews are mustered', 'Crimson', 'Mustering', 'Jade', 'Ready']),
    );
    expect(textsOf(pictureOf('muster'))).toContain('Honourable Scrapyard Aldermen Co');
  });

  it('says whose Turn of which round it is', () => {
    expect(textsOf(pictureOf('middle'))).toEqual(expect.arrayContaining(['Round 3/8', 'Crimson’s Turn']));
    expect(textsOf(boardScene({ ...inTheMiddle(), ending: 'time' }))).toContain('Lower Deck Choir has won');
  });

  it('has every standing unit on its square, with its Health, and hollow once its Phase is over', () => {
    const pieces = onMap(pictureOf('middle'));
    expect(pieces.map(({ owner, letter, look }) => `${owner} ${letter} ${look}`)).toEqual([
      'red C spent',
      'red T full',
      'red B full',
      'red J full',
      'blue C full',
      'blue B full',
      'blue S full',
    ]);
    expect(at(pieces, 1).left).toBeCloseTo(14 / 31);
    // L7: the twelfth column and the seventh row.
    expect(Math.floor((at(pieces, 0).x - 32) / 40)).toBe(11);
    expect(Math.floor((at(pieces, 0).y - 58 - 32) / 40)).toBe(6);
  });

  it('says of each unit how high it stands, and what is the matter with it', () => {
    const scene = boardScene({ ...atItsFullest(), recent: null });
    for (const icon of ['bleed', 'burn', 'poison', 'fear', 'disarmed', 'ready', 'defending', 'ambush'])
      expect(iconsOf(scene).filter((each) => each === icon)).toHaveLength(16);
    const heights = all(pictureOf('middle'), 'counter').flatMap(({ icon, text }) => (icon === 'height' ? [text] : []));
    expect(heights).toEqual(['3', '4', '3']);
    expect(textsOf(pictureOf('middle'))).toContain('Downed');
  });

  it('gives the Captain the letter C and a crown, and no two units of a crew the same letter', () => {
    const crews = Map.groupBy(onMap(boardScene({ ...atItsFullest(), recent: null })), ({ owner }) => owner);
    for (const pieces of crews.values()) {
      expect(new Set(pieces.map(({ letter }) => letter)).size).toBe(4);
      expect(at(pieces, 0).letter).toBe('C');
    }
    expect(iconsOf(pictureOf('middle')).filter((icon) => icon === 'captain')).toHaveLength(2);
  });

  it('marks the unit that may react, and none once the match is over', () => {
    const table = inTheMiddle();
    const stack: Table['stack'] = [...table.stack, { kind: 'reactions', no: 4, attacker: 1, units: [5, 7] }];
    const marked = (scene: Scene) =>
      all(scene, 'panel').filter(({ ground, edge }) => ground === 'goal' && edge === 'gold');
    const [mark] = marked(boardScene({ ...table, stack }));
    // N17, where Big Maud stands.
    expect(Math.round(((mark?.x ?? 0) - 32) / 40)).toBe(13);
    expect(marked(boardScene({ ...table, stack, ending: 'time' }))).toEqual([]);
  });

  it('has a panel for each row of a crew, so that What Changed rings the row of a wounded unit alone', () => {
    const table = inTheMiddle();
    const wounded = {
      ...table,
      crews: table.crews.map((crew, seat) =>
        seat === 1
          ? { ...crew, units: crew.units.map((unit, slot) => (slot === 1 ? { ...unit, health: 30 } : unit)) }
          : crew,
      ),
    };
    const before = boardScene(table);
    const rings = ringed(boardScene(wounded), before).shapes.slice(before.shapes.length);
    expect(rings).toHaveLength(2);
    for (const ring of rings) expect('height' in ring && ring.height).toBeLessThan(60);
  });

  it('draws the last attack as an arrow, and the last blast as the edge of what it reached', () => {
    const routes = (scene: Scene) => all(scene, 'link').filter(({ look }) => look === 'route');
    expect(routes(boardScene({ ...inTheMiddle(), recent: SHOT }))).toHaveLength(1);
    expect(routes(boardScene({ ...inTheMiddle(), recent: null }))).toHaveLength(0);
    const edges = (scene: Scene) => all(scene, 'panel').filter(({ edge, dashed }) => edge === 'danger' && !dashed);
    expect(edges(boardScene({ ...atItsFullest(), recent: null }))).toEqual([]);
    expect(edges(boardScene({ ...atItsFullest(), recent: BLAST })).length).toBeGreaterThanOrEqual(4);
    expect(boardScene({ ...inTheMiddle(), recent: SHOT }).alt).toContain('an attack from L7 at N17');
    expect(boardScene({ ...inTheMiddle(), recent: BLAST }).alt).toContain('an explosion at M13');
  });

  it('is told unit by unit, with places, Health and conditions', () => {
    expect(pictureOf('middle').alt).toContain('Tin Pavel G11 14/31 (Bleed)');
    expect(pictureOf('middle').alt).toContain('Sister Ink R12 at height 3 61/');
    expect(boardScene({ ...zonesBeingChosen(), recent: null }).alt).toContain(
      'Night Tram (Jade) in zone 2: no units on the map.',
    );
  });
});

describe('The letters of a crew', () => {
  it('are digits where a name has no letter left', () => {
    const [captain, ...others] = YOUNG.members;
    if (!captain) throw new Error('The crew has a Captain.');
    const names = ['李', 'Cc', 'Ab', 'Abba'];
    const members = [captain, ...others].map((member, slot) => ({ ...member, name: at(names, slot) }));
    expect(lettersOf({ name: 'A crew', members })).toEqual(['C', '2', 'A', 'B']);
  });
});

describe('The close-up', () => {
  it('lights the squares in reach, and names some of them by number', () => {
    const scene = pictureOf('close-up');
    const lit = all(scene, 'panel').filter(({ edge, y, width }) => edge === 'gold' && y > 90 && width < 60);
    expect(lit.length).toBeGreaterThan(100);
    const numbers = all(scene, 'text').filter(({ tone }) => tone === 'gold');
    const named = numbers.map(({ text }) => Number(text)).toSorted((a, b) => a - b);
    expect(named).toEqual(Array.from({ length: named.length }, (_, n) => n + 1));
    expect(named.length).toBeGreaterThan(5);
    expect(scene.alt).toMatch(/Named places: 1 [A-X]\d+, 2 /);
  });

  it('shows who sees the unit, how far away, and in which cover, and nobody who does not', () => {
    const scene = closeUp(inTheMiddle(), 0, 800, 3);
    expect(scene.alt).toContain('Seen by');
    expect(iconsOf(scene)).toContain('eye');
    expect(pictureOf('close-up').alt).toContain('Nobody sees it.');
    expect(textsOf(pictureOf('close-up'))).toContain('Tin Pavel · G11 · seen by nobody');
  });

  it('marks squares in full cover, and those nobody sees', () => {
    expect(new Set(iconsOf(pictureOf('close-up')))).toEqual(new Set(['hazard', 'shield', 'unseen']));
  });

  /** The close-up of a unit that stands in that place. */
  const closeUpAt = (place: string) => {
    const table = inTheMiddle();
    const crews = table.crews.map((crew, seat) => ({
      ...crew,
      units: crew.units.map((unit, slot) => (seat === 0 && slot === 1 ? { ...unit, place: p(place) } : unit)),
    }));
    return closeUp({ ...table, crews }, 1, 800, 3);
  };

  it('keeps within the map at its edges', () => {
    const texts = textsOf(closeUpAt('X24'));
    expect(texts).toEqual(expect.arrayContaining(['I', 'X', '9', '24']));
    expect(texts).not.toContain('H');
    expect(texts.some((text) => text.includes('X24'))).toBe(true);
  });

  it('keeps within its canvas where the last column has a named place', () => {
    expect(closeUpAt('X8').alt).toMatch(/\d X7/);
    expect(beyondCanvas(closeUpAt('X8'))).toEqual([]);
  });
});

describe('The roster sheet', () => {
  it('has a card for each unit with what it is, has and can', () => {
    const scene = pictureOf('roster-old');
    const texts = textsOf(scene);
    expect(texts).toEqual(
      expect.arrayContaining([
        'Honourable Scrapyard Aldermen Co',
        'Cassius Wrenfield',
        'Dockers’ Union, Welder',
        'Coil Gun +2, 4D6, 4–14 in, Scope, Laser Sight, Long Barrel',
        'Heat Blade +1, 3D6, 1 in',
        'Medkit ×2, Field Dose, Stimulant, Purge Pill, Screamer',
        'Burn 84%, Disarmed 84%, Poison 84%, all others 34%',
        'Skull Plate, Bad Lung, Flinch',
      ]),
    );
    const figures = all(scene, 'counter')
      .slice(0, 10)
      .map(({ icon, text }) => `${icon} ${text}`);
    expect(figures).toEqual([
      'level 12',
      'xp 41',
      'heart 94',
      'move 11',
      'brawn 5',
      'focus 2',
      'tech 5',
      'resistance 24%',
      'point 2',
      'credits 1480',
    ]);
    expect(scene.alt).toContain('Big Maud, level 9, Health 109, with Coil Gun, Machete and Grenade, 6 Traumas.');
  });

  it('says which weapons a unit cannot use for want of Tech', () => {
    expect(textsOf(pictureOf('roster-old'))).toContain('Coil Gun, 2D6, 4–14 in, Tech too low');
  });

  it('leaves out what a beginner has not', () => {
    expect(iconsOf(pictureOf('roster-young'))).not.toContain('trauma');
  });
});
