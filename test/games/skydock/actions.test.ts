import { describe, expect, it } from 'vitest';
import { idsOf } from '#engine';
import { BACKER_TABLE, type BackerId } from '../../../src/games/skydock/content/backers.ts';
import { firstSpace, turn } from './world.ts';

describe('Scheme', () => {
  it('Scheme: only in a room with the icon', () => {
    expect(turn({ pirates: [{ at: 'starboard' }, {}] }).offers({ do: 'use', slot: 2 })).toBe(true);
    expect(turn({ pirates: [{ at: 'port' }, {}] }).offers({ do: 'use', slot: 2 })).toBe(false);
  });

  it.each([
    ['scheme', 1],
    ['scheme 2', 2],
    ['scheme 3', 3],
    ['scheme 4', 4],
  ] as const)('Scheme: %s draws %i', (ability, cards) => {
    const world = turn({ pirates: [{ at: 'starboard', abilities: ['move', ability] }, {}] }).use('scheme');
    expect(world.hand(0).scheme).toHaveLength(cards);
    expect(world.slot(0, 1).markers).toBe(0);
  });

  it('Scheme: a card just drawn can be played, if none has been in this turn', () => {
    const world = turn({ pirates: [{ at: 'starboard', scheme: ['diversion'] }, {}], top: { scheme: ['uniform'] } })
      .stay()
      .use('scheme');
    expect(world.usesOf('uniform')).toContain('play');
  });
});

describe('Loot', () => {
  it('Loot: only in a room with the icon', () => {
    expect(turn({ pirates: [{ at: 'port' }, {}] }).offers({ do: 'use', slot: 3 })).toBe(true);
    expect(turn({ pirates: [{ at: 'starboard' }, {}] }).offers({ do: 'use', slot: 3 })).toBe(false);
  });

  it('Loot: a card, and then a challenge; when it is passed nothing happens', () => {
    const world = turn({ pirates: [{ at: 'port' }, {}], dice: [9] }).loot();
    expect(world.hand(0).loot).toHaveLength(1);
    expect(world.guards('port').active).toBe(0);
    expect(world.pirate(0).achievements).toMatchObject({ loot: 1 });
  });

  it('Loot: between the cards and the roll the loot can be used, also what was just drawn', () => {
    const world = turn({ pirates: [{ at: 'port' }, {}], top: { loot: ['boarding-axe'] }, dice: [20] }).use('loot');
    expect(world.asked).toEqual(['roll 0', 'hand 0?']);
    expect(world.usesOf('boarding-axe')).toContain('gain');
    world.choose({ do: 'roll' });
    expect(world.heard('challenge').passed).toBe(true);
  });

  it('Loot: when it is failed a guard comes to the room', () => {
    const world = turn({ pirates: [{ at: 'port' }, {}], dice: [8] }).loot();
    expect(world.hand(0).loot).toHaveLength(1);
    expect(world.guards('port').active).toBe(1);
  });

  it('Loot: the challenge and the guard belong to the room looted, wherever a card has taken the pirate since', () => {
    const pirates = [{ at: 'port', loot: ['gravity-boots'] } as const, {}];
    const world = turn({ pirates, guards: { port: 1, 'bow-port': 2 }, dice: [10] }).use('loot');
    world
      .play('gravity-boots')
      .choose({ do: 'go', path: ['bow-port'] })
      .choose({ do: 'roll' });
    expect(world.heard('challenge')).toMatchObject({ modifiers: { guards: -2 }, total: 8, passed: false });
    expect(world.heard('guards-placed')).toMatchObject({ spot: 'port', room: 'medbay', count: 1 });
    expect(world.guards('bow-port').active).toBe(2);
  });

  it.each([
    ['loot 2', 1, 3],
    ['loot 3', 2, 3],
    ['loot 4', 2, 6],
  ] as const)('Loot: %s draws %i with +%i not to be caught', (ability, cards, bonus) => {
    const world = turn({ pirates: [{ at: 'port', abilities: [ability] }, {}], dice: [9 - bonus] }).loot();
    expect(world.hand(0).loot).toHaveLength(cards);
    expect(world.heard('challenge')).toMatchObject({ passed: true, total: 9 });
  });
});

