import type { APIAttachment } from 'discord-api-types/v10';
import { clipped } from '#engine';
import { GAME_FILE_BYTES, isFaulty, WORD_LENGTH, type GameFile, type Tables } from '../../tables/index.ts';
import { sentence } from '../out/panels.ts';
import { worksOn, type Reply } from '../reply.ts';
import { seatName } from '../screens/names.ts';
import { ownWords } from '../screens/people/own-word.ts';
import { replayed, replayScreen } from '../screens/story/replay.ts';
import type { Screen } from '../screens/screen.ts';
import { words } from '../words.ts';
import { faultText } from '../words/log/verify.ts';
import type { ReadAttached } from './attached-file.ts';
import { placeAfter, type ReplayMove } from './replay-move.ts';

/** The most characters shown of a name: Discord allows no more. */
const NAME_LENGTH = 32;

/** Reads an exported game that somebody attached and shows its beginning, or says in one sentence what is wrong with it. */
export function openFile(tables: Tables, file: APIAttachment, read: ReadAttached): Reply {
  return worksOn(sentence(words.replay.file.reading), async () => {
    const attached = await read(file, GAME_FILE_BYTES);
    if ('why' in attached) return sentence(words.replay.file[attached.why]);
    const game = await tables.gameFiles.read(attached.bytes);
    if (!isFaulty(game)) return fileScreen(game, { revision: 0, go: 'first' });
    const { fault, of } = game;
    const say = fault.why === 'not-exported' ? words.replay.file.notExported : words.replay.file.fault;
    return sentence(say(faultText(fault, (seat) => of?.face.seat(seat) ?? '')));
  });
}

/** Another position of the game of a file; one sentence where the game is no longer kept. */
export function turnFile(tables: Tables, file: string, move: ReplayMove): Screen {
  const game = tables.gameFiles.kept(file);
  return game ? fileScreen(game, move) : sentence(words.replay.file.gone);
}

function fileScreen(file: GameFile, move: ReplayMove): Screen {
  const { name, exported, shown, steps, setUp, end } = file;
  const { number } = placeAfter(shown, move, { number: 0 });
  const step = steps.find(({ seq }) => seq === shown[number - 1]?.seq);
  const { seats } = exported;
  return replayScreen(
    {
      ...file,
      seats: seats.length,
      opens: { table: name, what: 'replay', revision: 0 },
      leadsTo: (go) => ({ verb: 'replay-file', file: name, revision: step?.seq ?? 0, go }),
    },
    'everything',
    {
      number,
      of: shown.length,
      at: step?.at ?? null,
      told: step ? replayed(file, step.events, 'everything') : [],
      state: { of: number === shown.length ? end : (step?.state ?? setUp) },
      players: seats
        .map((held) => words.replay.file.player(seatName(file, held.seat), clipped(held.name, NAME_LENGTH)))
        .join(' · '),
      words: ownWords(
        file,
        seats.map(({ seat, word }) => ({ seat, word: word === undefined ? null : clipped(word, WORD_LENGTH) })),
      ),
    },
  );
}
