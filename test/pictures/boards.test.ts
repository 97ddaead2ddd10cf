import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { OWNERS, type Scene, type Shape } from '#engine';
import { breachFace } from '../../src/games/breach/face/index.ts';
import { AI, PIRATES } from '../../src/games/breach/state/state.ts';
import { ROOM_TABLE, TILES } from '../../src/games/skydock/content/rooms.ts';
import { skydockFace } from '../../src/games/skydock/face/index.ts';
import { gist } from '../../src/games/skydock/face/scene/ship/gist.ts';
import * as breach from './breach.ts';
import { drawn, pointsOf } from './drawn.ts';
import { all, letterOf, linesOf, PHONE, tooSmall } from './legible.ts';
import { shots } from './positions.ts';
import * as skydock from './skydock.ts';

/** Letters smaller than this are none on a phone, in its pixels. */
const LEAST = 8;

describe.each(shots())('The picture $name', ({ name, scene }) => {
  it('is drawn, in under 100 kB, and is still there at the width of a phone', async () => {
    const { png, points } = await drawn(scene);
    expect([points.width, points.height]).toEqual([scene.width, scene.height]);
    expect(png.byteLength).toBeLessThan(100_000);
    const small = await pointsOf(await sharp(png).resize(PHONE).png().toBuffer());
    let bright = 0;
    for (let y = 0; y < small.height; y++) {
      for (let x = 0; x < small.width; x++) if (small.colour(x, y) >> 16 > 0xb0) bright++;
    }
    expect(small.height).toBe(Math.round((points.height * PHONE) / points.width));
    expect(bright).toBeGreaterThan(1500);
  });

  it('has no text too small to be read there', () => {
    for (const text of all(scene, 'text'))
      expect((linesOf(text).pixels * PHONE) / scene.width, text.text).toBeGreaterThanOrEqual(LEAST);
  });

  // What the fullest boards cut stands in the text board.
  it.skipIf(name.endsWith('fullest'))('cuts no text', () => {
    for (const text of all(scene, 'text')) expect(linesOf(text).lines.join(' ')).not.toMatch(/…$/);
  });
});

describe.each([
  ['breach', breachFace],
  ['skydock', skydockFace],
] as const)('The signs of %s', (id, { rules }) => {
  const [legend] = rules.flatMap((rule) => rule.scene ?? []);
  if (!legend) throw new Error(`Nothing says what the signs of ${id} mean.`);

  it('are all told of', () => {
    const icons = (scene: Scene) => [...all(scene, 'icon'), ...all(scene, 'counter')].map(({ icon }) => icon);
    const known = new Set(icons(legend));
    const seen = new Set(shots().flatMap(({ name, scene }) => (name.startsWith(id) ? icons(scene) : [])));
    expect([...seen].filter((icon) => !known.has(icon))).toEqual([]);
  });

  it('have their meanings in letters that can be read on a phone, and none is cut', () => {
    for (const text of all(legend, 'text')) {
      const { pixels, lines } = linesOf(text);
      expect((pixels * PHONE) / legend.width, text.text).toBeGreaterThanOrEqual(LEAST);
      expect(lines.join(' ')).not.toMatch(/…$/);
    }
  });
});

describe('Digits and signs', () => {
  const scenes = shots();

  it.each(scenes)('of $name are at least 9 pixels high on a phone', ({ scene }) => {
    expect(tooSmall(scene)).toEqual([]);
  });

  it('are found where they are too small', () => {
    const box = { x: 0, y: 0, width: 200, height: 20 };
    const shapes: Shape[] = [
      { kind: 'icon', ...box, icon: 'move', tone: 'gold' },
      { kind: 'counter', ...box, icon: 'move', text: '3', tone: 'gold' },
      { kind: 'text', ...box, text: 'in 3', size: 'label', tone: 'gold' },
      { kind: 'text', ...box, height: 30, text: 'in 3', size: 'label', tone: 'gold' },
    ];
    expect(tooSmall({ width: 1000, height: 100, alt: 'A test.', shapes, icons: {} })).toEqual([
      'move: 8.0 px',
      'move beside 3: 6.6 px',
      '3 beside move: 7.3 px',
      'in 3: 7.3 px',
    ]);
  });
});

