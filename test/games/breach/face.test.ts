import { describe, expect, it } from 'vitest';
import { OVERVIEW } from '#engine';
import type { Event } from '../../../src/games/breach/state/actions.ts';
import { boardOf, LAYOUT_IDS, neighbours, ROOM_LIMIT } from '../../../src/games/breach/board/board.ts';
import { breach, breachFace } from '../../../src/games/breach/index.ts';
import { AI, PIRATES, type RoomId, type State } from '../../../src/games/breach/state/state.ts';
import { board, newGame, type World } from './world.ts';
import { AI_DESIGNS, AI_DESIGN_IDS, type AiDesignId } from '../../../src/games/breach/content/ai-units.ts';
import { PIRATE_DESIGNS, PIRATE_DESIGN_IDS, type PirateDesignId } from '../../../src/games/breach/content/pirates.ts';

/** The options of the open question in words: label and hint. */
function options({ state, decision }: World) {
  if (!decision) return [];
  const view = breach.view(state, decision.seat);
  return breachFace.options(view, decision);
}

function labels(ship: World): string[] {
  return options(ship).map(({ label }) => label);
}

function hints(ship: World): (string | undefined)[] {
  return options(ship).map(({ hint }) => hint);
}

/** Everything a viewer reads of the board and its panel. */
function words({ state }: World, viewer: 0 | 1 | 'public'): string {
  const view = breach.view(state, viewer);
  return JSON.stringify([breachFace.board(view), breachFace.panel(view)]);
}

describe('The drawn board', () => {
  it('shows rooms, doors, breaches, the Bridge, and who is where', () => {
    const ship = board({
      captured: ['A3'],
      ai: { C1: ['fresh-air', 'door-policy'], C3: ['door-policy'] },
      pirates: { C3: ['grunt', 'geek'], C5: ['grunt'] },
    });
    expect(breachFace.board(breach.view(ship.state, 'public')).text.split('\n')).toEqual([
      'Reactor 3 · Capacitor 5/5 · Generators 0/3',
      'Rations 0 · Rooms captured 1',
      '',
      'A1 edg-B1 edg-C1 BRG-D1 edg-E1 edg',
      '              ?2',
      '  |             |             |',
      'A2 edg B2    -C2    -D2     E2 edg',
      '         |             |',
      'A3 BRC-B3    -C3    -D3    -E3 edg',
      '              !1 @2',
      '  |             |             |',
      'A4 edg-B4     C4     D4    -E4 edg',
      '  |      |      |      |      |',
      'A5 edg-B5 edg-C5 BRC-D5 edg-E5 edg',
      '              @1',
      '',
      'C1 ? ?',
      'C3 D13 · G3 K2',
      'C5 G3',
    ]);
  });

  it('leaves open space open', () => {
    const lines = breachFace.board(breach.view(newGame('ring').state, 'public')).text.split('\n');
    expect(lines.at(3)).toBe('       B1 edg-C1 BRG-D1 edg');
    expect(lines.find((line) => line.startsWith('A3'))).toMatch(/^A3 edg-B3 edg {8}D3 edg-E3 edg$/);
  });
});

describe.each(LAYOUT_IDS)('In the fullest state of %s', (layout) => {
  const { rooms } = boardOf(layout);
  const everywhere = <D>(designs: readonly D[], count: number): Record<string, D[]> =>
    Object.fromEntries(
      rooms.map((room, at) => [
        room,
        Array.from({ length: count }, (_, i) => designs[(at + i) % designs.length]).filter((d) => d !== undefined),
      ]),
    );
  const ship = board({
    layout,
    captured: rooms.slice(1, 16),
    ai: Object.fromEntries(Object.entries(everywhere(AI_DESIGN_IDS, 1)).slice(0, 21)),
    pirates: everywhere(PIRATE_DESIGN_IDS, ROOM_LIMIT),
  });

  it.each([AI, PIRATES, 'public'] as const)('everything %s reads fits', (viewer) => {
    const view = breach.view(ship.state, viewer);
    const { text, legend, fields } = breachFace.board(view);
    const status = breachFace.status(view);
    const all = [...fields, ...breachFace.panel(view).fields];
    expect(text.length).toBeLessThanOrEqual(2000);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(44);
    expect(Math.max(...all.map(({ value }) => value.length))).toBeLessThanOrEqual(1024);
    expect(fields.length).toBeLessThanOrEqual(8);
    const total = [text, legend, status, ...fields.flatMap(({ name, value }) => [name, value])].join('').length;
    expect(total).toBeLessThanOrEqual(6000);
  });

  it('every unit stands in the text, and every design aboard is explained once', () => {
    const { text, fields } = breachFace.board(breach.view(ship.state, 'public'));
    const units = text.split('\n').flatMap((line) => /^[A-E]\d ([A-Z]\d.*)$/.exec(line)?.[1]?.split(/ (?:· )?/) ?? []);
    expect(units).toHaveLength(ship.state.ai.length + ship.state.pirates.length);
    expect(fields.map(({ value }) => value.split('\n').length)).toEqual([
      AI_DESIGN_IDS.length,
      // And what the figures are.
      PIRATE_DESIGN_IDS.length + 1,
    ]);
  });

  it('the state is far below 32 KB', () => {
    expect(JSON.stringify(ship.state).length).toBeLessThan(10_000);
  });
});

