import { notPlaying, type Table, type Tables } from '../../tables/index.ts';
import { ephemeralText, worksOn, type Reply } from '../reply.ts';
import { refusalText } from '../screens/names.ts';
import { verdictScreen, verifyingScreen } from '../screens/story/verdict.ts';
import { words } from '../words.ts';

/** Verifies a finished game; one sentence where there is none. */
export function openVerification(tables: Tables, table: Table, person: string): Reply {
  switch (table.record.status) {
    case 'lobby':
    case 'playing':
      return ephemeralText(table.game.dice ? words.verify.sealed : words.verify.notOver);
    case 'cancelled':
      return ephemeralText(refusalText(notPlaying(table, person), table));
    case 'finished':
      return worksOn(verifyingScreen(table, { entries: 0, of: 0 }), async (show) => {
        const verdict = await tables.verifications.of(table, (progress) => show(verifyingScreen(table, progress)));
        if (!verdict) throw new Error('A finished game cannot be verified.');
        return verdictScreen(table, verdict);
      });
  }
}
