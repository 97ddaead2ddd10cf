import { schemeIdOf, SCHEME_CARDS } from '../../../src/games/skydock/cards/cards.ts';
import { describe, expect, it } from 'vitest';
import { at, firstSpace, lastSpace, upkeep } from './world.ts';

describe('Upkeep Phase', () => {
  it('Upkeep 1: a hand of more cards than one question may have is discarded in several', () => {
    const scheme = SCHEME_CARDS.slice(0, 33).map(schemeIdOf);
    const world = upkeep({ pirates: [{ scheme }, {}] });
    const question = world.question('discard', 0);
    expect(question.options).toHaveLength(25);
    expect(question.pick).toEqual({ min: 25, max: 25 });
    world.pick('discard', question.suggested ?? [], 0);
    expect(world.question('discard', 0).pick).toEqual({ min: 3, max: 3 });
  });

  it('Upkeep 1: suggests the cards that pay for none of the objectives', () => {
    const objectives = ['steal-the-recipe', 'log-our-side', 'see-the-sights'] as const;
    const wanted = upkeep({
      objectives,
      pirates: [{ scheme: ['uniform', 'crawlspace', 'diversion', 'loyal-crew', 'nudge', 'tripwire'] }, {}],
    });
    const [discarded] = wanted.question('discard', 0).suggested ?? [];
    expect(discarded).not.toEqual({ do: 'discard', card: 'loyal-crew.1' });
  });

  it('Upkeep 1: who holds more than 5 cards, scheme and loot together, discards down to 5', () => {
    const world = upkeep({
      pirates: [
        { scheme: ['uniform', 'diversion', 'spare-fuse', 'toolbelt'], loot: ['crowbar', 'company-pen', 'lockbox'] },
        {},
      ],
    });
    expect(world.question('discard', 0)).toMatchObject({ pick: { min: 2, max: 2 } });
    world.pick('discard', [
      { do: 'discard', card: world.held('uniform') },
      { do: 'discard', card: world.held('crowbar') },
    ]);
    expect(world.cards(0)).toEqual(['diversion', 'spare-fuse', 'toolbelt', 'company-pen', 'lockbox']);
    expect(world.table.round).toBe(2);
  });

  it('Upkeep 1: everybody with too many is asked at once', () => {
    const scheme = ['uniform', 'diversion', 'spare-fuse', 'toolbelt', 'crawlspace', 'inside-tip'] as const;
    expect(upkeep({ pirates: [{ scheme }, { scheme }, {}] }).asked).toEqual(['discard 0', 'discard 1']);
  });

  it('Upkeep 1: Auntie Vex keeps 7', () => {
    const loot = [
      'crowbar',
      'company-pen',
      'lockbox',
      'shiny-medal',
      'petty-cash',
      'snack-crate',
      'spare-cell',
    ] as const;
    expect(upkeep({ pirates: [{ character: 'vex', loot }, {}] }).table.round).toBe(2);
  });

  it('Upkeep 2: the launch token moves 1 space closer', () => {
    expect(upkeep({ launch: 5 }).table.launch).toBe(4);
  });

  it('Upkeep 2: at the final space the game ends and the rest of the upkeep is skipped (S23)', () => {
    const world = upkeep({
      launch: 1,
      pirates: [{ at: 'bridge' }, {}],
      guards: { bridge: 2 },
      alert: lastSpace(),
      done: [[0]],
    });
    expect(world.table.ending).toMatchObject({ reason: 'launch', winners: [0] });
    expect(world.guards('bridge').active).toBe(2);
    expect(world.table.alert).toBe(lastSpace());
  });

  it('Upkeep 3: an unclaimed first player token goes 1 place clockwise', () => {
    expect(upkeep({ pirates: [{}, {}, {}], first: { holder: 2, claimed: false } }).table.first).toEqual({
      holder: 0,
      claimed: false,
    });
  });

  it('Upkeep 3: a claimed one stays and is flipped to the unclaimed side', () => {
    expect(upkeep({ first: { holder: 1, claimed: true } }).table.first).toEqual({ holder: 1, claimed: false });
  });

  it('Upkeep 4a: active guards that are with no character follow the arrow', () => {
    const world = upkeep({ guards: { bridge: 1, engine: 2 } });
    expect(world.guards('bow-starboard').active).toBe(1);
    expect(world.guards('aft-port').active).toBe(2);
  });

  it('Upkeep 4a: guards with a character stay', () => {
    const world = upkeep({ pirates: [{ at: 'port' }, {}], guards: { port: 1 }, dice: [20] });
    expect(world.guards('port').active).toBe(1);
  });

  it('Upkeep 4a: stunned guards stay', () => {
    expect(upkeep({ guards: { port: { active: 0, stunned: 1 } } }).guards('port').active).toBe(1);
  });

  it('Upkeep 4a: each guard moves one room, from where it stood before (S5)', () => {
    const world = upkeep({ guards: { port: 1, 'bow-port': 1, bridge: 1 } });
    expect(world.guards('bow-port').active).toBe(1);
    expect(world.guards('bridge').active).toBe(1);
    expect(world.guards('bow-starboard').active).toBe(1);
    expect(world.guards('port').active).toBe(0);
  });

  it('Upkeep 4b: a room with a guard icon and a character gains a guard (S1)', () => {
    const world = upkeep({ pirates: [{ at: 'bridge' }, { at: 'bridge' }], dice: [20, 20] });
    expect(world.guards('bridge').active).toBe(1);
  });

  it('Upkeep 4b: one without the icon gains none, guarded or not', () => {
    expect(upkeep({ pirates: [{ at: 'port' }, {}], guards: { port: 1 }, dice: [20] }).guards('port').active).toBe(1);
  });

  it('Upkeep 4b: after LOCKDOWN no guard is placed and none reported missing', () => {
    const pirates = [{ at: 'bridge' }, { at: 'engine' }] as const;
    const rooms = { bridge: 'bridge', engine: 'engine' } as const;
    const world = at({ rooms, supply: 0, alert: lastSpace(), pirates }, { kind: 'upkeep', step: 'reinforce' }).goOn();
    expect(world.table.ending).toMatchObject({ reason: 'lockdown' });
    expect(world.events.filter(({ kind }) => kind === 'guards-short')).toHaveLength(1);
    expect(world.events.at(-1)?.kind).toBe('ended');
  });

  it('Upkeep 4b: one without a character gains none', () => {
    expect(upkeep({}).guards('bridge').active).toBe(0);
  });

  it('Upkeep 4b: with the other switch, a room with a guard token gains one, stunned or not, icon or not (S1, S2)', () => {
    const world = upkeep({
      options: { patrolReinforce: 'token' },
      pirates: [{ at: 'port' }, { at: 'bridge' }],
      guards: { port: { active: 0, stunned: 1 } },
      dice: [20],
    });
    expect(world.guards('port').active).toBe(2);
    expect(world.guards('bridge').active).toBe(0);
  });

  it('Upkeep 4c: the alert rises 1 space for each character in the same room as a guard', () => {
    const world = upkeep({ pirates: [{ at: 'port' }, { at: 'port' }, {}], guards: { port: 1 }, dice: [20, 20] });
    expect(world.table.alert).toBe(2);
  });

  it('Upkeep 4c: stunned guards count (S2)', () => {
    expect(upkeep({ pirates: [{ at: 'port' }, {}], guards: { port: { active: 0, stunned: 1 } } }).table.alert).toBe(1);
  });

  it('Upkeep 4c: a new level places its Dock guard at once, and step d sees it (S7)', () => {
    const world = upkeep({
      pirates: [{ at: 'port' }, { at: 'dock' }],
      guards: { port: 1 },
      alert: firstSpace(1) - 1,
      dice: [20, 20],
    });
    expect(world.events.filter(({ kind }) => kind === 'challenge')).toHaveLength(2);
    expect(world.guards('dock').active).toBe(1);
    expect(world.table.alert).toBe(firstSpace(1));
  });

  it('Upkeep 4d: who is with an active guard passes a challenge or gains a neutralization token', () => {
    const world = upkeep({ pirates: [{ at: 'port' }, {}], guards: { port: 1 }, dice: [10, 1] });
    expect(world.heard('challenge')).toMatchObject({
      cause: { from: 'patrol' },
      modifiers: { guards: -2 },
      passed: false,
    });
    expect(world.wasTold('neutralized')).toBe(true);
  });

  it('Upkeep 4d: the penalty is per active guard', () => {
    const world = upkeep({ pirates: [{ at: 'port' }, {}], guards: { port: 2 }, dice: [13] });
    expect(world.heard('challenge')).toMatchObject({ modifiers: { guards: -4 }, passed: true });
  });

  it('Upkeep 4d: a stunned guard challenges nobody, as it comes to only afterwards (S2, S4)', () => {
    const world = upkeep({ pirates: [{ at: 'port' }, {}], guards: { port: { active: 0, stunned: 1 } } });
    expect(world.wasTold('rolled')).toBe(false);
  });

  it('Upkeep 4d: a Tripwire armed for it stuns a guard first', () => {
    const world = upkeep({ pirates: [{ at: 'port', armed: ['tripwire'] }, {}], guards: { port: 1 } });
    expect(world.wasTold('rolled')).toBe(false);
    expect(world.heard('played')).toMatchObject({ seat: 0, how: 'armed' });
  });

  it('Upkeep 4e: stunned guards are flipped to the active side', () => {
    expect(upkeep({ guards: { port: { active: 0, stunned: 2 } } }).guards('port')).toEqual({ active: 2, stunned: 0 });
  });

  it('Upkeep 4f: of three or more guards in a room all but 1 go back to the supply (S9)', () => {
    const world = upkeep({ guards: { dock: 3 }, pirates: [{ at: 'port' }, { at: 'port' }] });
    expect(world.guards('starboard').active).toBe(1);
    expect(world.table.guardSupply).toBe(13);
  });

  it('Upkeep 4f: each character there gains a neutralization token', () => {
    const world = upkeep({ pirates: [{ at: 'port' }, {}], guards: { port: 3 }, dice: [20, 1] });
    expect(world.heard('neutralized')).toMatchObject({ seat: 0, ability: 'move', crowd: true });
    expect(world.guards('port').active).toBe(1);
  });

  it('Upkeep 4f: where there is no character the alert rises 1 space', () => {
    expect(upkeep({ pirates: [{ at: 'port' }, { at: 'port' }], guards: { dock: 3 } }).table.alert).toBe(1);
  });

  it('Upkeep 4f: those just come to are counted (S4)', () => {
    expect(upkeep({ guards: { port: { active: 0, stunned: 3 } } }).table.alert).toBe(1);
  });

  it('Upkeep 4f: after LOCKDOWN no guard goes back to the supply, and no further event follows', () => {
    const pirates = [{ at: 'port' }, { at: 'port' }] as const;
    const world = upkeep({ pirates, guards: { dock: 3, engine: 3, port: 3 }, alert: lastSpace() - 2 });
    expect(world.table.ending).toEqual({ reason: 'lockdown', winners: [] });
    expect(world.events.at(-1)?.kind).toBe('ended');
  });

  it('Upkeep 5: recovering tokens are removed, then assigned ones are flipped', () => {
    const world = upkeep({ pirates: [{ assigned: [0], recovering: [1] }, {}] });
    expect(world.board(0).slice(0, 2)).toEqual(['move o', 'interact']);
  });

  it('Upkeep 5: a token gained in this upkeep is flipped as well', () => {
    const world = upkeep({ pirates: [{ at: 'port' }, {}], guards: { port: 1 }, dice: [10, 1] });
    expect(world.board(0)[0]).toBe('move o');
  });

  it('Upkeep: the lockdown comes at any moment and ends the game at once', () => {
    const world = upkeep({ pirates: [{ at: 'port' }, { at: 'port' }], guards: { port: 1 }, alert: lastSpace() });
    expect(world.table.ending).toEqual({ reason: 'lockdown', winners: [] });
    expect(world.wasTold('rolled')).toBe(false);
  });

  it('Upkeep: then a new round is planned, with four markers each', () => {
    const world = upkeep();
    expect(world.table.round).toBe(2);
    expect(world.pirate(0)).toMatchObject({ markers: 4, planning: { draws: 2, placed: false, locked: false } });
  });
});
