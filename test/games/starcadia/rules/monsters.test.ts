import { describe, expect, it } from 'vitest';
import { on, world, type World } from '../world.ts';

describe('Monsters', () => {
  /** The spaces a monster that an event activates can come to. */
  const reach = (kind: 'weeble' | 'thorne', designation: 'T1' | 'V'): World => {
    const test = world({
      crews: [[{ at: 'A3' }], [{}]],
      monsters: [{ kind, at: 'D1' }],
      scenario: { dashboard: { [designation]: kind } },
      event: designation === 'T1' ? 'coffee-break' : 'pep-talk',
    });
    return test.activate().answer({ do: 'stop' }).asks(0, 'monster');
  };

  it('have the movement points of the dashboard, or of a villain’s card', () => {
    const far = (test: World) => ['B1', 'B2', 'A2'].filter((name) => test.canGo(name));
    expect(far(reach('weeble', 'T1'))).toEqual(['B1', 'B2']);
    expect(far(reach('thorne', 'V'))).toEqual(['B1']);
  });

  it('that have moved and attacked are done', () => {
    const given = () =>
      world({
        crews: [[{ at: 'B1' }], [{ at: 'C3', wounds: -20 }]],
        monsters: [{ kind: 'weeble', at: 'D1' }],
        event: 'coffee-break',
      })
        .activate()
        .answer({ do: 'stop' })
        .asks(0, 'monster');
    const stepwise = given().go('D2').go('D3').answer({ do: 'attack', weapon: null, target: 2, path: [] });
    stepwise.asks(1, 'turn');
    const [attack] = given()
      .offered('attack')
      .filter(({ target }) => target === 2);
    // The shortest way to where it reaches its target.
    expect(attack?.path.length).toBe(2);
    if (attack) given().answer(attack).asks(1, 'turn');
  });

  it('let who steers them choose the shoves of a huge one: in a payback the player to the right', () => {
    const test = world({
      crews: [[{ at: 'C1', upgrades: ['repeater-pistol'] }], [{ at: 'C3' }], [{}]],
      monsters: [{ kind: 'octocruel', at: 'C4' }],
    }).activate();
    test
      .attack(8)
      .asks(2, 'monster')
      .answer({ do: 'move', path: [{ kind: 'step', to: on('C3') }] });
    test.asks(2, 'shove');
  });
});
