import { describe, expect, it } from 'vitest';
import { chapterOf, decisionId, optionId, seats } from '#engine';
import { requestFor } from '../../../src/ai/request.ts';
import { think } from '../../../src/ai/think.ts';
import { starcadiaEntry } from '../../../src/games/starcadia/index.ts';
import { AiDriver, commands, waitingFor, type LogLine, type Table } from '../../../src/tables/index.ts';
import { done, house, now } from '../../tables/house.ts';

/** More steps than any campaign needs. */
const MOST_STEPS = 20_000;
/** Longer than any pause before an answer of an AI player, in ms. */
const PAUSE = 5_000;

const { game, face } = starcadiaEntry;

/** A campaign of three whose last two players leave once the second scenario is played: one concedes, the other lends the seat to an AI player and offers it to everyone. */
async function abandoned(): Promise<{
  readonly table: Table;
  readonly log: readonly LogLine[];
}> {
  let time = 1_800_000_000_000;
  const at = await house(':memory:', [starcadiaEntry], () => time);
  const driver = new AiDriver({
    tables: at.tables,
    ask: (request) => Promise.resolve(think(starcadiaEntry, request)),
    onTrouble: (error) => {
      throw error;
    },
  });
  const people = ['ada', 'bo', 'cy'];
  let table = await at.lobby(...people);
  const { id } = table.record;
  const does = async (person: string, command: Parameters<typeof at.tables.do>[2]) => {
    table = done(await at.tables.do(id, at.press(person), command));
  };
  await does('ada', commands.choose('monsters', 'program'));
  await does('ada', commands.begin);
  let haveLeft = false;
  for (let step = 0; table.record.status === 'playing'; step++) {
    if (step > MOST_STEPS) throw new Error('This campaign does not end.');
    const state = table.play?.match.state;
    if (!haveLeft && chapterOf(game, state) === 2 && face.status(game.view(state, 'public')).includes('Turn 3')) {
      haveLeft = true;
      await does('bo', commands.concede);
      await does('cy', commands.offer(null));
      await does('cy', commands.handOver('heuristic'));
      continue;
    }
    const [seat] = waitingFor(table).filter((each) => table.record.seats[each]?.ai === null);
    if (seat === undefined) {
      time += PAUSE;
      await driver.tick();
      await driver.settled();
      table = await now(at, table);
      continue;
    }
    const { answer } = think(
      starcadiaEntry,
      requestFor(game, { seat, state, strength: 'heuristic', key: String(step) }),
    );
    if (!answer) throw new Error('Nobody answers.');
    const panel = { seat, revision: table.record.revision };
    const options = answer.actions.map((action) => optionId(answer.decision, action));
    await does(
      people[seat] ?? '',
      options.length > 0 ? commands.act(panel, options) : commands.pass(panel, decisionId(answer.decision)),
    );
  }
  return { table, log: await at.tables.log(id) };
}

describe('A campaign whose crews leave in its middle', () => {
  it('goes on to its end without them, and they have their places in the standings', async () => {
    const { table, log } = await abandoned();
    const { ending, play } = table;
    if (ending?.kind !== 'played' || !play) throw new Error('The campaign was not played to its end.');
    const view = game.view(play.match.state, 'public');
    expect(face.result(view, ending.outcome).details).toHaveLength(4);

    const left = log.findIndex(
      ({ entry }) => entry !== null && typeof entry === 'object' && 'kind' in entry && entry.kind === 'conceded',
    );
    const answered = log.slice(left).flatMap(({ entry, player }) => (player === null ? [entry] : []));
    for (const seat of [1, 2])
      expect(
        answered.filter((entry) => JSON.stringify(entry).includes(`"seat":${String(seat)}`)).length,
      ).toBeGreaterThan(20);

    const scores = face.final([view]).scores.rows.map(([tokens, badges]) => [Number(badges), Number(tokens)] as const);
    const order = seats(3).toSorted(
      (a, b) => (scores[b]?.[0] ?? 0) - (scores[a]?.[0] ?? 0) || (scores[b]?.[1] ?? 0) - (scores[a]?.[1] ?? 0),
    );
    expect(ending.outcome.places?.flat().map((seat) => scores[seat])).toEqual(order.map((seat) => scores[seat]));
    expect(ending.outcome.winners).toEqual(ending.outcome.places?.[0]);
  });
});
