import { describe, expect, it } from 'vitest';
import { writeCustomId } from '../../src/discord/custom-id.ts';
import { club, text, whispered, type Seen } from './club.ts';

/** A display name has 1 to 32 characters. */
const NAMES = {
  shortest: ['i', 'j', 'k'],
  longest: ['W'.repeat(32), '*'.repeat(32), `${'@'.repeat(15)}everyone~~||\`\`_x`],
} as const;

function fits(message: Seen | null | undefined): void {
  expect(message).toBeDefined();
  expect((message?.content ?? '').length).toBeLessThanOrEqual(2000);
  for (const { description = '', fields = [] } of message?.embeds ?? []) {
    expect(description.length).toBeLessThanOrEqual(4096);
    for (const { value } of fields) expect(value.length).toBeLessThanOrEqual(1024);
  }
}

describe.each(Object.entries(NAMES))('People with the %s names', (_, [first, second, third]) => {
  it('open, fill, move, undo and end a game, and every message fits and pings only who is meant', async () => {
    const at = await club();
    const { sandbox, channel, told, tables, ada } = at;
    const [one, two, three] = [sandbox.addPersona(first), sandbox.addPersona(second), sandbox.addPersona(third)];
    await one.command(channel, 'game new', { game: 'toy' });
    const table = (await tables.tableIn(channel))?.record.id ?? '';
    const menu = await one.press(await told(), 'Invite');
    const invited = await one.select(menu.message ?? '', writeCustomId({ verb: 'invite', table }), [two.id, three.id]);
    expect(invited.message?.mentions.toSorted()).toEqual([two.id, three.id].toSorted());
    for (const person of [two, three]) await person.press(invited.message ?? '', 'Join');
    const again = await one.select(menu.message ?? '', writeCustomId({ verb: 'invite', table }), [three.id]);
    expect(whispered(again)).toContain('already has a seat');
    fits(again.message);
    await one.command(channel, 'game start');
    const board = await told();
    for (const person of [one, two, three])
      await person.press((await person.press(board, 'Take Turn')).message ?? '', 'Choose None');
    const ask = await one.command(channel, 'game undo');
    await one.press(ask.message ?? '', 'Ask to Undo');
    await two.press(await told(), 'Decline');
    const elsewhere = sandbox.channel('table-two');
    await two.command(elsewhere, 'game board', { table });
    await expect.poll(() => one.messages(elsewhere).map(text).join('\n---\n')).toContain('moved **Lanterns** here');
    const asked = await ada.command(elsewhere, 'game end');
    await ada.press(asked.message ?? '', 'End Game');
    await expect.poll(() => text(one.messages(elsewhere).at(-1))).toContain('Play again?');
    const log = await one.command(elsewhere, 'game log');
    fits(log.message);
    for (const message of [...one.messages(channel), ...one.messages(elsewhere)]) {
      fits(message);
      if (!message.ephemeral) for (const id of message.mentions) expect([one.id, two.id, three.id]).toContain(id);
    }
  });
});

describe('A moderator’s end', () => {
  it('at the same moment as a player’s answer leaves one result, and the answer counts or is told why not', async () => {
    const at = await club();
    const { bo, cy, ada, channel, told, tables } = at;
    await bo.command(channel, 'game new', { game: 'toy' });
    await cy.press(await told(), 'Join');
    await bo.command(channel, 'game start');
    await told();
    const panel = (await bo.command(channel, 'game act')).message;
    const asked = await ada.command(channel, 'game end');
    const [answered] = await Promise.all([
      bo.press(panel ?? '', 'Choose None'),
      ada.press(asked.message ?? '', 'End Game'),
    ]);
    expect(answered.kind === 'failed').toBe(false);
    await told();
    expect((await tables.tableIn(channel))?.record.status).toBe('finished');
    const results = cy.messages(channel).filter((message) => text(message).includes('Play again?'));
    expect(results).toHaveLength(1);
    const late = await cy.command(channel, 'game act');
    expect(text(late.message)).toContain('ended the game without a winner');
  });
});