describe('The board of Skydock', () => {
  const state = skydock.atItsFullest();
  const scene = skydockFace.scene(skydock.seen(state));

  it('shows four pirates and eight guards in one room, each side by side', () => {
    const dock = all(scene, 'panel').find(({ edge }) => edge !== undefined);
    if (!dock) throw new Error('The room of whose turn it is has no edge.');
    const within = (box: { x: number; y: number }) =>
      box.x >= dock.x && box.x < dock.x + dock.width && box.y >= dock.y && box.y < dock.y + dock.height;
    expect(all(scene, 'piece').filter(within)).toMatchObject(
      ['R', 'B', 'G', 'Y'].map((letter) => ({ letter, look: 'full' })),
    );
    expect(all(scene, 'counter').filter(within)).toMatchObject([
      { icon: 'guard', text: '5', solid: true },
      { icon: 'guard-stunned', text: '3' },
    ]);
    const boxes = [...all(scene, 'piece'), ...all(scene, 'counter')].filter(within);
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(apart, `${JSON.stringify(a)} and ${JSON.stringify(b)}`).toBe(true);
      }
    }
  });

  it('has a corridor for every corridor of the ship, and an arrow out of every room', () => {
    const links = all(scene, 'link');
    expect(links.filter(({ look }) => look === 'corridor')).toHaveLength(12);
    expect(links.filter(({ look }) => look === 'route')).toHaveLength(9);
  });

  it('shows what every room does as signs that fit the room', () => {
    for (const [one, other] of TILES) {
      for (const tile of [one, other]) {
        const view = skydock.seen({ ...state, table: { ...state.table, rooms: { ...state.table.rooms, port: tile } } });
        const panel = all(skydockFace.scene(view), 'panel').find(({ x, width, y }) => x < 40 && width < 200 && y > 200);
        if (!panel) throw new Error('There is no room on the port side.');
        const line = { ...panel, x: panel.x + 8, width: panel.width - 16, height: 28 };
        const signs = gist(ROOM_TABLE[tile].action.does, line, 'label');
        expect(signs.length, tile).toBeGreaterThan(0);
        for (const shape of signs)
          if ('x' in shape) expect(shape.x + shape.width, tile).toBeLessThanOrEqual(panel.x + panel.width);
      }
    }
  });

  it('says how far it is to LOCKDOWN and to the launch', () => {
    const words = all(scene, 'text').map(({ text }) => text);
    expect(words).toEqual(expect.arrayContaining(['LOCKDOWN in 1', 'Launch in 1']));
  });

  it('names every room, objective and pirate', () => {
    const words = all(scene, 'text').map(({ text }) => text);
    expect(words).toEqual(expect.arrayContaining(['Bridge', 'Dock', 'Drift Engine', 'Menagerie', 'Workshop']));
    expect(words).toEqual(expect.arrayContaining(['See the Sights', 'Bluff the Admiral', 'Rewire Everything']));
    for (const { character } of state.table.pirates) expect(character).not.toBeNull();
  });

  it('tells in its words where everybody is', () => {
    expect(scene.alt).toMatch(/Guards: .*Dock 5 active and 3 stunned/);
    expect(scene.alt).toMatch(/Rewire Everything: completed by Red, Blue, Green, Yellow/);
  });

  it('says how the game ended, be it in the middle of a turn, and marks nobody as being on turn', () => {
    const lost = skydock.played(2, ({ table }) => table.ending?.reason === 'lockdown' && table.turn !== null);
    const end = skydockFace.scene(skydock.seen(lost));
    const words = all(end, 'text').map(({ text }) => text);
    expect(words).toContain('LOCKDOWN');
    expect(words.join()).not.toContain('LOCKDOWN in');
    expect(words.join()).not.toContain('turn');
    const owners = all(end, 'panel').flatMap(({ edge }) =>
      edge && OWNERS.some((owner) => owner === edge) ? [edge] : [],
    );
    expect(owners).toEqual([]);
  });

  it('shows a hand to its owner alone', () => {
    const { scheme = [], loot = [] } = state.hidden.hands[3] ?? {};
    expect([scheme.length, loot.length]).toEqual([11, 7]);
    expect(skydockFace.handScene(skydock.seen(state))).toBeNull();
    const own = skydockFace.handScene(skydock.seen(state, 3));
    const other = skydockFace.handScene(skydock.seen(state, 1));
    expect(own && all(own, 'panel').length).toBeGreaterThan(scheme.length + loot.length);
    expect(other?.alt).not.toBe(own?.alt);
  });

  it('has every word of the cards in a hand, however many there are', () => {
    const hands = skydock.handsOfEachSize();
    expect(hands.length).toBeGreaterThan(10);
    for (const { count, view, texts } of hands) {
      const scene = skydockFace.handScene(view);
      const drawn = scene ? all(scene, 'text') : [];
      for (const text of drawn) expect(linesOf(text).lines.join(' '), `of ${count}`).not.toMatch(/…$/);
      expect(drawn.filter(({ text }) => texts.includes(text))).toHaveLength(count);
    }
  });
});

