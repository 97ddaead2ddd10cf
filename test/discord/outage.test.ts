import { expect, it, vi } from 'vitest';
import { directChannelId } from '../../src/sandbox/world/members/person.ts';
import { ClockDriver, commands, readTableEvent, type PersonSettings } from '../../src/tables/index.ts';
import { NEW_PERSON } from '../../src/tables/people/person-settings.ts';
import { club, text, type Club } from './club.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Ada and Bo play in this many channels with a clock of a day, and nobody presses anything any more. */
async function playing(at: Club, count: number): Promise<readonly string[]> {
  const channels = Array.from({ length: count }, (_, n) => at.sandbox.addChannel(`table-${String(n)}`));
  for (const channel of channels) {
    await at.ada.command(channel, 'game new', { game: at.tables.games[0]?.game.id ?? '', clock: '1d' });
    const table = await at.tables.tableIn(channel);
    const press = { person: { id: at.ada.id, name: 'Ada' }, interaction: `i${channel}` };
    await at.tables.do(table?.record.id ?? '', press, commands.setting('onTimeout', 'answer'));
    await at.bo.command(channel, 'game join');
    await at.ada.command(channel, 'game start');
  }
  await settled(at);
  return channels;
}

/** Waits until nothing is left to tell: of many tables that takes a while. */
async function settled(at: Club): Promise<void> {
  await vi.waitFor(async () => expect(await at.store.dueNotices(at.tables.now(), 1)).toEqual([]), { timeout: 10_000 });
}

/** The bot is not running for a week, and then catches up. */
async function outage(at: Club): Promise<void> {
  at.pass(7 * DAY);
  await new ClockDriver({ tables: at.tables }).tick();
  await settled(at);
}

/** The messages in these channels that ping this person, a line each. */
function pings(at: Club, channels: readonly string[], { id }: Club['ada']): string[] {
  return channels.flatMap((channel) =>
    at.cy
      .messages(channel)
      .filter(({ mentions }) => mentions.includes(id))
      .map(text),
  );
}

async function chooses(at: Club, calls: PersonSettings['calls']): Promise<void> {
  await at.tables.changePerson(at.bo.id, { ...NEW_PERSON, calls });
}

it('After an outage, a person that several games wait for gets one message about all of them', async () => {
  const at = await club();
  const channels = await playing(at, 5);
  const before = pings(at, channels, at.bo);
  await outage(at);
  expect(pings(at, channels, at.bo).filter((each) => !before.includes(each))).toEqual([]);
  at.pass(3 * MINUTE);
  await vi.waitFor(() => expect(pings(at, channels, at.bo).join('\n')).toContain('Now 5 games are waiting for you'));
  expect(pings(at, channels, at.bo).filter((each) => !before.includes(each))).toHaveLength(1);
});

it('Forty deadlines of a week without the bot are each handled once, in order, and people get one message', async () => {
  const at = await club();
  const game = at.tables.games[0]?.game.id ?? '';
  const press = (person: Club['ada'], n: number) => ({
    person: { id: person.id, name: person.name },
    interaction: `${person.name} ${String(n)}`,
  });
  const channels: string[] = [];
  const ids: string[] = [];
  for (let n = 0; n < 40; n++) {
    const channel = at.sandbox.addChannel(`table-${String(n)}`);
    const place = { guild: at.sandbox.guildId, channel };
    const settings = { clock: '1440', onTimeout: 'answer' } as const;
    const opened = await at.tables.create(place, game, press(at.ada, 3 * n), undefined, settings);
    const id = opened.table?.record.id ?? '';
    await at.tables.do(id, press(at.bo, n), commands.join(null));
    await at.tables.do(id, press(at.ada, 3 * n + 1), commands.begin);
    channels.push(channel);
    ids.push(id);
    // Their deadlines are a minute apart.
    at.pass(MINUTE);
  }
  await settled(at);
  const before = pings(at, channels, at.bo);
  const commit = vi.spyOn(at.store, 'commit');
  await outage(at);
  const handled = commit.mock.calls.flatMap(([{ table, line }]) => {
    const event = line && readTableEvent(line);
    return event?.kind === 'timed-out' ? [table.id] : [];
  });
  expect(handled).toEqual(ids);
  await new ClockDriver({ tables: at.tables }).tick();
  at.pass(3 * MINUTE);
  const news = () => pings(at, channels, at.bo).filter((each) => !before.includes(each));
  await vi.waitFor(() => expect(news()).toHaveLength(1), { timeout: 5000 });
  expect(news()[0]).toContain('Now 40 games are waiting for you');
});

it('It is a direct message with links for somebody who wants those', async () => {
  const at = await club();
  await chooses(at, 'dm');
  await playing(at, 3);
  const before = at.bo.messages(directChannelId(at.bo)).length;
  await outage(at);
  at.pass(3 * MINUTE);
  await vi.waitFor(() => expect(at.bo.messages(directChannelId(at.bo)).length).toBeGreaterThan(before));
  const [list = '', ...more] = at.bo.messages(directChannelId(at.bo)).slice(before).map(text);
  expect(more).toEqual([]);
  expect(list).toContain('3 games are waiting for you');
  expect(list.match(/See the board/g)).toHaveLength(3);
});

it('A person that one game waits for is called as ever, and one who wants no calls is not', async () => {
  const at = await club();
  const [channel = ''] = await playing(at, 1);
  const before = pings(at, [channel], at.bo);
  await outage(at);
  expect(pings(at, [channel], at.bo)).not.toEqual(before);
  const quiet = await club();
  await chooses(quiet, 'none');
  const channels = await playing(quiet, 3);
  await outage(quiet);
  quiet.pass(3 * MINUTE);
  await settled(quiet);
  expect(pings(quiet, channels, quiet.bo)).toEqual([]);
});