describe('What is hidden', () => {
  const ship = board({ ai: { C1: ['fresh-air'], C3: ['door-policy'] }, pirates: { C3: ['grunt'] } });

  it.each([PIRATES, 'public'] as const)('is not named to %s', (viewer) => {
    expect(words(ship, viewer)).not.toContain('Fresh Air');
    expect(words(ship, viewer)).toContain('Door Policy');
    expect(words(ship, viewer)).toContain('C1 ?');
  });

  it('stands in the Ship’s own panel, room and figures', () => {
    const { fields } = breachFace.panel(breach.view(ship.state, AI));
    const secret = fields.find(({ name }) => name === 'Your unseen units');
    const { toughness, damage } = AI_DESIGNS['fresh-air'];
    expect(secret?.value).toBe('C1: Fresh Air');
    expect(words(ship, AI)).toContain(`Fresh Air: trap, Security ${toughness}, Damage ${damage}`);
  });

  it('stands there as soon as there is any', () => {
    const { fields } = breachFace.panel(breach.view(newGame().state, AI));
    expect(fields.find(({ name }) => name === 'Your units')?.besideHand).toContain('None yet');
  });

  it('is not named in the log', () => {
    const placed = newGame().place('fresh-air', 'C1');
    expect(placed.secrets.public.map((event) => breachFace.narrate(event))).toEqual([
      'The Ship placed an unseen unit in C1.',
    ]);
    expect(placed.secrets.ai.map((event) => breachFace.narrate(event))).toEqual([
      'The Ship placed Fresh Air (trap) in C1.',
    ]);
  });

  it('is not named in the question the Pirates watch', () => {
    const choosing = newGame().choose({ do: 'place', design: 'fire-drill' });
    const { decision } = choosing;
    if (!decision) throw new Error('Nothing is asked.');
    expect(breachFace.prompt(breach.view(choosing.state, AI), decision)).toContain('Fire Drill');
    expect(breachFace.prompt(breach.view(choosing.state, PIRATES), decision)).not.toContain('Fire Drill');
  });
});

