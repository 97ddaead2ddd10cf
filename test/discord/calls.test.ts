import { describe, expect, it } from 'vitest';
import { ClockDriver, commands, type PersonSettings } from '../../src/tables/index.ts';
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

  it('is called ten minutes after they started the game, not at once: they have just seen it', async () => {
    const at = await club();
    await callAda(at);
    const panel = await at.ada.command(at.channel, 'game act');
    await at.ada.press(panel.message ?? '', 'Choose None');
    await settled(at);
    expect(pinged(at)).not.toContain(at.bo.id);
    at.pass(10 * MINUTE);
    await expect.poll(() => pinged(at)).toContain(at.bo.id);
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

/** Waits until nothing is left to tell now. */
async function settled(at: Club): Promise<void> {
  await expect.poll(() => at.store.dueNotices(at.tables.now(), 1)).toEqual([]);
}

/** As many games as said, each in a channel of its own, that Bo starts, so that Ada is called in all of them. */
async function callAdaIn(at: Club, count: number): Promise<readonly string[]> {
  const channels = Array.from({ length: count }, (_, n) => at.sandbox.addChannel(`table-${String(n)}`));
  for (const channel of channels) {
    await at.ada.command(channel, 'game new', { game: at.tables.games[0]?.game.id ?? '' });
    await at.bo.command(channel, 'game join');
    await at.bo.command(channel, 'game start');
  }
  await settled(at);
  return channels;
}

/** Lets these people sleep until the next but one full hour, and gives how long that is, in ms. */
async function sleep(
  at: Club,
  people: readonly Club['ada'][],
  settings: Partial<PersonSettings> = {},
): Promise<number> {
  const now = new Date();
  const hour = now.getUTCHours();
  for (const person of people)
    await chooses(at, person, { ...settings, quiet: { from: hour * 60, to: ((hour + 2) % 24) * 60 } });
  return 2 * 60 * MINUTE - (now.getTime() % (60 * MINUTE));
}

/** What pings this person in these channels, a text each. */
function pingsIn(at: Club, channels: readonly string[], { id }: Club['ada']): readonly string[] {
  return channels.flatMap((channel) =>
    at.cy
      .messages(channel)
      .filter(({ mentions }) => mentions.includes(id))
      .map(text),
  );
}

describe('Somebody who comes back', () => {
  it('is called once to all the games that wait for them, however many, and to none before', async () => {
    const at = await club();
    const ms = await sleep(at, [at.ada]);
    const channels = await callAdaIn(at, 3);
    expect(pingsIn(at, channels, at.ada)).toEqual([]);
    at.pass(ms);
    await expect.poll(() => at.store.dueDigests(at.tables.now() + DAY, 9)).toEqual([at.ada.id]);
    await settled(at);
    expect(pingsIn(at, channels, at.ada)).toEqual([]);
    at.pass(3 * MINUTE);
    await expect.poll(() => pingsIn(at, channels, at.ada)).toHaveLength(1);
    expect(pingsIn(at, channels, at.ada)[0]).toContain(
      'Welcome back. Now 3 games are waiting for you: `/game list` shows them.',
    );
  });

  it('gets one direct message that lists them, where they want those', async () => {
    const at = await club();
    const ms = await sleep(at, [at.ada], { calls: 'dm' });
    await callAdaIn(at, 2);
    at.pass(ms);
    await expect.poll(() => at.store.dueDigests(at.tables.now() + DAY, 9)).toEqual([at.ada.id]);
    await settled(at);
    at.pass(3 * MINUTE);
    await expect.poll(() => direct(at.ada)).toHaveLength(1);
    expect(direct(at.ada)[0]).toContain('**2 games are waiting for you**');
  });

  it('long after the time, because the bot was not running, is called once as well', async () => {
    const at = await club();
    const ms = await sleep(at, [at.ada]);
    const channels = await callAdaIn(at, 3);
    at.pass(ms + 5 * 60 * MINUTE);
    await expect.poll(() => at.store.dueDigests(at.tables.now() + DAY, 9)).toEqual([at.ada.id]);
    await settled(at);
    expect(pingsIn(at, channels, at.ada)).toEqual([]);
    at.pass(3 * MINUTE);
    await expect.poll(() => pingsIn(at, channels, at.ada)).toHaveLength(1);
    expect(pingsIn(at, channels, at.ada)[0]).toContain('I was offline for some time. Now 3 games are waiting for you');
  });
});

describe('An announcement', () => {
  it('pings nobody in their quiet hours, but once these end, if it still holds', async () => {
    const at = await club();
    await at.begin();
    const ms = await sleep(at, [at.cy]);
    const offers = () => pingsIn(at, [at.channel], at.cy).filter((each) => each.includes('offered the seat'));
    const table = await at.tables.tableIn(at.channel);
    const press = { person: { id: at.bo.id, name: 'Bo' }, interaction: 'offer' };
    const cy = { id: at.cy.id, name: 'Cy' };
    expect(await at.tables.do(table?.record.id ?? '', press, commands.offer(cy))).toMatchObject({ ok: true });
    await at.told();
    expect(offers()).toEqual([]);
    at.pass(ms);
    await expect.poll(offers).toHaveLength(1);
  });

  it('that a table will be put away comes at once, with a ping once those who sleep are back', async () => {
    const at = await club();
    await at.begin();
    const ms = await sleep(at, [at.ada, at.bo]);
    const warnings = () => at.cy.messages(at.channel).filter((each) => text(each).includes('nobody has played'));
    at.pass(31 * DAY);
    await new ClockDriver({ tables: at.tables }).tick();
    await settled(at);
    expect(warnings().map(({ mentions }) => mentions)).toEqual([[]]);
    at.pass(ms);
    await expect.poll(() => warnings().map(({ mentions }) => mentions)).toEqual([[], [at.ada.id, at.bo.id]]);
  });

  it('of the result names those who sleep without a ping', async () => {
    const at = await club();
    await at.begin();
    await sleep(at, [at.bo]);
    const before = pingsIn(at, [at.channel], at.bo);
    await at.ada.press((await at.ada.command(at.channel, 'game concede')).message ?? '', 'Concede');
    await expect.poll(() => at.cy.messages(at.channel).some((each) => text(each).includes('Play again?'))).toBe(true);
    expect(pingsIn(at, [at.channel], at.bo)).toEqual(before);
    expect(pingsIn(at, [at.channel], at.ada).at(-1)).toContain('is over');
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
    expect(direct(at.ada)[0]).toContain('**One game is waiting for you**');
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
