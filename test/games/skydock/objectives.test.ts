import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCHEME_CARDS, schemeOn, type SchemeCard } from '../../../src/games/skydock/cards/cards.ts';
import { SYMBOLS } from '../../../src/games/skydock/content/schemes.ts';
import { about } from '../../../src/games/skydock/face/narration/about.ts';
import { narrate } from '../../../src/games/skydock/face/narration/narrate.ts';
import { skydock } from '../../../src/games/skydock/index.ts';
import { cheapestPayment, covered, payable, payments } from '../../../src/games/skydock/objectives/symbols.ts';
import { firstSpace, turn, type Sailor, type Situation, World } from './world.ts';

const OBJECTIVES = ['steal-the-recipe', 'log-our-side', 'win-the-arm-wrestling'] as const;
const complete = (objective: number) => ({ do: 'objective', objective }) as const;

/** A turn with the recipe (mask, key, wrench, chart) to be stolen. */
const recipe = (...scheme: NonNullable<NonNullable<Situation['pirates']>[number]['scheme']>) =>
  turn({ objectives: OBJECTIVES, pirates: [{ scheme }, { scheme: ['uniform'] }, { scheme: ['spare-fuse'] }] });

describe('Completing Objectives', () => {
  it('Objectives: an Interact and scheme cards that match all its symbols', () => {
    const world = recipe('uniform', 'crawlspace', 'loose-bolts', 'deck-plans').use('interact').choose(complete(0));
    expect(world.options('pay')[0]).toMatchObject({
      do: 'pay',
      cards: ['crawlspace.1', 'deck-plans.1', 'loose-bolts.1', 'uniform.1'],
    });
    const [all] = world.options('pay');
    if (all) world.choose(all);
    expect(world.table.objectives[0]?.done).toEqual([0]);
    expect(world.pirate(0).glory).toBe(5);
    expect(world.hand(0).scheme).toEqual([]);
  });

  it('Objectives: without the cards it is not offered', () => {
    const world = recipe('uniform', 'crawlspace').use('interact');
    expect(world.offers(complete(0))).toBe(false);
  });

  it('Objectives: which cards a hand holds does not change whether Interact is offered, their number does', () => {
    // Nobody in the infirmary is hurt, and nobody else can help: only the recipe could be completed.
    const holding = (...scheme: NonNullable<Sailor['scheme']>) =>
      turn({ objectives: OBJECTIVES, pirates: [{ scheme, at: 'port', abilities: ['interact'] }, {}] });
    const use = { do: 'use', slot: 0 } as const;
    expect(holding('toolbelt', 'master-plan').offers(use)).toBe(true);
    expect(holding('uniform', 'uniform').offers(use)).toBe(true);
    expect(holding('uniform', 'uniform').use('interact').options('interact')).toEqual([{ do: 'back' }]);
    expect(holding().offers(use)).toBe(false);
  });

  it('Objectives: a wild fulfils any single symbol', () => {
    const world = recipe('loyal-crew', 'crawlspace', 'loose-bolts', 'deck-plans').use('interact');
    expect(world.offers(complete(0))).toBe(true);
    expect(covered(['loyal-crew.1'], ['mask', 'key'])).toBe(1);
  });

  it('Objectives: a card with two symbols covers as many as match (S14)', () => {
    expect(covered(['toolbelt.1'], ['wrench', 'key'])).toBe(2);
    expect(covered(['toolbelt.1'], ['wrench', 'wrench'])).toBe(1);
    const world = recipe('toolbelt', 'master-plan').use('interact').choose(complete(0));
    expect(world.options('pay')[0]).toEqual({ do: 'pay', cards: ['master-plan.1', 'toolbelt.1'] });
  });

  it('Objectives: it has to be the room on the card', () => {
    const scheme = ['uniform', 'deck-plans', 'spare-fuse'] as const;
    expect(
      turn({ objectives: OBJECTIVES, pirates: [{ scheme }, {}] })
        .use('interact', 0)
        .offers(complete(1)),
    ).toBe(false);
    const there = turn({ objectives: OBJECTIVES, pirates: [{ scheme, at: 'bridge' }, {}] }).use('interact');
    expect(there.offers(complete(1))).toBe(true);
  });

  it('Objectives: the challenge comes first, with the DC on the card', () => {
    const world = turn({
      objectives: OBJECTIVES,
      pirates: [{ scheme: ['toolbelt', 'uniform'] }, {}],
      alert: firstSpace(4),
      dice: [12],
    });
    world.use('interact').choose(complete(2));
    expect(world.heard('challenge')).toMatchObject({
      dc: 12,
      passed: true,
      cause: { from: 'objective', id: 'win-the-arm-wrestling', helper: null },
    });
    expect(world.asked).toEqual(['pay 0']);
  });

  it('Objectives: when the challenge fails no symbol is discarded', () => {
    const world = turn({ objectives: OBJECTIVES, pirates: [{ scheme: ['toolbelt', 'uniform'] }, {}], dice: [2] });
    world.use('interact').choose(complete(2));
    expect(world.heard('fell-short').why).toBe('challenge');
    expect(world.cards(0)).toEqual(['toolbelt', 'uniform']);
    expect(world.table.objectives[2]?.done).toEqual([]);
  });

  it('Objectives: cards spent on the roll stay spent, and if the rest cannot pay it fails (S13)', () => {
    const world = turn({ objectives: OBJECTIVES, pirates: [{ scheme: ['toolbelt', 'uniform'] }, {}], dice: [11] });
    world.use('interact').choose(complete(2)).choose({ do: 'boost', cards: 1 });
    world.pick('boost-cards', [{ do: 'discard', card: world.held('uniform') }]);
    expect(world.heard('fell-short').why).toBe('cards');
    expect(world.cards(0)).toEqual(['toolbelt']);
  });

  it('Objectives: the card suggested for the roll is not one that has to pay', () => {
    const scheme = ['toolbelt', 'uniform', 'crawlspace'] as const;
    const world = turn({ objectives: OBJECTIVES, pirates: [{ scheme }, {}], dice: [11] });
    world.use('interact').choose(complete(2)).choose({ do: 'boost', cards: 1 });
    expect(world.question('boost-cards').suggested).toEqual([{ do: 'discard', card: world.held('crawlspace') }]);
  });

  it('Objectives: the guards in the room count in its challenge', () => {
    const world = turn({
      objectives: OBJECTIVES,
      pirates: [{ scheme: ['toolbelt', 'uniform'] }, {}],
      guards: { dock: 1 },
      dice: [20],
    });
    world.use('interact').choose(complete(2));
    expect(world.heard('challenge').modifiers.guards).toBe(-2);
  });

  it('Objectives: one that holds one’s token cannot be attempted again', () => {
    const scheme = ['uniform', 'crawlspace', 'loose-bolts', 'deck-plans'] as const;
    const world = turn({ objectives: OBJECTIVES, pirates: [{ scheme, loot: ['crowbar'] }, {}], done: [[0]] }).use(
      'interact',
    );
    expect(world.offers(complete(0))).toBe(false);
  });

  it('Objectives: one that holds another’s token can', () => {
    const scheme = ['uniform', 'crawlspace', 'loose-bolts', 'deck-plans'] as const;
    const world = turn({ objectives: OBJECTIVES, pirates: [{ scheme }, {}], done: [[1]] }).use('interact');
    expect(world.offers(complete(0))).toBe(true);
  });

  it('Objectives: with a track it takes the last space', () => {
    const situation = {
      objectives: ['see-the-sights', 'log-our-side', 'steal-the-recipe'],
      pirates: [{ scheme: ['deck-plans', 'crawlspace'], loot: ['crowbar'] }, {}],
    } as const;
    expect(
      turn({ ...situation, track: [[4, 0]] })
        .use('interact')
        .offers(complete(0)),
    ).toBe(false);
    expect(
      turn({ ...situation, track: [[5, 0]] })
        .use('interact')
        .offers(complete(0)),
    ).toBe(true);
  });

  it('Objectives: that he can pay is seen by others only when he attempts it', () => {
    const world = recipe('toolbelt', 'master-plan').use('interact');
    expect(world.choose(complete(0)).reveals).toBe(true);
  });
});

