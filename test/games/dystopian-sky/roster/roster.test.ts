import { describe, expect, it } from 'vitest';
import { at } from '#engine';
import { READY_MADE } from '../../../../src/games/dystopian-sky/content/ready-made.ts';
import { dystopianSky } from '../../../../src/games/dystopian-sky/game.ts';
import type { Kept } from '../../../../src/games/dystopian-sky/roster/kept.ts';
import { problemOf } from '../../../../src/games/dystopian-sky/roster/problem.ts';
import { canWield, healthOf } from '../../../../src/games/dystopian-sky/roster/roster.ts';
import { line, mustering, playedOut, readyMade } from '../matches.ts';

const XP_SIX = line(1, { xp: 6 });

describe('The Roster', () => {
  it('begins at level 1, a Captain at level 2, with the bonus skill of the affiliation', () => {
    const { members } = readyMade(0).roster;
    expect(members.map(({ level }) => level)).toEqual([2, 1, 1, 1]);
    expect(at(members, 0).skills[0]).toBe('thick-skin');
  });

  it('gives a new unit 600 credits and a skill point, a Captain 250 credits more (D30)', () => {
    const game = mustering([null, null]).answer(0, { do: 'crew', crew: 'own' });
    for (let n = 0; n < 4; n++)
      game
        .answer(0, { do: 'affiliation', affiliation: 'dockers' })
        .answer(0, { do: 'background', background: 'diver' });
    game.everybodyReady();
    const members = at(game.state.table.crews, 0).roster?.members ?? [];
    expect(members.map(({ credits, points }) => [credits, points])).toEqual([
      [850, 1],
      [600, 1],
      [600, 1],
      [600, 1],
    ]);
  });

  it('spends credits in the Armory and skill points on skills of the affiliation', () => {
    const game = mustering([null, null]).answer(0, { do: 'crew', crew: 0 }).answer(0, { do: 'other-crew' });
    game.answer(0, { do: 'crew', crew: 'own' });
    for (let n = 0; n < 4; n++)
      game
        .answer(0, { do: 'affiliation', affiliation: 'dockers' })
        .answer(0, { do: 'background', background: 'diver' });
    game.answer(0, { do: 'armory', slot: 1 }).answer(0, { do: 'get', article: { kind: 'weapon', id: 'coil-gun' } });
    game.answer(0, { do: 'get', article: { kind: 'weapon', id: 'arc-caster' } });
    // 600 - 280 - 320 leaves nothing, but skills cost no credits.
    const left = game.asked(0).options.flatMap((option) => (option.do === 'get' ? [option.article.kind] : []));
    expect(new Set(left)).toEqual(new Set(['skill']));
    game.answer(0, { do: 'get', article: { kind: 'skill', id: 'roar' } });
    expect(game.asked(0).options).toEqual([{ do: 'leave' }]);
    game.answer(0, { do: 'leave' }).everybodyReady();
    expect(at(game.state.table.crews, 0).roster?.members[1]).toMatchObject({
      credits: 0,
      points: 0,
      skills: ['thick-skin', 'roar'],
      weapons: [{ id: 'coil-gun' }, { id: 'arc-caster' }],
    });
  });

  it('lets each ready-made crew be bought with what a new crew has', () => {
    for (const { kept } of dystopianSky.keepsake?.readyMade ?? []) expect(problemOf(null, kept)).toBeNull();
    expect(new Set(READY_MADE.map(({ name }) => name)).size).toBe(6);
  });

  it('gives members of ready-made crews only what their Tech is high enough for', () => {
    const useless = (dystopianSky.keepsake?.readyMade ?? []).flatMap(({ kept }) =>
      kept.roster.members.flatMap((member) =>
        member.weapons.filter((owned) => !canWield(member, owned)).map(({ id }) => `${member.name}: ${id}`),
      ),
    );
    expect(useless).toEqual([]);
  });
});

