import { at, counted, joined, type Decision } from '#engine';
import { READY_MADE } from '../../content/ready-made.ts';
import type { View } from '../../hidden/view.ts';
import { inchesBetween } from '../../map/measure.ts';
import { musteringOf, pageOf, type Page } from '../../muster/plan.ts';
import { LEVEL_CREDITS } from '../../roster/levels.ts';
import { CREW_SIZE, type Roster } from '../../roster/roster.ts';
import type { Action, Kind } from '../../state/actions.ts';
import type { UnitId } from '../../state/ids.ts';
import type { Table } from '../../state/state.ts';
import { mostHealth, terrainIn, unitOf } from '../../units/units.ts';
import { conditionsOf, shortName } from '../words.ts';
import { unitAsked } from './options.ts';

interface Asking {
  /** What the public message asks the seat to do. */
  readonly task: string;
  readonly prompt: (view: View, asked: Decision<Action>) => string;
  /** Headings of the rules that explain it. */
  readonly help: readonly string[];
}

const ASKING: Readonly<Record<Kind, Asking>> = {
  muster: {
    task: 'muster a crew',
    prompt: musterPrompt,
    help: ['The Muster', 'The Armory', 'Stats', 'Leveling Up', 'Skills'],
  },
  zone: {
    task: 'choose a Starting Zone',
    prompt: () => 'Where does your crew start? The crew that acts first chooses last',
    help: ['Turn Order'],
  },
  deploy: {
    task: 'deploy units',
    prompt: ({ table }, { seat }) => {
      const next = at(table.crews, seat).units.find(({ place }) => place === null);
      return `Where do you deploy ${next ? shortName(table, next.id) : 'the next unit'}?`;
    },
    help: ['Turn Order', 'Cover & High Ground'],
  },
  unit: {
    task: 'take your Turn',
    prompt: () => 'Which unit moves and acts next?',
    help: ['Turn', 'Winning'],
  },
  phase: {
    task: 'take your Turn',
    prompt: phasePrompt,
    help: ['Turn', 'Movement', 'Combat', 'Cover & High Ground', 'Explosives'],
  },
  dash: {
    task: 'react to an attack',
    prompt: ({ table }, { seat }) => `Where does ${shortName(table, unitAsked(table, seat))} dash?`,
    help: ['Movement', 'Cover & High Ground'],
  },
  row: {
    task: 'take your Turn',
    prompt: ({ table }, { seat }) =>
      `Which square of this column does ${shortName(table, unitAsked(table, seat))} go to?`,
    help: ['Movement', 'Cover & High Ground'],
  },
  reaction: {
    task: 'react to an attack',
    prompt: ({ table }, { seat }) => {
      const unit = unitAsked(table, seat);
      return `How does ${shortName(table, unit)} react? ${attackerText(table, unit)}. ${stateOf(table, unit)}`;
    },
    help: ['Reactions'],
  },
  arc: {
    task: 'choose where an Arc jumps',
    prompt: () => 'Several units are equally near. Which one does the Arc jump to?',
    help: ['Statuses'],
  },
};

/** "7/25 Health, Disarmed". */
function stateOf(table: Table, unit: UnitId): string {
  const health = `${String(unitOf(table, unit).health)}/${String(mostHealth(table, unit))} Health`;
  return [health, ...conditionsOf(table, unit)].join(', ');
}

/** "Odile Marrow attacked from 21 inches away": what the unit may react to now. */
function attackerText(table: Table, unit: UnitId): string {
  const top = table.stack.at(-1);
  if (top?.kind !== 'reactions') return 'It was attacked';
  const [from, to] = [unitOf(table, top.attacker).place, unitOf(table, unit).place];
  const name = shortName(table, top.attacker);
  if (from === null || to === null) return `${name} attacked`;
  return `${name} attacked from ${counted(inchesBetween(terrainIn(table), from, to), 'inch', 'inches')} away`;
}

function musterPrompt(view: View, { seat }: Decision<Action>): string {
  const { brought, lent } = at(view.table.crews, seat);
  const { muster } = view;
  const page = muster ? pageOf(brought, muster) : 'crew';
  const recruits = muster?.recruits.length ?? 0;
  const mustering = muster && musteringOf(brought, muster, lent);
  const shopper = mustering ? at(mustering.roster.members, muster.shopper ?? 0) : null;
  const texts: Readonly<Record<Page, () => string>> = {
    crew: () => `Which crew do you lead? ${String(READY_MADE.length)} are ready-made`,
    affiliation: () =>
      `Where does ${recruits === 0 ? 'your Captain' : `member ${String(recruits + 1)} of ${String(CREW_SIZE)}`} come from?`,
    background: () =>
      `What was ${recruits === 1 ? 'your Captain' : `member ${String(recruits)} of ${String(CREW_SIZE)}`} before joining the crew?`,
    ready: () =>
      `Is ${mustering?.roster.name ?? 'your crew'} ready, or does somebody go to the Armory?${levelsText(brought, mustering?.roster)}`,
    armory: () => {
      const credits = mustering ? at(mustering.purses, muster.shopper ?? 0) : 0;
      const points = shopper && shopper.points > 0 ? ` and ${counted(shopper.points, 'skill point')}` : '';
      return `What does ${shopper?.name ?? 'the unit'} get? ${String(credits)} credits${points} left`;
    },
  };
  return texts[page]();
}

/** "Mara Holt: 7.5 inches and 1 Action left." */
function phasePrompt({ table }: View, { seat }: Decision<Action>): string {
  const top = table.stack.at(-1);
  const name = shortName(table, unitAsked(table, seat));
  if (top?.kind !== 'phase') return `What does ${name} do?`;
  const inches = String(Math.floor(top.movement / 10) / 10);
  const actions = top.actions === 1 ? '1 Action' : `${String(top.actions)} Actions`;
  const rearm = unitOf(table, top.unit).disarmed ? '. Rearm before it attacks' : '';
  return `What does ${name} do? ${inches} inches and ${actions} left. ${stateOf(table, top.unit)}${rearm}`;
}

function asking(kind: string): Asking {
  const found = Object.entries(ASKING).find(([known]) => known === kind);
  if (!found) throw new Error(`Dystopian Sky never asks "${kind}".`);
  return found[1];
}

export function task(_view: View, kind: string): string {
  return asking(kind).task;
}

export function prompt(view: View, asked: Decision<Action>): string {
  return asking(asked.kind).prompt(view, asked);
}

export function help({ kind }: Pick<Decision<Action>, 'kind'>): readonly string[] {
  return asking(kind).help;
}

/** " Level up: Dag Pike (level 3). Each brings 250 credits and a skill point now, and Health once all crews are ready". */
function levelsText(before: Roster | null, now: Roster | undefined): string {
  const up = (now?.members ?? []).flatMap(({ name, level }, slot) =>
    level > (before?.members[slot]?.level ?? level) ? [`${name} (level ${String(level)})`] : [],
  );
  if (up.length === 0) return '';
  return ` Level up: ${joined(up)}. Each brings ${String(LEVEL_CREDITS)} credits and a skill point now, and Health once all crews are ready`;
}