describe('Move', () => {
  const paths = (world: ReturnType<typeof turn>) =>
    world.options('move').flatMap((option) => (option.do === 'go' ? [option.path.join(' ')] : []));

  it('Move: to an adjacent room, along a corridor and against the arrow too', () => {
    const world = turn({ pirates: [{ at: 'bridge' }, {}] }).move('bow-port');
    expect(world.pirate(0).spot).toBe('bow-port');
    expect(world.slot(0, 0).markers).toBe(0);
  });

  it.each([
    ['move', 'engine', false],
    ['move 2', 'engine', false],
    ['move 3', 'engine', true],
    ['move 4', 'engine', true],
  ] as const)('Move: %s reaches the other end of the ship or not', (ability, to, reaches) => {
    const world = turn({ pirates: [{ at: 'bridge', abilities: [ability] }, {}] }).use('move');
    expect(paths(world).some((path) => path.endsWith(to))).toBe(reaches);
  });

  it('Move: not all of the movement has to be used, or any of it', () => {
    const world = turn({ pirates: [{ at: 'bridge' }, {}] }).use('move');
    expect(paths(world)).toEqual(expect.arrayContaining(['bow-port', 'bow-port port', '']));
    world.choose({ do: 'go', path: [] });
    expect(world.wasTold('encounter')).toBe(false);
    expect(world.table.first.claimed).toBe(false);
  });

  it('Move: the marker is spent with the way chosen, and not before', () => {
    const world = turn().use('move').choose({ do: 'back' });
    expect(world.slot(0, 0).markers).toBe(1);
    expect(world.asked).toEqual(['turn 0']);
  });

  it('Move, random encounters: who ends in a room with the icon draws a card', () => {
    const world = turn({
      pirates: [{ at: 'starboard' }, {}],
      top: { encounter: ['lost-property'], loot: ['crowbar'] },
    });
    world.move('bow-starboard');
    expect(world.heard('encounter')).toMatchObject({ encounter: 'lost-property', guard: false, random: true });
    expect(world.cards(0)).toEqual(['crowbar']);
  });

  it('Move, random encounters: rooms only passed through draw nothing', () => {
    const world = turn({ pirates: [{ at: 'starboard' }, {}] }).move('bow-starboard', 'bridge');
    expect(world.wasTold('encounter')).toBe(false);
  });

  it('Move, random encounters: it occurs only at an alert level marked on the card', () => {
    const world = turn({ pirates: [{ at: 'starboard' }, {}], top: { encounter: ['thrown-baton'] } }).move(
      'bow-starboard',
    );
    expect(world.heard('random-half').happens).toBe(false);
    expect(world.table.discards.encounter).toEqual(['thrown-baton']);
  });

  it('Move, guard encounters: who leaves a room with a guard draws a card at the end of the movement', () => {
    const world = turn({
      pirates: [{ at: 'bridge' }, {}],
      guards: { bridge: 1 },
      top: { encounter: ['lost-property'] },
    });
    world.move('bow-port');
    expect(world.heard('encounter')).toMatchObject({ guard: true, random: false });
    expect(world.pirate(0)).toMatchObject({ glory: 1, achievements: { sneak: 1 } });
  });

  it('Move, guard encounters: stunned guards count as well (S2)', () => {
    const world = turn({
      pirates: [{ at: 'bridge' }, {}],
      guards: { bridge: { active: 0, stunned: 1 } },
      top: { encounter: ['lost-property'] },
    });
    expect(world.move('bow-port').heard('encounter').guard).toBe(true);
  });

  it('Move, guard encounters: they take effect at every alert level', () => {
    const world = turn({
      pirates: [{ at: 'bridge' }, {}],
      guards: { bridge: 1 },
      alert: firstSpace(4),
      top: { encounter: ['cousin'] },
    });
    world.move('bow-port');
    expect(world.hand(0).scheme).toHaveLength(1);
  });

  it('Move, guard encounters: the penalty is that of the room left, not of the one entered', () => {
    const world = turn({
      pirates: [{ at: 'bridge' }, {}],
      guards: { bridge: 1, 'bow-port': 2 },
      top: { encounter: ['papers-please'] },
      dice: [11],
    });
    world.move('bow-port');
    expect(world.heard('challenge')).toMatchObject({ modifiers: { guards: -2 }, total: 9, passed: true });
  });

  it('Move, guard encounters: of several guarded rooms left, one card, and the penalty of the last (S6)', () => {
    const world = turn({
      pirates: [{ at: 'bridge' }, {}],
      guards: { bridge: 1, 'bow-port': 2 },
      top: { encounter: ['papers-please'] },
      dice: [20],
    });
    world.move('bow-port', 'port');
    expect(world.heard('challenge').modifiers.guards).toBe(-4);
    expect(world.table.discards.encounter).toHaveLength(1);
  });

  it('Move, guard encounters: every room that could notice last is a way of its own (S6)', () => {
    const pirates = [{ at: 'bridge', abilities: ['move 3'] } as const, {}];
    const world = turn({ pirates, guards: { bridge: 1, 'bow-starboard': 1 } }).use('move');
    expect(paths(world)).toEqual(
      expect.arrayContaining(['bow-starboard bridge', 'bow-starboard', 'bow-starboard bridge bow-starboard']),
    );
  });

  it('Move: every way that enters other rooms for the first time is offered, and of several alike the shortest (S25)', () => {
    const ways = paths(turn({ pirates: [{ abilities: ['move 2'] }, {}] }).use('move'));
    expect(ways).toEqual(expect.arrayContaining(['port dock', 'aft-port dock', 'port aft-port dock']));
    expect(ways).not.toContain('aft-port port dock');
    expect(ways).toContain('bow-starboard bridge bow-port');
  });

  it('Move: a way past guards is offered beside one that leaves none behind', () => {
    const pirates = [{ at: 'aft-port', abilities: ['move 4'] } as const, {}];
    const ways = paths(turn({ pirates, guards: { dock: 1 } }).use('move'));
    expect(ways).toEqual(expect.arrayContaining(['port', 'dock port']));
  });

  it('Move: the ways offered are the same whichever backer one has', () => {
    const offered = (backer: BackerId) => {
      const pirates = [{ at: 'aft-port', abilities: ['move 3'], backer } as const, {}];
      return turn({ pirates, guards: { dock: 1, port: 2 } })
        .use('move')
        .options('move');
    };
    for (const backer of idsOf(BACKER_TABLE)) expect(offered(backer)).toEqual(offered('academy'));
  });

  it.each(['courier', 'academy'] as const)(
    'Move: the shortest ways come first, and one room of a longer Move is always offered (%s)',
    (backer) => {
      const ways = paths(turn({ pirates: [{ abilities: ['move 3'], backer }, {}] }).use('move'));
      expect(ways.slice(0, 4).sort()).toEqual(['aft-port', 'bow-starboard', 'port', 'starboard']);
      const lengths = ways.slice(0, -1).map((path) => path.split(' ').length);
      expect(lengths).toEqual([...lengths].sort());
    },
  );

  it('Move: when both are met one card is drawn, the guard half first', () => {
    const world = turn({
      pirates: [{ at: 'bridge' }, {}],
      guards: { bridge: 1 },
      top: { encounter: ['lost-property'], loot: ['crowbar'] },
    });
    world.move('bow-starboard');
    expect(world.heard('encounter')).toMatchObject({ guard: true, random: true });
    const kinds = world.events.map(({ kind }) => kind);
    expect(kinds.indexOf('glory')).toBeLessThan(kinds.indexOf('drew'));
    expect(world.table.discards.encounter).toEqual(['lost-property']);
  });

  it('Move: the random half looks at the alert level after the guard half', () => {
    const world = turn({
      pirates: [{ at: 'bridge' }, {}],
      guards: { bridge: 1 },
      alert: 7,
      top: { encounter: ['whistle'] },
    });
    world.move('bow-starboard');
    expect(world.heard('random-half').happens).toBe(true);
  });

  it('Move: at level 4 the guards left behind draw no encounter', () => {
    const pirates = [{ at: 'bridge', abilities: ['move 4'] } as const, {}];
    const world = turn({ pirates, guards: { bridge: 1 } }).move('bow-port');
    expect(world.wasTold('encounter')).toBe(false);
  });

  it('Move: an empty encounter deck is made of its discards (S18)', () => {
    const world = turn({ pirates: [{ at: 'starboard' }, {}] });
    const { table, hidden } = world.state;
    world.state = {
      table: { ...table, discards: { ...table.discards, encounter: hidden.decks.encounter } },
      hidden: { ...hidden, decks: { ...hidden.decks, encounter: [] } },
    };
    world.move('bow-starboard');
    expect(world.events.map(({ kind }) => kind)).toContain('reshuffled');
  });
});

