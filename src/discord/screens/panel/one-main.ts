import { ComponentType } from 'discord-api-types/v10';
import { TONES, type Row } from '../screen.ts';

/** The rows with at most one button of the main colour, the first: several ways on are choices. */
export function oneMain(rows: readonly Row[]): Row[] {
  let hasMain = false;
  return rows.map((row) => ({
    ...row,
    components: row.components.map((component) => {
      if (component.type !== ComponentType.Button || component.style !== TONES.main) return component;
      const isFirst = !hasMain;
      hasMain = true;
      return isFirst ? component : { ...component, style: TONES.choice };
    }),
  }));
}