describe('Options', () => {
  it('of a Set-Up say what each unit can do', () => {
    expect(labels(newGame())).toEqual([
      ...AI_DESIGN_IDS.map((id) => `Place ${AI_DESIGNS[id].name}`),
      'Activate Generator',
      'Activate 2 Generators',
      'Activate 3 Generators',
      'Use Suggested Set-Up',
      'End Set-Up',
    ]);
    expect(hints(newGame())[0]).toBe('Turret: 3 damage to one pirate · Endurance 6 · 1 energy per use');
  });

  it('say of a generator what the Capacitor will hold, and when it has no room for the energy', () => {
    const ship = newGame();
    const { decision } = ship;
    if (!decision) throw new Error('Nothing is asked.');
    const hint = (capacitor: number, generators: number) =>
      breachFace.options({ ...breach.view(ship.state, AI), capacitor, generators }, decision)[
        decision.options.findIndex((option) => option.do === 'generator')
      ]?.hint;
    expect(hint(2, 0)).toBe(
      '+1 energy as each wave of this round starts (if you spend none, the Capacitor holds 3, 4 and 5 of 5)',
    );
    expect(hint(3, 2)).toBe(
      '+1 energy as each wave of this round starts (lost at 5 of 5, so it helps once you strike)',
    );
    expect(hints(ship)).toContain(hint(5, 0));
  });

  it('of the Pirates’ Set-Up say cost and figures', () => {
    const ship = newGame().end();
    expect(labels(ship)).toContain('Place Grunt (2)');
    expect(hints(ship)).toContain('2 rations · 2 damage to turrets, 0 to traps · Health 3');
    expect(labels(ship)[0]).toBe('Mixed Crew (10)');
    expect(hints(ship)[0]).toBe(
      '8 damage to turrets, 9 to traps · Health 9 · Fuse Lighter, Password Guesser, Grunt, Geek',
    );
  });

  it('of a crew tell the one for the breach with most space, and the question that others differ and which A.I. units are known', () => {
    const ship = board({
      phase: 'pirate-set-up',
      wave: 0,
      rations: 8,
      captured: ['A3'],
      pirates: { C5: ['grunt', 'grunt', 'grunt'] },
    });
    expect(hints(ship)[0]).toMatch(/ · 2 × Grunt, 2 × Geek$/);
    const prompt = (at: World) => at.decision && breachFace.prompt(breach.view(at.state, PIRATES), at.decision);
    expect(prompt(ship)).toBe(
      'Which pirates do you place? 8 rations left. You choose the breach next; a nearly full one has room for fewer pirates',
    );
    // Of the smaller crew for a nearly full breach, the same is told there.
    expect(hints(ship.choose({ do: 'hire-crew', crew: 'breakers' })).join()).toContain(
      'Hull Opener (5 rations) · 6 doors from the Bridge · 5 damage to turrets, 1 to traps · Health 5',
    );
    expect(prompt(newGame().end())).toBe(
      'Which pirates do you place? 10 rations left. They enter in C5, 6 doors from the Bridge',
    );
    const defended = board({
      phase: 'pirate-set-up',
      wave: 0,
      rations: 8,
      visited: ['C1'],
      ai: { C1: ['polite-notice', 'fresh-air', 'fire-drill'], D2: ['fresh-air', 'fresh-air'] },
    });
    expect(prompt(defended)).toMatch(/\. A\.I\. units: 1 turret [(]C1[)], 2 traps [(]C1[)], 2 unseen [(]D2[)]$/);
  });

  it('are explained with unseen units only once there is one', () => {
    const keys = ({ state, decision }: World) =>
      decision && breachFace.tips(breach.view(state, PIRATES), decision).map(({ key }) => key);
    expect(keys(newGame().end())).not.toContain('unseen');
    expect(keys(newGame().place('fresh-air', 'C1').end())).toContain('unseen');
  });

  it('of an attack say what it leaves', () => {
    const ship = board({ ai: { C3: ['door-policy'] }, pirates: { C3: ['grunt'] } });
    ship.choose({ do: 'order', unit: ship.pirate('grunt', 'C3').id });
    expect(labels(ship)[0]).toBe('Attack Door Policy (13/13)');
    expect(hints(ship)[0]).toBe('Turret: 2 Endurance damage leaves 11 Endurance');
  });

  it('of an attack that does nothing are drawn as leading nowhere', () => {
    const ship = board({ ai: { C3: ['door-policy', 'static-carpet'] }, pirates: { C3: ['geek'] } });
    ship.choose({ do: 'order', unit: ship.pirate('geek', 'C3').id });
    expect(options(ship).slice(0, 2)).toMatchObject([
      { hint: 'Turret: 0 Endurance damage does nothing', tone: 'idle' },
      { hint: 'Trap: 3 Security damage leaves 5 Security', tone: 'choice' },
    ]);
  });

  it('of a deadly attack say that it destroys', () => {
    const ship = board({ ai: { C3: ['door-policy'] }, pirates: { C3: ['grunt'] }, worn: ['C3'] });
    ship.choose({ do: 'order', unit: ship.pirate('grunt', 'C3').id });
    expect(hints(ship)[0]).toContain('destroys it');
  });

  it('of a turret’s only target say what that pirate could do', () => {
    const ship = board({ phase: 'ai-wave', ai: { C3: ['final-reminder'] }, pirates: { C3: ['grunt'] } });
    const { endurance, security } = PIRATE_DESIGNS.grunt;
    expect(hints(ship)[0]).toContain(`Grunt: ${endurance} damage to turrets, ${security} to traps`);
  });

  it('of a trap say how many pirates it destroys', () => {
    const ship = board({
      phase: 'ai-wave',
      ai: { C3: ['polite-notice', 'static-carpet'] },
      pirates: { C3: ['optimist', 'geek'] },
      worn: ['C3'],
    });
    expect(labels(ship)).toEqual(['Use Polite Notice in C3', 'Use Static Carpet in C3', 'End Wave 1']);
    expect(hints(ship)[1]).toBe('1 energy: destroys both pirates · 1 damage to each pirate');
    ship.choose({ do: 'fire', unit: ship.ai('polite-notice', 'C3').id });
    expect(labels(ship)).toEqual(['Hit Optimist (1/6)', 'Hit Geek (1/2)', 'Back']);
  });

  it('of a trap say what it leaves of each pirate, once where it is the same', () => {
    const hint = (...pirates: PirateDesignId[]) =>
      hints(board({ phase: 'ai-wave', ai: { C3: ['static-carpet'] }, pirates: { C3: pirates } }))[0];
    expect(hint('grunt', 'grunt')).toContain('leaves both pirates with 2 Health each');
    expect(hint('grunt', 'geek')).toContain('leaves both pirates with 2 and 1 Health');
  });

  it('tell two of a kind apart by what is left of them', () => {
    const ship = board({ phase: 'ai-wave', ai: { C3: ['door-policy'] }, pirates: { C3: ['grunt', 'grunt'] } });
    ship.fire('door-policy', 'C3').endUntil('pirate-wave', 2);
    expect(labels(ship)).toEqual(['Everyone Attacks', 'Orders in C3', 'Done']);
    ship.choose({ do: 'order-room', room: 'C3' });
    expect(labels(ship).slice(-3)).toEqual(['Order Only Grunt (2/3)', 'Order Only Grunt', 'Back']);
  });

  it('to end the Pirates’ part say whether the Ship can strike back', () => {
    const last = (ship: World) => hints(ship).at(-1);
    expect(last(board({ ai: { C3: ['door-policy'] }, pirates: { C3: ['grunt'] } }))).toBe(
      'The Ship can then strike back: 5 energy in the Capacitor (only generators refill it); 1 pirate has not acted',
    );
    expect(last(board({ ai: { C3: ['door-policy'] }, pirates: { C5: ['grunt'] } }))).toBe(
      'The Ship cannot strike now: no unit is in a room with a pirate; 1 pirate has not acted',
    );
    const drained = board({ ai: { C3: ['door-policy'] }, pirates: { C3: ['grunt'] }, capacitor: 0 });
    expect(last(drained)).toBe('The Ship has too little energy to strike back; 1 pirate has not acted');
  });

  it('of a move that reveals units say that the others have to agree to an undo, and so do the rules', () => {
    const ship = board({ ai: { C4: ['door-policy'] }, pirates: { C5: ['grunt'] } }).chooseUnit('grunt', 'C5');
    expect(options(ship).find(({ label }) => label.startsWith('Move to C4'))?.hint).toBe(
      '1 unseen unit – a trap would hit all pirates there; entering reveals it (undo needs a human opponent’s consent) · nearer the Bridge',
    );
    const rule = breachFace.rules.find(({ heading }) => heading === 'Waves: Pirates')?.text;
    expect(rule).toContain('A move that reveals units can be undone only if a human opponent agrees.');
  });

  it('of a move to units that were found say what these can do, and what energy the Ship has for it', () => {
    const ship = board({ ai: { C4: ['door-policy'] }, visited: ['C4'], pirates: { C5: ['grunt'] } }).chooseUnit(
      'grunt',
      'C5',
    );
    expect(options(ship).find(({ label }) => label.startsWith('Move to C4'))?.hint).toMatch(
      /^Door Policy [(](turret|trap): \d+ damage( to all)? for \d energy[)] · the Ship has \d energy · nearer the Bridge$/,
    );
  });

  it('to capture the Bridge say that it wins', () => {
    const ship = board({ pirates: { C1: ['grunt'] } }).choose({ do: 'order', unit: 1 });
    expect(options(ship)[0]).toEqual({ label: 'Capture the Bridge', hint: 'You win the game', tone: 'main' });
  });

  it('end a part last and quietly, since something is left to do', () => {
    const end = (ship: World) => options(ship).at(-1);
    expect(end(newGame())).toMatchObject({ label: 'End Set-Up', tone: 'quiet' });
    const wave = board({ ai: { C3: ['door-policy'] }, pirates: { C3: ['grunt'] } });
    expect(end(wave)).toMatchObject({ label: 'Done', tone: 'quiet' });
  });

  it('of a Set-Up say that the Bridge is full, where it is missing among the rooms', () => {
    const prompt = (units: readonly AiDesignId[]) => {
      const ship = board({ phase: 'ai-set-up', wave: 0, reactor: 9, ai: { C1: units } });
      const { state, decision } = ship.choose({ do: 'place', design: 'fresh-air' });
      return decision && breachFace.prompt(breach.view(state, AI), decision);
    };
    const three = ['fresh-air', 'fresh-air', 'fire-drill'] as const;
    expect(prompt(three)).toBe('Where do you place Fresh Air?');
    expect(prompt([...three, 'fire-drill'])).toBe('Where do you place Fresh Air? The Bridge is full (4 units)');
  });

  it('of a Set-Up say from round 2 on that no unit can strike, where none shares a room with a pirate', () => {
    const prompt = (round: number, room: RoomId) => {
      const ship = board({
        phase: 'ai-set-up',
        wave: 0,
        round,
        reactor: 9,
        ai: { C2: ['fresh-air'] },
        pirates: { [room]: ['grunt'] },
      });
      return ship.decision && breachFace.prompt(breach.view(ship.state, AI), ship.decision);
    };
    const said = 'Your units can’t strike until pirates enter their rooms';
    expect(prompt(2, 'C5')).toContain(said);
    expect(prompt(2, 'C2')).not.toContain(said);
    expect(prompt(1, 'C5')).not.toContain(said);
  });

  it('of a Set-Up name what the suggested one places and activates', () => {
    const hint = (capacitor: number, reactor: number) => {
      const ship = board({ phase: 'ai-set-up', wave: 0, reactor, capacitor });
      return options(ship).find(({ label }) => label === 'Use Suggested Set-Up')?.hint;
    };
    expect(hint(5, 3)).toBe('On the Bridge: 2 × Fresh Air (trap) and Final Reminder (turret); each use: 2 energy');
    expect(hint(1, 2)).toBe('1 generator; on the Bridge: Fresh Air (trap); each use: 2 energy');
  });

  it('to end the Set-Up say where no unit could strike in this round', () => {
    const end = (capacitor: number, generators: number) =>
      options(
        board({ phase: 'ai-set-up', wave: 0, round: 2, reactor: 1, capacitor, generators, ai: { C1: ['fire-drill'] } }),
      ).at(-1);
    const warning = 'No strike this round without a generator (a strike costs 3 or more energy)';
    expect(end(2, 0)?.hint).toBe(warning);
    expect(end(2, 0)?.confirm).toContain(`${warning}.`);
    for (const able of [end(3, 0), end(2, 1)]) {
      expect(able?.hint).toBe('The Reactor keeps its energy');
      expect(able?.confirm).toBeUndefined();
    }
  });

  it('to end a part are asked about where something is lost by it', () => {
    const question = (ship: World) => options(ship).at(-1)?.confirm;
    expect(question(newGame())).toBe('End set-up? You have 3 unspent Reactor energy; you keep it for later rounds.');
    const spent = newGame().place('fresh-air', 'C1').place('fresh-air', 'C2').place('fresh-air', 'D2');
    expect(question(spent)).toBe('End set-up? You have 10 rations for pirates who can act from the first wave on.');
    const wave = board({ ai: { C3: ['door-policy'] }, pirates: { C3: ['grunt', 'grunt'] } });
    expect(question(wave)).toBe('Done with wave 1? 2 pirates have not acted.');
    // The pirate that is left can only walk about.
    expect(question(wave.attack('grunt', 'C3', 'door-policy'))).toBeUndefined();
  });

  it('are short', () => {
    const designs = [...Object.values(AI_DESIGNS), ...Object.values(PIRATE_DESIGNS)];
    for (const { name } of designs) expect(name.length).toBeLessThanOrEqual(16);
  });
});

