import { seats, type GameEntry } from '#engine';
import { tableOfPeople } from '../presses/count.ts';
import { addBot } from './bot.ts';
import { addGame, addRules } from './game.ts';
import { Texts } from './said.ts';

/** Every text of the bot, and what its games say in this many games of each number of players. */
export function allTexts(entries: readonly GameEntry[], count: number): Texts {
  const texts = new Texts();
  const [first] = entries;
  if (first) {
    const table = tableOfPeople(first, first.game.seats[0]);
    addBot(texts, { ...table, record: { ...table.record, status: 'lobby' } });
  }
  for (const entry of entries) {
    addRules(texts, entry);
    const [fewest, most] = entry.game.seats;
    for (const players of seats(most + 1).slice(fewest))
      for (const number of seats(count)) addGame(texts, entry, players, number);
  }
  return texts;
}
