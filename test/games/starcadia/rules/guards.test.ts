import { describe, expect, it } from 'vitest';
import { on, world, type World } from '../world.ts';

const strikers = (test: World) =>
  test.happened('attacked').flatMap(({ who, cause }) => (cause === 'guard' && 'id' in who ? [who.id] : []));

describe('Guard reactions', () => {
  it('come when the shared space is left', () => {
    const test = world({ crews: [[{ at: 'C2' }], [{}]], monsters: [{ kind: 'weeble', at: 'C2' }] }).activate();
    expect(strikers(test.go('C1'))).toEqual([8]);
  });

  it('come at a step that stays Close to the monster (hard case 2)', () => {
    const test = world({
      crews: [[{ at: 'C2', wounds: -20 }], [{}]],
      monsters: [
        { kind: 'weeble', at: 'D2' },
        { kind: 'peek-a-round', at: 'C3' },
      ],
    }).activate();
    test.go('D2').answer({ do: 'pick', who: 8 });
    expect(strikers(test)).toEqual([8, 9]);
    expect(strikers(test.go('D1'))).toEqual([8]);
  });

  it('are those of monsters that hit at a distance too, from a Close space', () => {
    const test = world({ crews: [[{ at: 'C3' }], [{}]], monsters: [{ kind: 'peek-a-boom', at: 'C4' }] }).activate();
    expect(strikers(test.go('C2'))).toEqual([8]);
    const far = world({ crews: [[{ at: 'C2' }], [{}]], monsters: [{ kind: 'peek-a-boom', at: 'C4' }] }).activate();
    expect(strikers(far.go('C1'))).toEqual([]);
  });

  it('do not move the monster', () => {
    const test = world({ crews: [[{ at: 'C3' }], [{}]], monsters: [{ kind: 'weeble', at: 'C4' }] }).activate();
    test.go('C2');
    expect(test.monster()?.space).toBe(on('C4'));
  });

  it('all come, also of a monster that the hero is shoved away from but that still reaches it', () => {
    const test = world({
      crews: [[{ at: 'C3', id: 'digits' }], [{}]],
      monsters: [
        { kind: 'scuttlebutt', at: 'C4' },
        { kind: 'peek-a-boom', at: 'D3' },
      ],
    }).activate();
    test.dice('ranged', 'melee', 'melee', 'melee').go('C2').asks(1, 'guards').answer({ do: 'pick', who: 8 });
    test.asks(1, 'shove').answer({ do: 'shove', to: on('C2') });
    // D3 is not Close to C2 but sees it, and that monster hits at a distance.
    expect(strikers(test)).toEqual([9]);
  });

  it('of two alike are put in order where it makes a difference', () => {
    const two = (kind: 'scuttlebutt' | 'weeble') =>
      world({
        crews: [[{ at: 'C3' }], [{}]],
        monsters: [
          { kind, at: 'C4' },
          { kind, at: 'D3' },
        ],
      }).activate();
    // A shove by the first can take the hero out of the other’s reach.
    two('scuttlebutt').go('C2').asks(1, 'guards');
    expect(strikers(two('weeble').go('C2'))).toEqual([8, 9]);
  });

  it('are put in order by nobody where the program steers', () => {
    const test = world({
      crews: [[{ at: 'C3' }], [{}]],
      monsters: [
        { kind: 'weeble', at: 'C4' },
        { kind: 'peek-a-round', at: 'D3' },
      ],
      steered: 'program',
    }).activate();
    expect(strikers(test.go('C2'))).toEqual([8, 9]);
  });

  it('also come in a walk of several steps, before each of them', () => {
    const test = world({
      crews: [[{ at: 'C4', wounds: -20 }], [{}]],
      monsters: [{ kind: 'weeble', at: 'D3' }],
    }).activate();
    const path = ['C3', 'C2'].map((name) => ({ kind: 'step', to: on(name) }) as const);
    test.answer({ do: 'move', path });
    const order = test.events.map(({ kind }) => kind).filter((kind) => kind === 'attacked' || kind === 'moved');
    expect(order).toEqual(['moved', 'attacked', 'moved']);
  });

  it('come from a dazed monster as well', () => {
    const test = world({
      crews: [[{ at: 'C3' }], [{}]],
      monsters: [{ kind: 'octocold', at: 'C4', dazed: true }],
    }).activate();
    expect(strikers(test.go('C2'))).toEqual([8]);
  });

  it('are not triggered by one monster that leaves another', () => {
    const test = world({
      crews: [[{ at: 'B1' }], [{}]],
      monsters: [
        { kind: 'weeble', at: 'C3' },
        { kind: 'octocold', at: 'C4' },
      ],
      event: 'coffee-break',
    });
    test.activate().answer({ do: 'stop' }).go('C2');
    expect(strikers(test)).toEqual([]);
  });

  it('do not come when a hero attacks somebody else instead of moving (not the rule of another game)', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['repeater-pistol'] }], [{ at: 'C1', dazed: true }]],
      monsters: [{ kind: 'weeble', at: 'C4' }],
    }).activate();
    test.attack(2).settle();
    expect(strikers(test)).toEqual([]);
  });
});
