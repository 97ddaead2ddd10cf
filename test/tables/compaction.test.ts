import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  canUndo,
  decisionId,
  draw,
  freeRng,
  optionId,
  seats,
  shuffled,
  start,
  submit,
  undo,
  type GameEntry,
  type Match,
  type Rng,
} from '#engine';
import { games } from '../../src/games/index.ts';
import { commands, Tables, type Table } from '../../src/tables/index.ts';
import { pastOf } from '../../src/tables/log/past.ts';
import { validateTable } from '../../src/tables/log/validate.ts';
import { temporaryFolder } from '../store/folder.ts';
import { house, now, TOY, type House } from './house.ts';

const PEOPLE = ['ada', 'bo', 'cy'];

/** Somebody answers something, or takes it back; what nobody waits for as often as the rest, so that little is locked. */
async function press(at: House, table: Table, rng: Rng): Promise<void> {
  const { id, revision } = table.record;
  const seat = rng.int(PEOPLE.length);
  const person = at.press(PEOPLE[seat] ?? '');
  const panel = { seat, revision };
  const open = table.play?.open.filter((decision) => decision.seat === seat) ?? [];
  const kept = open.filter(
    ({ kind }) => !['lock', 'card', 'stake', 'peek', 'draw'].includes(kind) || rng.int(20) === 0,
  );
  const what = rng.int(40);
  if (what === 0) await at.tables.do(id, person, commands.askRewind);
  else if (what < 5 && table.proposal) await at.tables.do(id, person, commands.decline(table.proposal.made));
  else if (what < 8 && table.proposal) await at.tables.do(id, person, commands.agree(table.proposal.made));
  else if (what < 12) await at.tables.do(id, person, commands.undo(null));
  else if (kept.length > 0) {
    const decision = draw(rng, kept);
    const { min, max } = decision.pick ?? { min: 1, max: 1 };
    const chosen = shuffled(rng, decision.options).slice(0, min + rng.int(max - min + 1));
    if (chosen.length === 0) await at.tables.do(id, person, commands.pass(panel, decisionId(decision.id)));
    else
      await at.tables.do(
        id,
        person,
        commands.act(
          panel,
          chosen.map((option) => optionId(decision.id, option)),
        ),
      );
  }
}

/** The match as its log gives it, every entry through the kernel; `null` where it was rewound, which the kernel alone does not do. */
function fromLog({ game, record, play }: Table, log: ReturnType<typeof pastOf>): Match<unknown, unknown> | null {
  const { seed } = record;
  if (seed === null || !play) return null;
  const first = start(game, play.match.seats, game.readOptions(record.options), seed);
  return log.reduce<Match<unknown, unknown> | null>((match, { entry }) => {
    if (!match || entry.kind === 'rewind') return null;
    if (entry.kind === 'undo') return undo(game, match, entry.seat)?.match ?? null;
    const result = submit(game, match, seed, entry);
    return result.ok ? result.match : null;
  }, first);
}

describe('The log of a match where much is changed back in secret', () => {
  const entries: readonly GameEntry[] = [TOY, ...games.filter(({ game }) => game.id === 'skydock')];

  it.each(entries.map((entry) => [entry.game.id, entry] as const))(
    'gives every position again, and what can be taken back, at any step: %s',
    async (_id, entry) => {
      let dropped = 0;
      for (let round = 0; round < 12; round++) {
        const at = await house(join(temporaryFolder(), 'airlock.db'), [entry]);
        const rng = freeRng(`compaction ${String(round)}`);
        let table = await at.game(...PEOPLE);
        for (let step = 0; step < 100 && table.record.status === 'playing'; step++) {
          // Another process goes on with what stands in the store.
          const tables = step % 7 === 0 ? new Tables({ store: at.store, games: [entry] }) : at.tables;
          await press({ ...at, tables }, table, rng);
          const before = table;
          table = await now({ ...at, tables }, table);
          const log = await at.tables.log(table.record.id);
          const past = pastOf(log);
          const isShorter = (table.play?.match.seq ?? 0) < (before.play?.match.seq ?? 0);
          if (isShorter) dropped++;
          expect(past.map(({ seq }) => seq)).toEqual(past.map((_, n) => n + 1));
          expect(past).toHaveLength(table.play?.match.seq ?? -1);
          if (isShorter || step % 10 === 0) expect(validateTable(table, log)).toBeNull();
          const again = fromLog(table, past);
          if (!again || !table.play) continue;
          expect(again.state).toEqual(table.play.match.state);
          for (const seat of seats(PEOPLE.length)) expect(canUndo(table.play.match, seat)).toBe(canUndo(again, seat));
        }
      }
      expect(dropped).toBeGreaterThan(10);
    },
  );
});
