import { describe, expect, it } from 'vitest';
import { club, text, whispered, type Club } from './club.ts';

/** A game of Bo and Cy that Ada, who owns the server, only watches. */
async function watched(at: Club) {
  const { bo, cy, channel, told } = at;
  await bo.command(channel, 'game new', { game: 'toy' });
  await cy.press(await told(), 'Join');
  await bo.command(channel, 'game start');
  return told();
}

describe('A moderator', () => {
  it('cancels any table after a question, and others do not', async () => {
    const { ada, bo, cy, channel, told } = await club();
    await bo.command(channel, 'game new', { game: 'toy' });
    const lobby = await told();
    expect(whispered(await cy.press(lobby, 'Cancel Table'))).toContain('or a moderator (Manage Messages)');
    expect(whispered(await cy.command(channel, 'game end'))).toContain('or a moderator (Manage Messages)');
    const asked = await ada.press(lobby, 'Cancel Table');
    expect(whispered(asked)).toContain(`Also at the table: <@${bo.id}>`);
    await ada.press(asked.message ?? '', 'Cancel Table');
    await expect.poll(() => bo.message(lobby)?.content).toContain('cancelled');
  });

  it('ends any game, which tells who did so; a player’s answer after that gets one sentence', async () => {
    const at = await club();
    const { ada, bo, cy, channel, told } = at;
    await watched(at);
    const panel = (await bo.command(channel, 'game act')).message;
    expect(whispered(await cy.command(channel, 'game end'))).toContain('Asked the other players');
    const asked = await ada.command(channel, 'game end');
    expect(whispered(asked)).toMatch(/End this game for everybody.*as a moderator/);
    expect(whispered(await ada.press(asked.message ?? '', 'End Game'))).toBe('You ended the game.');
    expect(text(await told())).toContain('Ada, a moderator, ended the game without a winner.');
    const late = await bo.press(panel ?? '', 'Choose None').catch(() => null);
    if (late) expect(text(late.message)).toMatch(/over|ended/);
    expect(whispered(await bo.command(channel, 'game log'))).toContain('Ada, a moderator');
  });

  it('who plays chooses between ending the game and asking the others', async () => {
    const { ada, bo, channel, begin, told } = await club();
    await begin();
    const asked = await ada.command(channel, 'game end');
    await ada.press(asked.message ?? '', 'Ask the Players');
    expect(text(await told())).toContain('proposes to end the game');
    await bo.press(await told(), 'Agree');
    expect(text(await told())).toContain('ended without a winner');
  });

  it('moves any table; everybody is told, and a player takes it back', async () => {
    const at = await club();
    const { ada, bo, cy, channel, told, sandbox } = at;
    await watched(at);
    // Who has just started the game is called to nothing for ten minutes.
    at.pass(10 * 60_000);
    const elsewhere = sandbox.channel('table-two');
    const [table] = await ada.autocomplete(elsewhere, 'game board', { table: '' }, 'table');
    await ada.command(elsewhere, 'game board', { table: String(table?.value) });
    await expect
      .poll(() => text(bo.messages(elsewhere).at(-1)))
      .toContain(`Ada moved **Lanterns** here from <#${channel}>`);
    const pings = bo.messages(elsewhere).flatMap(({ mentions }) => mentions);
    expect(pings.toSorted()).toEqual([bo.id, cy.id].toSorted());
    const notice = bo.messages(elsewhere).find(({ content }) => content.includes('moved **Lanterns**'));
    expect(whispered(await bo.command(elsewhere, 'game log'))).toContain('Ada moved the table here');
    const outsider = sandbox.persona('Dee');
    expect(whispered(await outsider.press(notice ?? '', 'Move Back'))).toContain('Only players at this table');
    await cy.press(notice ?? '', 'Move Back');
    await expect.poll(async () => (await at.tables.tableIn(channel))?.record.status).toBe('playing');
    await told();
    // What told of the move goes with it.
    await expect.poll(() => cy.message(notice?.id ?? '')).toBeUndefined();
  });
});

describe('A request to undo', () => {
  it('names the step, is answered with a green and a grey button, and its outcome reaches the asker', async () => {
    const { ada, bo, channel, begin, told } = await club();
    const board = await begin();
    await ada.press((await ada.press(board, 'Take Turn')).message ?? '', 'Choose None');
    const panel = (await ada.command(channel, 'game act')).message;
    const asked = await ada.press(panel ?? '', 'Ask to Undo');
    expect(whispered(asked)).toContain('You can’t undo that on your own');
    expect(whispered(await ada.press(asked.message ?? '', 'Ask to Undo'))).toContain('You’ll get a ping');
    const request = await told();
    expect(text(request)).toMatch(/asks to undo their last step: “.*Red.*”/);
    const styles = request.components.flatMap((row) =>
      'components' in row
        ? row.components.flatMap((each) => ('style' in each && 'label' in each ? [[each.label, each.style]] : []))
        : [],
    );
    expect(styles).toEqual(
      expect.arrayContaining([
        ['Agree', 3],
        ['Decline', 2],
      ]),
    );
    await bo.press(request, 'Decline');
    await told();
    const outcome = ada.messages(channel).findLast(({ mentions }) => mentions.length > 0);
    expect(outcome?.mentions).toEqual([ada.id]);
    expect(text(outcome)).toMatch(/\*\*Lanterns\*\*: \*\*Blue\*\* \(<@\d+>\) declined\. The game continues\.$/);
  });
});