describe('The question about a pirate', () => {
  const question = (ship: World) => {
    if (!ship.decision) throw new Error('Nothing is asked.');
    return breachFace.prompt(breach.view(ship.state, PIRATES), ship.decision);
  };
  const asked = (room: string, where: Parameters<typeof board>[0] = {}) =>
    question(board({ ...where, pirates: { [room]: ['grunt'] } }).chooseUnit('grunt', room));

  it('says why the room can’t be captured', () => {
    expect(asked('C3')).toBe(
      'What does the Grunt in C3 Long Hall do? C3 can’t be captured: it is not on the edge of the ship',
    );
    expect(asked('C5')).toContain('? C5 can’t be captured: it is already a breach');
    expect(asked('A3', { captured: ['A3'] })).toContain('? A3 can’t be captured: it is already a breach');
    expect(asked('A3', { ai: { A3: ['door-policy'] } })).toContain(
      '? A3 can’t be captured: A.I. units are still there',
    );
    expect(asked('C1', { ai: { C1: ['door-policy'] } })).toContain(
      '? C1 can’t be captured: A.I. units are still there',
    );
  });

  it('says which rooms next to it are full, which no option leads to', () => {
    const crowd = Array.from({ length: ROOM_LIMIT }, () => 'grunt' as const);
    expect(asked('A3')).not.toContain('full');
    const [near, other] = neighbours(boardOf('hauler'), 'C3');
    if (!near || !other) throw new Error('C3 has two doors.');
    const ship = board({ pirates: { C3: ['geek'], [near]: crowd } }).chooseUnit('geek', 'C3');
    expect(question(ship)).toContain(`? ${near} is full of pirates. C3 can’t be captured`);
    const edge = board({ pirates: { A3: ['geek'], [neighbours(boardOf('hauler'), 'A3')[0] ?? '']: crowd } });
    expect(question(edge.chooseUnit('geek', 'A3'))).toMatch(/is full of pirates$/);
    const both = board({ pirates: { C3: ['geek', 'geek'], [near]: crowd, [other]: crowd } });
    expect(question(both.choose({ do: 'order-room', room: 'C3' }))).toContain(
      `? ${near} and ${other} are full of pirates. C3 can’t be captured`,
    );
  });

  it('says nothing of it where the room can be captured', () => {
    expect(asked('A3')).not.toContain('captured');
    expect(asked('C1')).not.toContain('captured');
  });

  it('says it to several pirates of a room as well', () => {
    const ship = board({ pirates: { C3: ['grunt', 'geek'] } }).choose({ do: 'order-room', room: 'C3' });
    expect(question(ship)).toContain('? C3 can’t be captured: it is not on the edge of the ship');
  });
});

