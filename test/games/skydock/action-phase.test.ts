import { describe, expect, it } from 'vitest';
import { skydock } from '../../../src/games/skydock/index.ts';
import { turn } from './world.ts';

const OBJECTIVES = ['steal-the-recipe', 'log-our-side', 'win-the-arm-wrestling'] as const;

describe('Action Phase', () => {
  it('Action: turns go clockwise from the first player, a marker each', () => {
    const world = turn({ pirates: [{}, {}, {}] }).drop('move');
    expect(world.asked).toEqual(['turn 1']);
    expect(world.drop('move').asked).toEqual(['turn 2']);
    expect(world.drop('move').asked).toEqual(['turn 0']);
  });

  it('Action: a marker removed for no action claims the first player token', () => {
    const world = turn({ first: { holder: 1, claimed: false } }).drop('loot');
    expect(world.table.first).toEqual({ holder: 0, claimed: true });
    expect(world.slot(0, 3).markers).toBe(0);
  });

  it('Action: one can claim the token one already holds', () => {
    expect(turn({ first: { holder: 0, claimed: false } }).drop('loot').table.first).toEqual({
      holder: 0,
      claimed: true,
    });
  });

  it('Action: a token that has been claimed cannot be claimed again', () => {
    const world = turn({ first: { holder: 1, claimed: true } }).drop('loot');
    expect(world.table.first).toEqual({ holder: 1, claimed: true });
    expect(world.wasTold('claimed')).toBe(false);
  });

  it('Action: who has no markers left is skipped', () => {
    const world = turn({ pirates: [{}, { marks: [] }, {}] }).drop('move');
    expect(world.asked).toEqual(['turn 2']);
  });

  it('Action: when nobody has a marker left the upkeep follows', () => {
    const world = turn({ pirates: [{ marks: [0] }, { marks: [] }], round: 1 }).drop('move');
    expect(world.wasTold('upkeep')).toBe(true);
    expect(world.table.round).toBe(2);
  });

  it.each(['move', 'heal', 'interact'] as const)(
    'Action: a token that lands on %s before its marker is removed stops the action',
    (ability) => {
      const abilities = [ability, 'scheme', 'loot'] as const;
      // Two cards in hand: an Interact might complete an objective, so that it asks.
      const own = { abilities, assigned: [1], loot: ['self-help-book'], scheme: ['uniform', 'uniform'] } as const;
      const world = turn({ objectives: OBJECTIVES, pirates: [own, {}], dice: [1] });
      world.use(ability).play('self-help-book').choose({ do: 'slot', slot: 2 });
      expect(world.heard('neutralized').ability).toBe(ability);
      expect(world.slot(0, 0)).toMatchObject({ markers: 1, neutralized: 'assigned' });
      expect(world.asked).toEqual(['turn 0', 'hand 0?']);
      expect(world.offers({ do: 'use', slot: 0 })).toBe(false);
      expect(world.drop(ability).slot(0, 0).markers).toBe(0);
    },
  );

  it('Action: a token that lands on an ability whose marker has been removed does not stop the action', () => {
    const pirates = [
      { abilities: ['heal 2', 'scheme', 'loot'], assigned: [1, 2], loot: ['self-help-book'] } as const,
      {},
    ];
    const world = turn({ pirates, dice: [1] })
      .use('heal')
      .choose({ do: 'heal', seat: 0, slot: 1 });
    world.play('self-help-book').choose({ do: 'slot', slot: 2 });
    expect(world.board(0)[0]).toBe('heal 2 x');
    expect(world.offers({ do: 'heal', seat: 0, slot: 2 })).toBe(true);
  });

  it('Action: a marker on a neutralized ability gives no action, and may claim the token (S11)', () => {
    const world = turn({ pirates: [{ assigned: [0] }, {}] });
    expect(world.offers({ do: 'use', slot: 0 })).toBe(false);
    expect(world.drop('move').table.first).toEqual({ holder: 0, claimed: true });
  });

  it('Action: an action ends the turn, unless the player keeps it open to play cards', () => {
    const pirates = [{ loot: ['crowbar'] }, {}] as const;
    expect(turn({ pirates }).drop('move').asked).toContain('turn 1');
    const open = turn({ pirates }).stay();
    expect(open.asked).toContain('turn 0');
    expect(open.drop('move').asked).toContain('end-turn 0');
    expect(open.play('crowbar').asked).toContain('end-turn 0');
    expect(open.end().asked).toContain('turn 1');
  });

  it('Action: a turn can still be kept open in the middle of its action', () => {
    const pirates = [{ loot: ['crowbar'] }, {}] as const;
    const moving = turn({ pirates }).use('move').stay();
    expect(moving.offers({ do: 'stay' })).toBe(false);
    expect(moving.choose({ do: 'go', path: [] }).asked).toContain('end-turn 0');
    expect(turn({ pirates }).use('move').choose({ do: 'go', path: [] }).asked).toContain('turn 1');
  });

  it('Action: a turn can be kept open only with cards that might be played, and only once', () => {
    expect(turn().offers({ do: 'stay' })).toBe(false);
    expect(
      turn({ pirates: [{ loot: ['crowbar'] }, {}] })
        .stay()
        .offers({ do: 'stay' }),
    ).toBe(false);
  });

  it('Action: without an action the player says once that it passes, then which marker goes', () => {
    const world = turn({ pirates: [{ abilities: ['move', 'loot', 'loot'] }, {}] }).choose({ do: 'pass' });
    // Two abilities that are alike are one answer.
    expect(world.options('pass')).toEqual([{ do: 'drop', slot: 0 }, { do: 'drop', slot: 1 }, { do: 'back' }]);
    expect(world.choose({ do: 'back' }).asked).toEqual(['turn 0']);
  });

  it('Action: the last marker goes by itself where it allows no action and no card could change that', () => {
    const pirates = [
      { abilities: ['attack'] },
      { abilities: ['loot'] },
      { abilities: ['heal'], loot: ['crowbar'] },
    ] as const;
    const world = turn({ pirates, guards: { dock: 1 }, dice: [20] })
      .use('attack')
      .choose({ do: 'airlock', guard: 'active' });
    expect(world.heard('dropped').seat).toBe(1);
    expect(world.asked).toContain('turn 2');
    expect(world.options('turn')).toEqual([{ do: 'drop', slot: 0 }]);
  });

  it('Action: any number of loot cards can be played in a turn, before and after the marker', () => {
    const world = turn({ pirates: [{ loot: ['shiny-medal', 'company-pen', 'captains-hat'] }, {}] });
    world.play('shiny-medal').play('company-pen').stay().drop('move').play('captains-hat');
    expect(world.pirate(0).glory).toBe(3);
  });

  it('Action: only one scheme card can be played in a turn', () => {
    const world = turn({ pirates: [{ scheme: ['uniform', 'deck-plans'] }, {}] }).play('uniform');
    expect(world.usesOf('deck-plans')).toEqual([]);
  });

  it('Action: in the next turn another one can be played', () => {
    const world = turn({ pirates: [{ scheme: ['uniform', 'deck-plans'] }, {}] })
      .play('uniform')
      .drop('move');
    world.drop('move').end();
    expect(world.usesOf('deck-plans')).toEqual(['play']);
  });

  it('Action: a card of the planning phase cannot be played in a turn', () => {
    const world = turn({ pirates: [{ loot: ['spare-cell'] }, {}] });
    expect(world.usesOf('spare-cell')).not.toContain('play');
  });

  it('Action: loot upgrades an ability at any point of one’s turn, even one that holds a marker', () => {
    const world = turn({ pirates: [{ loot: ['gravity-boots'] }, {}] });
    world.card('gravity-boots', { do: 'upgrade', slot: 0 });
    expect(world.slot(0, 0)).toMatchObject({ level: 2, markers: 1 });
    expect(world.asked).toContain('turn 0');
  });

  it('Action: loot can be used in the turn it was acquired', () => {
    const world = turn({ pirates: [{ at: 'port' }, {}], top: { loot: ['shiny-medal'] }, dice: [20] });
    world.use('loot').play('shiny-medal');
    expect(world.pirate(0).glory).toBe(2);
  });

  it('Action: whether a hand is of any use tells nobody else anything', () => {
    const world = turn({ pirates: [{ scheme: ['diversion'] }, {}] }).stay();
    expect(world.options('hand', 0)).toEqual([{ do: 'nothing' }]);
    const before = skydock.view(world.state, 1);
    expect(skydock.view(world.choose({ do: 'nothing' }).state, 1)).toEqual(before);
  });
});

