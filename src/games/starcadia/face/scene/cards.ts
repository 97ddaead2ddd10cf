import { altText, at, boxes, type Box, type Seat } from '#engine';
import { heroLife } from '../../characters/characters.ts';
import { HEROES } from '../../content/heroes.ts';
import { ICON_TABLE, type Scene, type Shape } from '../../content/icons.ts';
import { upgrade, type UpgradeId } from '../../content/upgrades.ts';
import { HERO_LIMIT, type Owned, type Table } from '../../state/state.ts';
import { crewName, crewOwner, HERO_LETTERS, upgradeName, upgradeText } from '../words.ts';

const WIDTH = 1000;
const MARGIN = 20;
const GAP = 10;
const HEAD = 92;
const CARD = 104;

/** A crew's dashboard: two heroes with six slots each, exhausted upgrades with a dashed edge. */
export function dashboardScene(table: Table, seat: Seat): Scene | null {
  const { heroes } = at(table.crews, seat);
  if (heroes.length === 0) return null;
  const page = { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: HEAD + HERO_LIMIT * (CARD + GAP) };
  const columns = boxes.columns(page, heroes.length, GAP * 2);
  const owner = crewOwner(seat);
  const shapes = heroes.flatMap((hero, slot): Shape[] => {
    const column = at(columns, slot);
    const [head, below] = boxes.cutTop(column, HEAD, GAP);
    const { name, defense, ability } = HEROES[hero.id];
    const [line, text] = boxes.cutTop(head, 40, 4);
    const [piece, title] = boxes.cutLeft(line, 40, 8);
    return [
      { kind: 'piece', ...piece, owner, letter: HERO_LETTERS[hero.id], look: hero.dazed ? 'hollow' : 'full' },
      {
        kind: 'text',
        ...title,
        text: `${name}  Def ${String(defense)}  Life ${String(heroLife(hero) - hero.wounds)}/${String(heroLife(hero))}`,
        size: 'heading',
        tone: owner,
      },
      { kind: 'text', ...text, text: ability, size: 'body', tone: 'quiet', wrap: true },
      ...hero.upgrades.flatMap((owned, n) => card(owned, { ...below, y: below.y + n * (CARD + GAP), height: CARD })),
    ];
  });
  const words = heroes.map(
    ({ id, upgrades }) =>
      `${HEROES[id].name}: ${upgrades.map((owned) => `${upgradeName(owned.id)}${owned.used ? ' exhausted' : ''}`).join(', ') || 'no upgrades'}.`,
  );
  const most = Math.max(1, ...heroes.map(({ upgrades }) => upgrades.length));
  const alt = [`Crew dashboard of the ${crewName(seat)}.`, ...words];
  return {
    width: WIDTH,
    height: MARGIN * 2 + HEAD + GAP + most * (CARD + GAP),
    icons: ICON_TABLE,
    alt: altText(alt, alt.slice(0, 1)),
    shapes,
  };
}

/** Upgrades to choose from, each once. */
export function cardsScene(title: string, ids: readonly UpgradeId[]): Scene {
  const designs = [...new Set(ids)];
  const lines = Math.ceil(designs.length / 2);
  const page = { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: 48 + lines * (CARD + GAP) };
  const [head, rest] = boxes.cutTop(page, 40, 8);
  const cells = boxes.rows(rest, lines, GAP).flatMap((row) => boxes.columns(row, 2, GAP));
  const alt = [`${title}:`, `${designs.map(upgradeName).join(', ')}.`];
  return {
    width: WIDTH,
    height: page.height + 2 * MARGIN,
    icons: ICON_TABLE,
    alt: altText(alt, alt.slice(0, 1)),
    shapes: [
      { kind: 'text', ...head, text: title, size: 'heading', tone: 'gold' },
      ...designs.flatMap((id, n) =>
        card({ id, used: false }, at(cells, n), ids.filter((other) => other === id).length),
      ),
    ],
  };
}

const EDGES = { weapon: 'red', boost: 'green', passive: 'blue', reaction: 'yellow' } as const;

/** One token: its name, kind and figures. The edge has the colour of its category (rules: Upgrades). */
function card({ id, used }: Owned, box: Box, copies = 1): Shape[] {
  const inner = boxes.inset(box, 12, 6);
  const [name, text] = boxes.cutTop(inner, 32, 2);
  const { category } = upgrade(id);
  const count = copies > 1 ? ` ×${String(copies)}` : '';
  return [
    { kind: 'panel', ...box, ground: used ? 'deep' : 'hull', edge: EDGES[category], ...(used && { dashed: true }) },
    {
      kind: 'text',
      ...name,
      text: `${upgradeName(id)}${count}${used ? ' (exhausted)' : ''}`,
      size: 'label',
      tone: used ? 'quiet' : 'bright',
    },
    { kind: 'text', ...text, text: upgradeText(id), size: 'body', tone: 'quiet', wrap: true },
  ];
}
