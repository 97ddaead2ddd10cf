import { describe, expect, it } from 'vitest';
import { idsOf, OVERVIEW, ROOM, type Seat } from '#engine';
import { ALERT_ROWS, LAUNCH } from '../../../src/games/skydock/content/printed.ts';
import { SCHEME_TABLE, type SchemeId } from '../../../src/games/skydock/content/schemes.ts';
import type { Card } from '../../../src/games/skydock/cards/cards.ts';
import { roomAt } from '../../../src/games/skydock/ship/spots.ts';
import { skydock, skydockFace } from '../../../src/games/skydock/index.ts';
import type { Action } from '../../../src/games/skydock/state/actions.ts';
import type { Ending } from '../../../src/games/skydock/state/state.ts';
import { CHARACTER_TABLE } from '../../../src/games/skydock/content/characters.ts';
import { CHARACTER_IDS } from '../../../src/games/skydock/characters/characters.ts';
import { BACKER_TABLE, type BackerId } from '../../../src/games/skydock/content/backers.ts';
import { cardName, withArticle } from '../../../src/games/skydock/face/words/words.ts';
import { field, hints, lines, optionsOf, promptOf } from './speech.ts';
import { at, drawing, firstSpace, newGame, planning, turn, upkeep, type Situation, type World } from './world.ts';

const map = (world: ReturnType<typeof turn>) => skydockFace.board(skydock.view(world.state, 'public')).text.split('\n');

describe('The board in words', () => {
  it('shows the ship bow up, with icons, guards, pirates, corridors and patrol arrows', () => {
    const world = turn({
      pirates: [{ at: 'bridge' }, { at: 'port' }, { at: 'port' }],
      guards: { bridge: { active: 1, stunned: 2 }, engine: 1 },
    });
    expect(map(world).slice(0, 19)).toEqual([
      '            Bridge',
      '            [S+]',
      '            !1z2 R',
      '        ^/            \\v',
      'Laundry                 Galley',
      '[S]                     [S?]',
      '',
      '  |^                   /  |v',
      'Med Bay   --Dock      ->Chart Room',
      '[L]         [?]         [S]',
      'BG',
      '  |^      /               |v',
      'Workshop                Chapel',
      '[L]                     [S]',
      '',
      '        ^\\            /v',
      '            DriftEngine',
      '            [L?+]',
      '            !1',
    ]);
  });

  it('draws the alert within its row, LOCKDOWN and the launch', () => {
    const [first, second] = ALERT_ROWS.map(({ spaces }) => spaces[0]);
    const all = ALERT_ROWS.reduce((sum, { spaces }) => sum + spaces[0], 0);
    const text = map(turn({ pirates: [{}, {}], alert: (first ?? 0) + 1, launch: LAUNCH - 2 })).slice(-3);
    expect(text).toEqual([
      `Alert  [##${'.'.repeat((second ?? 0) - 2)}] level 2/${ALERT_ROWS.length} DC ${ALERT_ROWS[1]?.dc ?? 0}`,
      `Launch [##${'.'.repeat(LAUNCH - 2)}] in ${LAUNCH - 2} rounds`,
      `${all - (first ?? 0) - 1} spaces to LOCKDOWN`,
    ]);
  });

  it('says in the set-up who chooses, where one does after the other', () => {
    const status = ({ state }: World) => skydockFace.status(skydock.view(state, 'public'));
    const world = newGame();
    expect(status(world)).toBe('Setup · Red chooses');
    world.choose({ do: 'character', character: 'doc' }, 0);
    expect(status(world)).toBe('Setup · Blue chooses');
    world.choose({ do: 'character', character: 'vex' }, 1);
    expect([world.asked, status(world)]).toEqual([['backer 0', 'backer 1'], 'Setup']);
    for (const seat of [0, 1]) {
      const [first] = world.hand(seat).dealt;
      if (first !== undefined) world.choose({ do: 'backer', backer: first }, seat);
    }
    const drafting = world.asked[0]?.endsWith('0') ? 'Red' : 'Blue';
    expect(status(world)).toBe(`Setup · ${drafting} chooses`);
  });

  it('is at most 34 columns wide', () => {
    const world = turn({
      pirates: [{}, {}, {}, {}],
      rooms: { starboard: 'server' },
      guards: { dock: { active: 9, stunned: 5 } },
    });
    expect(Math.max(...map(world).map((line) => line.length))).toBeLessThanOrEqual(34);
  });

  it('tells everybody glory, hand sizes, abilities and markers, and no card', () => {
    const world = turn({
      pirates: [{ glory: 4, scheme: ['nudge'], loot: ['crowbar'], assigned: [1], marks: [0, 1] }, {}],
    });
    const red = field(world, 'Red');
    expect(red).toContain('Glory 4 · 1 scheme card, 1 loot card');
    expect(red).toContain('Move 1 ●, Interact 1 ● ✕, Scheme 1,');
    expect(red).not.toContain('Nudge');
  });

  it('shows a request for help, and who may still answer', () => {
    const world = turn({
      objectives: ['log-our-side', 'steal-the-recipe', 'see-the-sights'],
      pirates: [
        { scheme: ['uniform', 'crawlspace', 'loose-bolts'] },
        { scheme: ['deck-plans'] },
        { scheme: ['nudge'] },
      ],
    });
    world.use('interact').choose({ do: 'ask', objective: 1, symbol: 'chart' });
    expect(field(world, 'Now')).toBe(
      'Red asks for a **Chart** to complete **Steal the Soup Recipe**. Blue and Green may still answer.',
    );
    const everybody = skydock.view(world.state, 'public');
    expect(skydockFace.task(everybody, 'help')).toBe('answer Red’s request for help with Steal the Soup Recipe');
    world.choose({ do: 'refuse' }, 1);
    expect(field(world, 'Now')).toContain('Blue refused; Green may still answer');
    expect(promptOf(world, 'offer')).toContain(
      'Blue refused; Green may still answer. Wait for an answer, or withdraw the request?',
    );
    expect(promptOf(world, 'help', 2)).toContain(
      'You can’t help: none of your cards has a Chart or a Wild (a helper can’t pay with two cards for one symbol)',
    );
    world.choose({ do: 'refuse' }, 2);
    expect(world.asked).not.toContain('offer 0');
  });

  it('tells a helper what both get instead of the glory, also one who has completed the objective', () => {
    const asked = (done: readonly (readonly Seat[])[]) => {
      const world = turn({
        objectives: ['log-our-side', 'steal-the-recipe', 'see-the-sights'],
        done,
        pirates: [{ scheme: ['uniform', 'crawlspace', 'loose-bolts'] }, { scheme: ['deck-plans'] }],
      });
      return promptOf(world.use('interact').choose({ do: 'ask', objective: 1, symbol: 'chart' }), 'help', 1);
    };
    expect(asked([])).toMatch(/you both complete the objective, but without its \d glory; each of you draws/);
    expect(asked([[], [1]])).toMatch(
      /You have already completed it[.] .* each of you draws .*, and Red gets none of its \d glory[.]$/,
    );
  });

  it('tells of a helper who has completed the objective before as helping alone', () => {
    const completed = (isBoth: boolean) =>
      skydockFace.narrate({ kind: 'completed', seat: 0, helper: 1, objective: 'steal-the-recipe', isBoth });
    expect(completed(true)).toBe('Red and Blue complete **Steal the Soup Recipe** together (for support, not glory)!');
    expect(completed(false)).toBe('Red completes **Steal the Soup Recipe** with help from Blue!');
  });

  it('does not count on a player who has no scheme card', () => {
    const world = turn({
      objectives: ['log-our-side', 'steal-the-recipe', 'see-the-sights'],
      pirates: [{ scheme: ['uniform', 'crawlspace', 'loose-bolts'] }, {}, { scheme: ['nudge'] }],
    });
    world.use('interact').choose({ do: 'ask', objective: 1, symbol: 'chart' });
    expect(promptOf(world, 'offer')).toContain('Green may still answer.');
    expect(promptOf(world, 'offer')).not.toContain('Blue');
  });
});

describe('The panel', () => {
  it('shows one’s board row by row with D20 numbers, and where markers are planned', () => {
    const world = planning({ pirates: [{ character: 'doc', abilities: ['move', null, null, null, 'heal'] }, {}] });
    expect(field(world, 'Your board', 0)).toContain('Row 1: `1–2` Move 1 · `3–4` empty · `5–6` empty · `7–8` empty');
    expect(field(world, 'Your board', 0)).toContain('Row 2: `9–10` Heal 1');
  });

  it('shows the cards of the hand with edge and text, and which are armed', () => {
    const hand = field(turn({ pirates: [{ scheme: ['loyal-crew'], armed: ['nudge'] }, {}] }), 'Your hand', 0);
    expect(hand).toContain('**Loyal Crew** (Wild): You and each other pirate here draw 1 scheme card.');
    expect(hand).toContain('**Friendly Nudge** (Armed) (Mask)');
  });

  it('shows the backer, whether its wish is met so far, and the values of support tokens', () => {
    const world = turn({
      pirates: [
        { backer: 'collector', loot: ['crowbar', 'lockbox', 'petty-cash', 'company-pen'], support: [2, 3] },
        {},
      ],
    });
    expect(field(world, 'Secret', 0)).toContain('A Discreet Collector');
    expect(field(world, 'Secret', 0)).toContain('So far: 4 of 4, met for now');
    expect(field(world, 'Secret', 0)).toContain('2 support tokens, worth 2 + 3');
    const courier = turn({ pirates: [{ backer: 'courier', achievements: { visit: 8, sneak: 2 } }, {}] });
    expect(field(courier, 'Secret', 0)).toContain('So far: 8 of 8, 2 of 4, not met yet');
    const queue = turn({ pirates: [{ backer: 'queue', achievements: { claim: 5, fail: 1 } }, {}] });
    expect(field(queue, 'Secret', 0)).toContain('So far: 5 of 5, 1 of at most 5, met for now');
  });
});

