import { at, idsOf, quantiles, seats, Share, shareLine, type Figures, type Seat } from '#engine';
import { HEROES, type HeroId } from './content/heroes.ts';
import { SCENARIOS, type ScenarioId } from './content/scenarios.ts';
import { UPGRADES, type UpgradeId } from './content/upgrades.ts';
import { crewName } from './face/words.ts';
import type { Event, Events } from './state/events.ts';
import type { Result, State } from './state/state.ts';

/** How much more than its fair share of the wins a crew may have, in percent. */
const CREW_ROOM = 8;
/** A hero's share of its fair share of the wins. */
const HERO_BAND = [0.6, 1.4] as const;
/** Scenarios in 100 that may end because the event deck is out (Q23). */
const MOST_TIMED_OUT = 5;
/** Turns of all crews that a scenario of four crews should last, and how many in 100 may be shorter or longer. */
const TURNS = [12, 40] as const;
const MOST_OTHER_TURNS = 10;
/** Scenarios in 100 in which a quest should be completed. */
const COMPLETED = 90;

const COUNTED: ReadonlySet<keyof Events> = new Set([
  'chosen',
  'drafted',
  'received',
  'attacked',
  'reacted',
  'scenario-begun',
  'claimed',
  'turn',
  'quest',
  'rivalry',
]);

/** What is counted of one scenario, and of all of them. */
class Tally {
  readonly wins: readonly Share[];
  readonly began = new Share();
  readonly slots = new Map<number, Share>();
  readonly timedOut = new Share();
  readonly otherTurns = new Share();
  readonly turns: number[] = [];
  readonly tokens: number[] = [];
  readonly quests = new Map<string, { readonly done: Share; readonly turns: number[] }>();

  constructor(crews: number) {
    this.wins = seats(crews).map(() => new Share());
  }
}

/** A scenario while its events are read. */
interface Course {
  readonly slots: Map<Seat, number>;
  readonly order: Seat[];
  readonly done: Map<string, number>;
}

/**
 * Statistics of many finished games with the same number of crews: who wins scenarios, how long they last, what is drafted
 * and used. Figures outside the bands of the balance goals end with the band.
 */
export class StarcadiaFigures implements Figures {
  readonly #crews: number;
  #games = 0;
  readonly #all: Tally;
  readonly #scenarios = new Map<ScenarioId, Tally>();
  readonly #heroes = new Map<HeroId, Share>();
  readonly #campaigns: readonly Share[];
  readonly #drafted = new Map<UpgradeId, number>();
  readonly #used = new Set<UpgradeId>();

  constructor(crews: number) {
    this.#crews = crews;
    this.#all = new Tally(crews);
    this.#campaigns = seats(crews).map(() => new Share());
  }

  counts({ kind }: Event): boolean {
    return COUNTED.has(kind);
  }

