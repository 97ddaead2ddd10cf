import { ROOM } from '#engine';
import type { FieldFace } from '#engine';

/** The fields that are not empty. */
export function filled(...fields: readonly FieldFace[]): FieldFace[] {
  return fields.filter(({ value }) => value !== '');
}

/** As many whole lines as fit one field. */
export function fitted(lines: readonly string[]): string {
  const whole = lines.join('\n');
  if (whole.length <= ROOM.fieldValue) return whole;
  const kept: string[] = [];
  let left = ROOM.fieldValue - 1;
  for (const line of lines) {
    left -= line.length + 1;
    if (left < 0) break;
    kept.push(line);
  }
  return [...kept, '…'].join('\n');
}
