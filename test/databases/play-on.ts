import { decisionId, optionId, type Rng } from '#engine';
import { commands, holderOf, type Done, type Press, type Table, type Tables } from '../../src/tables/index.ts';
import { randomAnswer } from '../conformance/random-play.ts';

export const PEOPLE = ['ada', 'bo', 'cy', 'dee'];

/** A table in a channel of its own, opened by the first of these people, with all of them seated; begun when that is as many as the game needs. */
export async function seated(tables: Tables, game: string, channel: string, people: readonly string[]): Promise<Table> {
  const press = presses(channel);
  const [opener = '', ...others] = people;
  let table = done(await tables.create({ guild: 'guild', channel }, game, press(opener)));
  for (const person of others) table = done(await tables.do(table.record.id, press(person), commands.join(null)));
  if (people.length < table.game.seats[0]) return table;
  return done(await tables.do(table.record.id, press(opener), commands.begin));
}

/** The table after this many random answers, or when the game is over. */
export async function playOn(tables: Tables, table: Table, rng: Rng, answers: number): Promise<Table> {
  const press = presses(`${table.record.id} ${String(table.record.revision)}`);
  let now = table;
  for (let i = 0; i < answers && now.play && now.record.status === 'playing'; i++) {
    const { id, revision } = now.record;
    const answer = randomAnswer(now.play.open, rng);
    const panel = { seat: answer.seat, revision };
    const person = press(holderOf(now, answer.seat)?.player ?? '');
    const ids = answer.actions.map((action) => optionId(answer.decision, action));
    now = done(
      ids.length === 0
        ? await tables.do(id, person, commands.pass(panel, decisionId(answer.decision)))
        : await tables.do(id, person, commands.act(panel, ids)),
    );
  }
  return now;
}

/** Presses by name, each an interaction of its own that no other series repeats. */
function presses(series: string): (person: string) => Press {
  let count = 0;
  return (person) => ({ person: { id: person, name: person }, interaction: `${series} ${String(++count)}` });
}

function done(result: Done): Table {
  if (!result.ok) throw new Error(`Refused: ${result.refusal.why}`);
  return result.table;
}
