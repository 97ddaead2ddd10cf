import { decisionId, draw, optionId, shuffled, type Rng } from '#engine';
import { commands, type Table } from '../../src/tables/index.ts';
import { ASK_REWIND, type House } from './house.ts';

export const PEOPLE = ['ada', 'bo', 'cy'];

/** Somebody answers something, or takes it back; what nobody waits for as often as the rest, so that little is locked, but at a quick pace. */
export async function press(at: House, table: Table, rng: Rng, pace: 'slow' | 'quick' = 'slow'): Promise<void> {
  const { id, revision } = table.record;
  const seat = rng.int(PEOPLE.length);
  const person = at.press(PEOPLE[seat] ?? '');
  const panel = { seat, revision };
  const open = table.play?.open.filter((decision) => decision.seat === seat) ?? [];
  const kept = open.filter(
    ({ kind }) => pace === 'quick' || !['lock', 'card', 'stake', 'peek'].includes(kind) || rng.int(20) === 0,
  );
  const what = rng.int(40);
  if (what === 0) await at.tables.do(id, person, ASK_REWIND);
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
