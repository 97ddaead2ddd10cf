import { channelName, roleName, userName } from '../session/names.ts';
import type { Names } from '../session/names.ts';
import type { Inline } from './markdown.ts';

/** How a plain text says what is more than words. */
export interface Saying {
  readonly time: (seconds: number, style: string) => string;
  readonly spoiler: (hidden: string) => string;
}

/** The parts of a text as words alone, with nothing in them to be pressed. */
export function plain(parts: readonly Inline[], names: Names, saying: Saying): string {
  return parts
    .map((part) => {
      switch (part.kind) {
        case 'text':
        case 'code':
        case 'mention':
          return part.text;
        case 'user':
          return userName(names, part.id);
        case 'role':
          return roleName(names, part.id);
        case 'channel':
          return channelName(names, part.id);
        case 'time':
          return saying.time(part.seconds, part.style);
        case 'spoiler':
          return saying.spoiler(plain(part.children, names, saying));
        default:
          return plain(part.children, names, saying);
      }
    })
    .join('');
}
