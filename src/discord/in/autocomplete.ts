import { optionId } from '#engine';
import { ownedByPerson, seatOf, waitingFor, type PanelPress, type Table, type Tables } from '../../tables/index.ts';
import type { Asker } from './asker.ts';
import { suggest, type Reply } from '../reply.ts';
import type { Typed } from './typed-command.ts';
import { lobbyState } from '../screens/lobby.ts';
import { clip, LIMITS } from '../screens/screen.ts';
import { words } from '../words.ts';

interface Suggestion {
  readonly name: string;
  readonly value: string;
}

/** What Discord offers while an option is being typed. Only what the typing person may choose anyway. */
export async function autocomplete(
  tables: Tables,
  { name: command, focused, options }: Typed,
  asker: Asker,
): Promise<Reply> {
  const typed = (options.get(focused ?? '') ?? '').toLowerCase();
  const all = await suggestions(tables, { name: command, focused, options }, asker);
  const fitting = all.filter(({ name }) => name.toLowerCase().includes(typed));
  return suggest(
    fitting.slice(0, LIMITS.menu).map(({ name, value }) => ({ name: clip(name, LIMITS.optionText), value })),
  );
}

async function suggestions(
  tables: Tables,
  { name, focused, options }: Typed,
  { place, press }: Asker,
): Promise<Suggestion[]> {
  const person = press.person.id;
  if (focused === 'table') {
    const own = await tables.tablesOf({ guild: place.guild, player: person, limit: LIMITS.menu });
    return distinct(own.map((table) => ({ name: tableName(table, person), value: table.record.id })));
  }
  const table = await tables.tableIn(place.channel);
  if (focused === 'heading') {
    const named = tables.games.find(({ game }) => game.id === options.get('game')) ?? table;
    return (named?.face.rules ?? []).map(({ heading }) => ({ name: heading, value: heading }));
  }
  if (!table) return [];
  if (focused === 'seat') return name === 'replace' ? aiSeats(table) : freeSeats(table);
  return focused === 'choice' ? openChoices(table, person) : [];
}

/** A table as its player knows it: the game, who else plays, and whether it waits for them. */
function tableName(table: Table, person: string): string {
  const others = table.record.seats.filter(({ player }) => player !== person).map(({ name }) => name);
  const mine = waitingFor(table).some((seat) => seat === seatOf(table, person)?.seat);
  const state = table.record.status === 'lobby' ? lobbyState(table) : mine ? words.list.yourTurn : '';
  return [table.face.name, others.join(', '), state].filter((part) => part !== '').join(' · ');
}

/** Names that several would share get what tells them apart. */
function distinct(all: readonly Suggestion[]): Suggestion[] {
  const isShared = (name: string) => all.filter((other) => other.name === name).length > 1;
  return all.map(({ name, value }) => ({ name: isShared(name) ? `${name} · ${value}` : name, value }));
}

function freeSeats({ game, face, record }: Table): Suggestion[] {
  const all = Array.from({ length: game.seats[1] }, (_, seat) => seat);
  return all
    .filter((seat) => !record.seats.some((held) => held.seat === seat))
    .map((seat) => ({ name: face.seat(seat), value: String(seat) }));
}

function aiSeats({ face, record }: Table): Suggestion[] {
  return record.seats
    .filter((held) => !ownedByPerson(held))
    .map(({ seat, name }) => ({ name: `${face.seat(seat)} (${name})`, value: String(seat) }));
}

function openChoices(table: Table, person: string): Suggestion[] {
  const { face, game, play, record } = table;
  const own = seatOf(table, person);
  // Of a seat that is lent there is nothing to say but that it is wanted back.
  if (own?.ai !== null || !play || record.status !== 'playing') return [];
  const view = game.view(play.match.state, own.seat);
  return play.open
    .filter((decision) => decision.seat === own.seat)
    .flatMap((decision) =>
      // Several at once cannot be typed as one choice.
      decision.pick
        ? [{ name: words.play.inPanel(face.prompt(view, decision)), value: IN_PANEL }]
        : face.options(view, decision).map(({ label }, at) => ({
            name: label,
            value: `${String(record.revision)} ${optionId(decision.id, decision.options[at])}`,
          })),
    );
}

/** The choice that only opens the panel, for what is answered there. */
export const IN_PANEL = 'panel';

/** A choice as autocomplete named it, or `null` when somebody typed something else. */
export function readChoice(value: string, seat: number): (PanelPress & { readonly option: string }) | null {
  const [, revision, option] = /^(\d{1,9}) ([0-9a-z]{1,11})$/.exec(value) ?? [];
  return revision === undefined || option === undefined ? null : { seat, revision: Number(revision), option };
}
