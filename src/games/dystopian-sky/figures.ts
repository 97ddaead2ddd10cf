import { at, idsOf, quantiles, seats, Share, shareLine, type Figures } from '#engine';
import { AFFILIATIONS } from './content/affiliations.ts';
import { ATTACHMENTS, CONSUMABLES, GEAR } from './content/goods.ts';
import { SKILLS } from './content/skills.ts';
import { WEAPONS } from './content/weapons.ts';
import { outcomeOf } from './end/outcome.ts';
import type { Member } from './roster/roster.ts';
import type { Event } from './state/events.ts';
import type { State } from './state/state.ts';

/** How far a place in the Turn Order or a zone may be from its fair share of the victories, in percent. */
const ROOM_OF_TWO = 5;
const ROOM_OF_MORE = 8;
/** What an affiliation may win of its fair share. */
const AFFILIATION_BAND = [0.8, 1.2] as const;

/** Everything a member can get in the Armory. */
const WARES = [...idsOf(WEAPONS), ...idsOf(ATTACHMENTS), ...idsOf(GEAR), ...idsOf(CONSUMABLES), ...idsOf(SKILLS)];

/**
 * Statistics of many finished matches with the same number of crews: who wins, by Turn Order, Starting Zone and affiliation,
 * how long matches last, and what is bought. Figures outside the bands of the balance goals end with the band.
 */
export class DystopianSkyFigures implements Figures {
  readonly #crews: number;
  #matches = 0;
  readonly #turns: readonly Share[];
  readonly #zones = new Map<string, Share>();
  readonly #members = new Map<string, Share>();
  readonly #owned = new Map<string, Share>();
  readonly #timedOut = new Share();
  readonly #rounds: number[] = [];

  constructor(crews: number) {
    this.#crews = crews;
    this.#turns = seats(crews).map(() => new Share());
  }

  counts({ kind }: Event): boolean {
    return kind === 'over';
  }

  note({ table }: State): void {
    const winners = outcomeOf(table)?.winners ?? [];
    this.#matches++;
    this.#rounds.push(table.round);
    this.#timedOut.note(Number(table.ending === 'time'));
    for (const [place, seat] of table.order.entries()) {
      const won = winners.includes(seat) ? 1 / winners.length : 0;
      const { zone, roster } = at(table.crews, seat);
      at(this.#turns, place).note(won);
      shareOf(this.#zones, `${table.options.map} won from zone ${String((zone ?? 0) + 1)}`).note(won);
      for (const member of roster?.members ?? []) {
        shareOf(this.#members, member.affiliation).note(won);
        for (const ware of new Set(waresOf(member))) shareOf(this.#owned, ware).note(won);
      }
    }
  }

  /** One line per figure; a figure outside its band shows the band. */
  lines(): string[] {
    const fair = 100 / this.#crews;
    const room = this.#crews === 2 ? ROOM_OF_TWO : ROOM_OF_MORE;
    const [low, high] = AFFILIATION_BAND;
    const bought = WARES.filter((id) => this.#owned.has(id));
    return [
      `${String(this.#matches)} matches with ${String(this.#crews)} crews`,
      ...this.#turns.map((share, place) =>
        shareLine(`won by number ${String(place + 1)} of the Turn Order`, share, fair - room, fair + room),
      ),
      ...[...this.#zones].toSorted().map(([what, share]) => shareLine(what, share, fair - room, fair + room)),
      ...idsOf(AFFILIATIONS).flatMap((id) => {
        const share = this.#members.get(id);
        return share ? [shareLine(`won with ${id}`, share, low * fair, high * fair)] : [];
      }),
      shareLine('ended by time', this.#timedOut, 0, 100),
      `  rounds ${quantiles(this.#rounds, [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1])}`,
      ...bought.map((id) => shareLine(`won with ${id}`, shareOf(this.#owned, id), 0, 100)),
      `  never bought: ${WARES.filter((id) => !this.#owned.has(id)).join(', ') || 'none'}`,
    ];
  }
}

/** What a member has got, but for the skill that its affiliation gives. */
function waresOf({ affiliation, weapons, gear, consumables, skills }: Member): readonly string[] {
  const { bonus } = AFFILIATIONS[affiliation];
  return [
    ...weapons.flatMap(({ id, attachments }) => [id, ...attachments]),
    ...gear,
    ...consumables,
    ...skills.filter((id) => id !== bonus),
  ];
}

function shareOf(shares: Map<string, Share>, key: string): Share {
  const known = shares.get(key) ?? new Share();
  shares.set(key, known);
  return known;
}
