import { describe, expect, it } from 'vitest';
import { starcadiaFace } from '../../../src/games/starcadia/face/index.ts';
import { starcadia } from '../../../src/games/starcadia/game.ts';
import { world, type World } from './world.ts';

/** What is asked before the activation that goes on ends. */
function beforeEnd({ asked, state }: World): string | undefined {
  const faces = starcadiaFace.options(starcadia.view(state, asked.seat), asked);
  return faces[asked.options.findIndex(({ do: does }) => does === 'stop')]?.confirm;
}

describe('The end of an activation is asked about', () => {
  it('while a hero could attack', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['boarding-axe'] }], [{}], [{}]],
      monsters: [{ kind: 'weeble', at: 'C4', wounds: 0, dazed: true }],
    }).activate();
    expect(beforeEnd(test)).toMatch(/^End the activation[?] .* has not attacked, and a target is in reach[.]$/);
    test.dice('ranged', 'ranged', 'ranged', 'ranged').attack(8).answer({ do: 'stop' }).asks(0, 'activation');
    expect(beforeEnd(test)).toBeUndefined();
  });

  it('while a hero has done nothing, and no longer once it has moved', () => {
    const test = world({ crews: [[{ at: 'B1' }], [{}]] }).activate();
    expect(beforeEnd(test)).toMatch(/^End the activation[?] .* has neither moved nor attacked[.]$/);
    expect(beforeEnd(test.go('B2').settle())).toBeUndefined();
  });
});
