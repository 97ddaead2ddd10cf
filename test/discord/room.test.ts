import { describe, expect, it } from 'vitest';
import { ROOM } from '#engine';
import { LIMITS } from '../../src/discord/screens/screen.ts';

describe('The room a face may fill', () => {
  it('is no more than Discord shows', () => {
    const { fields, fieldName, fieldValue, label, rule, alt, pick, values } = ROOM;
    const room = { fields, fieldName, fieldValue, label, description: rule, alt, menu: Math.max(pick, values) };
    for (const [what, most] of Object.entries(room))
      expect([what, most]).toEqual([what, Math.min(most, new Map(Object.entries(LIMITS)).get(what) ?? 0)]);
    expect(ROOM.options).toBeLessThanOrEqual(LIMITS.menu * LIMITS.rows);
    expect(Math.max(ROOM.name, ROOM.choice)).toBeLessThanOrEqual(LIMITS.optionText);
  });
});
