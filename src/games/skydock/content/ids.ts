import { idsOf } from '#engine';
import { isPrinted, type Printed, type Printing } from './printing.ts';

/** The ids of a content table that are in a printing, in its order. */
export function idsIn<K extends string>(table: Readonly<Record<K, Printed>>, printing: Printing): K[] {
  return idsOf(table).filter((id) => isPrinted(table[id], printing));
}
