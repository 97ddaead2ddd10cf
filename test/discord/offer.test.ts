import { describe, expect, it } from 'vitest';
import { writeCustomId } from '../../src/discord/custom-id.ts';
import { APPLICATION_ID } from '../../src/sandbox/world/members/cast.ts';
import { club, text, whispered, type Club } from './club.ts';

const MEMBER = '/guilds/{guild_id}/members/{user_id}';

/** A game of Ada and Bo, with Bo's menu of people to give their seat to. */
async function givingAway(at: Club) {
  await at.begin();
  const asked = await at.bo.command(at.channel, 'game replace');
  const menu = await at.bo.press(asked.message ?? '', 'Give Seat Away');
  return { menu: menu.message?.id ?? '' };
}

async function select(at: Club, menu: string, people: readonly string[]) {
  const table = (await at.tables.tableIn(at.channel))?.record.id ?? '';
  return at.bo.select(menu, writeCustomId({ verb: 'offer', table, to: 'person' }), people);
}

describe('Giving a seat away', () => {
  it('to a named person pings them, and one press of theirs takes it', async () => {
    const at = await club();
    const { menu } = await givingAway(at);
    expect(whispered(await select(at, menu, [at.cy.id]))).toContain('Cy can take **Blue** now.');
    const board = await at.told();
    expect(text(board)).toContain(`The seat of **Blue** is offered to <@${at.cy.id}>.`);
    const call = at.cy.messages(at.channel).find(({ mentions }) => mentions.includes(at.cy.id));
    expect(text(call)).toContain('you are offered the seat of **Blue**');
    const panel = await at.cy.press(call ?? '', 'Take Blue');
    expect(panel.message?.ephemeral).toBe(true);
    expect(text(await at.told())).toContain('Cy plays Blue from here on.');
    expect(whispered(await at.bo.command(at.channel, 'game act'))).toContain('not playing');
  });

  it('to everyone shows a button on the board that the first press takes', async () => {
    const at = await club();
    const { menu } = await givingAway(at);
    expect(whispered(await at.bo.press(menu, 'Offer to Everyone'))).toContain('Everyone can take **Blue** now.');
    const board = await at.told();
    expect(text(board)).toContain('The seat of **Blue** is free to take: press **Take Blue**.');
    expect(whispered(await at.ada.press(board, 'Take Blue'))).toContain('You already play');
    await at.cy.press(board, 'Take Blue');
    expect(text(await at.told())).not.toContain('press **Take Blue**');
    expect(whispered(await at.cy.command(at.channel, 'game log'))).toContain('Cy plays Blue from here on.');
  });

  it('can be withdrawn; a late press on the button says so', async () => {
    const at = await club();
    const { menu } = await givingAway(at);
    await at.bo.press(menu, 'Offer to Everyone');
    const board = await at.told();
    const again = await at.bo.command(at.channel, 'game replace');
    const open = await at.bo.press(again.message ?? '', 'Give Seat Away');
    expect(whispered(await at.bo.press(open.message ?? '', 'Keep My Seat'))).toBe('You keep your seat.');
    expect(text(await at.told())).not.toContain('press **Take Blue**');
    expect(at.cy.pressable(board.id).some((each) => 'label' in each && each.label === 'Take Blue')).toBe(false);
  });

  it('to oneself, a bot or somebody at the table is refused in one sentence', async () => {
    const at = await club();
    const { menu } = await givingAway(at);
    expect(whispered(await select(at, menu, [at.bo.id]))).toContain('⚠ You already have this seat.');
    expect(whispered(await select(at, menu, [APPLICATION_ID]))).toContain('⚠ airlock is a bot.');
    expect(whispered(await select(at, menu, [at.ada.id]))).toContain('You already play');
  });
});

describe('Somebody who has left the server', () => {
  it('is noticed when they are called, and their seat is free to take', async () => {
    const at = await club();
    const lobby = await at.open();
    await at.bo.press(lobby, 'Join');
    at.sandbox.faults.forgetMember({ method: 'GET', route: MEMBER });
    await at.bo.press(lobby, 'Start Game');
    await expect.poll(async () => text(await at.told())).toContain('The seat of **Red** is free to take');
    expect(whispered(await at.bo.command(at.channel, 'game log'))).toContain('has left the server');
  });
});