describe('The log', () => {
  const lines: Record<Event['kind'], [Event, string]> = {
    round: [
      { kind: 'round', round: 2, reactor: 5, rations: 11 },
      '**Round 2** starts with 5 energy in the Reactor and 11 rations for the Pirates.',
    ],
    wave: [
      { kind: 'wave', wave: 1, supplied: 2, capacitor: 4 },
      '**Wave 1.** Generators supply 2 energy. The Capacitor holds 4 of 5 energy.',
    ],
    activated: [
      { kind: 'activated', generators: 1, reactor: 2 },
      'The Ship now has 1 active generator (2 energy left in the Reactor).',
    ],
    placed: [{ kind: 'placed', unit: 1, design: 'fresh-air', room: 'C1' }, 'The Ship placed Fresh Air (trap) in C1.'],
    hired: [
      { kind: 'hired', designs: ['grunt', 'geek', 'grunt'], room: 'C5', rations: 1 },
      'The Pirates placed 2 × Grunt and Geek in C5 (1 ration left).',
    ],
    moved: [{ kind: 'moved', designs: ['grunt', 'geek'], from: 'C5', to: 'C4' }, 'Grunt and Geek moved from C5 to C4.'],
    revealed: [
      { kind: 'revealed', room: 'C3', designs: ['fresh-air', 'door-policy'] },
      'In C3 the Pirates found Fresh Air (trap, 3 damage to all, 2 energy per use) and Door Policy (turret, 1 damage, 1 energy per use).',
    ],
    attacked: [
      {
        kind: 'attacked',
        design: 'grunt',
        room: 'C3',
        wave: 1,
        target: 'door-policy',
        endurance: 2,
        security: 0,
        left: 4,
      },
      'Grunt hit Door Policy in C3 for 2 Endurance damage: 4 Endurance left.',
    ],
    captured: [{ kind: 'captured', design: 'geek', room: 'A3', round: 1, wave: 2 }, 'Geek captured A3.'],
    prepared: [
      { kind: 'prepared', units: 3, unseen: 2 },
      'The Ship ended its set-up with 3 units aboard, 1 of them revealed.',
    ],
    used: [
      {
        kind: 'used',
        design: 'fresh-air',
        room: 'C3',
        round: 1,
        wave: 2,
        hits: [
          { unit: 1, design: 'grunt', left: 0 },
          { unit: 2, design: 'optimist', left: 3 },
        ],
      },
      'The Ship used Fresh Air in C3 and destroyed Grunt; Optimist down to 3 Health.',
    ],
    passed: [
      {
        kind: 'passed',
        units: [
          { design: 'grunt', room: 'C3' },
          { design: 'optimist', room: 'D3' },
          { design: 'grunt', room: 'C3' },
        ],
        wave: 1,
      },
      '3 pirates did not act.',
    ],
    'held-back': [
      {
        kind: 'held-back',
        units: [
          { design: 'door-policy', room: 'C3' },
          { design: 'fresh-air', room: 'C3' },
        ],
        capacitor: 3,
      },
      'The Ship held back: it could have used Door Policy in C3 and Fresh Air in C3 (3 energy left).',
    ],
    ended: [{ kind: 'ended', ending: 'bridge-captured' }, 'The Bridge has fallen.'],
  };

  it.each(Object.values(lines))('%j', (event, line) => {
    expect(breachFace.narrate(event)).toBe(line);
  });

  it('counts a captured room for more than a hit, and a lost unit or pirate for most', () => {
    const attack = {
      kind: 'attacked',
      design: 'grunt',
      room: 'C3',
      wave: 1,
      target: 'door-policy',
      endurance: 2,
      security: 0,
    } as const;
    const trap = { kind: 'used', design: 'fresh-air', room: 'C3', round: 1, wave: 1 } as const;
    const events: Event[] = [
      { ...attack, left: 4 },
      { ...trap, hits: [{ unit: 1, design: 'grunt', left: 1 }] },
      { ...attack, left: 0 },
      {
        ...trap,
        hits: [
          { unit: 1, design: 'grunt', left: 1 },
          { unit: 2, design: 'geek', left: 0 },
        ],
      },
      { kind: 'captured', design: 'geek', room: 'A3', round: 1, wave: 1 },
    ];
    expect(events.map((event) => breachFace.weight(event))).toEqual(['usual', 'usual', 'major', 'major', 'score']);
  });

  it('tells the rooms captured in one wave in one line', () => {
    const captured = (room: RoomId, wave = 1): Event => ({ kind: 'captured', design: 'grunt', room, round: 1, wave });
    const [a, b, c] = ['A5', 'B5', 'E5'].map((room) => captured(room));
    const both = a && b && breachFace.merge?.(a, b);
    const all = both && c && breachFace.merge?.(both, c);
    expect(all && breachFace.narrate(all)).toBe('The Pirates captured A5, B5 and E5.');
    expect(a && breachFace.merge?.(a, captured('C5', 2))).toBeNull();
  });

  it('tells the strikes of one wave in one room in one line, and of each pirate what is left at the end', () => {
    const strike = (design: AiDesignId, hits: Event<'used'>['hits'], wave = 1): Event => ({
      ...{ kind: 'used', design, room: 'C3', round: 1, wave, hits },
    });
    const grunt = (left: number) => ({ unit: 1, design: 'grunt', left }) as const;
    const geek = { unit: 2, design: 'geek', left: 0 } as const;
    const trap = strike('fresh-air', [grunt(2), geek]);
    const all = [strike('fresh-air', [grunt(1)]), strike('final-reminder', [grunt(0)])].reduce<Event | null>(
      (told, next) => told && (breachFace.merge?.(told, next) ?? null),
      trap,
    );
    expect(all && breachFace.narrate(all)).toBe(
      'The Ship used Fresh Air twice and Final Reminder once in C3 and destroyed Geek and Grunt.',
    );
    expect(breachFace.merge?.(trap, strike('fresh-air', [grunt(0)], 2))).toBeNull();
  });

  it('tells the beginnings of waves that follow each other in one line', () => {
    const wave = (number: number): Event => ({ kind: 'wave', wave: number, supplied: 1, capacitor: number });
    const both = breachFace.merge?.(wave(2), wave(3)) ?? null;
    expect(both && breachFace.narrate(both)).toBe(
      '**Waves 2 and 3.** Generators supply 2 energy. The Capacitor holds 3 of 5 energy.',
    );
    expect(breachFace.merge?.(wave(3), wave(1))).toBeNull();
  });

  it('tells unseen units placed in one room together', () => {
    const placed = (unit: number, room: RoomId, design: AiDesignId | null = null) =>
      ({ kind: 'placed', unit, design, room }) as const;
    const both = breachFace.merge?.(placed(1, 'C1'), placed(2, 'C1')) ?? null;
    expect(both && breachFace.narrate(both)).toBe('The Ship placed 2 unseen units in C1.');
    expect(breachFace.merge?.(placed(1, 'C1'), placed(2, 'D1'))).toBeNull();
    expect(breachFace.merge?.(placed(1, 'C1', 'fresh-air'), placed(2, 'C1', 'fresh-air'))).toBeNull();
  });

  it('tells attacks on one unit as one in a summary, and those on another one apart', () => {
    const attack = (design: 'grunt' | 'geek', left: number, wave = 1): Event => ({
      ...{ kind: 'attacked', design, room: 'C3', wave, target: 'door-policy', left },
      ...(design === 'grunt' ? { endurance: 2, security: 0 } : { endurance: 1, security: 3 }),
    });
    const [one, two, three] = [attack('grunt', 4), attack('grunt', 2), attack('geek', 1)];
    const both = breachFace.merge?.(one, two) ?? null;
    const all = both && (breachFace.merge?.(both, three) ?? null);
    expect(all && breachFace.narrate(all)).toBe(
      '2 × Grunt and Geek hit Door Policy in C3 for 5 Endurance damage: 1 Endurance left.',
    );
    expect(breachFace.merge?.(one, attack('grunt', 11))).toBeNull();
    // The same pirate may hit it again in the next wave.
    expect(breachFace.merge?.(one, attack('grunt', 2, 2))).toBeNull();
    expect(breachFace.merge?.(attack('grunt', 0), attack('grunt', 0))).toBeNull();
    expect(breachFace.merge?.(one, { kind: 'captured', design: 'geek', room: 'C3', round: 1, wave: 1 })).toBeNull();
  });

  it('says in which waves no pirate could act', () => {
    const passed = (wave: number): Event => ({ kind: 'passed', units: [], wave });
    expect(breachFace.narrate(passed(3))).toBe('Wave 3 passed: no pirate could act.');
    const both = breachFace.merge?.(passed(2), passed(3)) ?? null;
    expect(both && breachFace.narrate(both)).toBe('Waves 2 and 3 passed: no pirate could act.');
    // Those of another round are told apart.
    expect(breachFace.merge?.(passed(3), passed(1))).toBeNull();
    const some: Event = { kind: 'passed', units: [{ design: 'grunt', room: 'C3' }], wave: 3 };
    expect(breachFace.merge?.(passed(2), some)).toBeNull();
    expect([passed(2), some].map((event) => breachFace.weight(event))).toEqual(['usual', 'minor']);
  });

  it('says that the Ship had too little energy to strike', () => {
    expect(breachFace.narrate({ kind: 'held-back', units: [], capacitor: 0 })).toBe(
      'The Ship had too little energy to strike (0 energy left).',
    );
  });

  it('says that the Bridge was held', () => {
    expect(breachFace.narrate({ kind: 'ended', ending: 'bridge-held' })).toBe('The Bridge held to the end.');
  });
});