describe('Scheme cards on other players’ turns', () => {
  it('Action: some scheme cards can be played on another player’s turn', () => {
    const world = turn({ pirates: [{}, { scheme: ['false-alarm', 'uniform'] }], alert: 1 });
    expect(world.usesOf('uniform', 1)).toEqual([]);
    world.play('false-alarm', 1);
    expect(world.table.alert).toBe(0);
    expect(world.asked).toContain('turn 0');
  });

  it('Action: who has done so can still play one on the own turn', () => {
    const world = turn({ pirates: [{}, { scheme: ['false-alarm', 'uniform'] }], alert: 1 }).play('false-alarm', 1);
    world.drop('move');
    expect(world.usesOf('uniform', 1)).toContain('play');
  });

  it('Action: one scheme card each per player turn, on other turns too', () => {
    const world = turn({ pirates: [{}, { scheme: ['false-alarm', 'finders-fee'] }], alert: 1 }).play('false-alarm', 1);
    expect(world.usesOf('finders-fee', 1)).not.toContain('play');
  });

  it('Armed: a card armed in secret is played by itself when its moment comes', () => {
    const world = turn({
      pirates: [{ at: 'port' }, { armed: ['finders-fee'] }],
      dice: [20],
      top: { loot: ['crowbar', 'company-pen'] },
    });
    world.use('loot');
    expect(world.heard('played')).toMatchObject({ seat: 1, how: 'armed' });
    expect(world.cards(1)).toEqual(['company-pen']);
  });

  it('Armed: only its owner sees that a card is armed, and it stays in the hand', () => {
    const world = turn({ pirates: [{}, { scheme: ['tripwire'] }] });
    const before = skydock.view(world.state, 0);
    world.card('tripwire', { do: 'arm' }, 1);
    expect(skydock.view(world.state, 0)).toEqual(before);
    expect(world.hand(1).armed).toHaveLength(1);
    expect(world.card('tripwire', { do: 'disarm' }, 1).hand(1).armed).toEqual([]);
  });

  it('Armed: a card spent on something else is not armed any more', () => {
    const world = turn({ pirates: [{ armed: ['soft-landing'], at: 'bridge' }, {}], guards: { bridge: 1 }, dice: [9] });
    world.use('attack').choose({ do: 'boost', cards: 1 });
    expect(world.hand(0).armed).toEqual([]);
  });

  it('Armed: where a card could have been waiting, the step cannot be taken back', () => {
    const world = turn({ pirates: [{ scheme: ['short-circuit'] }, { scheme: ['uniform'] }] });
    expect(world.play('short-circuit').reveals).toBe(true);
  });

  it('Armed: Somebody Else’s Alarm goes off when the alert has risen', () => {
    const world = turn({
      pirates: [{ scheme: ['short-circuit'] }, { armed: ['false-alarm'] }],
      guards: { dock: 1 },
    });
    world.play('short-circuit');
    expect(world.table.alert).toBe(0);
    expect(world.heard('played').how).toBe('hand');
    expect(world.table.schemed).toEqual([0, 1]);
  });

  it('Armed: Soft Landing flips the token just gained', () => {
    const world = turn({
      pirates: [{ armed: ['soft-landing'], at: 'bridge' }, {}],
      guards: { bridge: 1 },
      dice: [1, 8],
    });
    world.use('attack');
    expect(world.board(0)).toContain('loot o');
  });

  it('Armed: Secret Hatch sends away the guards when one is placed in one’s room', () => {
    const world = turn({ pirates: [{ at: 'port' }, { at: 'port', armed: ['secret-hatch'] }], dice: [1] });
    world.loot();
    expect(world.guards('port').active).toBe(0);
    expect(world.guards('bow-port').active).toBe(1);
  });

  it('Armed: Friendly Nudge helps a crewmate in one’s room after a failed roll', () => {
    const world = turn({ pirates: [{ at: 'port' }, { at: 'port', armed: ['nudge'] }], dice: [6] }).loot();
    expect(world.heard('challenge')).toMatchObject({ passed: true, total: 9 });
    expect(world.heard('lent')).toMatchObject({ seat: 1, to: 0, by: 3, until: 'roll' });
    expect(world.pirate(1).glory).toBe(1);
  });

  it('Challenges: a roll that a nudge has changed may be raised by cards again', () => {
    const world = turn({
      pirates: [{ scheme: ['uniform', 'diversion', 'crawlspace'] }, { armed: ['nudge'] }],
      guards: { dock: 1 },
      dice: [6],
    }).use('attack');
    world.choose({ do: 'boost', cards: 0 });
    expect(world.heard('played')).toMatchObject({ seat: 1, how: 'armed' });
    expect(world.options('boost', 0).length).toBeGreaterThan(1);
  });

  it('Armed: a nudge from another room comes to nothing', () => {
    const world = turn({ pirates: [{ at: 'port' }, { at: 'dock', armed: ['nudge'] }], dice: [6] }).loot();
    expect(world.heard('challenge').passed).toBe(false);
  });
});