describe('Tracks', () => {
  const track = (objective: NonNullable<Situation['objectives']>[number], situation: Situation) =>
    turn({ ...situation, objectives: [objective, 'log-our-side', 'win-the-arm-wrestling'] });
  const space = (world: ReturnType<typeof turn>) => world.table.objectives[0]?.track[0];

  it('Objectives, track: Empty the Lockers advances with a Loot that is not caught', () => {
    expect(space(track('empty-the-lockers', { pirates: [{ at: 'port' }, {}], dice: [20] }).loot())).toBe(1);
    expect(space(track('empty-the-lockers', { pirates: [{ at: 'port' }, {}], dice: [1] }).loot())).toBe(0);
  });

  it('Objectives, track: See the Sights advances with every room entered for the first time', () => {
    const world = track('see-the-sights', {}).move('port', 'dock');
    expect(space(world)).toBe(1);
  });

  it('Objectives, track: A Proper Mutiny advances with scheme cards played', () => {
    expect(space(track('a-proper-mutiny', { pirates: [{ scheme: ['uniform'] }, {}] }).play('uniform'))).toBe(1);
  });

  it('Objectives, track: Fill the Cargo Net advances with loot cards played', () => {
    expect(space(track('fill-the-cargo-net', { pirates: [{ loot: ['shiny-medal'] }, {}] }).play('shiny-medal'))).toBe(
      1,
    );
  });

  it('Objectives, track: Free the Prisoners advances with guards airlocked', () => {
    const world = track('free-the-prisoners', { guards: { dock: 1 }, dice: [20] }).use('attack');
    expect(space(world.choose({ do: 'airlock', guard: 'active' }))).toBe(1);
  });

  it('Objectives, track: Bluff the Admiral advances with Moves that leave guards behind', () => {
    const world = track('bluff-the-admiral', { guards: { dock: 1 }, top: { encounter: ['union-break'] } }).move('port');
    expect(space(world)).toBe(1);
  });

  it('Objectives, track: Rewire Everything advances with rooms used', () => {
    const world = track('rewire-everything', { pirates: [{ at: 'starboard' }, {}], dice: [1] }).room();
    expect(space(world)).toBe(1);
  });

  it('Objectives, track: nobody goes beyond the last space', () => {
    const world = track('a-proper-mutiny', { pirates: [{ scheme: ['uniform'] }, {}], track: [[3, 0]] }).play('uniform');
    expect(space(world)).toBe(3);
  });
});

