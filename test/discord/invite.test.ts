import { ComponentType, InteractionType, type APIInteraction } from 'discord-api-types/v10';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { writeCustomId } from '../../src/discord/custom-id.ts';
import { REST } from 'discord.js';
import { createRouter } from '../../src/discord/in/router.ts';
import { Threads } from '../../src/discord/out/threads.ts';
import { APPLICATION_ID } from '../../src/sandbox/world/members/cast.ts';
import { games } from '../../src/games/index.ts';
import { club, text, whispered, type Club } from './club.ts';

/** Opens Ada's menu of people and chooses these there. */
async function inviting({ ada, tables, channel }: Club, people: readonly string[]) {
  const table = (await tables.tableIn(channel))?.record.id ?? '';
  const board = ada.messages(channel).find(({ embeds }) => embeds.length > 0);
  const menu = await ada.press(board ?? '', 'Invite');
  return ada.select(menu.message ?? '', writeCustomId({ verb: 'invite', table }), people);
}

describe('The lobby', () => {
  it('tells players, difficulty and length of each game, and explains every option in a line', async () => {
    for (const { game, face, pace } of games) {
      const at = await club({ games: games.filter((entry) => entry.game.id === game.id) });
      const lobby = await at.open();
      expect(text(lobby)).toContain(`players · ${pace.difficulty} difficulty · ${pace.length}`);
      for (const { key, values } of game.choices)
        for (const value of values) expect(face.choice(key).hints?.[value]).toMatch(/\w{3}/);
      await at.stop();
    }
  });

  it('seats the person who opens a table at once, in a seat they may change or leave', async () => {
    const { ada, channel, open, told } = await club();
    expect(text(await open())).toContain(`**Red**: <@${ada.id}>`);
    expect(whispered(await ada.command(channel, 'game join', { seat: 'Green' }))).toContain('the Green lantern');
    expect(text(await told())).toContain(`**Green**: <@${ada.id}>`);
    expect(whispered(await ada.command(channel, 'game leave'))).toContain('left the table');
  });

  it('shows the seal of its dice in short, and in full with an explanation after one press', async () => {
    const { bo, channel, open, tables } = await club();
    const lobby = await open();
    const { commitment = '', id } = (await tables.tableIn(channel))?.record ?? {};
    expect(text(lobby)).toMatch(new RegExp(`Fair dice – sealed as ${commitment.slice(0, 8)}$`, 'm'));
    const told = whispered(await bo.press(lobby, 'Fair Dice?'));
    expect(told).toContain(commitment);
    expect(told).toContain(`v1|${id ?? ''}|`);
  });
});

describe('An invitation', () => {
  it('pings the people chosen and nobody else, with a button that seats them', async () => {
    const at = await club();
    const { ada, bo, cy, channel, told } = at;
    await at.open();
    const invited = await inviting(at, [bo.id]);
    expect(invited.message).toMatchObject({ ephemeral: false, mentions: [bo.id] });
    expect(text(invited.message)).toMatch(
      new RegExp(`^<@${bo.id}> <@${ada.id}> invites you to play \\*\\*Lanterns\\*\\*.*See the board`),
    );
    expect(whispered(await bo.press(invited.message ?? '', 'Join'))).toContain('the Blue lantern');
    expect(text(await told())).toContain(`**Blue**: <@${bo.id}>`);
    await ada.command(channel, 'game start');
    expect(whispered(await cy.press(invited.message ?? '', 'Join'))).toContain('already started');
  });

  it('of oneself, a bot or somebody seated is refused in one sentence and pings nobody', async () => {
    const at = await club();
    const { ada, bo, cy, channel } = at;
    const lobby = await at.open();
    await bo.press(lobby, 'Join');
    const before = cy.messages(channel).length;
    for (const [people, why] of [
      [[cy.id, ada.id], '⚠ You can’t invite yourself. Choose other people.'],
      [[APPLICATION_ID], '⚠ airlock is a bot and can’t play.'],
      [[bo.id], '⚠ Bo already has a seat at this table.'],
    ] as const) {
      const refused = await inviting(at, people);
      expect(refused.kind).toBe('update');
      expect(whispered(refused)).toContain(why);
    }
    expect(cy.messages(channel)).toHaveLength(before);
    expect(whispered(await cy.press(lobby, 'Invite'))).toContain('Only players at this table');
  });

  it('of somebody who has left the server is refused in one sentence', async () => {
    const at = await club();
    await at.open();
    const { record } = (await at.tables.tableIn(at.channel)) ?? {};
    const log = pino({ level: 'silent' });
    const router = createRouter({
      tables: at.tables,
      threads: new Threads(new REST(), log),
      painter: null,
      log,
      readAttached: () => Promise.resolve({ why: 'unreachable' }),
    });
    const user = (id: string, name: string) => ({
      id,
      username: name,
      global_name: name,
      discriminator: '0',
      avatar: null,
    });
    const interaction = {
      id: '1',
      application_id: '2',
      token: 'token',
      version: 1,
      type: InteractionType.MessageComponent,
      guild_id: record?.guild,
      channel: { id: at.channel, type: 0 },
      member: { user: user(at.ada.id, 'Ada'), permissions: '0', roles: [] },
      app_permissions: '8',
      message: { flags: 64 },
      data: {
        component_type: ComponentType.UserSelect,
        custom_id: writeCustomId({ verb: 'invite', table: record?.id ?? '' }),
        values: ['77'],
        resolved: { users: { 77: user('77', 'Dee') } },
      },
    } as unknown as APIInteraction;
    const reply = await router(interaction);
    expect(JSON.stringify(reply?.body)).toContain('⚠ Dee is no longer on this server.');
  });
});

describe('Play Again', () => {
  it('calls the same people with one ping, and keeps their seats', async () => {
    const at = await club();
    const { ada, bo, cy, channel, begin, told } = at;
    await begin();
    for (const player of [bo, ada]) await player.command(channel, 'game end');
    await told();
    const result = cy.messages(channel).at(-1);
    const before = cy.messages(channel).length;
    await ada.press(result ?? '', 'Play Again');
    const lobby = await told();
    const pings = cy
      .messages(channel)
      .slice(before)
      .filter(({ mentions }) => mentions.length > 0);
    expect(pings).toMatchObject([{ mentions: [bo.id] }]);
    expect(text(lobby)).toMatch(new RegExp(`Blue\\*\\*: reserved for <@${bo.id}> \\(ends <t:\\d+:R>\\)`));
    expect(text(pings[0])).toContain('Your seat is reserved');
    // Pressed by another player of the last game, it means the same table.
    expect(whispered(await bo.press(result ?? '', 'Play Again'))).toContain('the Blue lantern');
    expect(whispered(await bo.press(pings[0] ?? '', 'Join'))).toContain('You already play **Blue**');
    expect(text(await told())).toMatch(new RegExp(`Blue\\*\\*: <@${bo.id}>`));
  });

  it('by a spectator says which players the game waits for, offers no start before, and says so again on a start', async () => {
    const at = await club();
    const { ada, bo, cy, channel, begin, told } = at;
    await begin();
    for (const player of [bo, ada]) await player.command(channel, 'game end');
    await told();
    const answer = await cy.press(cy.messages(channel).at(-1) ?? '', 'Play Again');
    const waits = `reserved for <@${ada.id}> and <@${bo.id}>`;
    expect(whispered(answer)).toContain(waits);
    expect(whispered(answer)).toContain('when enough of them have joined');
    expect(JSON.stringify(answer)).not.toContain('Start Game');
    expect(whispered(await cy.command(channel, 'game start'))).toContain(`Not enough players yet: seats are ${waits}.`);
  });
});
