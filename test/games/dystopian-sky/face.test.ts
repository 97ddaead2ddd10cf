import { describe, expect, it } from 'vitest';
import { dystopianSkyFace } from '../../../src/games/dystopian-sky/face/index.ts';
import { dystopianSky } from '../../../src/games/dystopian-sky/game.ts';
import type { Event } from '../../../src/games/dystopian-sky/state/events.ts';
import { line, mustering, readyMade } from './matches.ts';
import { world } from './world.ts';

const names = { unit: 'Ada Falk', target: 'Bo Lund' } as const;

describe('A line of the log', () => {
  const attacked = (bonus: number) =>
    ({
      kind: 'attacked',
      unit: 0,
      target: 4,
      weapon: null,
      reacting: false,
      roll: 2,
      bonus,
      against: 9,
      result: 'miss',
      names,
    }) as const satisfies Event;

  it.each([
    [3, '2 + 3 = 5'],
    [0, '2 + 0 = 2'],
    [-5, '2 − 5 = −3'],
  ])('adds a bonus of %i to the roll as one writes it', (bonus, sum) => {
    expect(dystopianSkyFace.narrate(attacked(bonus))).toBe(
      `Ada Falk attacked Bo Lund with fists: missed (rolled ${sum}, needed 10).`,
    );
  });

  it.each([
    [{ kind: 'consumed', item: 'medkit' }, 'Ada Falk used a Medkit'],
    [{ kind: 'skill', skill: 'patch-up' }, 'Ada Falk used Patch Up'],
  ] as const)('names the unit that a %o is used on, unless it is the unit itself', (what, line) => {
    expect(dystopianSkyFace.narrate({ ...what, unit: 0, target: 4, names })).toBe(`${line} on Bo Lund.`);
    expect(dystopianSkyFace.narrate({ ...what, unit: 0, target: 0, names })).toBe(`${line}.`);
  });
});

describe('Lost Health', () => {
  const hurt = (by: 'hit' | 'blast' | 'fall', n: number) =>
    dystopianSkyFace.narrate({
      ...{ kind: 'hurt', unit: 0, by, from: by === 'fall' ? null : 4, n, health: 20 - n },
      names: { unit: 'Ada Falk', ...(by !== 'fall' && { by: 'Bo Lund' }) },
    });

  it('is told with who took it, so that the line is clear by itself', () => {
    expect(hurt('hit', 5)).toBe('Ada Falk lost 5 Health to Bo Lund: 15 left.');
    expect(hurt('blast', 5)).toBe('Ada Falk lost 5 Health to Bo Lund’s blast: 15 left.');
    expect(hurt('fall', 5)).toBe('Ada Falk lost 5 Health to the fall: 15 left.');
  });

  it('is no damage where armour took all of it', () => {
    expect(hurt('hit', 0)).toBe('Ada Falk took no damage from Bo Lund.');
  });
});

describe('My Hand', () => {
  it('shows what each unit has left in the match, and how it is', () => {
    const { state } = world([
      [{ at: 'A1', weapons: ['revolver'], unit: { health: 5, disarmed: true, weapons: [] } }],
      [],
    ]);
    const view = dystopianSky.view(state, 0);
    const [first, second] = dystopianSkyFace.panel(view).fields;
    expect(first?.value).toMatch(/Health 5\/27.*\n\*\*Now: Disarmed\*\*/);
    expect(first?.value).not.toContain('Revolver');
    expect(second?.value).toContain('**Now: Downed**');
    const shapes = dystopianSkyFace.handScene(view)?.shapes ?? [];
    expect(shapes).toContainEqual(expect.objectContaining({ icon: 'heart', text: '5/27' }));
    expect(shapes).toContainEqual(expect.objectContaining({ text: 'Now: Disarmed' }));
  });
});