  note({ table }: State, events: readonly Event[]): void {
    this.#games++;
    const heroes = table.crews.map((crew) => crew.heroes.map(({ id }) => id));
    const courses = coursesOf(events);
    table.sheet.forEach((result, n) => {
      const course = at(courses, n);
      const tally = this.#scenarios.get(result.scenario) ?? new Tally(this.#crews);
      this.#scenarios.set(result.scenario, tally);
      for (const each of [tally, this.#all]) noteScenario(each, result, course);
      heroes.forEach((crew, seat) => {
        for (const id of crew) shareOf(this.#heroes, id).note(Number(result.order[0] === seat));
      });
    });
    const best = Math.max(...table.crews.map(({ badges }) => badges));
    const first = table.crews.filter(({ badges }) => badges === best).length;
    table.crews.forEach(({ badges }, seat) => {
      at(this.#campaigns, seat).note(badges === best ? 1 / first : 0);
    });
    for (const event of events) this.#noteUpgrade(event);
  }

  #noteUpgrade(event: Event): void {
    if (event.kind === 'drafted' || event.kind === 'received')
      this.#drafted.set(event.upgrade, (this.#drafted.get(event.upgrade) ?? 0) + 1);
    if (event.kind === 'reacted') this.#used.add(event.upgrade);
    if (event.kind !== 'attacked') return;
    for (const id of event.boosts) this.#used.add(id);
    if (event.weapon !== null) this.#used.add(event.weapon);
  }

  /** One line per figure; a figure outside its band shows the band. */
  lines(): string[] {
    const fair = 100 / this.#crews;
    const [low, high] = HERO_BAND;
    const played = idsOf(SCENARIOS).flatMap((id) => {
      const tally = this.#scenarios.get(id);
      return tally ? setUpLines(id, tally) : [];
    });
    const isCampaign = this.#scenarios.size > 1;
    return [
      `${this.#games} games with ${this.#crews} crews`,
      ...(isCampaign ? [...commonLines('scenarios', this.#all), ...crewLines('most badges', this.#campaigns)] : []),
      ...played,
      ...idsOf(HEROES).flatMap((id) => {
        const share = this.#heroes.get(id);
        return share ? [shareLine(`won with ${HEROES[id].name}`, share, low * fair, high * fair)] : [];
      }),
      ...this.#upgradeLines(),
    ];
  }

  #upgradeLines(): string[] {
    const ids = idsOf(UPGRADES).filter((id) => UPGRADES[id].deck !== 'S');
    const drafted = ids.toSorted((a, b) => (this.#drafted.get(b) ?? 0) - (this.#drafted.get(a) ?? 0));
    const never = ids.filter((id) => !this.#drafted.has(id));
    const idle = idsOf(UPGRADES).filter((id) => UPGRADES[id].category !== 'passive' && !this.#used.has(id));
    return [
      `  drafted or received: ${drafted.map((id) => `${id} ${this.#drafted.get(id) ?? 0}`).join(', ')}`,
      `  never drafted or received: ${never.join(', ') || 'none'}`,
      `  never used, passives aside: ${idle.join(', ') || 'none'}`,
    ];
  }
}

/** What happened in each scenario of a game, in order. */
function coursesOf(events: readonly Event[]): readonly Course[] {
  const courses: Course[] = [];
  for (const event of events) {
    if (event.kind === 'scenario-begun') courses.push({ slots: new Map(), order: [], done: new Map() });
    const course = courses.at(-1);
    if (!course) continue;
    if (event.kind === 'claimed') course.slots.set(event.seat, event.slot);
    if (event.kind === 'turn') course.order.push(event.seat);
    if (event.kind === 'quest') course.done.set(event.quest, course.order.length);
    if (event.kind === 'rivalry' && !course.done.has(RIVALRY)) course.done.set(RIVALRY, course.order.length);
  }
  return courses;
}

/** The first PvP quest completed, among the names of quests. */
const RIVALRY = 'PvP';

function noteScenario(tally: Tally, { scenario, tokens, order, over }: Result, course: Course): void {
  const winner = order[0];
  const turns = course.order.length;
  tally.wins.forEach((share, seat) => {
    share.note(Number(winner === seat));
  });
  tally.began.note(Number(winner === course.order[0]));
  for (const [seat, slot] of course.slots) shareOf(tally.slots, slot).note(Number(winner === seat));
  tally.timedOut.note(Number(over === 'time'));
  tally.turns.push(turns);
  tally.otherTurns.note(Number(turns < TURNS[0] || turns > TURNS[1]));
  tally.tokens.push(...tokens);
  const fixed = SCENARIOS[scenario].quests.flatMap((quest) => (typeof quest === 'string' ? [quest] : []));
  for (const quest of new Set([...fixed, ...course.done.keys(), RIVALRY])) {
    const known = tally.quests.get(quest) ?? { done: new Share(), turns: [] };
    tally.quests.set(quest, known);
    const turn = course.done.get(quest);
    known.done.note(Number(turn !== undefined));
    if (turn !== undefined) known.turns.push(turn);
  }
}

function shareOf<K>(shares: Map<K, Share>, key: K): Share {
  const known = shares.get(key) ?? new Share();
  shares.set(key, known);
  return known;
}

/** What concerns every scenario: who wins, and how long it lasts. */
function commonLines(what: string, { wins, began, timedOut, turns, otherTurns, tokens }: Tally): string[] {
  const crews = wins.length;
  const length = `${what}: not ${TURNS[0]} to ${TURNS[1]} turns`;
  return [
    ...crewLines(`${what} won`, wins),
    shareLine(`${what} won by who began`, began, 0, 100 / crews + CREW_ROOM),
    shareLine(`${what}: out of events (Q23)`, timedOut, 0, MOST_TIMED_OUT),
    ...(crews === 4 ? [shareLine(length, otherTurns, 0, MOST_OTHER_TURNS)] : []),
    `  ${what}: turns ${quantiles(turns, [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1])}; tokens of a crew ${quantiles(tokens)}`,
  ];
}

/** The same of one set-up, with its shuttle slots and quests. */
function setUpLines(id: ScenarioId, tally: Tally): string[] {
  const most = 100 / tally.wins.length + CREW_ROOM;
  const slots = [...tally.slots].sort(([a], [b]) => a - b);
  return [
    ...commonLines(id, tally),
    ...slots.map(([slot, share]) => shareLine(`${id} won from shuttle slot ${slot + 1}`, share, 0, most)),
    ...[...tally.quests].map(([quest, { done, turns }]) => {
      const line = shareLine(`${id}: quest ${quest} completed`, done, COMPLETED, 100);
      return `${line}   turns ${quantiles(turns, [0.05, 0.5, 0.95])}`;
    }),
  ];
}

function crewLines(what: string, shares: readonly Share[]): string[] {
  const most = 100 / shares.length + CREW_ROOM;
  return shares.map((share, seat) => shareLine(`${what} by ${crewName(seat)}`, share, 0, most));
}