describe('Leveling Up Your Crew', () => {
  it('turns 6 XP into level 2 at the next muster: D6 + Brawn Health, a skill point and 250 credits (D26)', () => {
    const kept = readyMade(0, XP_SIX);
    const before = at(kept.roster.members, 1);
    const game = mustering([kept, null]).everybodyReady();
    const member = at(game.state.table.crews, 0).roster?.members[1];
    expect(member).toMatchObject({ level: 2, xp: 0, points: before.points + 1, credits: before.credits + 250 });
    const [grown] = member?.grown ?? [];
    // Dag Pike has Brawn 7.
    expect(grown).toBeGreaterThan(7);
    expect(grown).toBeLessThanOrEqual(13);
    expect(member && healthOf(member)).toBe(healthOf(before) + (grown ?? 0));
    expect(game.events).toContainEqual({ kind: 'levelled', unit: 1, level: 2, health: grown });
  });

  it('brings as much Health as the new level, at tables that chose so (D13)', () => {
    const game = mustering([readyMade(0, XP_SIX), null], { growth: 'level' }).everybodyReady();
    expect(at(game.state.table.crews, 0).roster?.members[1]?.grown).toEqual([2]);
  });

  it('pays for several levels at once, each dearer than the one before', () => {
    const game = mustering([readyMade(0, line(1, { xp: 14 })), null]).everybodyReady();
    expect(at(game.state.table.crews, 0).roster?.members[1]).toMatchObject({ level: 3, xp: 1 });
  });

  it('gives an XP to everybody who took part, and one to those that stand', () => {
    for (const { last } of playedOut([null, null], 'xp'))
      for (const { xp } of last.results ?? []) expect(xp).toBeGreaterThanOrEqual(1);
  });
});

describe('Weapon Upgrades', () => {
  const upgraded = () => {
    const kept = readyMade(0, line(0, { credits: 200, weapons: [{ id: 'carbine', upgrades: 0, attachments: [] }] }));
    return mustering([kept, null]).answer(0, { do: 'armory', slot: 0 });
  };

  it('costs the Value at hand, doubles it, and adds a die and 1 Tech (D14)', () => {
    const game = upgraded().answer(0, { do: 'get', article: { kind: 'upgrade', weapon: 0 } });
    // 200 - 150: another one would cost 300.
    expect(game.asked(0).options).not.toContainEqual({ do: 'get', article: { kind: 'upgrade', weapon: 0 } });
    game.answer(0, { do: 'leave' }).everybodyReady();
    expect(at(game.state.table.crews, 0).roster?.members[0]).toMatchObject({
      credits: 50,
      weapons: [{ id: 'carbine', upgrades: 1 }],
    });
  });

  it('is not offered for explosives', () => {
    const kept = readyMade(0, line(0, { credits: 500, weapons: [{ id: 'grenade', upgrades: 0, attachments: [] }] }));
    const game = mustering([kept, null]).answer(0, { do: 'armory', slot: 0 });
    expect(game.asked(0).options).not.toContainEqual({ do: 'get', article: { kind: 'upgrade', weapon: 0 } });
  });
});

describe('Unequal crews', () => {
  it('lends the weaker one 100 credits for each level of difference, for this match (D31)', () => {
    const veterans = readyMade(0, line(1, { level: 5, grown: [9, 9, 9, 9] }));
    const game = mustering([veterans, null]);
    expect(game.state.table.crews.map(({ lent }) => lent)).toEqual([0, 100]);
    // Spent first: the purchases of a ready-made crew cost each of its members 100 credits less of its own.
    const own = at(dystopianSky.keepsake?.readyMade ?? [], 1).kept.roster.members.map(({ credits }) => credits);
    game.answer(1, { do: 'crew', crew: 1 }).answer(1, { do: 'muster' }).answer(0, { do: 'muster' });
    const members = at(game.state.table.crews, 1).roster?.members ?? [];
    expect(members.map(({ credits }) => credits)).toEqual(own.map((credits) => credits + 100));
  });

  it('takes back what was lent and not spent', () => {
    const veterans = readyMade(0, line(1, { level: 5, grown: [9, 9, 9, 9] }));
    const saved = readyMade(1, line(0, { credits: 10 }));
    const game = mustering([veterans, saved]).everybodyReady();
    expect(at(game.state.table.crews, 1).roster?.members[0]?.credits).toBe(10);
  });
});