describe('The end', () => {
  it('uncovers every unit of the A.I., on the map and in words', () => {
    const design = 'polite-notice';
    const { state } = board({ ai: { C1: [design] }, pirates: { A1: ['grunt'] } });
    expect(breachFace.scene(breach.view(state, 'public')).alt).toContain('unseen');
    const { view, secrets, scores } = breachFace.final([AI, PIRATES].map((seat) => breach.view(state, seat)));
    const { name } = AI_DESIGNS[design];
    expect(breachFace.scene(view).alt).toContain(name);
    expect(breachFace.scene(view).alt).not.toContain('unseen');
    expect(JSON.stringify(breachFace.board(view).fields)).toContain(name);
    expect(secrets).toMatchObject([
      { name: 'Units no pirate ever saw', value: expect.stringContaining(name) as string },
    ]);
    expect(scores.rows).toEqual([
      ['1', '–'],
      ['1', '0'],
    ]);
  });
});

describe('The result', () => {
  function resultOf(state: State) {
    const outcome = breach.outcome(state);
    if (!outcome) throw new Error('The game goes on.');
    return breachFace.result(breach.view(state, 'public'), outcome);
  }

  it('names the round of the Pirates’ victory, and what they held', () => {
    const ship = board({ round: 4, captured: ['A3'], pirates: { C1: ['grunt'] } }).capture('grunt', 'C1');
    expect(resultOf(ship.state)).toEqual({
      headline: 'The Pirates win: they captured the Bridge in round 4.',
      details: ['Captured rooms: A3 Port Pumps, C1 Bridge', 'Left aboard: 1 pirate, 0 A.I. units'],
    });
  });

  it('says that the Ship held the Bridge', () => {
    const ship = board({ round: 10, wave: 3, pirates: { C3: ['grunt'] } }).end();
    expect(resultOf(ship.state).headline).toBe('The Ship wins: it held the Bridge for 10 rounds.');
  });
});

describe('The rules reference', () => {
  it('says how to win and what the signs mean, and then follows the order of the rulebook', () => {
    expect(breachFace.rules.map(({ heading }) => heading)).toEqual([
      OVERVIEW,
      'Icon Legend',
      'Board',
      'Breaches',
      'Bridge',
      'Rounds',
      'Set-Up: the Ship',
      'Set-Up: Pirates',
      'Waves: Pirates',
      'Waves: the Ship',
      'Battle',
      'Endurance',
      'Security',
      'Damage',
      'Pirates',
      'Cost',
      'A.I. Units',
      'Crew of the Pirates',
    ]);
  });

  it('lists every design', () => {
    const text = breachFace.rules.map((rule) => rule.text).join('\n');
    for (const { name, quip } of [...Object.values(AI_DESIGNS), ...Object.values(PIRATE_DESIGNS)]) {
      expect(text).toContain(name);
      expect(text).toContain(quip);
    }
  });

  it('fits, rule by rule, into what can be shown of one', () => {
    for (const { text } of breachFace.rules) expect(text.length).toBeLessThanOrEqual(1024);
  });
});
