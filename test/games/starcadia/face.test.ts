import { describe, expect, it } from 'vitest';
import { sameJson } from '#engine';
import { starcadiaFace } from '../../../src/games/starcadia/face/index.ts';
import { HERO_LETTERS, MONSTER_LETTERS } from '../../../src/games/starcadia/face/words.ts';
import { starcadia } from '../../../src/games/starcadia/game.ts';
import { on, world, type World } from './world.ts';

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

describe('What a player reads and sees while deciding', () => {
  it.each([
    ['hannah', 'repeater-pistol', 3, 2],
    ['edge', 'long-scope', 4, 3],
    ['edge', 'scatter-blaster', 3, 4],
    ['edge', 'pulse-blade', 3, 3],
  ] as const)('shows the dice that %s rolls with the %s, before and after moving', (id, weapon, before, after) => {
    for (const [moves, dice] of [
      [false, before],
      [true, after],
    ] as const) {
      const test = world({
        crews: [[{ at: 'C3', id, upgrades: [weapon] }], [{}]],
        monsters: [{ kind: 'weeble', at: 'C4' }],
      }).activate();
      if (moves) test.go('C4').settle();
      const faces = starcadiaFace.options(starcadia.view(test.state, 0), test.asked);
      const shown = faces[test.asked.options.findIndex(({ do: does }) => does === 'attack')]?.hint;
      expect(shown).toMatch(new RegExp(`^${String(dice)} dice against `));
      test.attack(8);
      if (test.asked.kind === 'boosts') test.answer();
      expect(test.happened('rolled')[0]?.dice).toHaveLength(dice);
    }
  });

  it('tells the steps of one movement as one in short summaries, and keeps those of two characters apart', () => {
    const first = { kind: 'moved', who: { hero: 'red', seat: 0 }, to: on('B1'), by: 'step' } as const;
    const second = { ...first, to: on('B2') };
    expect(starcadiaFace.merge?.(first, second)).toEqual(second);
    expect(starcadiaFace.merge?.(first, { ...second, who: { hero: 'edge', seat: 1 } })).toBeNull();
  });

  it('marks the monsters among which an event lets choose on the board', () => {
    const test = world({
      crews: [[{ at: 'A1' }], [{}]],
      monsters: [
        { kind: 'weeble', at: 'C4' },
        { kind: 'weeble', at: 'D2' },
      ],
      event: 'coffee-break',
    })
      .activate()
      .asks(0, 'wake');
    const scene = starcadiaFace.choiceScene(starcadia.view(test.state, 0), test.asked);
    expect(
      scene?.shapes.filter((shape) => shape.kind === 'panel' && shape.ground === 'raised' && shape.edge === 'gold'),
    ).toHaveLength(2);
  });

  it('has the turn and whose it is in the status', () => {
    expect(starcadiaFace.status(starcadia.view(world().state, 'public'))).toBe(
      'Scenario 1: First Day on the Job · Turn 1: Foxes',
    );
  });

  it('titles the menus of an activation by what one does there', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['boarding-axe'] }], [{}]],
      monsters: [{ kind: 'weeble', at: 'C4' }],
    }).activate();
    const faces = starcadiaFace.options(starcadia.view(test.state, 0), test.asked);
    expect(new Set(faces.flatMap(({ group }) => group ?? []))).toEqual(
      new Set(['Attack: weapon and target', 'Move in the Cargo Hold', 'Move to the Eagles’ shuttle']),
    );
  });
});

