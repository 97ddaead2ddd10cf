import { COMMANDS, CREW_COMMANDS, OWN_COMMANDS } from '../../src/discord/in/commands/index.ts';
import { words } from '../../src/discord/words.ts';
import type { SettingsRefusal, Table, TableEvent, TableRefusal } from '../../src/tables/index.ts';
import { textsOf, type Texts } from './said.ts';

type Samples<T extends string, U> = Readonly<Record<T, readonly U[]>>;

const SEAT = { seat: 0 };
const NAMED = { seat: 0, name: 'Ada' };

/** One event of the table of each kind. */
const EVENTS: Samples<TableEvent['kind'], TableEvent> = {
  started: [{ kind: 'started' }],
  moved: [{ kind: 'moved', name: 'Ada', from: '1' }],
  stopped: [{ kind: 'stopped', name: 'Ada' }],
  conceded: [{ kind: 'conceded', ...SEAT }],
  proposed: [
    { kind: 'proposed', ...SEAT, what: 'end' },
    { kind: 'proposed', ...SEAT, what: 'rewind' },
  ],
  agreed: [{ kind: 'agreed', ...SEAT }],
  declined: [{ kind: 'declined', ...SEAT }],
  offered: [
    { kind: 'offered', ...SEAT },
    { kind: 'offered', ...NAMED },
  ],
  kept: [{ kind: 'kept', ...SEAT }],
  taken: [{ kind: 'taken', ...NAMED }],
  gone: [{ kind: 'gone', ...SEAT }],
  'handed-over': [{ kind: 'handed-over', ...SEAT }],
  'handed-back': [{ kind: 'handed-back', ...SEAT }],
  'asked-in': [{ kind: 'asked-in', ...NAMED }],
  'asked-out': [{ kind: 'asked-out', ...NAMED }],
  'taken-over': [{ kind: 'taken-over', ...NAMED }],
  'timed-out': (['wait', 'answer', 'ai-once', 'ai-hold', 'vote', 'more-time'] as const).map((did) => ({
    kind: 'timed-out',
    seats: [0, 1],
    did,
  })),
};

