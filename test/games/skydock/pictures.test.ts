import { describe, expect, it } from 'vitest';
import { idsOf, OWNERS } from '#engine';
import { OBJECTIVE_TABLE } from '../../../src/games/skydock/content/objectives.ts';
import { ROOM_TABLE, TILES } from '../../../src/games/skydock/content/rooms.ts';
import { skydockFace } from '../../../src/games/skydock/face/index.ts';
import { skydock } from '../../../src/games/skydock/index.ts';
import { gist } from '../../../src/games/skydock/face/scene/ship/gist.ts';
import { all, linesOf } from '../../pictures/legible.ts';
import { atItsFullest, handsOfEachSize, played, seen, shots } from './positions.ts';

describe('The board of Skydock', () => {
  const state = atItsFullest();
  const scene = skydockFace.scene(seen(state));

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
    // One more is in the key.
    expect(links.filter(({ look }) => look === 'route')).toHaveLength(9 + 1);
  });

  it('shows what every room does as signs that fit the room', () => {
    for (const [one, other] of TILES) {
      for (const tile of [one, other]) {
        const view = seen({ ...state, table: { ...state.table, rooms: { ...state.table.rooms, port: tile } } });
        const panel = all(skydockFace.scene(view), 'panel').find(({ x, width, y }) => x < 40 && width < 200 && y > 200);
        if (!panel) throw new Error('There is no room on the port side.');
        const line = { ...panel, x: panel.x + 8, width: panel.width - 16, height: 28 };
        const signs = gist(ROOM_TABLE[tile].action.does, line, 'label', false);
        expect(signs.length, tile).toBeGreaterThan(0);
        for (const shape of signs)
          if ('x' in shape) expect(shape.x + shape.width, tile).toBeLessThanOrEqual(panel.x + panel.width);
      }
    }
  });

  it('shows on a map what every room does and the harm it may do, as signs that fit the room', () => {
    for (const room of idsOf(ROOM_TABLE)) {
      const { does } = ROOM_TABLE[room].action;
      const line = { x: 0, y: 0, width: 268, height: 34 };
      const signs = gist(does, line, 'heading', true);
      for (const shape of signs) if ('x' in shape) expect(shape.x + shape.width, room).toBeLessThanOrEqual(line.width);
      const harms = does.some(({ do: does, ...more }) => does === 'guard' || ('fail' in more && more.fail.length > 0));
      expect(signs.length > gist(does, line, 'heading', false).length, room).toBe(harms);
    }
  });

  it('says how far it is to LOCKDOWN and to the launch', () => {
    const words = all(scene, 'text').map(({ text }) => text);
    expect(words).toEqual(expect.arrayContaining(['1 space to LOCKDOWN', 'Launch in 1 round']));
  });

  it('names every room, objective and pirate', () => {
    const words = all(scene, 'text').map(({ text }) => text);
    expect(words).toEqual(expect.arrayContaining(['Bridge', 'Dock', 'Drift Engine', 'Menagerie', 'Workshop']));
    expect(words).toEqual(expect.arrayContaining(['See the Sights', 'Bluff the Admiral', 'Rewire Everything']));
    for (const { character } of state.table.pirates) expect(character).not.toBeNull();
  });

  it('tells in its words where everybody is', () => {
    expect(scene.alt).toMatch(/Guards: .*Dock 5 active and 3 stunned/);
    expect(scene.alt).toMatch(/Rewire Everything: completed by Red, Blue, Green and Yellow/);
  });

  it('says how the game ended, be it in the middle of a turn, and marks nobody as being on turn', () => {
    const lost = played(2, ({ table }) => table.ending?.reason === 'lockdown' && table.turn !== null);
    const end = skydockFace.scene(seen(lost));
    const words = all(end, 'text').map(({ text }) => text);
    expect(words).toContain('LOCKDOWN');
    expect(words.join()).not.toContain('to LOCKDOWN');
    expect(words.join()).not.toContain('turn');
    const owners = all(end, 'panel').flatMap(({ edge }) =>
      edge && OWNERS.some((owner) => owner === edge) ? [edge] : [],
    );
    expect(owners).toEqual([]);
  });

  it('shows a hand to its owner alone', () => {
    const { scheme = [], loot = [] } = state.hidden.hands[3] ?? {};
    expect([scheme.length, loot.length]).toEqual([11, 7]);
    expect(skydockFace.handScene(seen(state))).toBeNull();
    const own = skydockFace.handScene(seen(state, 3));
    const other = skydockFace.handScene(seen(state, 1));
    expect(own && all(own, 'panel').length).toBeGreaterThan(scheme.length + loot.length);
    expect(other?.alt).not.toBe(own?.alt);
  });

  it('numbers the rows of the own board, also where the question is about them', () => {
    const rowsOf = (scene: ReturnType<typeof skydockFace.handScene>) =>
      (scene ? all(scene, 'text') : []).filter(({ x }) => x < 40).flatMap(({ text }) => /^\d$/.exec(text) ?? []);
    expect(rowsOf(skydockFace.handScene(seen(state, 3)))).toEqual(['1', '2', '3']);
    const asked = played(2, (now) => now.table.stack.some(({ kind }) => kind === 'row'));
    const decision = skydock.decisions(asked).find(({ kind }) => kind === 'row');
    if (!decision) throw new Error('No row is asked for.');
    const view = skydock.view(asked, decision.seat);
    expect(rowsOf(skydockFace.choiceScene(view, decision))).toEqual(['1', '2', '3']);
    expect(skydockFace.panel(view).fields[0]?.value).toMatch(/^Row 1: /);
  });

  it('shows the objectives where one chooses what one begins with', () => {
    for (const kind of ['character', 'backer', 'ability']) {
      const asked = played(2, (now) => skydock.decisions(now).some((decision) => decision.kind === kind));
      const decision = skydock.decisions(asked).find((each) => each.kind === kind);
      const scene = decision && skydockFace.choiceScene(skydock.view(asked, decision.seat), decision);
      const words = scene ? all(scene, 'text').map(({ text }) => text) : [];
      for (const { id } of asked.table.objectives) expect(words).toContain(OBJECTIVE_TABLE[id].name);
    }
  });

  it('has every word of the cards in a hand, however many there are', () => {
    const hands = handsOfEachSize();
    expect(hands.length).toBeGreaterThan(10);
    for (const { count, view, texts } of hands) {
      const scene = skydockFace.handScene(view);
      const drawn = scene ? all(scene, 'text') : [];
      for (const text of drawn) expect(linesOf(text).lines.join(' '), `of ${count}`).not.toMatch(/…$/);
      expect(drawn.filter(({ text }) => texts.includes(text))).toHaveLength(count);
    }
  });
});

describe('The words of a picture of Skydock', () => {
  const alt = (wanted: string) => shots().find(({ name }) => name === wanted)?.scene.alt ?? '';

  it('say of a hand what lies on the abilities, what is planned and what is armed', () => {
    const words = alt('skydock-plan-hand');
    expect(words).toMatch(/\w \d marked/);
    expect(words).toMatch(/slots? empty/);
    expect(words).toMatch(/Your hand: .* \(Planned\)/);
    expect(words).toMatch(/: upgrade to /);
    expect(words).toMatch(/Your backer: .*, worth \d, (\d of .*, )?(met for now|not met yet)\./);
    expect(alt('skydock-fullest-hand')).toMatch(/marked neutralized.*marked 2 times recovering/);
    expect(alt('skydock-fullest-hand')).toMatch(/\(Armed\)/);
  });

  it('say of the board what is being rolled or asked for, and what everybody can do', () => {
    expect(alt('skydock-roll')).toMatch(/: rolled .*, needs \d+/);
    expect(alt('skydock-call')).toMatch(/asks for an? .* to complete .* may still answer/);
    expect(alt('skydock-4-middle')).toMatch(/Yellow: \w+ \d/);
  });
});
