import { describe, expect, it } from 'vitest';
import { chapterOf, decisionId, inTurn, optionId, type Answer, type GameEntry } from '#engine';
import { requestFor } from '../../src/ai/request.ts';
import { think } from '../../src/ai/think.ts';
import { withoutEscapes } from '../../src/discord/escape.ts';
import { writeCustomId } from '../../src/discord/custom-id.ts';
import { games } from '../../src/games/index.ts';
import { commands, type Table } from '../../src/tables/index.ts';
import { club, type Club, type Seen } from './club.ts';

type Persona = Club['ada'];

/** A display name has 1 to 32 characters, of any kind. */
const NAMES: Readonly<Record<string, readonly [string, string, string]>> = {
  'the shortest': ['i', '字', '*'],
  'the longest': ['W'.repeat(32), '👩🏽‍🚀'.repeat(4), '﷽'.repeat(32)],
  'marked up': ['*_~|`>#[](x)'.repeat(3).slice(0, 32), '\\'.repeat(32), '**||``__~~\\'.repeat(3).slice(0, 32)],
  'line-opening and pinging': ['# Big @here', '> quote <@&1300000000000000001>', '-# small [x](https://example.com)'],
};

/** A whole game with these; with the others it is over after this many steps, for what is said goes on as it began. */
const WHOLE = 'the longest';
const STEPS = 100;

/** Buttons a player presses at the beginning of each of their turns: on the board, then on what that opens. */
const BOARD = ['Take Turn', 'My Hand', 'Log', 'Help'];

/** What is wrong with the markup of a text: something opened and not closed, half an escape, or a person's own markup. */
function faults(text: string): string[] {
  const plain = withoutEscapes(text.replaceAll(/```[^]*?```/g, '')).replaceAll(/`[^`\n]*`/g, '');
  return [
    ...['**', '||', '~~', '`'].filter((sign) => plain.split(sign).length % 2 === 0),
    ...['\\…', '[x](', '# Big', '-# small'].filter((sign) => plain.includes(sign)),
    ...(/^(?:> )?> quote/m.test(plain) ? ['a quote'] : []),
  ];
}

function check(message: Seen, players: readonly Persona[]): void {
  const texts = [
    message.content,
    ...message.embeds.flatMap(({ description = '', fields = [] }) => [
      description,
      ...fields.map(({ value }) => value),
    ]),
  ];
  // The board's link to itself is the bot's own.
  for (const text of texts.map((each) => each.replaceAll(/\[See the board\]\([^)]*\)/g, ''))) {
    expect(faults(text), text).toEqual([]);
    expect(text.isWellFormed()).toBe(true);
  }
  const known = players.map(({ id }) => id);
  if (!message.ephemeral) for (const id of message.mentions) expect(known).toContain(id);
}

/** The answer of a heuristic AI player to one of the open questions. */
function answerIn(entry: GameEntry, { play }: Table, key: string): Answer<unknown> {
  for (const seat of inTurn(play?.open ?? [])) {
    const request = requestFor(entry.game, { seat, state: play?.match.state, strength: 'heuristic', key });
    const { answer } = think(entry, request);
    if (answer) return answer;
  }
  throw new Error('Nobody answers.');
}

function commandFor({ record }: Table, { seat, decision, actions }: Answer<unknown>) {
  const panel = { seat, revision: record.revision };
  return actions.length === 0
    ? commands.pass(panel, decisionId(decision))
    : commands.act(
        panel,
        actions.map((action) => optionId(decision, action)),
      );
}

/** A table of the first two people, whose second one gives the seat to the third: the log tells of that by name. */
async function begun(at: Club, entry: GameEntry, [one, two, three]: readonly [Persona, Persona, Persona]) {
  const opened = await one.command(at.channel, 'game new', { game: entry.game.id });
  const lobby = await at.told();
  const join = two.pressable(lobby).findLast((each) => each.kind === 'button' && /^(Join|Play)/.test(each.label));
  await two.press(lobby, { customId: join?.customId ?? '' });
  const options = await one.press(await at.told(), 'Options');
  const started = await one.press(await at.told(), 'Start Game');
  const menu = await two.press((await two.command(at.channel, 'game replace')).message ?? '', 'Give Seat Away');
  const table = (await at.tables.tableIn(at.channel))?.record.id ?? '';
  const to = writeCustomId({ verb: 'offer', table, to: 'person' });
  const offered = await two.select(menu.message ?? '', to, [three.id]);
  const taken = await three.press(await at.told(), `Take ${entry.face.seat(1)}`);
  return [opened, options, started, menu, offered, taken].flatMap(({ message }) => message ?? []);
}

describe.each(Object.entries(NAMES))('People with %s names', (kind, names) => {
  it.each(games.map((entry) => [entry.face.name, entry] as const))(
    'play %s, and every message fits, is well formed and pings its players alone',
    async (_, entry) => {
      const at = await club({ games: [entry] });
      const [one, two, three] = names.map((name) => at.sandbox.addPersona(name));
      if (!one || !two || !three) throw new Error('Somebody is missing.');
      const seen = await begun(at, entry, [one, two, three]);
      const players = [one, two, three];
      const holders = [one, three];
      let last: number | null = null;
      for (let step = 0; kind === WHOLE || step < STEPS; step++) {
        const table = await at.tables.tableIn(at.channel);
        if (table?.record.status !== 'playing') break;
        // The later parts of a long game say nothing that the first did not.
        if (table.play && chapterOf(entry.game, table.play.match.state) > 1) break;
        const answer = answerIn(entry, table, `${kind} ${String(step)}`);
        const holder = holders[answer.seat];
        if (!holder) throw new Error('Nobody holds that seat.');
        if (answer.seat !== last && step % 3 === 0) {
          const board = await at.told();
          seen.push(board);
          for (const label of BOARD) {
            const { message } = await holder.press(board, label);
            if (message) seen.push(message);
          }
        }
        last = answer.seat;
        const press = { person: { id: holder.id, name: holder.name }, interaction: `step ${String(step)}` };
        const done = await at.tables.do(table.record.id, press, commandFor(table, answer));
        if (!done.ok) throw new Error(`Refused: ${done.refusal.why}`);
      }
      await at.told();
      const replay = await one.command(at.channel, 'game replay');
      const log = await three.command(at.channel, 'game log');
      seen.push(...[replay, log].flatMap(({ message }) => message ?? []));
      for (const person of players) seen.push(...person.messages(at.channel));
      // What is over one of Discord's limits is refused, and the bot logs that.
      expect(at.logged.filter((line) => /"level":[456]0/.test(line))).toEqual([]);
      expect(seen.length).toBeGreaterThan(30);
      for (const message of seen) check(message, players);
      expect(seen.some((message) => JSON.stringify(message.embeds).includes('from here on'))).toBe(true);
    },
    30_000,
  );
});