describe('What a question says', () => {
  it('names the event, what it does, and which upgrades of a hero it would unexhaust', () => {
    const test = world({
      crews: [
        [
          { at: 'A1', upgrades: ['pulse-blade'], used: ['boarding-axe'] },
          { at: 'A3', used: ['boarding-axe'] },
        ],
        [{}],
      ],
      event: 'pep-talk',
    })
      .activate()
      .asks(0, 'event-hero');
    const view = starcadia.view(test.state, 0);
    expect(starcadiaFace.prompt(view, test.asked)).toBe(
      'Pep Talk: All upgrades of one hero are unexhausted. Which one?',
    );
    expect(starcadiaFace.options(view, test.asked)[0]?.hint).toContain('1 of 2 upgrades exhausted');
  });

  it('says that an attack after some steps ends the movement, and one before them does not', () => {
    const crews = [[{ at: 'C3', upgrades: ['boarding-axe'] }], [{}]] as const;
    const test = world({ crews, monsters: [{ kind: 'weeble', at: 'C4', dazed: true }] }).activate();
    const asks = () => starcadiaFace.prompt(starcadia.view(test.state, 0), test.asked);
    expect(asks()).toMatch(/Left: 4 movement points and 1 attack$/);
    test.go('C4').settle();
    expect(asks()).toMatch(/Left: 3 movement points and 1 attack[.] An attack ends the movement$/);
  });

  it('says what the active hero would take, and takes nothing for monsters, on a hoverboard or beside an enemy', () => {
    const hintOf = (test: World, to: string) => {
      const path = [{ kind: 'step', to: on(to) }];
      const option = test.asked.options.findIndex((each) => sameJson(each, { do: 'move', path }));
      return starcadiaFace.options(starcadia.view(test.state, test.asked.seat), test.asked)[option]?.hint;
    };
    const tokens = (['victory', 'quest', 'victory'] as const).map((kind) => ({ kind, space: on('B2') }));
    const crews = [[{ at: 'B1', gadgets: ['hoverboard'] }, { at: 'A2' }], [{}]] as const;
    const test = world({ crews, scenario: { tokens } }).activate();
    expect(hintOf(test, 'B2')).toBe('Takes 2 victory tokens and a quest token');
    expect(hintOf(test.answer({ do: 'use', gadget: 'hoverboard' }), 'B2')).toBeUndefined();
    const guarded = world({ crews, scenario: { tokens }, monsters: [{ kind: 'weeble', at: 'B2' }] }).activate();
    expect(hintOf(guarded, 'B2')).toBe('Weeble strikes');
    const event = world({ crews, scenario: { tokens }, monsters: [{ kind: 'weeble', at: 'B3' }] }).activate();
    expect(hintOf(event.answer({ do: 'stop' }).asks(0, 'monster'), 'B2')).toBeUndefined();
  });

  it('asks for no movement and no attack where neither is left', () => {
    const crews = [
      [{ at: 'B1', gadgets: ['stimpack'], wounds: 1, upgrades: ['pulse-blade'] }],
      [{ at: 'B2' }],
    ] as const;
    const test = world({ crews }).activate().go('C1', 'B1', 'C1', 'B1').attack(2).settle();
    expect(starcadiaFace.prompt(starcadia.view(test.state, 0), test.asked)).toBe('What does Bahbaka do?');
  });

  it('shows monsters by letters that no hero has', () => {
    const heroes = Object.values(HERO_LETTERS);
    const letters = [...heroes, ...Object.values(MONSTER_LETTERS).map((letter) => letter.toUpperCase())];
    expect(new Set(letters).size).toBe(letters.length);
  });
});

describe('What is told', () => {
  it('says what a rerolled die became', () => {
    const who = { hero: 'edge', seat: 0 } as const;
    expect(starcadiaFace.narrate({ kind: 'rerolled', who, from: 'melee', dice: ['crit', 'ranged'] })).toBe(
      'Edge rerolled a melee die: CRIT, then ranged.',
    );
  });

  it('ends a sentence once where the name of an upgrade has a sign of its own', () => {
    expect(starcadiaFace.narrate({ kind: 'drafted', seat: 0, upgrade: 'duck' })).toBe('The Foxes picked Duck!');
    expect(starcadiaFace.narrate({ kind: 'drafted', seat: 0, upgrade: 'red-shirt' })).toBe(
      'The Foxes picked Red Shirt.',
    );
  });

  it('lists the scenarios of a campaign in the order in which they are played', () => {
    const text = starcadiaFace.rules.find(({ heading }) => heading === 'Campaign')?.text ?? '';
    expect(text.match(/\d[ABC]?(?=: )/g)).toEqual(['1', '2A', '2B', '3A', '3B', '3C', '4']);
  });

  it('names the heroes between scenarios without a place, and the campaign sheet only where no picture shows it', () => {
    const sheet = [{ scenario: '1', tokens: [3, 0], badges: [1, 0], order: [0, 1], over: 'quests' }] as const;
    const test = world({ crews: [[{ at: 'B1' }], [{}]], sheet });
    const fieldsOf = ({ state }: World) => starcadiaFace.board(starcadia.view(state, 'public')).fields;
    const isSheet = ({ name }: { readonly name: string }) => name === 'Campaign so far';
    expect(fieldsOf(test).find(isSheet)?.besidePicture).toBeUndefined();
    test.state = { ...test.state, table: { ...test.table, scenario: null } };
    expect(fieldsOf(test)[0]).toMatchObject({
      name: 'Foxes: 3 victory tokens, 0 badges',
      value: '`B` Bahbaka\n`H` Hannah Lone',
    });
    expect(fieldsOf(test).find(isSheet)?.besidePicture).toBe('');
  });
});
