import { chapterOf } from '#engine';
import { OFFERED_STRENGTHS, type Table } from '../../../tables/index.ts';
import { words } from '../../words.ts';
import { button, buttonRows, COLOURS, fitted, type Screen } from '../screen.ts';

/** Tells how the chapter before the one at hand ended, with ways out for players who cannot go on; `null` where the game says nothing of it. */
export function chapterScreen({ face, game, play, record }: Table): Screen | null {
  if (!play || !face.chapter) return null;
  const { headline, details } = face.chapter(
    game.view(play.match.state, 'public'),
    chapterOf(game, play.match.state) - 1,
  );
  return {
    content: '',
    embeds: fitted([
      {
        title: words.chapter.ended(face.name, headline),
        color: COLOURS.play,
        description: details.map((line) => `- ${line}`).join('\n') + `\n\n${words.chapter.next}`,
      },
    ]),
    components: buttonRows([
      button({ verb: 'turn', table: record.id }, words.buttons.turn, 'main'),
      button({ verb: 'hand-over', table: record.id, strength: OFFERED_STRENGTHS[0] }, words.buttons.handOver, 'quiet'),
      button({ verb: 'give-away', table: record.id }, words.buttons.giveAway, 'quiet'),
    ]),
  };
}