describe('Interact', () => {
  it('Interact: the room’s own action, with the marker spent before its challenge', () => {
    const world = turn({ pirates: [{ at: 'bridge', scheme: ['uniform'] }, {}], alert: 1, dice: [8] });
    world.room();
    expect(world.slot(0, 1).markers).toBe(0);
    expect(world.asked).toEqual(['boost 0']);
    world.choose({ do: 'boost', cards: 1 });
    expect(world.table.alert).toBe(0);
  });

  it.each([
    ['interact 2', 2],
    ['interact 3', 3],
    ['interact 4', 4],
  ] as const)('Interact: %s adds %i to the challenge', (ability, bonus) => {
    const world = turn({ pirates: [{ at: 'bridge', abilities: [ability] }, {}], alert: 1, dice: [9 - bonus] });
    world.room();
    expect(world.heard('challenge').modifiers.bonus).toBe(bonus);
    expect(world.pirate(0).glory).toBe(1);
  });

  it('Interact: at level 4 one marker is good for two', () => {
    const world = turn({ pirates: [{ at: 'bridge', abilities: ['interact 4'] }, {}], alert: 1, dice: [20, 20] });
    world.room().choose({ do: 'room' });
    expect(world.pirate(0).glory).toBe(2);
    expect(world.asked).toEqual(['turn 1']);
  });

  it('Interact: the second one may be left out', () => {
    const world = turn({ pirates: [{ at: 'bridge', abilities: ['interact 4', 'move'] }, {}], alert: 1, dice: [20] });
    world.room().choose({ do: 'stop' });
    expect(world.asked).toEqual(['turn 1']);
  });

  it('Interact: a room whose price cannot be paid is not offered', () => {
    expect(turn({ pirates: [{ at: 'dock' }, {}] }).offers({ do: 'use', slot: 1 })).toBe(false);
    expect(turn({ pirates: [{ at: 'dock', loot: ['crowbar'] }, {}] }).offers({ do: 'use', slot: 1 })).toBe(true);
  });
});

