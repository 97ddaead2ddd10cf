import { clipped } from '#engine';
import type { Kept } from '../../../tables/index.ts';
import { writeCustomId } from '../../custom-id.ts';
import { words } from '../../words.ts';
import { COLOURS, fitted, LIMITS, menuRow, type Screen } from '../screen.ts';
import { nameAndLine, nameOf } from './shown.ts';

/** All of a person, newest first, with a menu to show one. */
export function crewsScreen(all: readonly Kept[]): Screen {
  const entries = all.map((kept) => words.crew.entry(...nameAndLine(kept)));
  return {
    content: all.length === 0 ? words.crew.none : '',
    embeds:
      all.length === 0
        ? []
        : fitted([
            {
              title: words.crew.list,
              color: COLOURS.panel,
              description: clipped(entries.join('\n'), LIMITS.description),
            },
          ]),
    components: all.length === 0 ? [] : [menuRow(listMenu(all.slice(0, LIMITS.menu)))],
  };
}

function listMenu(all: readonly Kept[]) {
  return {
    custom_id: writeCustomId({ verb: 'crews' }),
    placeholder: words.crew.menu,
    min_values: 1,
    max_values: 1,
    options: all.map((of) => ({
      value: of.record.id,
      label: clipped(nameOf(of), LIMITS.optionText),
      description: clipped(of.face.line(of.kept), LIMITS.optionText),
    })),
  };
}