describe('Creating Icons', () => {
  it('Creating Icons: any 2 scheme cards stand for any 1 symbol, whatever is on them', () => {
    expect(payable(['uniform.1', 'uniform.2'], ['key'])).toBe(true);
    expect(payable(['uniform.1'], ['key'])).toBe(false);
    expect(payable(['uniform.1', 'toolbelt.1'], ['chart'])).toBe(true);
  });

  it('Creating Icons: any number of cards can be traded in', () => {
    expect(payable(['spare-fuse.1', 'spare-fuse.2', 'short-circuit.1', 'short-circuit.2'], ['key', 'chart'])).toBe(
      true,
    );
    const world = recipe('uniform', 'crawlspace', 'loose-bolts', 'spare-fuse', 'short-circuit').use('interact');
    expect(world.offers(complete(0))).toBe(true);
  });

  it('Creating Icons: such a payment is laid out card by card, unseen until it is enough', () => {
    const world = recipe('uniform', 'crawlspace', 'loose-bolts', 'spare-fuse', 'short-circuit')
      .use('interact')
      .choose(complete(0));
    const before = skydock.view(world.state, 1);
    world.choose({ do: 'put', card: world.scheme('spare-fuse') });
    expect(skydock.view(world.state, 1)).toEqual(before);
    for (const design of ['short-circuit', 'uniform', 'crawlspace', 'loose-bolts'] as const) {
      world.choose({ do: 'put', card: world.scheme(design) });
    }
    expect(world.pirate(0).glory).toBe(5);
  });

  it('Creating Icons: where nothing else pays, such a payment is one answer as well', () => {
    const world = recipe('uniform', 'crawlspace', 'loose-bolts', 'spare-fuse', 'short-circuit').use('interact');
    const whole = world
      .choose(complete(0))
      .options('pay')
      .find((action) => action.do === 'pay');
    expect(whole).toMatchObject({ cards: { length: 5 } });
    if (whole) world.choose(whole);
    expect(world.pirate(0).glory).toBe(5);
    expect(world.cards(0)).toEqual([]);
  });

  it('Objectives: the only card in hand pays without a question', () => {
    const world = turn({
      objectives: ['see-the-sights', ...OBJECTIVES.slice(1)],
      track: [[5, 0]],
      pirates: [{ scheme: ['deck-plans'] }, { scheme: ['crawlspace'] }],
    });
    world
      .use('interact')
      .choose({ do: 'ask', objective: 0, symbol: 'key' })
      .choose({ do: 'agree', card: 'crawlspace.1' }, 1);
    expect(world.heard('completed')).toMatchObject({ seat: 0, helper: 1, isBoth: true });
    expect(world.cards(0)).toEqual([]);
  });

  it('Creating Icons: the whole payment offered then has the fewest cards, and is found in any hand', () => {
    const hand = ['crawlspace.1', 'diversion.1', 'uniform.1', 'loose-bolts.1', 'spare-fuse.1'] as const;
    const payment = cheapestPayment(hand, ['key', 'chart']);
    expect(payment).toHaveLength(3);
    expect(payment).toContain('crawlspace.1');
    expect(payable(payment ?? [], ['key', 'chart'])).toBe(true);
    expect(cheapestPayment(['spare-fuse.1', 'spare-fuse.2', 'short-circuit.1'], ['key', 'chart'])).toBeNull();
    expect(cheapestPayment(SCHEME_CARDS, ['mask', 'key', 'wrench', 'chart'])?.length).toBeLessThanOrEqual(4);
  });

  it('Creating Icons: it has as few cards as any that pays', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...SCHEME_CARDS], { maxLength: 8 }),
        fc.array(fc.constantFrom(...SYMBOLS), { minLength: 1, maxLength: 4 }),
        (hand, required) => {
          const some = hand.reduce<SchemeCard[][]>((all, card) => [...all, ...all.map((few) => [...few, card])], [[]]);
          const fewest = some.filter((cards) => payable(cards, required)).map((cards) => cards.length);
          expect(cheapestPayment(hand, required)?.length ?? Infinity).toBe(Math.min(Infinity, ...fewest));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('Completing Objectives: payments that spend no wild are offered before those that do', () => {
    const isWild = (card: SchemeCard) => schemeOn(card).symbols.includes('wild');
    const wilds = payments(SCHEME_CARDS, ['wrench', 'spark']).map((cards) => [
      cards.length,
      cards.filter(isWild).length,
    ]);
    expect(wilds.length).toBeGreaterThan(3);
    expect(wilds).toEqual(wilds.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
    expect(new Set(wilds.map(([, wild]) => wild))).toEqual(new Set([0, 1, 2]));
  });

  it('Completing Objectives: no payment is offered with a card that is not needed', () => {
    const world = recipe('toolbelt', 'master-plan', 'uniform').use('interact').choose(complete(0));
    const offered = world.options('pay').filter(({ do: does }) => does === 'pay');
    expect(offered).toEqual([{ do: 'pay', cards: ['master-plan.1', 'toolbelt.1'] }]);
  });

  it('Completing Objectives: of two copies of a card the armed one is paid last', () => {
    const world = recipe('nudge', 'nudge', 'crawlspace', 'loose-bolts', 'deck-plans');
    world
      .choose({ do: 'card', card: 'nudge.1', use: { do: 'arm' } })
      .use('interact')
      .choose(complete(0));
    expect(world.options('pay')[0]).toEqual({
      do: 'pay',
      cards: ['crawlspace.1', 'deck-plans.1', 'loose-bolts.1', 'nudge.2'],
    });
  });

  it('Creating Icons: a card laid out for nothing stays in the hand', () => {
    const world = recipe('toolbelt', 'master-plan', 'spare-fuse').use('interact').choose(complete(0));
    for (const design of ['spare-fuse', 'toolbelt', 'master-plan'] as const) {
      world.choose({ do: 'put', card: world.scheme(design) });
    }
    expect(world.cards(0)).toEqual(['spare-fuse']);
  });

  it('Creating Icons: not outside objectives (S21)', () => {
    const world = turn({
      pirates: [{ at: 'aft-port', scheme: ['uniform', 'diversion'] }, {}],
      rooms: { 'aft-port': 'laundry' },
    });
    world.room();
    expect(world.question('discard').pick).toEqual({ min: 1, max: 1 });
  });
});

describe('Asking for Help', () => {
  const ask = (symbol: 'mask' | 'key' | 'wrench' | 'chart') => ({ do: 'ask', objective: 0, symbol }) as const;
  /** Three of the four symbols in hand; seat 1 could help out, seat 2 could not. */
  const short = () => recipe('crawlspace', 'loose-bolts', 'deck-plans');

  it('Help: asked before the marker is spent, with 1 symbol of the objective, the others being one’s own', () => {
    const world = short().use('interact');
    expect(world.offers(ask('mask'))).toBe(true);
    expect(world.offers(ask('key'))).toBe(false);
    world.choose(ask('mask'));
    expect(world.slot(0, 1).markers).toBe(1);
  });

  it('Help: everybody else is asked, but only who can pay is offered to agree, and nobody learns who could not (S15)', () => {
    const world = short().use('interact').choose(ask('mask'));
    expect(world.asked).toEqual(['help 1?', 'help 2?', 'offer 0']);
    expect(world.options('help', 1)).toEqual([{ do: 'agree', card: 'uniform.1' }, { do: 'refuse' }]);
    expect(world.options('help', 2)).toEqual([{ do: 'refuse' }]);
    expect(world.question('help', 1).urgency).toBe('called');
  });

  it('Help: a player who plainly has no scheme card is not asked', () => {
    const pirates = [
      { at: 'aft-port', scheme: ['crawlspace', 'loose-bolts', 'deck-plans'] } as const,
      {},
      { scheme: ['nudge'] } as const,
    ];
    const world = turn({ objectives: OBJECTIVES, pirates }).use('interact').choose(ask('mask'));
    expect(world.asked).toEqual(['help 2?', 'offer 0']);
  });

  it('Help: a wild can answer, two cards for one cannot (S15)', () => {
    const world = turn({
      objectives: OBJECTIVES,
      pirates: [
        { scheme: ['crawlspace', 'loose-bolts', 'deck-plans'] },
        { scheme: ['loyal-crew'] },
        { scheme: ['spare-fuse', 'short-circuit'] },
      ],
    });
    world.use('interact').choose(ask('mask'));
    expect(world.options('help', 1)).toContainEqual({ do: 'agree', card: 'loyal-crew.1' });
    expect(world.options('help', 2)).toEqual([{ do: 'refuse' }]);
  });

  it('Help: the player who agrees is bound; both get their token and a support token, and neither gets glory', () => {
    const world = short().use('interact').choose(ask('mask')).choose({ do: 'agree', card: 'uniform.1' }, 1);
    const [pay] = world.options('pay');
    if (pay) world.choose(pay);
    expect(world.table.objectives[0]?.done).toEqual([0, 1]);
    expect([world.pirate(0).glory, world.pirate(1).glory]).toEqual([0, 0]);
    expect([world.hand(0).support.length, world.hand(1).support.length]).toEqual([1, 1]);
    expect(world.hand(1).scheme).toEqual([]);
  });

  it('Help: the helper may be anywhere on the ship', () => {
    const world = turn({
      objectives: OBJECTIVES,
      pirates: [{ scheme: ['crawlspace', 'loose-bolts', 'deck-plans'] }, { scheme: ['uniform'], at: 'engine' }],
    });
    world.use('interact').choose(ask('mask'));
    expect(world.offers({ do: 'agree', card: 'uniform.1' }, 1)).toBe(true);
  });

  it('Help: with a challenge it is attempted first; the helper pays only when it is passed', () => {
    const world = turn({
      objectives: OBJECTIVES,
      pirates: [{ scheme: ['loose-bolts'] }, { scheme: ['uniform'] }],
      dice: [2],
    });
    world
      .use('interact')
      .choose({ do: 'ask', objective: 2, symbol: 'mask' })
      .choose({ do: 'agree', card: 'uniform.1' }, 1);
    expect(world.heard('fell-short').why).toBe('challenge');
    expect(world.cards(1)).toEqual(['uniform']);
    expect(world.hand(1).pledge).toBeNull();
    expect(world.slot(0, 1).markers).toBe(0);
  });

  it('Help: what comes of an attempt concerns its helper, who is named', () => {
    const world = turn({
      objectives: OBJECTIVES,
      pirates: [{ scheme: ['loose-bolts'] }, { scheme: ['uniform'] }, {}],
      dice: [2],
    });
    world
      .use('interact')
      .choose({ do: 'ask', objective: 2, symbol: 'mask' })
      .choose({ do: 'agree', card: 'uniform.1' }, 1);
    expect(about(world.heard('challenge'))).toEqual({ by: 0, to: [0, 1] });
    expect(about(world.heard('fell-short'))).toEqual({ by: 0, to: [1] });
    expect(narrate(world.heard('challenge'))).toContain('Red **fails** at Win the Arm-Wrestling with help from Blue: ');
    expect(narrate(world.heard('fell-short'))).toBe('Red and Blue pay nothing.');
  });

  it('Help: when the asker cannot pay the rest any more the helper keeps the card (S13)', () => {
    const world = turn({
      objectives: OBJECTIVES,
      pirates: [{ scheme: ['loose-bolts'] }, { scheme: ['uniform'] }],
      dice: [11],
    });
    world
      .use('interact')
      .choose({ do: 'ask', objective: 2, symbol: 'mask' })
      .choose({ do: 'agree', card: 'uniform.1' }, 1);
    world.choose({ do: 'boost', cards: 1 });
    expect(world.heard('fell-short').why).toBe('cards');
    expect(world.cards(1)).toEqual(['uniform']);
  });

  it('Help: a helper who is on the objective already gets the support token only (S16)', () => {
    const world = turn({
      objectives: OBJECTIVES,
      done: [[1]],
      pirates: [{ scheme: ['crawlspace', 'loose-bolts', 'deck-plans'] }, { scheme: ['uniform'] }],
    });
    world.use('interact').choose(ask('mask')).choose({ do: 'agree', card: 'uniform.1' }, 1);
    const [pay] = world.options('pay');
    if (pay) world.choose(pay);
    expect(world.table.objectives[0]?.done).toEqual([1, 0]);
    expect(world.heard('completed')).toMatchObject({ seat: 0, helper: 1, isBoth: false });
    expect(world.hand(1).support).toHaveLength(1);
  });

  it('Help: one may ask although one has the card (S17)', () => {
    const world = recipe('uniform', 'crawlspace', 'loose-bolts', 'deck-plans').use('interact');
    for (const symbol of ['mask', 'key', 'wrench', 'chart'] as const) expect(world.offers(ask(symbol))).toBe(true);
  });

  it('Help: with the support pile empty there is no token (S18)', () => {
    const world = short();
    const { table, hidden } = world.state;
    const [first, second] = hidden.hands;
    if (!first || !second) throw new Error('Two hands were dealt.');
    const hands = [{ ...first, support: hidden.support }, ...hidden.hands.slice(1)];
    world.state = { table, hidden: { ...hidden, support: [], hands } };
    world.use('interact').choose(ask('mask')).choose({ do: 'agree', card: 'uniform.1' }, 1);
    const [pay] = world.options('pay');
    if (pay) world.choose(pay);
    expect(world.hand(1).support).toEqual([]);
  });

  it('Help: the offer stands until it is accepted, withdrawn or refused by all; refusing closes it for one seat only', () => {
    const world = short().use('interact').choose(ask('mask')).choose({ do: 'refuse' }, 2);
    expect(world.asked).toEqual(['help 1?', 'offer 0']);
    const refused = new World(world.state).choose({ do: 'refuse' }, 1);
    expect(refused.heard('withdrawn')).toMatchObject({ seat: 0 });
    expect(refused.asked).toContain('interact 0');
    world.choose({ do: 'withdraw' }, 0);
    expect(world.asked.filter((asked) => !asked.startsWith('hand'))).toEqual(['interact 0']);
    expect(world.offers(ask('mask'))).toBe(false);
  });

  it('Help: a promised card is out of reach of anything else', () => {
    const world = turn({
      objectives: OBJECTIVES,
      pirates: [{ scheme: ['loose-bolts'] }, { armed: ['nudge'] }],
      dice: [11],
    });
    world
      .use('interact')
      .choose({ do: 'ask', objective: 2, symbol: 'mask' })
      .choose({ do: 'agree', card: 'nudge.1' }, 1);
    expect(world.hand(1)).toMatchObject({ pledge: 'nudge.1', armed: [] });
    world.choose({ do: 'boost', cards: 0 });
    expect(world.wasTold('played')).toBe(false);
  });

  it('Help: of two copies of a card the armed one is promised last', () => {
    const world = turn({
      objectives: OBJECTIVES,
      pirates: [{ scheme: ['loose-bolts'] }, { scheme: ['nudge', 'nudge'] }],
    });
    world.choose({ do: 'card', card: 'nudge.1', use: { do: 'arm' } }, 1).use('interact');
    world.choose({ do: 'ask', objective: 2, symbol: 'mask' });
    expect(world.options('help', 1)).toEqual([{ do: 'agree', card: 'nudge.2' }, { do: 'refuse' }]);
  });

  it('Help: a player without scheme cards cannot help; if that is everybody, nobody can be asked', () => {
    const world = turn({
      objectives: OBJECTIVES,
      pirates: [{ scheme: ['crawlspace', 'loose-bolts', 'deck-plans'], loot: ['crowbar'] }, {}],
    });
    expect(world.use('interact').offers(ask('mask'))).toBe(false);
  });
});