describe('Attack', () => {
  it('Attack: only with a guard in the room', () => {
    expect(turn().offers({ do: 'use', slot: 4 })).toBe(false);
    expect(turn({ guards: { dock: 1 } }).offers({ do: 'use', slot: 4 })).toBe(true);
  });

  it('Attack: it always takes a challenge; a failure costs a neutralization token', () => {
    const world = turn({ guards: { dock: 1 }, dice: [10, 1] }).use('attack');
    expect(world.heard('challenge')).toMatchObject({ cause: { from: 'attack' }, passed: false });
    expect(world.board(0)[0]).toBe('move x');
  });

  it('Attack: a guard knocked out is stunned, and there is loot', () => {
    const world = turn({ guards: { dock: 1 }, dice: [11] })
      .use('attack')
      .choose({ do: 'knock-out' });
    expect(world.guards('dock')).toEqual({ active: 0, stunned: 1 });
    expect(world.hand(0).loot).toHaveLength(1);
  });

  it('Attack: a guard airlocked leaves the game for 2 glory (S9)', () => {
    const world = turn({ guards: { dock: 1 }, dice: [11] })
      .use('attack')
      .choose({ do: 'airlock', guard: 'active' });
    expect(world.guards('dock')).toEqual({ active: 0, stunned: 0 });
    expect(world.table.box.guards).toBe(1);
    expect(world.pirate(0).glory).toBe(2);
  });

  it('Attack: a stunned guard can be airlocked but not knocked out (S10)', () => {
    const world = turn({ guards: { dock: { active: 1, stunned: 1 } }, dice: [20] }).use('attack');
    expect(world.options('attack').map((option) => option.do)).toEqual(['knock-out', 'airlock', 'airlock']);
    const alone = turn({ guards: { dock: { active: 0, stunned: 1 } }, dice: [20] }).use('attack');
    expect(alone.pirate(0).glory).toBe(2);
  });

  it.each([
    ['attack 2', 2],
    ['attack 3', 4],
    ['attack 4', 4],
  ] as const)('Attack: %s adds %i', (ability, bonus) => {
    const world = turn({ pirates: [{ abilities: [ability] }, {}], guards: { dock: 1 }, dice: [11 - bonus] }).use(
      'attack',
    );
    expect(world.heard('rolled').total).toBe(9);
    expect(world.asked).toEqual(['attack 0']);
  });

  it('Attack: at level 4 a second guard can be attacked, or left alone', () => {
    const world = turn({ pirates: [{ abilities: ['attack 4', 'move'] }, {}], guards: { dock: 2 }, dice: [20, 20] }).use(
      'attack',
    );
    world.choose({ do: 'airlock', guard: 'active' });
    expect(world.options('attack')).toEqual([{ do: 'strike' }, { do: 'stop' }]);
    world.choose({ do: 'strike' }).choose({ do: 'airlock', guard: 'active' });
    expect(world.pirate(0).glory).toBe(4);
    expect(world.asked).toEqual(['turn 1']);
  });
});