/** Each refusal in each of its forms. */
function refusals(table: Table): Samples<TableRefusal['why'], TableRefusal> {
  const playing: Table = { ...table, record: { ...table.record, status: 'playing' } };
  return {
    'no-such-game': [{ why: 'no-such-game' }],
    'no-table': [{ why: 'no-table' }],
    occupied: [
      { why: 'occupied', table },
      { why: 'occupied', table: playing },
    ],
    begun: [
      { why: 'begun', role: 'player' },
      { why: 'begun', role: 'former' },
      { why: 'begun', role: 'stranger' },
    ],
    cancelled: [{ why: 'cancelled' }],
    over: [{ why: 'over' }],
    'not-playing': [{ why: 'not-playing' }],
    'still-playing': [{ why: 'still-playing' }],
    'not-seated': [{ why: 'not-seated' }],
    'not-host': [{ why: 'not-host' }],
    'not-moderator': [{ why: 'not-moderator' }],
    'not-yours': [{ why: 'not-yours' }],
    'already-seated': [{ why: 'already-seated', ...SEAT }],
    'seat-taken': [{ why: 'seat-taken' }],
    'seat-reserved': [{ why: 'seat-reserved', player: '1' }],
    'no-such-seat': [{ why: 'no-such-seat' }],
    full: [{ why: 'full' }],
    'too-few': [
      { why: 'too-few', missing: [1], kept: null, reserved: [] },
      { why: 'too-few', missing: [1], kept: null, reserved: ['1'] },
      { why: 'too-few', missing: [1, 2], kept: 3, reserved: [] },
      { why: 'too-few', missing: [1], kept: null, reserved: ['1', '2'] },
    ],
    'no-such-order': [{ why: 'no-such-order' }],
    'no-such-choice': [{ why: 'no-such-choice' }],
    'bad-word': [{ why: 'bad-word' }],
    stale: [{ why: 'stale' }],
    duplicate: [{ why: 'duplicate' }],
    'not-your-seat': [{ why: 'not-your-seat', ...SEAT }],
    'gave-up': [{ why: 'gave-up' }],
    'held-by-ai': [{ why: 'held-by-ai' }],
    'holds-own-seat': [{ why: 'holds-own-seat' }],
    'no-ai': [{ why: 'no-ai' }],
    'not-offered': [{ why: 'not-offered' }],
    'already-offered': [{ why: 'already-offered' }],
    'offered-to': [{ why: 'offered-to', player: '1' }],
    refused: [
      { why: 'refused', refusal: 'over' },
      { why: 'refused', refusal: 'not-asked' },
    ],
    'nothing-to-undo': [{ why: 'nothing-to-undo' }],
    'other-step': [{ why: 'other-step' }],
    'chapter-over': [{ why: 'chapter-over' }],
    'needs-consent': [{ why: 'needs-consent' }],
    'rules-changed': [{ why: 'rules-changed' }],
    'no-proposal': [{ why: 'no-proposal' }],
    'proposal-stands': [{ why: 'proposal-stands' }],
    'already-agreed': [{ why: 'already-agreed' }],
    'other-server': [{ why: 'other-server' }],
    'no-keepsake': [{ why: 'no-keepsake' }],
    'keepsake-of-other': [{ why: 'keepsake-of-other' }],
    'keepsake-away': [{ why: 'keepsake-away', channel: '1' }],
    'keepsake-unreadable': [{ why: 'keepsake-unreadable', problem: 'Its shape is no longer known.' }],
    'too-many-keepsakes': [{ why: 'too-many-keepsakes', most: 20 }],
    'bad-keepsake-name': [{ why: 'bad-keepsake-name', typed: ['<3'] }],
    'other-names': [{ why: 'other-names', count: 5, typed: ['Local 88', 'Mara'] }],
    'no-keepsake-file': [{ why: 'no-keepsake-file' }],
    'broken-history': [{ why: 'broken-history', version: 2, problem: 'Vera: 90 credits, but 40 are left.' }],
    'cannot-bring': [{ why: 'cannot-bring', ...SEAT, because: { why: 'no-keepsake' } }],
  };
}

const SETTINGS_REFUSALS: Samples<SettingsRefusal['why'], SettingsRefusal> = {
  'unknown-zone': [{ why: 'unknown-zone' }],
  'unclear-hours': [{ why: 'unclear-hours' }],
  'too-quiet': [{ why: 'too-quiet' }],
  'unclear-date': [{ why: 'unclear-date' }],
  past: [{ why: 'past' }],
  'ends-before': [{ why: 'ends-before' }],
  'far-ahead': [{ why: 'far-ahead' }],
  overlaps: [{ why: 'overlaps' }],
  'over-budget': [{ why: 'over-budget', left: 3, year: 2027 }],
};

/** What the bot itself says: commands, words, refusals and the log of a table. */
export function addBot(texts: Texts, lobby: Table): void {
  for (const [group, all] of Object.entries({ '/game ': COMMANDS, '/crew ': CREW_COMMANDS, '/': OWN_COMMANDS }))
    for (const { name, description, options } of all) {
      texts.add('Commands', `${group}${name}: ${description}`);
      for (const [option, said] of Object.entries(options)) texts.add('Commands', `${option}: ${said.description}`);
    }
  const { refusal, log, people, ...rest } = words;
  const { table, ...ofLog } = log;
  const { refusal: settings, ...ofPeople } = people;
  for (const [heading, text] of textsOf({ ...rest, log: ofLog, people: ofPeople })) texts.add(heading, text);
  for (const each of Object.values(refusals(lobby)).flat())
    for (const status of ['lobby', 'playing', 'finished'] as const)
      texts.add(
        'Refusals',
        refusal(each, (seat) => `‹seat ${String(seat)}›`, status),
      );
  for (const each of Object.values(SETTINGS_REFUSALS).flat()) texts.add('Refusals', settings(each));
  for (const event of Object.values(EVENTS).flat())
    texts.add(
      'Log of a table',
      table(event, () => '‹seat›'),
    );
}