describe('The hint of an option', () => {
  const hints = ({ asked, state }: ReturnType<typeof world>) =>
    dystopianSkyFace.options(dystopianSky.view(state, asked.seat), asked).flatMap(({ hint }) => hint ?? []);

  it('counts one inch as one', () => {
    const test = world([[{ at: 'A1', weapons: ['revolver'] }], [{ at: 'B1' }]]).activate();
    expect(hints(test).filter((hint) => hint.includes('to hit, '))).toContainEqual(expect.stringMatching(/ 1 inch$/));
  });

  it('says how often a throw is on target, and who else it hits', () => {
    const test = world([[{ at: 'A1', weapons: ['grenade'] }], [{ at: 'L1' }]]).activate();
    expect(hints(test)).toContainEqual(
      expect.stringMatching(/^4D6 less a die an inch away, \d+% on target, used once$/),
    );
    const near = world([[{ at: 'A1', weapons: ['grenade'] }], [{ at: 'B1' }]]).activate();
    expect(hints(near)).toContainEqual(expect.stringMatching(/used once[.] Also hits your own .+$/));
    const two = world([[{ at: 'A1', weapons: ['grenade'] }], [{ at: 'L1' }, { at: 'L2' }]]).activate();
    expect(hints(two)).toContainEqual(expect.stringMatching(/used once[.] Also hits (?!your own).+$/));
    const crew = [{ at: 'A1', weapons: ['grenade'] }, { at: 'A2' }, { at: 'A3' }] as const;
    const crowd = world([crew, [{ at: 'B1' }, { at: 'B2' }]]).activate();
    expect(hints(crowd)).toContainEqual(
      expect.stringMatching(/used once[.] Also hits 1 more enemy and 3 of your own$/),
    );
  });

  it('says how many inches out of range a gun is', () => {
    const far = world([[{ at: 'A1', weapons: ['revolver'] }], [{ at: 'H24' }]]).activate();
    expect(hints(far)).toContainEqual(expect.stringMatching(/24 inches [(]14 out of range[)]/));
    const near = world([[{ at: 'A1', weapons: ['revolver'] }], [{ at: 'G1' }]]).activate();
    expect(hints(near)).toContainEqual(expect.stringMatching(/6 inches$/));
  });
});

describe('A Phase', () => {
  const faces = (test: ReturnType<typeof world>) =>
    dystopianSkyFace.options(dystopianSky.view(test.state, 0), test.asked);
  const buttons = (test: ReturnType<typeof world>) =>
    faces(test).flatMap(({ label, group }) => (group === undefined ? [label] : []));

  it('is asked about with the best attack and End Phase as buttons, and a menu each of places, attacks and the rest', () => {
    const test = world([[{ at: 'A1', weapons: ['revolver'] }], [{ at: 'G1' }, { at: 'F3' }]]).activate();
    expect(buttons(test)).toEqual([expect.stringMatching(/^Revolver: /), 'End Phase']);
    expect(new Set(faces(test).flatMap(({ group }) => group ?? []))).toEqual(new Set(['Move', 'Attack', 'More']));
  });

  it('has the best place as a button where there is nobody to attack', () => {
    const test = world([[{ at: 'A24' }], [{ at: 'X1' }]]).activate();
    expect(test.offered('attack')).toEqual([]);
    expect(buttons(test)).toEqual([expect.stringMatching(/^Move to [A-X]\d+$/), 'End Phase']);
  });

  it('has the attack that was made last as its button', () => {
    const test = world([[{ at: 'A1', weapons: ['revolver'] }], [{ at: 'G1' }, { at: 'F3' }]]).activate();
    const [best] = test.offered('attack');
    const other = test.offered('attack').find(({ target, weapon }) => weapon === 0 && target !== best?.target);
    if (!other) throw new Error('There is nobody else to attack.');
    test.dice(2).answer(other);
    // The target strikes back, if it can.
    while (test.asked.seat === 1) test.answer({ do: 'pass' });
    expect(test.offered('attack')[0]).toEqual(other);
  });

  it('says of each place how far it leaves the unit to go, and what can be hit from there', () => {
    const test = world([[{ at: 'A1', weapons: ['revolver'] }], [{ at: 'G1' }]]).activate();
    const hints = faces(test).flatMap(({ group, hint }) => (group === 'Move' ? [hint ?? ''] : []));
    expect(hints.some((hint) => /^\d+([.]\d)? in left, \d+% to hit .+, /.test(hint))).toBe(true);
  });

  it('can be told to rearm by a button while the unit is Disarmed', () => {
    const test = world([[{ at: 'A1', weapons: ['revolver'] }], [{ at: 'G1' }]]);
    expect(buttons(test.given(0, 0, { disarmed: true }).activate())).toContain('Rearm');
  });
});