describe('A turn in words', () => {
  it('tells of each room that a Move leads to whether its guards are stunned', () => {
    const guards = { port: 1, starboard: { active: 0, stunned: 1 }, 'bow-port': { active: 1, stunned: 2 } };
    const world = turn({ pirates: [{}, {}], guards }).use('move');
    const said = Object.values(hints(world, 'move')).join('\n');
    for (const text of ['1 guard there now', '1 stunned guard there now', '3 guards (2 stunned) there now'])
      expect(said).toContain(text);
  });

  it('says what skipping does for the first player token: claim it, for one’s backer too, or nothing once it is claimed', () => {
    const skip = (situation: Situation) => hints(turn(situation), 'turn')['Skip…'];
    expect(skip({ pirates: [{ backer: 'queue' }, {}] })).toBe(
      'Do nothing; you go first next round. Counts towards your backer',
    );
    expect(skip({ pirates: [{ backer: 'courier' }, {}] })).toBe('Do nothing; you go first next round');
    const claimed = (holder: Seat) => skip({ pirates: [{}, {}], first: { holder, claimed: true } });
    expect([claimed(0), claimed(1)]).toEqual(['Do nothing', 'Do nothing (Blue already goes first next round)']);
  });

  it('says of each marker what it would do here, and why not', () => {
    const world = turn({ pirates: [{ at: 'bow-port', assigned: [5] }, {}] });
    const said = hints(world, 'turn');
    expect(said['Use Scheme 1']).toBe('Draw 1 scheme card.');
    expect(said['Use Loot 1']).toBeUndefined();
    expect(said['Skip…']).toBe('Do nothing; you go first next round');
    expect(promptOf(world, 'turn')).toMatch(
      /^Which ability do you use[?] You are in the Laundry [(]no guards[)][.] Can’t be used now: .*Loot 1 [(]no loot icon[)]; Attack 1 [(]no guard[)].*Heal 1 [(]neutralized[)]/,
    );
  });

  it('says why an Interact has nothing to do, once for all Interacts', () => {
    const world = turn({ pirates: [{ at: 'bow-port', abilities: ['move', 'interact', 'interact 3'] }, {}] });
    expect(promptOf(world, 'turn')).toContain(
      'Interact 1 and Interact 3 (Change Clothes would do nothing now, and no objective can be completed here)',
    );
    // Everybody sees that nothing can be completed, and only its player which objective the cards would pay for.
    const short = turn({
      objectives: ['see-the-sights', 'empty-the-lockers', 'fill-the-cargo-net'],
      track: [
        [2, 0],
        [0, 0],
        [0, 0],
      ],
      pirates: [{ abilities: ['interact'], scheme: ['deck-plans', 'crawlspace'] }, {}],
    });
    expect(promptOf(short, 'turn')).toContain(
      'no objective can be completed here: See the Sights (not yet: track 2/5) and Empty the Lockers (not yet: track 0/2))',
    );
  });

  it('says that the turn stays open, once its player keeps it open', () => {
    const world = turn({ pirates: [{ loot: ['crowbar'] }, {}] });
    expect(promptOf(world, 'turn')).not.toContain('stays open');
    expect(promptOf(world.stay(), 'turn')).toContain('Your turn stays open after your action');
  });

  it('gives the odds of an attack before it is made, guards and bonus counted', () => {
    const world = turn({ guards: { dock: 1 }, pirates: [{ abilities: ['attack 2'] }, {}] });
    expect(hints(world, 'turn')['Use Attack 2 (Roll)']).toBe(
      'Physical DC 9 with −2 (guards) +2 (bonus), so roll 9+ on the D20 (60%); then +2 per scheme card you add. ' +
        'Knock it out (+1 loot card) or airlock it (+2 glory).',
    );
  });

  it('warns that a bonus for this turn is lost with the action that brings it, unless the turn is kept open', () => {
    const world = turn({
      rooms: { port: 'armoury' },
      pirates: [{ at: 'port', abilities: ['interact'], loot: ['crowbar'] }, {}],
    });
    const said = 'Ends your turn, unless you keep it open first';
    expect(hints(world, 'turn')['Use Interact 1']).toContain(said);
    expect(hints(world.stay(), 'turn')['Use Interact 1']).not.toContain(said);
  });

  it('says that the loot is kept whatever is rolled, and what the roll decides', () => {
    const world = turn({ rooms: { port: 'morgue' }, pirates: [{ at: 'port', abilities: ['loot'] }, {}] });
    expect(hints(world, 'turn')['Use Loot 1']).toBe(
      'Draw 1 loot card. You keep it, but a guard comes unless you pass: technical DC 9, so roll 9+ on the D20 (60%); then +2 per scheme card you add',
    );
  });

  it('says beside Move whether the guards here notice the pirate', () => {
    const said = (character: 'marrow' | 'quill', guards: number) =>
      hints(turn({ guards: { dock: guards }, pirates: [{ character, abilities: ['move'] }, {}] }), 'turn')[
        'Use Move 1'
      ];
    expect(said('marrow', 1)).toBe('Move up to 2 rooms. The guard here notices you leave');
    expect(said('marrow', 0)).toBe('Move up to 2 rooms.');
    expect(said('quill', 1)).toBe('Move up to 2 rooms.');
    expect(said('quill', 2)).toContain('notice you');
    const quiet = turn({ guards: { dock: 2 }, pirates: [{ character: 'marrow', abilities: ['move 4'] }, {}] });
    expect(hints(quiet, 'turn')['Use Move 4']).toBe('Move up to 4 rooms. Guards do not notice you leave.');
  });

  it('says what a second marker on an ability brings, and that a neutralized one has to be freed', () => {
    const again = planning({ pirates: [{ loot: ['double-shift'] }, {}] }).choose({ do: 'lock' }, 0);
    const again2 = again.choose({ do: 'unlock' }, 0);
    expect(hints(again2, 'hand')['Double Shift: Marker on Move 1']).toBe('You can use it twice this round');
    const extra = planning({ pirates: [{ loot: ['spare-cell'], assigned: [3] }, {}] }).choose({ do: 'lock' }, 0);
    const extra2 = hints(extra.choose({ do: 'unlock' }, 0), 'hand');
    expect(extra2['Spare Cell: Marker on Loot 1']).toBe(
      'Neutralized: you can use it only if a Heal, a card or a room frees it first',
    );
    expect(extra2['Spare Cell: Marker on Attack 1']).toBe('You can use it this round in addition to 4 others');
  });

  it('tells what an Interact brings, with its odds, where there is nothing but the room to use', () => {
    const there = { pirates: [{ at: 'port', abilities: ['interact'] }, {}] } as const;
    const vault = turn({ ...there, rooms: { port: 'vault' } });
    expect(hints(vault, 'turn')['Use Interact 1 (Roll)']).toMatch(
      /^Crack It: technical DC 9.*, so roll \d+[+] on the D20/,
    );
    const bunks = turn({ ...there, rooms: { port: 'bunks' } });
    expect(hints(bunks, 'turn')['Use Interact 1']).toMatch(/^Forty Winks: Flip your assigned/);
  });

  it('says which track the use of a room advances, until it is finished', () => {
    const at = (space: number) =>
      turn({
        objectives: ['rewire-everything', 'log-our-side', 'win-the-arm-wrestling'],
        track: [[space, 0], [], []],
        pirates: [{ at: 'port', abilities: ['interact'], scheme: [] }, {}],
        rooms: { port: 'bunks' },
      });
    expect(hints(at(1), 'turn')['Use Interact 1']).toMatch(/ · Advances Rewire Everything$/);
    expect(hints(at(2), 'turn')['Use Interact 1']).not.toContain('Advances');
  });

  it('warns of a crowd where one more guard would cost an ability', () => {
    const tipsAt = (guards: number) => {
      const world = turn({ pirates: [{ at: 'port' }, {}], guards: { port: guards } });
      return skydockFace.tips(skydock.view(world.state, 0), world.question('turn')).map(({ key }) => key);
    };
    expect(tipsAt(1)).not.toContain('crowd');
    expect(tipsAt(2).slice(0, 2)).toEqual(['crowd', 'guard']);
  });

  it('tells at the first plan what a loot card can do for an ability', () => {
    const keys = (loot: readonly 'crowbar'[]) => {
      const world = planning({ pirates: [{ loot }, {}] });
      return skydockFace.tips(skydock.view(world.state, 0), world.question('place')).map(({ key }) => key);
    };
    expect(keys(['crowbar'])).toEqual(['upgrade', 'marker']);
    expect(keys([])).toEqual(['marker']);
  });

  it('weighs the cards that the reader draws less than glory, and those of others least', () => {
    const drew = { kind: 'drew', seat: 0, deck: 'scheme', count: 1 } as const;
    const [card] = planning({ pirates: [{ scheme: ['nudge'] }, {}] }).state.hidden.hands[0]?.scheme ?? [];
    expect(card).toBeDefined();
    expect(skydockFace.weight({ ...drew, cards: card ? [card] : [] })).toBe('usual');
    expect(skydockFace.weight({ ...drew, cards: null })).toBe('minor');
  });

  it('weighs the ability that a failure costs like the failure', () => {
    const lost = { kind: 'neutralized', seat: 0, ability: 'move', roll: 3, how: 'rolled' } as const;
    expect(skydockFace.weight(lost)).toBe('score');
  });

  it('says that too many guards cost an ability', () => {
    const lost = { kind: 'neutralized', seat: 2, ability: 'scheme', roll: 4, crowd: true } as const;
    expect(skydockFace.narrate({ ...lost, how: 'rolled' })).toBe(
      'Green has **Scheme neutralized**: too many guards (rolled a 4).',
    );
    expect(skydockFace.narrate({ ...lost, how: 'chosen' })).toBe(
      'Green has **Scheme neutralized**: too many guards (rolled a 4, which hits no working ability, so Green chose it).',
    );
  });

  it('weighs a Heal by somebody else like the glory it brings them', () => {
    const recovered = { kind: 'recovered', seat: 0, ability: 'move', how: 'heal' } as const;
    expect([0, 1].map((by) => skydockFace.weight({ ...recovered, by }))).toEqual(['minor', 'score']);
  });

  it('weighs an ability that works again after the upkeep like a move', () => {
    const recovered = { kind: 'recovered', seat: 0, by: 0, ability: 'move', how: 'rest' } as const;
    expect(skydockFace.weight(recovered)).toBe('usual');
  });

  it('weighs a new alert level before rolls, and rolls before what else happens, but for a patrol that is evaded at no cost', () => {
    const modifiers = { stat: 1, guards: -2, bonus: 0, cards: 0 };
    const rolled = { seat: 0, stat: 'mental', roll: 17, total: 16, dc: 10, passed: true, modifiers } as const;
    const challenge = { kind: 'challenge', room: 'vault', ...rolled } as const;
    expect(skydockFace.weight({ ...challenge, cause: { from: 'patrol' } })).toBe('minor');
    expect(skydockFace.weight({ ...challenge, passed: false, cause: { from: 'patrol' } })).toBe('score');
    const paid = { ...challenge, modifiers: { ...modifiers, cards: 2 } };
    expect(skydockFace.weight({ ...paid, cause: { from: 'patrol' } })).toBe('score');
    expect(skydockFace.weight({ ...challenge, cause: { from: 'room', id: 'bridge' } })).toBe('score');
    expect(
      skydockFace.weight({ kind: 'moved', seat: 0, from: 'dock', path: ['port'], room: 'vault', through: [] }),
    ).toBe('usual');
    const track = { kind: 'track', seat: 0, objective: 'free-the-prisoners', of: 2 } as const;
    expect([1, 2].map((space) => skydockFace.weight({ ...track, space }))).toEqual(['usual', 'score']);
    const alert = { kind: 'alert', by: 1, level: 1, space: 1, spaces: 5 } as const;
    expect([skydockFace.weight({ ...alert, rose: true }), skydockFace.weight({ ...alert, rose: false })]).toEqual([
      'major',
      'score',
    ]);
  });

  it('never promises what a 1 or a 20 would break', () => {
    const easy = turn({
      guards: { dock: { active: 0, stunned: 1 } },
      pirates: [{ abilities: ['attack 4'], character: 'tilly' }, {}],
      options: { stats: 'on' },
    });
    expect(hints(easy, 'turn')['Use Attack 4 (Roll)']).toContain('roll 2+ on the D20 (95%)');
    const hard = turn({ guards: { dock: 9 }, pirates: [{ abilities: ['attack'] }, {}] });
    expect(hints(hard, 'turn')['Use Attack 1 (Roll)']).toMatch(
      /with −\d+ [(]guards[)], so roll 20[+] on the D20 [(]5%[)]/,
    );
  });

  it('offers the uses that a card has while the round is planned, each with its outcome', () => {
    const world = planning({ pirates: [{ scheme: ['nudge', 'uniform'], loot: ['snack-crate'] }, {}] });
    const said = hints(world, 'hand');
    const [arm, ...improving] = Object.keys(said);
    expect(arm).toBe('Arm Friendly Nudge');
    expect(improving).toEqual(['Snack Crate: Upgrade to Heal 2', 'Snack Crate: Gain Heal in Row 2 (13–14)']);
    world.card('snack-crate', { do: 'gain', ability: 'heal', slot: 6 });
    expect(Object.keys(hints(world, 'hand'))).toContain('Cancel Snack Crate (Planned: Gain Heal in Row 2)');
  });

  it('says at the end of a plan which loot it does not use', () => {
    const world = planning({ pirates: [{ loot: ['snack-crate', 'crowbar'] }, {}] });
    world.choose({ do: 'lock' }, 0).choose({ do: 'unlock' }, 0);
    expect(promptOf(world, 'lock', 0)).toMatch(
      /[?] You still hold 2 loot cards that the plan does not use [(]Change My Plan[)]$/,
    );
    world.card('snack-crate', { do: 'gain', ability: 'heal', slot: 6 });
    expect(promptOf(world, 'lock', 0)).toContain('You still hold 1 loot card that');
  });

  it('says of a room where there would be too many guards at the end of the round what they cost', () => {
    const to = (room: string, guards: NonNullable<Situation['guards']>) =>
      hints(turn({ guards, pirates: [{ at: 'dock' }, {}] }).use('move'), 'move')[room];
    // The Bridge is a guard post: one more comes.
    expect(to('Bridge', { bridge: 2 })).toContain(
      'Unless some leave, 3 or more guards at the end of the round neutralize an ability',
    );
    expect(to('Bridge', { bridge: 1 })).not.toContain('an ability');
    // Those of the Med Bay may come.
    expect(to('Laundry', { port: 3 })).toContain('Up to 3 guards at the end of the round could neutralize an ability');
  });

  it('counts the guard of a guard post with those that may come', () => {
    const to = (guards: NonNullable<Situation['guards']>) =>
      hints(turn({ guards, pirates: [{ at: 'dock' }, {}] }).use('move'), 'move').Bridge;
    expect(to({ 'bow-port': 1 })).toMatch(/^1 to 2 guards come at the end of the round/);
    // Of the post alone, the question tells.
    expect(to({})).not.toContain('guard');
  });

  it('tells on the last turn which guards there will be at the end of the round', () => {
    const asked = (
      guards: NonNullable<Situation['guards']>,
      marks: readonly number[],
      at: 'bridge' | 'port' = 'bridge',
    ) => turn({ guards, pirates: [{ at, marks, abilities: ['move', 'interact'] }, {}] });
    const prompt = (...given: Parameters<typeof asked>) => promptOf(asked(...given), 'turn');
    expect(prompt({}, [0])).toContain('. At the end of the round, 1 guard comes here');
    expect(prompt({ 'bow-port': 1 }, [0])).toContain('. At the end of the round, 1 to 2 guards come here');
    expect(prompt({ bridge: 2 }, [0])).toContain(
      '. Unless some leave, 3 or more guards at the end of the round neutralize an ability',
    );
    expect(prompt({}, [0], 'port')).not.toContain('end of the round');
    expect(prompt({}, [0, 1])).not.toContain('end of the round');
  });

  it('says of staying which guards there will be at the end of the round, as of every other room', () => {
    const stay = (guards: NonNullable<Situation['guards']>) =>
      hints(turn({ guards, pirates: [{ at: 'starboard' }, { at: 'engine' }] }).use('move'), 'move')['Stay Here'];
    expect(stay({})).toBeUndefined();
    expect(stay({ starboard: 1 })).toBe('1 guard here now');
    expect(stay({ dock: 2 })).toBe('2 guards may come at the end of the round');
    expect(stay({ starboard: 3 })).toBe(
      'Unless some leave, 3 or more guards at the end of the round neutralize an ability · 3 guards here now',
    );
  });

  it('says which guards are in the room of a turn, of which its panel has no map', () => {
    expect(promptOf(turn({ guards: { dock: 1 } }), 'turn')).toContain('You are at the Dock with 1 guard');
    expect(promptOf(turn({}), 'turn')).toContain('You are at the Dock (no guards)');
  });

  it('says what a card of another adds to all challenges of the turn', () => {
    const world = turn({ pirates: [{}, { scheme: ['nudge'] }] });
    expect(promptOf(world, 'turn')).not.toContain('challenges this turn');
    world.card('nudge', { do: 'play' }, 1);
    expect(promptOf(world, 'turn')).toContain('. You get +3 to challenges this turn. ');
  });

  it('says that getting away with the loot advances a track, where cards are added to the roll', () => {
    const world = turn({
      objectives: ['empty-the-lockers', 'log-our-side', 'win-the-arm-wrestling'],
      rooms: { port: 'morgue' },
      pirates: [{ at: 'port', abilities: ['loot'], scheme: ['uniform'] }, {}],
      dice: [8],
    });
    world.use('loot').choose({ do: 'roll' });
    expect(promptOf(world, 'boost')).toContain(
      'You keep the loot either way. Pass: advance on Empty the Lockers. Fail: a guard is placed in the Morgue.',
    );
  });

  it('names the marker for a neutralized ability where too few others work', () => {
    const world = planning({ pirates: [{ abilities: ['move', 'heal', 'loot', 'scheme'], assigned: [1] }, {}] });
    expect(promptOf(world, 'place', 0)).toContain(
      'Only 3 of yours work. A marker on a neutralized one can be spent to skip, or used if a Heal, a card or a room frees it',
    );
  });

  it('says of a way only in what it differs from others, guards passed and new rooms; icons once for all ways', () => {
    const world = turn({ guards: { dock: 1, port: 2 }, pirates: [{ at: 'dock' }, {}] }).use('move');
    expect(promptOf(world, 'move')).toBe(
      'Where do you go? You can move up to 2 rooms. Rooms on the map – scheme icon: 1, 2, 3, 6, 9; loot icon: 4, 7, 8; ' +
        'random encounter: 3, 8; guard post (ending the round there adds 1 guard): 2, 8',
    );
    const said = hints(world, 'move');
    expect(said['Chart Room']).toBe('A guard at the Dock notices you · 1 room new to you');
    expect(said.Galley).toBe('A guard at the Dock notices you · 1 room new to you');
    expect(said.Laundry).toBe(
      'Guards in the Med Bay notice you · 2 guards may come at the end of the round · 2 rooms new to you',
    );
    expect(said['Stay Here']).toBe('1 guard here now');
    const back = Object.entries(said).find(([label]) => label.startsWith('Back to the Dock'));
    expect(back?.[1]).toContain('Random encounter');
  });

  it('says of a way whether it counts as leaving guards behind, and once where each does', () => {
    const bluff = { objectives: ['bluff-the-admiral', 'log-our-side', 'win-the-arm-wrestling'] } as const;
    const from = turn({ ...bluff, guards: { dock: 1 }, pirates: [{ at: 'dock' }, {}] }).use('move');
    expect(promptOf(from, 'move')).toContain(
      'A guard at the Dock notices you when you leave. Leaving counts towards Bluff the Admiral',
    );
    expect(Object.values(hints(from, 'move')).join()).not.toContain('Bluff the Admiral');
    const past = turn({ ...bluff, guards: { port: 1 }, pirates: [{ at: 'dock' }, {}] }).use('move');
    expect(promptOf(past, 'move')).not.toContain('Bluff the Admiral');
    expect(hints(past, 'move').Laundry).toContain('Leaving counts towards Bluff the Admiral');
  });

  it('counts new rooms only as long as they advance a track, or the backer wishes for them', () => {
    const said = (done: number[]) =>
      Object.values(
        hints(turn({ done: [[], [], done], pirates: [{ at: 'dock', backer: 'union' }, {}] }).use('move'), 'move'),
      ).join();
    expect(said([1])).toContain('room new to you');
    expect(said([0])).not.toContain('new to you');
  });

  it('numbers a room alike wherever the pirate is', () => {
    const signsFrom = (spot: 'dock' | 'bridge') =>
      new Map(
        optionsOf(turn({ pirates: [{ at: spot }, {}] }).use('move'), 'move').map(({ label, sign }) => [label, sign]),
      );
    expect(signsFrom('dock').get('Galley')).toBe('3');
    expect(signsFrom('bridge').get('Galley')).toBe('3');
    expect(signsFrom('dock').get('Laundry')).toBe('1');
  });

  it('says once which guards notice a Move, where they do whichever way it goes', () => {
    const world = turn({ guards: { dock: 1 }, pirates: [{ at: 'dock' }, {}] }).use('move');
    expect(promptOf(world, 'move')).toMatch(
      /2 rooms[.] A guard at the Dock notices you when you leave[.] Rooms on the map/,
    );
    expect(Object.values(hints(world, 'move')).join()).not.toContain('notice');
  });

  it.each(['move', 'move 2', 'move 3', 'move 4'] as const)(
    'offers at most ten ways of %s at first sight, and all others under More Ways',
    (ability) => {
      const world = turn({ guards: { starboard: 1 }, pirates: [{ at: 'dock', abilities: [ability] }, {}] }).use('move');
      const faces = optionsOf(world, 'move');
      const ways = faces.filter(({ tone, sign }) => ['choice', 'idle'].includes(tone) && sign !== undefined);
      const first = ways.filter(({ group }) => group === undefined);
      expect(new Set(faces.map(({ label }) => label)).size).toBe(faces.length);
      expect(first.length).toBeLessThanOrEqual(10);
      expect(first.filter(({ label }) => label.startsWith('Back to'))).toEqual([]);
      // A panel shows idle choices after all others.
      for (const { label, tone } of ways) expect(tone).toBe(label.startsWith('Back to') ? 'idle' : 'choice');
      expect(new Set(ways.flatMap(({ group }) => group ?? []))).toEqual(new Set(['More Ways']));
      // Every room that can be reached is one press away.
      const here = ways.filter(({ label }) => label.startsWith('Back to')).map(({ sign }) => sign);
      const rooms = new Set(ways.map(({ sign }) => sign).filter((sign) => !here.includes(sign)));
      expect(new Set(first.map(({ sign }) => sign))).toEqual(rooms);
    },
  );

  it('reads each way of a long Move as often as each of a short one', () => {
    const readsPerWay = (ability: 'move' | 'move 4') => {
      const world = turn({ guards: { starboard: 1 }, pirates: [{ at: 'dock', abilities: [ability] }, {}] }).use('move');
      const decision = world.question('move');
      let reads = 0;
      const read = (target: Action, key: string | symbol): unknown => {
        reads++;
        return Reflect.get(target, key);
      };
      const options = decision.options.map((option) => new Proxy(option, { get: read }));
      skydockFace.options(skydock.view(world.state, decision.seat), { ...decision, options });
      return reads / options.length;
    };
    expect(readsPerWay('move 4')).toBeLessThan(readsPerWay('move') * 1.1);
  });

  it('offers a longer way at first sight where it avoids guards, or enters more new rooms while they count', () => {
    const toDock = (guards: NonNullable<Situation['guards']>, visited: readonly Seat[]) => {
      const pirates = [{ at: 'bow-port', abilities: ['move 3'] }, {}] as const;
      const world = turn({ guards, done: [[], [], visited], pirates }).use('move');
      return optionsOf(world, 'move').filter(({ label, group }) => label.startsWith('Dock') && group === undefined);
    };
    const safer = toDock({ port: 1 }, [0]);
    expect(safer.map(({ label }) => label).slice(0, 2)).toEqual(['Dock via Med Bay', 'Dock via Bridge, Galley']);
    expect(new Set(safer.map(({ sign }) => sign)).size).toBe(1);
    expect(toDock({}, []).map(({ label }) => label)).toEqual(['Dock via Bridge, Laundry, Med Bay']);
  });

  it('tells two abilities alike apart by their D20 numbers', () => {
    const world = turn({ pirates: [{ character: 'doc', abilities: ['move', 'move', 'move 2'] }, {}] });
    expect(optionsOf(world, 'turn').map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Use Move 1 (1–2)', 'Use Move 1 (3–4)', 'Use Move 2']),
    );
  });

  it('names the objectives within reach, alone or with help', () => {
    const objectives = ['steal-the-recipe', 'log-our-side', 'see-the-sights'] as const;
    const hint = (...scheme: readonly SchemeId[]) =>
      hints(turn({ objectives, pirates: [{ scheme }, { scheme: ['nudge'] }] }), 'turn')['Use Interact 1'];
    expect(hint('uniform', 'crawlspace', 'loose-bolts', 'deck-plans')).toMatch(/^Steal the Soup Recipe( ·|$)/);
    expect(hint('uniform', 'crawlspace', 'loose-bolts')).toMatch(/^Steal the Soup Recipe [(]needs help[)]/);
  });

  it('does not name the action of a room that would do nothing now', () => {
    const hint = (assigned: readonly number[]) =>
      hints(
        turn({
          rooms: { port: 'bunks' },
          objectives: ['steal-the-recipe', 'log-our-side', 'see-the-sights'],
          first: { holder: 1, claimed: true },
          pirates: [{ at: 'port', assigned, scheme: ['uniform', 'crawlspace', 'loose-bolts', 'deck-plans'] }, {}],
        }),
        'turn',
      )['Use Interact 1'];
    expect(hint([0])).toContain('Flip your assigned neutralization tokens');
    expect(hint([])).toMatch(/^Steal the Soup Recipe/);
    expect(hint([])).not.toContain('Flip');
  });

  it('says in short what the room brings where an objective can be completed as well', () => {
    const hint = (room: 'server' | 'charts' | 'chapel') =>
      hints(
        turn({
          rooms: { port: room },
          objectives: ['steal-the-recipe', 'log-our-side', 'see-the-sights'],
          pirates: [{ at: 'port', glory: 5, scheme: ['uniform', 'crawlspace', 'loose-bolts', 'deck-plans'] }, {}],
        }),
        'turn',
      )['Use Interact 1'];
    expect(hint('server')).toMatch(
      /^Steal the Soup Recipe · Roll \d+[+] to look at 4 scheme cards and keep one, and gain 1 glory( ·|$)/,
    );
    expect(hint('charts')).toMatch(
      / · Roll \d+[+] to advance one space on the track of an objective, or draw 2 scheme cards( ·|$)/,
    );
    expect(hint('chapel')).toMatch(/ · Lose 2 glory to draw a support token( ·|$)/);
  });

  it('says of an objective that could be paid for how far its track is, instead of offering it', () => {
    const said = (space: number, ...scheme: readonly SchemeId[]) =>
      hints(
        turn({
          objectives: ['see-the-sights', 'log-our-side', 'win-the-arm-wrestling'],
          track: [[space, 0], [], []],
          pirates: [{ scheme }, {}],
        }),
        'turn',
      )['Use Interact 1'];
    const cards = ['uniform', 'crawlspace', 'loose-bolts', 'deck-plans'] as const;
    expect(said(3, ...cards)).toContain('See the Sights (not yet: track 3/5)');
    expect(said(5, ...cards)).not.toContain('not yet');
  });

  it('warns asker and helper whose backers want objectives without help, where it would be news to the helper', () => {
    const asked = (asker: BackerId, helper: BackerId, done: number[] = []) => {
      const world = turn({
        objectives: ['win-the-arm-wrestling', 'log-our-side', 'see-the-sights'],
        done: [done],
        pirates: [
          { at: 'bridge', scheme: ['loose-bolts'], backer: asker },
          { scheme: ['uniform'], backer: helper },
        ],
      }).use('interact');
      const ask = hints(world, 'interact')['Ask for a Mask: Win the Arm-Wrestling'];
      world.choose({ do: 'ask', objective: 0, symbol: 'mask' });
      return [ask, ...Object.values(hints(world, 'help', 1))];
    };
    const warning = 'Your backer ignores shared objectives';
    const warned = (hints: readonly (string | undefined)[]) => hints.slice(0, 2).map((hint) => hint?.includes(warning));
    expect(warned(asked('auditors', 'wrestling'))).toEqual([true, false]);
    expect(warned(asked('wrestling', 'auditors'))).toEqual([false, true]);
    // One objective together with another pirate is what that one wants.
    expect(warned(asked('union', 'union'))).toEqual([false, false]);
    expect(asked('wrestling', 'auditors', [1])[1]).not.toContain(warning);
  });

  it('names the room’s action with its odds, and objectives with glory, price and odds', () => {
    const world = turn({
      objectives: ['win-the-arm-wrestling', 'log-our-side', 'see-the-sights'],
      pirates: [{ at: 'bridge', scheme: ['loose-bolts', 'uniform'] }, {}],
    }).use('interact');
    const said = hints(world, 'interact');
    const poor = turn({
      objectives: ['win-the-arm-wrestling', 'log-our-side', 'see-the-sights'],
      pirates: [{ at: 'bridge', scheme: ['loose-bolts', 'crawlspace', 'deck-plans'] }, { scheme: ['nudge'] }],
    }).use('interact');
    // Known before the roll.
    expect(hints(poor, 'interact')['Complete Win the Arm-Wrestling']).toMatch(
      /^5 glory for Wrench [+] Mask \(you lack 1 symbol: pay any two scheme cards\); roll \d+[+] \(\d+%\); physical DC 12/,
    );
    expect(hints(poor, 'interact')['Ask for a Mask: Win the Arm-Wrestling']).toMatch(
      /^If somebody helps and you roll \d+[+] \(\d+%\), you both complete it and gain no glory, but each draw .*[.] Everybody sees the request$/,
    );
    expect(said['Use the Bridge']).toBe(
      'Fake the All-Clear: mental DC 9, so roll 9+ on the D20 (60%); then +2 per scheme card you add',
    );
    expect(said['Complete Win the Arm-Wrestling']).toBe(
      '5 glory for Wrench + Mask; roll 12+ (45%); physical DC 12; you pay only if you pass; +2 per scheme card you add',
    );
    const main = optionsOf(world, 'interact').filter(({ tone }) => tone === 'main');
    expect(main.map(({ label }) => label)).toEqual(['Complete Win the Arm-Wrestling']);
  });

  it('names of two cards alike that were drawn how many they are', () => {
    const top = { loot: ['crowbar', 'crowbar', 'petty-cash', 'snack-crate'] } as const;
    const world = turn({ pirates: [{ loot: ['lockbox'] }, {}], top }).play('lockbox');
    expect(optionsOf(world, 'sift').map(({ label }) => label)).toEqual([
      'Keep Crowbar (2 drawn)',
      'Keep Petty Cash',
      'Keep Snack Crate',
    ]);
  });

  it('counts the abilities of one kind that a pirate would have', () => {
    const world = newGame()
      .choose({ do: 'character', character: 'quill' })
      .choose({ do: 'character', character: 'vex' });
    for (const seat of [0, 1]) {
      const [backer] = world.hand(seat).dealt;
      if (backer !== undefined) world.choose({ do: 'backer', backer }, seat);
    }
    const seen: string[] = [];
    while (world.asked.some((asked) => asked.startsWith('ability'))) {
      const { seat } = world.question('ability');
      if (seat === 0) seen.push(hints(world, 'ability')['Start with Move'] ?? '');
      world.choose({ do: 'ability', ability: seat === 0 ? 'move' : 'attack' });
    }
    expect(seen.map((hint) => /^A (second|third) Move/.exec(hint)?.[1])).toEqual(['second', 'third']);
  });

  it('suggests an objective without a roll before one with a roll', () => {
    const world = turn({
      objectives: ['win-the-arm-wrestling', 'steal-the-recipe', 'see-the-sights'],
      pirates: [{ at: 'bridge', scheme: ['loose-bolts', 'uniform', 'crawlspace', 'deck-plans', 'master-plan'] }, {}],
    }).use('interact');
    const objectives = optionsOf(world, 'interact').filter(({ label }) => label.startsWith('Complete '));
    expect(objectives.map(({ label, tone }) => [label, tone])).toEqual([
      ['Complete Win the Arm-Wrestling', 'choice'],
      ['Complete Steal the Soup Recipe', 'main'],
    ]);
  });

  it('offers an Interact that cards in hand cannot pay for as one without effect', () => {
    const holding = (...scheme: SchemeId[]) =>
      turn({
        objectives: ['steal-the-recipe', 'log-our-side', 'win-the-arm-wrestling'],
        pirates: [{ scheme, at: 'port', abilities: ['interact'] }, {}],
      });
    const offered = (world: World) => optionsOf(world, 'turn').find(({ label }) => label.startsWith('Use Interact'));
    expect(offered(holding('toolbelt', 'master-plan'))).toMatchObject({ tone: 'choice' });
    expect(offered(holding('uniform', 'uniform'))).toMatchObject({
      tone: 'idle',
      hint: 'Your cards cannot pay for anything here',
    });
    const idle = 'Can’t be used now: Interact 1 (nothing here that you can do yet)';
    expect(promptOf(holding('uniform', 'uniform'), 'turn')).toContain(idle);
    expect(promptOf(holding('toolbelt', 'master-plan'), 'turn')).not.toContain('Can’t be used now');
  });

  it('says what passing and failing the challenge of a room lead to, before the roll and after it', () => {
    const stakes =
      'Fake the All-Clear: Mental challenge. Pass: lower the alert by 3 and gain 1 glory. Fail: raise the alert by 1.';
    const rich = turn({
      objectives: ['win-the-arm-wrestling', 'log-our-side', 'see-the-sights'],
      pirates: [{ at: 'bridge', scheme: ['loose-bolts', 'uniform'] }, {}],
    });
    expect(promptOf(rich, 'turn')).not.toContain('Fake the All-Clear');
    expect(promptOf(rich.use('interact'), 'interact')).toBe(`What do you do on the Bridge? ${stakes}`);
    const poor = turn({ pirates: [{ at: 'bridge', scheme: ['nudge', 'nudge'] }, {}] });
    expect(promptOf(poor.use('interact'), 'interact')).toBe(
      `What do you do on the Bridge? Your cards can’t pay for an objective here. ${stakes}`,
    );
    const early = turn({
      objectives: ['bluff-the-admiral', 'log-our-side', 'see-the-sights'],
      pirates: [{ at: 'bridge', scheme: ['nudge', 'deck-plans'] }, {}],
    });
    expect(promptOf(early.use('interact'), 'interact')).toBe(
      `What do you do on the Bridge? No objective can be completed here: Bluff the Admiral (not yet: track 0/2). ${stakes}`,
    );
    const plain = turn({ pirates: [{ at: 'bridge', scheme: ['nudge'] }, {}], dice: [8] });
    expect(promptOf(plain, 'turn')).toContain(`Interact here: ${stakes.replace(':', '.')}`);
    expect(promptOf(plain.use('interact'), 'boost')).toContain(
      'How many scheme cards do you add (+2 each)? Mental challenge. Pass: lower the alert by 3',
    );
    const harmless = turn({
      rooms: { port: 'charts' },
      pirates: [{ at: 'port', scheme: ['nudge'] }, {}],
      dice: [8],
    });
    expect(promptOf(harmless.use('interact'), 'boost')).toMatch(/or draw 2 scheme cards[.] Fail: no effect[.]$/);
  });

  it('says what a neutralization token comes from where its pirate chooses the ability', () => {
    const said =
      'Your roll for the neutralization token is 20: that slot is empty. Which ability do you neutralize instead, until round 3?';
    const attacked = turn({ guards: { dock: 1 }, dice: [1, 20] }).use('attack');
    expect(promptOf(attacked, 'displace')).toBe(`Your attack failed. ${said}`);
    const found = upkeep({ pirates: [{ at: 'port' }, {}], guards: { port: 1 }, dice: [1, 20] });
    expect(promptOf(found, 'displace')).toBe(`The patrol has found you. ${said}`);
    const crowded = upkeep({ pirates: [{ at: 'port' }, {}], guards: { port: { active: 0, stunned: 3 } }, dice: [20] });
    expect(promptOf(crowded, 'displace')).toBe(`There were too many guards in your room. ${said}`);
    const tried = turn({ rooms: { port: 'brig' }, pirates: [{ at: 'port', scheme: [] }, {}], dice: [1, 20] });
    expect(promptOf(tried.use('interact'), 'displace')).toBe(`Lock Them In: ${said}`);
    const twice = turn({ guards: { dock: 1 }, pirates: [{ assigned: [0] }, {}], dice: [1, 1] }).use('attack');
    expect(promptOf(twice, 'displace')).toContain(
      'Your roll for the neutralization token is 1: Move 1 is already neutralized. ',
    );
  });

  it('asks the roller alone how many cards to add, with the result of each number', () => {
    const world = turn({
      guards: { dock: 1 },
      pirates: [{ abilities: ['attack'], scheme: ['nudge', 'uniform', 'crawlspace'] }, {}],
      dice: [8],
    }).use('attack');
    expect(promptOf(world, 'boost')).toBe(
      'You attack a guard. You rolled 8 −2 (guards) = 6; you need 9. How many scheme cards do you add (+2 each)? Pass: knock the guard out (+1 loot card) or airlock it (+2 glory). Fail: gain a neutralization token.',
    );
    expect(hints(world, 'boost')).toEqual({
      'Add Nothing': 'Fails with 6 (needs 9)',
      'Add 1 Card': 'Fails with 8 (needs 9)',
      'Add 2 Cards': 'Passes with 10 (needs 9)',
    });
  });

  it('says before a roll against the patrol that a crowd costs an ability whatever is rolled', () => {
    const found = (guards: number) =>
      promptOf(
        upkeep({ pirates: [{ at: 'port', scheme: ['nudge', 'uniform'] }, {}], guards: { port: guards }, dice: [12] }),
        'boost',
      );
    expect(found(2)).toMatch(/Fail: gain a neutralization token[.]$/);
    expect(found(3)).toMatch(/token[.] Pass or fail, you also gain one for too many guards [(]3 or more[)][.]$/);
  });

  it('explains the terms of the backers that are offered, and no others', () => {
    const asked = (...backers: readonly BackerId[]) => {
      const options = backers.map((backer): Action => ({ do: 'backer', backer }));
      const decision = { ...turn().question('turn'), kind: 'backer', options };
      return skydockFace.prompt(skydock.view(turn().state, 0), decision);
    };
    expect(asked('insurer', 'academy')).toMatch(/A neutralization token blocks an ability for a while$/);
    expect(asked('union', 'courier')).toMatch(/“Without help”: [^.]*[.] “Guards left behind”: [^.]*$/);
    const all = idsOf(BACKER_TABLE);
    for (const one of all) for (const other of all) expect(asked(one, other).length).toBeLessThanOrEqual(ROOM.sentence);
    expect(asked('academy', 'collector')).toMatch(/your hand limit is \d+$/);
  });

  it('says of Heal what it earns and whose abilities it can heal here', () => {
    const world = turn({ pirates: [{ abilities: ['heal', 'move'], assigned: [1] }, { assigned: [0] }] });
    expect(hints(world, 'turn')['Use Heal 1']).toMatch(
      /^Remove 1 neutralization token here[.] [+]1 glory[.] Yours: Move 1; Blue’s: \w+ 1$/,
    );
  });

  it('says of a choice between abilities to lose which one still has an unused marker', () => {
    const attacked = turn({ guards: { dock: 1 }, dice: [1, 20], pirates: [{ marks: [0, 4] }, {}] }).use('attack');
    const told = Object.values(hints(attacked, 'displace')).filter((hint) => hint?.includes('still unused'));
    expect(told).toHaveLength(1);
  });

  it('says of an armed card that taking it back plays nothing', () => {
    const world = turn({ pirates: [{ scheme: ['uniform'], armed: ['tripwire'] }, {}] });
    expect(hints(world, 'hand')['Disarm Tripwire']).toBe('The card stays in your hand and no longer plays by itself');
  });

  it('says on another player’s turn what scheme cards can be used for, and until when', () => {
    const on = (hand: NonNullable<Situation['pirates']>[number]) => promptOf(turn({ pirates: [{}, hand] }), 'hand', 1);
    expect(on({ scheme: ['tripwire'] })).toMatch(
      /^Red’s turn[.] Until it ends, you may (play or )?arm a scheme card, as on your own turn$/,
    );
    expect(on({ armed: ['tripwire'] })).toBe(
      'Red’s turn. Until it ends, you may disarm a scheme card, as on your own turn',
    );
  });

  it('parts the uses of a large hand into what improves abilities and the others', () => {
    const scheme = ['uniform', 'crawlspace', 'nudge', 'tripwire'] as const;
    const loot = ['crowbar', 'lockbox', 'petty-cash', 'snack-crate', 'survey-drone', 'gravity-boots'] as const;
    const groups = (few: readonly (typeof loot)[number][]) =>
      new Set(
        optionsOf(turn({ pirates: [{ character: 'spanner', scheme, loot: few }, {}] }), 'hand').map(
          ({ group }) => group,
        ),
      );
    expect(groups(loot)).toEqual(new Set(['Optional: use a card', 'Optional: gain or upgrade an ability']));
    expect(groups(loot.slice(0, 1))).toEqual(new Set([undefined]));
  });

  it('says until which round an ability that is neutralized cannot be used', () => {
    const planned = planning({ round: 2, pirates: [{ recovering: [0] }, {}] });
    expect(JSON.stringify(hints(planned, 'place'))).toContain('Neutralized until round 3, unless healed.');
    const holding = planning({ round: 2, pirates: [{ recovering: [0], scheme: ['percussive-repair'] }, {}] });
    expect(JSON.stringify(hints(holding, 'place'))).toContain(
      'Neutralized until round 3, unless healed (Percussive Repair).',
    );
    const last = turn({ guards: { dock: 1 }, dice: [1, 20], round: 7 }).use('attack');
    expect(promptOf(last, 'displace')).toContain('Which ability do you neutralize instead, for the rest of the game?');
  });

  it('says where a card that leads elsewhere is played, and no random encounter there, which a Move alone brings', () => {
    const world = turn({ pirates: [{ scheme: ['pass-card'] }, {}] }).play('pass-card');
    expect(promptOf(world, 'jump')).toBe('Somebody’s Pass Card: where do you go? You are at the Dock now');
    expect(hints(world, 'jump')['To Drift Engine']).toBe('loot, guard post');
  });

  it('offers the cards of a payment one by one, with their texts, in a menu beside whole payments', () => {
    const at = { scheme: ['uniform', 'crawlspace', 'loose-bolts', 'deck-plans', 'nudge'] } as const;
    const world = turn({
      objectives: ['steal-the-recipe', 'log-our-side', 'win-the-arm-wrestling'],
      pirates: [at, {}],
    }).use('interact');
    const faces = optionsOf(world.choose({ do: 'objective', objective: 0 }), 'pay');
    const [whole, single] = [
      faces.filter(({ group }) => group === undefined),
      faces.filter(({ group }) => group !== undefined),
    ];
    expect(whole[0]?.label).toMatch(/^Pay /);
    expect(single.map(({ label }) => label)).toContain('Add Loose Bolts to the Payment');
    expect(single.find(({ label }) => label.includes('Loose Bolts'))?.hint).toContain('Stun an active guard here');
  });

  it('names the cards of a payment in the hint where they are too long for a button', () => {
    const world = turn({
      objectives: ['jam-the-distress-call', 'steal-the-recipe', 'see-the-sights'],
      pirates: [{ abilities: ['interact'], armed: ['false-alarm', 'false-alarm', 'secret-hatch'] }, {}],
      dice: [20],
    });
    world.use('interact').choose({ do: 'objective', objective: 0 });
    const paid = optionsOf(world, 'pay').find(({ label }) => label.startsWith('Pay '));
    expect(paid?.label).toBe('Pay with 3 Cards');
    expect(paid?.hint).toMatch(/^Somebody Else’s Alarm [(]Armed[)] [+] .*Secret Hatch [(]Armed[)].* [(]/);
  });

  it('leaves out the cards that are out of their time or would do nothing', () => {
    const labels = (world: World, seat: number) => optionsOf(world, 'hand', seat).map(({ label }) => label);
    const scheme = ['nudge', 'uniform', 'diversion'] as const;
    const world = turn({ pirates: [{ scheme }, { scheme }] });
    const nudge = ['Play Friendly Nudge', 'Arm Friendly Nudge'];
    expect(labels(world, 0)).toEqual([...nudge, 'Play Borrowed Uniform', 'Keep My Turn Open']);
    expect(labels(world, 1)).toEqual(nudge);
    expect(labels(turn({ guards: { dock: 1 }, pirates: [{ scheme: ['diversion'] }, {}] }).stay(), 0)).toEqual([
      'Play Loud Diversion',
    ]);
  });

  it('draws a hand without any use as idle', () => {
    const world = turn({ pirates: [{ scheme: ['diversion'] }, {}] }).stay();
    expect(optionsOf(world, 'hand', 0)).toMatchObject([{ label: 'No Card Can Be Used Now', tone: 'idle' }]);
  });

  it('warns before cards go into a roll that an objective is then paid with', () => {
    const world = turn({
      objectives: ['win-the-arm-wrestling', 'steal-the-recipe', 'see-the-sights'],
      pirates: [{ abilities: ['interact'], scheme: ['toolbelt', 'uniform', 'nudge'] }, {}],
      dice: [8],
    });
    world.use('interact').choose({ do: 'objective', objective: 0 });
    expect(hints(world, 'boost')).toEqual({
      'Add Nothing': 'Fails with 8 (needs 12)',
      'Add 1 Card': 'Fails with 10 (needs 12)',
      'Add 2 Cards': 'Passes with 12 (needs 12), but your last card cannot pay Wrench + Mask: objective not completed',
    });
    expect(optionsOf(world, 'boost').map(({ tone }) => tone)).toEqual(['quiet', 'idle', 'idle']);
  });

  it('says of the cards to add what the others have still to pay, and which are needed for it', () => {
    const world = turn({
      objectives: ['win-the-arm-wrestling', 'steal-the-recipe', 'see-the-sights'],
      pirates: [{ abilities: ['interact'], scheme: ['toolbelt', 'uniform', 'nudge', 'crawlspace'] }, {}],
      dice: [8],
    });
    world.use('interact').choose({ do: 'objective', objective: 0 }).choose({ do: 'boost', cards: 2 });
    expect(promptOf(world, 'boost-cards')).toBe(
      'Choose 2 scheme cards to add to the roll (+2 each). You still have to pay Wrench + Mask with the rest',
    );
    const needed = Object.entries(hints(world, 'boost-cards')).filter(([, hint]) =>
      hint?.startsWith('Needed to pay Wrench + Mask.'),
    );
    // Either Mask pays for itself, but nothing else has the Wrench.
    expect(needed.map(([label]) => label)).toEqual(['Toolbelt']);
  });

  it('tells of an armed card that leaves the hand that it is armed', () => {
    const world = upkeep({
      pirates: [{ scheme: ['nudge', 'crawlspace', 'diversion', 'uniform', 'uniform'], armed: ['nudge'] }, {}],
    });
    const labels = optionsOf(world, 'discard').map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Friendly Nudge', 'Friendly Nudge (Armed)']));
  });

  it('tells two copies of a card apart', () => {
    const scheme = ['nudge', 'nudge', 'uniform', 'uniform', 'crawlspace', 'diversion'] as const;
    const world = upkeep({ pirates: [{ scheme }, {}] });
    const labels = optionsOf(world, 'discard').map(({ label }) => label);
    expect(labels).toEqual([
      'Friendly Nudge (Copy 1)',
      'Friendly Nudge (Copy 2)',
      'Borrowed Uniform (Copy 1)',
      'Borrowed Uniform (Copy 2)',
      'Crawlspace',
      'Loud Diversion',
    ]);
  });
});

describe('Planning in words', () => {
  it('draws with one press, or card by card', () => {
    const labels = (world: World) => optionsOf(world, 'draw', 0).map(({ label }) => label);
    const world = drawing();
    expect(labels(world)).toEqual(['2 Schemes', '1 of Each', '2 Loot', '1 Scheme First', '1 Loot First']);
    expect(labels(world.choose({ do: 'draw', deck: 'loot' }, 0))).toEqual(['Draw 1 Scheme', 'Draw 1 Loot']);
  });

  it('draws beside the map and the hand, as it plans, and for the one who draws alone', () => {
    const world = drawing();
    const shownTo = (viewer: number | 'public') =>
      skydockFace.choiceScene(skydock.view(world.state, viewer), world.question('draw', 0));
    expect(shownTo(0)?.alt).toMatch(/Your abilities: .*Your hand: /);
    expect([shownTo(1), shownTo('public')]).toEqual([null, null]);
  });

  it('places markers on one’s own board, or locks in those it suggests', () => {
    const world = planning();
    expect(promptOf(world, 'place', 0)).toBe('Which 4 abilities will you use?');
    expect(optionsOf(world, 'place', 0).map(({ label }) => label)).toContain('Move 1');
    expect(optionsOf(world, 'lock', 0).map(({ label }) => label)).toEqual([
      'Lock In Move 1, Interact 1, Scheme 1, Attack 1',
    ]);
    world.choose({ do: 'lock' }, 0).choose({ do: 'unlock' }, 0);
    expect(promptOf(world, 'lock', 0)).toBe('Lock in your plan: Move 1, Interact 1, Scheme 1 and Attack 1');
    expect(promptOf(world, 'place', 0)).toBe('Change your plan');
  });

  it('says before the abilities are chosen that a card can double one, and afterwards which one it doubles', () => {
    const world = planning({ pirates: [{ loot: ['double-shift'] }, {}] });
    expect(promptOf(world, 'place', 0)).toMatch(
      /[?] Choose them yourself, and Double Shift can put a second marker on one of them$/,
    );
    const four = [0, 1, 2, 3].map((slot) => ({ do: 'mark', slot }) as const);
    const wayToCards = () => skydockFace.behind?.(skydock.view(world.state, 0), world.question('hand', 0));
    world.pick('place', four, 0);
    // What was promised is not hidden.
    expect(wayToCards()).toBeNull();
    expect(promptOf(world, 'hand', 0)).toMatch(/^Optional: put a second marker on an ability/);
    world.card('double-shift', { do: 'marker', slot: 1 });
    expect(wayToCards()).toBe('Change My Plan');
    expect(promptOf(world, 'lock', 0)).toMatch(/^Lock in your plan: Move 1, [^,]+ [(]twice[)], /);
  });

  it('names an ability that is only planned as it will be', () => {
    const world = planning({ pirates: [{ loot: ['gravity-boots'] }, {}] });
    world.card('gravity-boots', { do: 'upgrade', slot: 0 });
    expect(optionsOf(world, 'place', 0).map(({ label }) => label)).toContain('Move 2');
    expect(field(world, 'Your sealed plan', 0)).toBe('Gravity Boots: upgrade to Move 2');
    expect(field(world, 'Red')).toContain('Move 1');
  });
});

describe('The log', () => {
  it('tells a roll in one line, with everything that counts for it', () => {
    const world = turn({
      guards: { dock: 1 },
      pirates: [{ abilities: ['attack'], character: 'marrow' }, {}],
      options: { stats: 'on' },
      dice: [15],
    });
    world.use('attack');
    expect(lines(world)).toContain(
      'Red attacks a guard and **succeeds**: got 17, needed 9 – rolled 15 +3 (physical) −1 (guards).',
    );
  });

  it('tells the upkeep in order: the launch, the first player, the patrol', () => {
    const world = upkeep({ guards: { engine: 1 }, launch: 3 });
    expect(lines(world).slice(0, 3)).toEqual([
      'The launch token moves: 2 rounds left.',
      'The first player token passes to Blue, who goes first.',
      `Patrol: 1 guard moves from the Drift Engine to the ${roomAt(world.table, 'aft-port').name}.`,
    ]);
  });

  it('tells others of a drawn card only that there was one', () => {
    expect(skydockFace.narrate({ kind: 'drew', seat: 1, deck: 'loot', count: 1, cards: null })).toBe(
      'Blue draws 1 loot card.',
    );
    const several = ['crowbar.1', 'lockbox.1', 'petty-cash.1'] as const;
    expect(skydockFace.narrate({ kind: 'drew', seat: 1, deck: 'loot', count: 3, cards: several })).toBe(
      'You draw Crowbar (Loot, Interact), Rattling Lockbox (Loot, Attack) and Petty Cash (Scheme, Loot).',
    );
    expect(skydockFace.narrate({ kind: 'drew', seat: 1, deck: 'loot', count: 1, cards: ['crowbar.1'] })).toContain(
      'Crowbar',
    );
  });
});

describe('What a card, an encounter or a room does, in words', () => {
  it('says of a card that is played neither what would play it when armed nor its phase', () => {
    const play = (card: Card, how: 'hand' | 'armed' | 'planned') =>
      skydockFace.narrate({ kind: 'played', seat: 3, card, how });
    expect(play('tripwire.1', 'armed')).toBe('Yellow plays the armed card **Tripwire**: “Stun an active guard here.”');
    expect(play('tripwire.1', 'hand')).toBe('Yellow plays **Tripwire**: “Stun an active guard here.”');
    expect(play('spare-cell.1', 'planned')).toBe(
      'Yellow plays **Spare Cell**: “Place an extra energy marker on an ability of yours that has none.”',
    );
  });

  it('tells an encounter in one line, its effect first', () => {
    const encounter = { seat: 3, encounter: 'lost-property' } as const;
    expect(skydockFace.narrate({ kind: 'encounter', ...encounter, guard: false, random: true })).toBeNull();
    expect(skydockFace.narrate({ kind: 'random-half', ...encounter, happens: true })).toBe(
      'Random encounter for Yellow: **Lost Property**. Draw 1 loot card. Finders keepers.',
    );
    expect(skydockFace.narrate({ kind: 'random-half', ...encounter, happens: false })).toBe(
      'Random encounter for Yellow: **Lost Property** has no effect at this alert level.',
    );
    expect(skydockFace.narrate({ kind: 'in-vain', seat: encounter.seat, encounter: encounter.encounter })).toBe(
      '**Lost Property** changes nothing for Yellow here.',
    );
    expect(skydockFace.narrate({ kind: 'encounter', ...encounter, guard: true, random: false })).toBe(
      'Guards notice Yellow: **Lost Property**. Gain 1 glory. He only wants to return your hat.',
    );
  });

  it('leaves to the line of the challenge what a room’s challenge leads to', () => {
    expect(skydockFace.narrate({ kind: 'room', seat: 0, room: 'bridge' })).toBe(
      'Red uses the Bridge: **Fake the All-Clear**.',
    );
    expect(skydockFace.narrate({ kind: 'room', seat: 0, room: 'dock' })).toBe(
      'Red uses the Dock: **Sell on the Side**. Discard 1 loot card to draw 2 scheme cards.',
    );
  });

  it('says of each card that can be armed when it plays', () => {
    const world = turn({ guards: { dock: 1 }, pirates: [{ scheme: ['tripwire', 'uniform'] }, {}] });
    expect(hints(world, 'hand')['Arm Tripwire']).toBe(
      'Plays by itself when the patrol challenges you. Only you see it',
    );
    expect(hints(world, 'hand')['Play Tripwire']).toBe('Stun an active guard here. (Chart)');
    for (const { text, trigger } of Object.values(SCHEME_TABLE))
      expect(text.includes(' Armed: when ')).toBe(trigger !== undefined);
  });
});

describe('The end in words', () => {
  it('tells the step that broke a tie, and who could not win', () => {
    const view = skydock.view(turn().state, 'public');
    const score = { backer: 'union', met: false, backing: 0, tokens: [], eligible: true } as const;
    const ending: Ending = {
      reason: 'launch',
      winners: [1],
      scores: [
        { ...score, glory: 6, total: 6 },
        { ...score, glory: 3, met: true, backing: 2, tokens: [1], total: 6 },
      ],
    };
    const { headline, details } = skydockFace.result({ ...view, table: { ...view.table, ending } }, ending);
    expect(headline).toBe('The ship launches: Blue wins with 6 points.');
    expect(details).toEqual(['Tied on score; support decides: Red 0, Blue 3']);
    const barred: Ending = {
      ...ending,
      scores: ending.scores.map((each, seat) => ({ ...each, eligible: seat === 1 })),
    };
    expect(skydockFace.result({ ...view, table: { ...view.table, ending: barred } }, barred).details).toEqual([
      'Cannot win without a completed objective: Red (Doc Perhaps)',
    ]);
  });

  it('uncovers backers, tokens and cards of every seat, with the scores of the moment', () => {
    const { state } = turn();
    const { scores, secrets } = skydockFace.final([0, 1].map((seat) => skydock.view(state, seat)));
    for (const [seat, { backer, scheme, support }] of state.hidden.hands.entries()) {
      const told = secrets[seat]?.value ?? '';
      if (backer !== null) expect(told).toContain(BACKER_TABLE[backer].name);
      for (const card of scheme) expect(told).toContain(cardName(card));
      expect(told).toContain(`Support tokens: ${support.length === 0 ? 'none' : support.join(' + ')}`);
      const [glory = 0, backing = 0, tokens = 0, total] = scores.rows[seat]?.map(Number) ?? [];
      expect(total).toBe(glory + backing + tokens);
    }
  });

  it('says that LOCKDOWN is everybody’s defeat', () => {
    expect(skydockFace.narrate({ kind: 'ended', ending: { reason: 'lockdown', winners: [] } })).toContain(
      'everybody loses',
    );
  });
});

describe('What is said of a way', () => {
  it('names the rooms on it, as the board does', () => {
    const moved = { kind: 'moved', seat: 0, from: 'dock', path: ['bow-starboard', 'bridge'], room: 'bridge' } as const;
    expect(skydockFace.narrate({ ...moved, through: ['galley'] })).toMatch(/to the \*\*Bridge\*\* via Galley\.$/);
    expect(skydockFace.narrate({ ...moved, through: [] })).toMatch(/to the \*\*Bridge\*\*\.$/);
  });
});

describe('The question for a starting ability', () => {
  it('says when it is the second one', () => {
    const asked = (queue: readonly number[]) => {
      const world = at({}, { kind: 'ability', queue });
      const seat = queue[0] ?? 0;
      return skydockFace.prompt(skydock.view(world.state, seat), world.question('ability'));
    };
    expect(asked([0, 1, 1, 0])).toMatch(/^Choose your first extra/);
    expect(asked([0])).toMatch(/^Choose your second extra/);
  });
});

describe('The rules reference', () => {
  it('says what secret backers ask for, and what glory a character starts with', () => {
    const text = (heading: string) => skydockFace.rules.find((rule) => rule.heading === heading)?.text ?? '';
    expect(text('Secret Backers')).toContain('Knock out or airlock 6 guards.');
    expect(text('The Crew')).toContain('**Doc Perhaps** (3 glory, 2 with four players; ');
  });

  it('has every heading of the sheet once, and fits one message each', () => {
    const headings = skydockFace.rules.map(({ heading }) => heading);
    expect(headings.slice(0, 4)).toEqual([OVERVIEW, 'Icon Legend', 'Setup', 'Rounds']);
    expect(headings).toEqual(
      expect.arrayContaining([
        'Scheme',
        'Loot',
        'Move',
        'Interact',
        'Attack',
        'Heal',
        'Upkeep Phase',
        'Neutralization Tokens',
        'Characters',
        'Improving a Character',
        'Alert Level',
        'Challenges',
        'Completing Objectives',
        'Asking for Help',
        'Creating Icons',
        'End of Game',
        'Ability Tokens',
      ]),
    );
    expect(Math.max(...skydockFace.rules.map(({ text }) => text.length))).toBeLessThanOrEqual(4096);
  });

  it('helps with every question that can be asked', () => {
    const world = newGame(3);
    const [decision] = world.open;
    expect(decision && skydockFace.help(decision)).toContain('The Crew');
    const offer = at(
      { objectives: ['steal-the-recipe'], pirates: [{}, { scheme: ['nudge'] }] },
      { kind: 'offer', seat: 0, slot: 1, objective: 0, symbol: 'key', refused: [] },
    );
    expect(skydockFace.help(offer.question('help'))).toContain('Asking for Help');
  });
});

describe('Numbers in sentences', () => {
  it('have the right article from 1 to 20', () => {
    const said = Array.from({ length: 20 }, (_, i) => withArticle(i + 1));
    expect(said.filter((words) => words.startsWith('an '))).toEqual(['an 8', 'an 11', 'an 18']);
    expect(said.every((words, i) => words.endsWith(` ${i + 1}`))).toBe(true);
  });

  it('have the right plural', () => {
    const placed = (count: number) =>
      skydockFace.narrate({ kind: 'guards-placed', spot: 'dock', room: 'dock', count, why: 'caught', pirates: [] });
    expect([placed(1), placed(2)]).toEqual([
      'A guard comes to the Dock to check the noise.',
      '2 guards come to the Dock to check the noise.',
    ]);
  });
});

describe('Words that were wrong once', () => {
  it('tell stats only where they count', () => {
    const said = hints(newGame(2, { stats: 'off' }), 'character');
    expect(said['Be Bosun Marrow (1 Glory)']).not.toContain('Phys');
    expect(hints(newGame(2), 'character')['Be Bosun Marrow (1 Glory)']).toContain('Phys +3');
  });

  it('call who a player plays a pirate: only the names of rules have the rulebook’s other word', () => {
    const texts = skydockFace.rules.filter(({ heading }) => heading !== 'Characters').map(({ text }) => text);
    const tasks = Object.keys(skydockFace.setup).map((kind) =>
      skydockFace.task(skydock.view(newGame(2).state, 0), kind),
    );
    const choices = skydock.choices.map(({ key }) => JSON.stringify(skydockFace.choice(key)));
    expect([...texts, ...tasks, ...choices].filter((said) => /character/i.test(said))).toEqual([]);
  });

  it('tell the abilities, stats and power of every pirate in full in a menu of Discord', () => {
    for (const count of [2, 4]) {
      const said = hints(newGame(count), 'character');
      expect(Object.keys(said)).toHaveLength(CHARACTER_IDS.length);
      for (const id of CHARACTER_IDS) {
        const { name, starts, power } = CHARACTER_TABLE[id];
        const hint = Object.entries(said).find(([label]) => label.startsWith(`Be ${name} (`))?.[1] ?? '';
        expect(hint.endsWith(power.text), hint).toBe(true);
        for (const ability of starts.flat()) expect(hint.toLowerCase()).toContain(ability);
        expect(hint.length, hint).toBeLessThanOrEqual(100);
      }
    }
  });

  it('tell why the last free ability was the one', () => {
    const pirates = [{ at: 'port', abilities: ['move', 'interact'], assigned: [0] } as const, {}];
    const world = upkeep({ pirates, guards: { port: 1 }, dice: [1, 1] });
    expect(world.heard('neutralized')).toMatchObject({ how: 'last' });
  });

  it('count the alert within its row, as the board does', () => {
    const world = at(
      { alert: firstSpace(1) - 1, pirates: [{ at: 'port' }, {}], guards: { port: 1 } },
      { kind: 'upkeep', step: 'alert' },
    ).goOn();
    expect(world.heard('alert')).toMatchObject({ level: 1, space: 1, rose: true });
  });
});
