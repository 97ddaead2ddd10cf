import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { messageHeight } from '../../src/discord/screens/phone/height.ts';
import type { Row } from '../../src/discord/screens/screen.ts';

const said = (description: string) => messageHeight([{ description }], []);

function buttons(labels: readonly string[]): Row {
  return {
    type: ComponentType.ActionRow,
    components: labels.map((label) => ({
      type: ComponentType.Button,
      style: ButtonStyle.Primary,
      custom_id: label,
      label,
    })),
  };
}

/** The browser test of heights holds the screens of whole games to their real bounds. */
describe('How high a message is on a phone', () => {
  it('grows with every line, and with every row that a long line wraps into', () => {
    const one = said('A line.');
    const line = said('A line.\nA line.') - one;
    expect(said('A line.\nA line.\n\nA line.') - one).toBe(2 * line);
    expect(said('Seven words or so go into a row, and so this line needs two') - one).toBe(line);
  });

  it('does not depend on bold letters, which Discord shows without their signs', () => {
    expect(said('**A** line of `code`')).toBe(said('A line of code'));
  });

  it('is greater with a heading than with text, and with text than with small print', () => {
    expect(said('### Where to?')).toBeGreaterThan(said('Where to?'));
    expect(said('Where to?')).toBeGreaterThan(said('-# Where to?'));
  });

  it('breaks a word that is wider than a row', () => {
    expect(said('x'.repeat(80))).toBeGreaterThan(said('x'.repeat(30)));
  });

  it('counts the rows that buttons wrap into', () => {
    const row = messageHeight([], [buttons(['Done'])]) - messageHeight([], []);
    const long = 'Order Only Password Guesser';
    expect(messageHeight([], [buttons(['Done', 'Undo'])]) - messageHeight([], [])).toBe(row);
    expect(messageHeight([], [buttons([long, long])]) - messageHeight([], [])).toBe(2 * row);
  });
});