describe('A crew from match to match', () => {
  it('follows from its history, match after match', () => {
    let before: readonly (Kept | null)[] = [null, null, null];
    for (let match = 0; match < 3; match++) {
      const after = playedOut(before, `chain ${String(match)}`, { reactions: 'ordered' });
      after.forEach((kept, seat) => {
        expect(dystopianSky.keepsake?.read(JSON.parse(JSON.stringify(kept)))).toEqual({ ok: true, kept });
        expect(problemOf(before[seat] ?? null, kept)).toBeNull();
      });
      before = after;
    }
  });

  it.each([
    ['credits', line(2, { credits: 9999 }), /Juno Crane: credits 9999, but \d+ follows/],
    ['XP', line(2, { xp: 5 }), /Juno Crane: xp 5/],
    ['a level', line(2, { level: 2 }), /Juno Crane: level 2/],
    ['a skill', line(2, { skills: ['grit', 'rally'] }), /Juno Crane: skills/],
    ['a weapon', line(2, { weapons: [] }), /Juno Crane: weapons/],
    ['Health', line(2, { grown: [20] }), /Juno Crane: grown/],
  ])('is refused with %s that do not follow from it', (_, forged, line) => {
    expect(problemOf(null, readyMade(0, forged))).toMatch(line);
  });

  it('is refused with purchases nobody could have paid for', () => {
    const { roster, last } = readyMade(0);
    const bought = [...last.bought, { slot: 1, article: { kind: 'weapon', id: 'arc-lance' } as const }];
    expect(problemOf(null, { roster, last: { ...last, bought } })).toMatch(/Dag Pike could not get/);
  });

  it('keeps its owner’s names', () => {
    const renamed = dystopianSky.keepsake?.renamed(readyMade(0), ['Us', 'A', 'B', 'C', 'D']);
    expect(renamed && dystopianSky.keepsake?.names(renamed)).toEqual(['Us', 'A', 'B', 'C', 'D']);
    expect(renamed && problemOf(null, renamed)).toBeNull();
  });
});

describe('The muster', () => {
  it('is sealed until all are ready, then all crews are shown at once', () => {
    const game = mustering([null, null]).answer(0, { do: 'crew', crew: 3 }).answer(0, { do: 'muster' });
    expect(dystopianSky.view(game.state, 1)).toEqual(
      dystopianSky.view(
        { ...game.state, hidden: { musters: [at(game.state.hidden.musters, 1), at(game.state.hidden.musters, 1)] } },
        1,
      ),
    );
    expect(game.state.table.crews.map(({ roster }) => roster)).toEqual([null, null]);
    game.answer(1, { do: 'crew', crew: 2 }).answer(1, { do: 'muster' });
    expect(game.state.table.crews.map(({ roster }) => roster?.name)).toEqual(['The Ninth Graft', 'Precinct Nine']);
  });

  it('never gives two members of a crew the same name, nor calls a crew of its own like the last', () => {
    const game = mustering([null, null]).answer(0, { do: 'crew', crew: 'own' });
    for (let n = 0; n < 4; n++)
      game
        .answer(0, { do: 'affiliation', affiliation: 'drifters' })
        .answer(0, { do: 'background', background: 'medic' });
    game.answer(0, { do: 'names' }).everybodyReady();
    const roster = at(game.state.table.crews, 0).roster;
    expect(new Set(roster?.members.map(({ name }) => name)).size).toBe(4);
  });
});

describe('Names', () => {
  const namesOf = ({ state }: ReturnType<typeof mustering>) =>
    state.table.crews.flatMap(({ roster }) =>
      roster === null ? [] : [roster.name, ...roster.members.map(({ name }) => name)],
    );

  it('are never the same in two crews, though both are the same ready-made one', () => {
    const both = mustering([null, null]).answer(0, { do: 'crew', crew: 0 }).answer(1, { do: 'crew', crew: 0 });
    const names = namesOf(both.answer(0, { do: 'muster' }).answer(1, { do: 'muster' }));
    expect(new Set(names.map((name) => name.split(' ')[0])).size).toBe(10);
    expect(names).toContain('Local 88');
  });

  it('stay as chosen where only their first words are alike: The Night Shift and The Ninth Graft', () => {
    const both = mustering([null, null]).answer(0, { do: 'crew', crew: 1 }).answer(1, { do: 'crew', crew: 3 });
    const names = namesOf(both.answer(0, { do: 'muster' }).answer(1, { do: 'muster' }));
    expect(names).toEqual(expect.arrayContaining(['The Night Shift', 'The Ninth Graft', 'Wren Okoro', 'Odile Marrow']));
  });

  it('stay those of a crew that was brought', () => {
    const second = mustering([null, readyMade(0)])
      .answer(0, { do: 'crew', crew: 0 })
      .everybodyReady();
    const names = namesOf(second);
    expect(names.slice(5)).toEqual(['Local 88', 'Mara Holt', 'Dag Pike', 'Juno Crane', 'Kit Marrow']);
    expect(new Set(names).size).toBe(10);
  });
});