describe('Heal', () => {
  it('Heal: a token is removed from an ability of one’s own, for 1 glory', () => {
    const world = turn({ pirates: [{ assigned: [0] }, {}] })
      .use('heal')
      .choose({ do: 'heal', seat: 0, slot: 0 });
    expect(world.board(0)[0]).toBe('move');
    expect(world.pirate(0).glory).toBe(1);
  });

  it('Heal: or of any character in the same room, and of nobody elsewhere', () => {
    const world = turn({ pirates: [{}, { assigned: [1] }, { assigned: [0], at: 'port' }] }).use('heal');
    expect(world.options('heal')).toEqual([{ do: 'heal', seat: 1, slot: 1 }, { do: 'back' }]);
    world.choose({ do: 'heal', seat: 1, slot: 1 });
    expect(world.board(1)[1]).toBe('interact');
    expect(world.pirate(0)).toMatchObject({ glory: 1, achievements: { 'heal-other': 1 } });
  });

  it('Heal: a healed ability that holds a marker can be used later in the round', () => {
    const world = turn({ pirates: [{ assigned: [0] }, {}] })
      .use('heal')
      .choose({ do: 'heal', seat: 0, slot: 0 });
    world.drop('move');
    expect(world.offers({ do: 'use', slot: 0 }, 0)).toBe(true);
  });

  it.each([
    ['heal 2', 2],
    ['heal 3', 3],
  ] as const)('Heal: %s removes up to %i tokens, 1 glory for each', (ability, tokens) => {
    const world = turn({
      pirates: [{ abilities: [ability, 'move', 'loot', 'attack', 'scheme'], assigned: [1, 2, 3, 4] }, {}],
    });
    world.use('heal');
    for (let slot = 1; slot <= tokens; slot++) world.choose({ do: 'heal', seat: 0, slot });
    expect(world.pirate(0).glory).toBe(tokens);
    expect(world.asked).toEqual(['turn 1']);
  });

  it('Heal: the rest may be left out', () => {
    const world = turn({ pirates: [{ abilities: ['heal 3', 'move', 'loot'], assigned: [1, 2] }, {}] }).use('heal');
    world.choose({ do: 'heal', seat: 0, slot: 1 }).choose({ do: 'stop' });
    expect(world.pirate(0).glory).toBe(1);
  });

  it('Heal: at level 4 it reaches next door', () => {
    const world = turn({
      pirates: [{ abilities: ['heal 4'] }, { assigned: [0], at: 'port' }, { assigned: [0], at: 'bridge' }],
    });
    world.use('heal');
    expect(world.options('heal')).toEqual([{ do: 'heal', seat: 1, slot: 0 }, { do: 'back' }]);
  });

  it('Heal: with nobody to heal it is not offered', () => {
    expect(turn().offers({ do: 'use', slot: 5 })).toBe(false);
  });
});
