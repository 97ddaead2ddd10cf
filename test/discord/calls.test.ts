import { describe, expect, it } from 'vitest';
import type { PersonSettings } from '../../src/tables/index.ts';
import { NEW_PERSON } from '../../src/tables/people/person-settings.ts';
import { directChannelId } from '../../src/sandbox/world/members/person.ts';
import { club, text, type Club } from './club.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function chooses(at: Club, person: Club['ada'], settings: Partial<PersonSettings>): Promise<void> {
  await at.tables.changePerson(person.id, { ...NEW_PERSON, ...settings });
}

/** The people that messages in the channel ping now. */
function pinged(at: Club): readonly string[] {
  return at.cy.messages(at.channel).flatMap(({ mentions }) => mentions);
}

function direct(person: Club['ada']): readonly string[] {
  return person.messages(directChannelId(person)).map(text);
}

/** Ada answers and Bo answers, so that Ada is called again. */
async function callAgain(at: Club): Promise<void> {
  const board = await at.begin();
  for (const person of [at.ada, at.bo])
    await person.press((await person.press(board, 'Take Turn')).message ?? '', 'Choose None');
  await at.told();
}

/** A lobby that Bo starts, so that Ada is called. */
async function callAda(at: Club): Promise<void> {
  const lobby = await at.open();
  await at.bo.press(lobby, 'Join');
  await at.bo.press(lobby, 'Start Game');
  await at.told();
}

describe('Somebody whose turn comes', () => {
  it('is pinged in the channel unless they choose otherwise', async () => {
    const at = await club();
    await callAda(at);
    expect(pinged(at)).toContain(at.ada.id);
    expect(direct(at.ada)).toEqual([]);
  });

  it('gets a direct message with a link to the board instead, where they want one, and nobody else sees it', async () => {
    const at = await club();
    await chooses(at, at.ada, { calls: 'dm' });
    await callAda(at);
    expect(pinged(at)).not.toContain(at.ada.id);
    const [message = ''] = direct(at.ada);
    expect(message).toContain('[See the board](https://discord.com/channels/');
    expect(at.bo.messages(directChannelId(at.ada))).toEqual([]);
  });

  it('gets both, or neither', async () => {
    const both = await club();
    await chooses(both, both.ada, { calls: 'both' });
    await callAda(both);
    expect(pinged(both)).toContain(both.ada.id);
    expect(direct(both.ada)).toHaveLength(1);
    const none = await club();
    await chooses(none, none.ada, { calls: 'none' });
    await callAda(none);
    expect(pinged(none)).not.toContain(none.ada.id);
    expect(direct(none.ada)).toEqual([]);
  });

  it('is pinged in the channel where Discord refuses direct messages, and told so once', async () => {
    const at = await club();
    await chooses(at, at.ada, { calls: 'dm' });
    at.sandbox.faults.closeDirectMessages(at.ada.id);
    await callAda(at);
    expect(pinged(at)).toContain(at.ada.id);
    const said = () => at.cy.messages(at.channel).filter((each) => text(each).includes('does not let me send you'));
    expect(said()).toHaveLength(1);
    await at.ada.command(at.channel, 'game end');
    expect(await at.store.refusedAt(at.ada.id)).not.toBeNull();
  });

  it('is left in peace in their quiet hours, and called when these end', async () => {
    const at = await club();
    const hour = new Date().getUTCHours();
    const quiet = { from: hour * 60, to: ((hour + 2) % 24) * 60 };
    await chooses(at, at.ada, { quiet });
    await callAda(at);
    expect(pinged(at)).not.toContain(at.ada.id);
    at.pass(2 * 60 * MINUTE);
    await expect.poll(() => pinged(at)).toContain(at.ada.id);
  });
});

describe('Somebody who was seen to answer', () => {
  it('is not pinged again for ten minutes, and then only where the table still waits for them', async () => {
    const at = await club();
    await callAgain(at);
    expect(pinged(at)).not.toContain(at.ada.id);
    at.pass(10 * MINUTE);
    await expect.poll(() => pinged(at)).toContain(at.ada.id);
  });
});

describe('A digest', () => {
  it('is one direct message a day that lists the games that wait', async () => {
    const at = await club();
    await chooses(at, at.ada, { calls: 'digest' });
    await callAda(at);
    expect(direct(at.ada)).toEqual([]);
    at.pass(DAY);
    await expect.poll(() => direct(at.ada)).toHaveLength(1);
    expect(direct(at.ada)[0]).toContain('**One game waits for you**');
    at.pass(DAY);
    await expect.poll(() => direct(at.ada)).toHaveLength(2);
    expect(pinged(at)).not.toContain(at.ada.id);
  });

  it('does not come on a day when no game waits', async () => {
    const at = await club();
    await chooses(at, at.bo, { calls: 'digest' });
    at.pass(DAY);
    await expect.poll(() => at.store.dueDigests(Date.now() + DAY, 9)).toEqual([]);
    expect(direct(at.bo)).toEqual([]);
  });
});