describe('The words of a picture', () => {
  const alt = (wanted: string) => shots().find(({ name }) => name === wanted)?.scene.alt ?? '';

  it('are whole', () => {
    for (const { name, scene } of shots()) expect(scene.alt, name).not.toMatch(/…$|[.][.]|: [.]/);
  });

  it('say of a hand of Skydock what lies on the abilities, what is planned and what is armed', () => {
    const words = alt('skydock-plan-hand');
    expect(words).toMatch(/\w \d marked/);
    expect(words).toMatch(/slots? empty/);
    expect(words).toMatch(/Your hand: .* \(Planned\)/);
    expect(words).toMatch(/: upgrade to /);
    expect(words).toMatch(/Your backer: .*, worth \d, (met as things lie|not met yet)\./);
    expect(alt('skydock-fullest-hand')).toMatch(/marked neutralized.*marked 2 times recovering/);
    expect(alt('skydock-fullest-hand')).toMatch(/\(Armed\)/);
  });

  it('say of the board of Skydock what is being rolled or asked for, and what everybody can do', () => {
    expect(alt('skydock-roll')).toMatch(/: rolled .*, needs \d+/);
    expect(alt('skydock-call')).toMatch(/asks for an? .* to complete .* may still answer/);
    expect(alt('skydock-4-middle')).toMatch(/Yellow: \w+ \d/);
  });

  it('say of the board of Breach who is where, and of an unseen unit what it is to the Ship alone', () => {
    for (const layout of ['hauler', 'hourglass', 'ring']) {
      expect(alt(`breach-${layout}-ai`)).toMatch(/A\.I\. units: .*C1 .*[A-Z][a-z]+ [A-Z][a-z]+/);
      expect(alt(`breach-${layout}-fullest`)).toMatch(/Pirates: [A-Z]\d /);
    }
    expect(alt('breach-ring-middle')).toMatch(/A\.I\. units: C1 4 unseen\./);
    expect(alt('breach-ring-ai')).toMatch(/A\.I\. units: C1 .*[a-z] unseen, /);
  });
});

describe('The board of Breach', () => {
  it('has letters of at least 9 pixels on its pieces on a phone, also at its fullest', () => {
    for (const { name, scene } of shots().filter((shot) => shot.name.startsWith('breach')))
      for (const piece of all(scene, 'piece')) expect(letterOf(piece, scene), name).toBeGreaterThanOrEqual(9);
  });

  it('marks the rooms that can still be captured', () => {
    const signs = (state: Parameters<typeof breach.seen>[0]) =>
      all(breachFace.scene(breach.seen(state)), 'icon').filter(({ icon }) => icon === 'capturable');
    // All edge rooms but the breach and the Bridge.
    expect(signs(breach.atSetUp('hauler'))).toHaveLength(14);
    expect(signs(breach.atItsFullest('hauler'))).toEqual([]);
  });

  it('shows everything once the game is over, to everybody', () => {
    const over = breach.played('hourglass', ({ ending }) => ending !== null);
    const kept = { ...over, ai: over.ai.map((unit) => ({ ...unit, seen: false })) };
    const shown = breachFace.final([AI, PIRATES].map((seat) => breach.seen(kept, seat)));
    expect(all(breachFace.scene(shown.view), 'piece').map(({ letter }) => letter)).not.toContain('?');
    expect(breachFace.scene(shown.view).alt).not.toMatch(/unseen/);
  });

  const state = breach.atItsFullest('hauler');
  const letters = (scene: Scene | null, look: string) =>
    (scene ? all(scene, 'piece') : [])
      .filter((piece) => piece.owner === 'blue' && piece.look === look)
      .map(({ letter }) => letter);

  it('hides from the Pirates and the public what they have not seen', () => {
    for (const viewer of [PIRATES, 'public'] as const) {
      expect(new Set(letters(breachFace.scene(breach.seen(state, viewer)), 'hidden'))).toEqual(new Set(['?']));
    }
  });

  it('shows the Ship its own units, with gaps in the edge of those nobody has seen', () => {
    const hidden = letters(breachFace.handScene(breach.seen(state, AI)), 'hidden');
    expect(hidden).toHaveLength(25);
    expect(hidden).not.toContain('?');
  });

  it('has no picture for the Pirates alone: all they have lies open', () => {
    expect(breachFace.handScene(breach.seen(state, PIRATES))).toBeNull();
  });

  it('shows every unit in every room', () => {
    const pieces = all(breachFace.scene(breach.seen(state)), 'piece');
    expect(pieces).toHaveLength(state.ai.length + state.pirates.length);
  });
});
