import { altText, at, counted, seats } from '#engine';
import { spaceName } from '../../board/space.ts';
import { heroesOf, heroLife, heroOf } from '../../characters/characters.ts';
import { HEROES } from '../../content/heroes.ts';
import { MONSTERS } from '../../content/monsters.ts';
import { questCard } from '../../content/quests.ts';
import type { View } from '../../hidden/view.ts';
import { sheetLines, statusOf } from '../board.ts';
import { crewName, tokensShown } from '../words.ts';

/** The board in a few sentences: everybody with their space if that is short enough, else only counts. */
export function altOf(view: View): string {
  const { table } = view;
  const crews = seats(table.crews.length).map((seat) => {
    const { badges } = at(table.crews, seat);
    return `${crewName(seat)}: ${counted(tokensShown(table, seat), 'victory token')}, ${counted(badges, 'badge')}`;
  });
  const head = [`Starcadia. ${statusOf(view)}.`, `${crews.join('; ')}.`];
  const { scenario } = table;
  if (!scenario) return altText([...head, ...sheetLines(table)], head);
  const quests = scenario.quests.map(
    ({ id, by }) => `${questCard(id).name}${by === null ? '' : ` done by the ${crewName(by)}`}`,
  );
  const heroes = seats(table.crews.length).flatMap((seat) =>
    heroesOf(table, seat).map((id) => {
      const hero = heroOf(table, id);
      const life = heroLife(hero);
      const where =
        hero.space === null
          ? 'off the board'
          : `${spaceName(hero.space)} ${String(life - hero.wounds)}/${String(life)}`;
      return `${HEROES[hero.id].name} ${where}${hero.dazed ? ' dazed' : ''}`;
    }),
  );
  const monsters = scenario.monsters.map(({ kind, space }) => `${MONSTERS[kind].name} ${spaceName(space)}`);
  const long = [
    ...head,
    `Quests: ${quests.join(', ')}.`,
    `Heroes: ${heroes.join(', ')}.`,
    `Monsters: ${monsters.join(', ') || 'none'}.`,
  ];
  return altText(long, [
    ...head,
    `Heroes: ${heroes.join(', ')}.`,
    `${counted(scenario.monsters.length, 'monster')} on the board.`,
  ]);
}
