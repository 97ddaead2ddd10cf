import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { phoneRows } from '../../src/discord/screens/phone/height.ts';
import { wrappedRows } from '../../src/discord/screens/phone/rows.ts';

const ORDERS = [
  'Everyone Moves',
  'Order All 4 in B2',
  'Order Both in B3',
  'Order Both in D2',
  'Order Optimist in D3',
  'Done',
];

function labelsIn(labels: readonly string[]): string[][] {
  const buttons = labels.map((label) => ({
    type: ComponentType.Button as const,
    style: ButtonStyle.Primary as const,
    custom_id: label,
    label,
  }));
  return wrappedRows(buttons).map(({ components }) =>
    components.map((component) => ('label' in component ? (component.label ?? '') : '')),
  );
}

describe('Buttons on a phone', () => {
  it('wrap where the next one does not fit', () => {
    expect(phoneRows(ORDERS.slice(0, 2))).toBe(1);
    expect(phoneRows(ORDERS)).toBe(3);
  });

  it('are cut into rows of a message where a phone would wrap them anyway', () => {
    expect(labelsIn(ORDERS)).toEqual([ORDERS.slice(0, 2), ORDERS.slice(2)]);
  });

  it('are in rows about as long as each other where that is as low', () => {
    expect(labelsIn(['1', '2', '3', '4', '5', '6']).map(({ length }) => length)).toEqual([3, 3]);
  });

  it('keep their order, none is lost, and no row has more than five', () => {
    for (let count = 0; count <= 20; count++) {
      const labels = Array.from({ length: count }, (_, n) => `${'x'.repeat((n * 7) % 23)} ${n}`);
      const rows = labelsIn(labels);
      expect(rows.flat()).toEqual(labels);
      expect(rows).toHaveLength(Math.ceil(count / 5));
      expect(rows.every(({ length }) => length > 0 && length <= 5)).toBe(true);
    }
  });
});