describe('A reaction', () => {
  it('is asked about with who attacked, and from how far', () => {
    const test = world([[{ at: 'A1', weapons: ['revolver'] }], [{ at: 'G1', weapons: ['revolver'] }, { at: 'X24' }]])
      .activate()
      .dice(7)
      .attack(4)
      .asks(1, 'reaction');
    expect(dystopianSkyFace.prompt(dystopianSky.view(test.state, 1), test.asked)).toMatch(
      /^How does .+ react[?] .+ attacked from 6 inches away[.] \d+\/\d+ Health$/,
    );
  });
});

describe('The muster', () => {
  const faces = (game: ReturnType<typeof mustering>) =>
    dystopianSkyFace.options(dystopianSky.view(game.state, 0), game.asked(0));
  const labelled = (game: ReturnType<typeof mustering>, label: string) =>
    faces(game).find((face) => face.label === label);
  const shown = (game: ReturnType<typeof mustering>) =>
    dystopianSkyFace.choiceScene(dystopianSky.view(game.state, 0), game.asked(0))?.alt;

  it('asks before a weapon is bought that nobody has the Tech for', () => {
    const kept = readyMade(
      0,
      line(1, { credits: 900, traumas: [15, 15, 15, 15] /* Tech 1 */, affiliation: 'dockers', background: 'diver' }),
    );
    const game = mustering([kept, null]).answer(0, { do: 'armory', slot: 1 });
    expect(labelled(game, 'Arc Caster')?.confirm).toMatch(/^Buy it all the same[?] Dag Pike has Tech 1, too little/);
    expect(labelled(game, 'Knife')?.confirm).toBeUndefined();
  });

  it('asks before a skill point is left, and is ready at once where nothing is', () => {
    const ready = (points: number) =>
      labelled(mustering([readyMade(0, line(2, { points })), null]), 'Crew Ready')?.confirm;
    expect(ready(1)).toBe('Is the crew ready? Juno Crane has 1 skill point to spend.');
    expect(ready(0)).toBeUndefined();
  });

  it('says who has gained a level', () => {
    const game = mustering([readyMade(0, line(1, { xp: 6 })), null]);
    expect(dystopianSkyFace.prompt(dystopianSky.view(game.state, 0), game.asked(0))).toMatch(
      / Level up: Dag Pike \(level 2\)[.] Each brings 250 credits and a skill point now, and Health once all/,
    );
  });

  it('shows the whole crew, and in the Armory the member who shops with what is left to spend', () => {
    const game = mustering([readyMade(0, line(1, { credits: 900 })), null]);
    expect(shown(game)).toMatch(/^The roster of Local 88/);
    game.answer(0, { do: 'armory', slot: 1 }).answer(0, { do: 'get', article: { kind: 'weapon', id: 'coil-gun' } });
    expect(shown(game)).toMatch(/^Dag Pike, level 1, .+Coil Gun/);
    const scene = dystopianSkyFace.choiceScene(dystopianSky.view(game.state, 0), game.asked(0));
    expect(scene?.shapes).toContainEqual(expect.objectContaining({ icon: 'credits', text: '620' }));
  });
});

describe('The story', () => {
  const told = (...[one, other]: Parameters<NonNullable<typeof dystopianSkyFace.merge>>) =>
    dystopianSkyFace.merge?.(one, other);

  it('tells that a Phase began by what the unit does first, and several movements as one', () => {
    const begun = { kind: 'activated', unit: 1 } as const;
    const first = { kind: 'moved', unit: 1, from: 4, to: 28, why: 'move' } as const;
    const second = { kind: 'moved', unit: 1, from: 28, to: 52, why: 'move' } as const;
    expect(told(begun, first)).toEqual(first);
    expect(told(first, second)).toEqual({ ...second, from: 4 });
  });

  it('keeps apart what other units do, and a dash', () => {
    const moved = { kind: 'moved', unit: 1, from: 4, to: 28, why: 'move' } as const;
    expect(told({ kind: 'activated', unit: 2 }, moved)).toBeNull();
    expect(told(moved, { ...moved, from: 28, to: 29, why: 'dash' })).toBeNull();
  });
});
