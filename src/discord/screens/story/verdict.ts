import type { Progress, Table, Verdict } from '../../../tables/index.ts';
import { words } from '../../words.ts';
import { faultText } from '../../words/log/verify.ts';
import { ownWords } from '../people/own-word.ts';
import { seatName } from '../names.ts';
import { button, COLOURS, fitted, lines, type Screen } from '../screen.ts';

/** How far the verification of a game is. */
export function verifyingScreen(table: Table, { entries, of }: Progress): Screen {
  return shown(table, words.verify.progress(entries, of));
}

/** What is proven of a finished game, or what does not match. */
export function verdictScreen(table: Table, verdict: Verdict): Screen {
  if (verdict.ok) return shown(table, lines(words.verify.proven, ...proofs(table, verdict.entries)));
  const { fault } = verdict;
  const what = words.verify.fault(faultText(fault, (seat) => seatName(table, seat)));
  const own = ownWords(table, table.record.seats);
  return shown(
    table,
    lines(
      what,
      fault.why === 'entry' && fault.seq > 1 && words.verify.before(fault.seq - 1),
      own !== '' && `-# ${words.dice.ownWords(own)}`,
    ),
  );
}

function proofs(table: Table, entries: number): string[] {
  const { game, record } = table;
  const own = ownWords(table, record.seats);
  const seed = own === '' ? words.verify.seed : words.verify.seedWithWords(own);
  const dice = [words.verify.seal(record.commitment), seed, words.verify.dice];
  return [...(game.dice ? dice : []), words.verify.entries(entries)].map((line) => `- ${line}`);
}

function shown({ face }: Table, description: string): Screen {
  return {
    content: '',
    embeds: fitted([{ title: words.verify.title(face.name), color: COLOURS.over, description }]),
    components: [],
  };
}

/** Verifies a finished game. */
export function verifyButton(table: string) {
  return button({ verb: 'verify', table }, words.buttons.verify, 'quiet');
}
