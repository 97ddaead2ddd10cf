import { at, boxes, counted, seats, type Box, type Seat } from '#engine';
import { heroLife } from '../../characters/characters.ts';
import { PVP_REWARD, questCard } from '../../content/quests.ts';
import type { Shape } from '../../content/icons.ts';
import type { Hero, Quest, Table } from '../../state/state.ts';
import { crewName, crewOwner, HERO_LETTERS, progressText, questText } from '../words.ts';

const GAP = 8;

/** A panel for each crew: its tokens and badges, and its heroes with the life they have left. */
export function crewPanels(table: Table, box: Box): Shape[] {
  const cells = boxes.columns(box, table.crews.length, GAP);
  return seats(table.crews.length).flatMap((seat) => crewPanel(table, seat, at(cells, seat)));
}

function crewPanel(table: Table, seat: Seat, box: Box): Shape[] {
  const { heroes, tokens, badges } = at(table.crews, seat);
  const owner = crewOwner(seat);
  const isActive = table.scenario?.turn === seat && table.ending === null;
  const inner = boxes.inset(box, 10, 6);
  const [head, below] = boxes.cutTop(inner, 38, 4);
  const [name, figures] = boxes.cutLeft(head, head.width * 0.46, 4);
  const [left, right] = boxes.columns(figures, 2, 4);
  const cells = boxes.columns(below, 2, GAP);
  return [
    { kind: 'panel', ...box, ground: isActive ? 'raised' : 'hull', ...(isActive && { edge: owner }) },
    { kind: 'text', ...name, text: crewName(seat), size: 'heading', tone: owner },
    ...(left && right
      ? ([
          { kind: 'counter', ...left, icon: 'token', text: String(tokens), tone: 'gold' },
          { kind: 'counter', ...right, icon: 'badge', text: String(badges), tone: 'bright' },
        ] as const)
      : []),
    ...heroes.flatMap((hero, slot) => heroChip(hero, owner, at(cells, slot))),
  ];
}

function heroChip(hero: Hero, owner: ReturnType<typeof crewOwner>, box: Box): Shape[] {
  const [piece, text] = boxes.cutLeft(box, 34, 6);
  const life = heroLife(hero);
  return [
    {
      kind: 'piece',
      ...piece,
      height: Math.min(piece.height, 34),
      owner,
      letter: HERO_LETTERS[hero.id],
      look: hero.space === null ? 'hidden' : hero.dazed ? 'hollow' : 'full',
    },
    {
      kind: 'text',
      ...text,
      height: Math.min(text.height, 34),
      text: hero.space === null ? '–' : `${String(life - hero.wounds)}/${String(life)}`,
      size: 'label',
      tone: 'bright',
    },
  ];
}

/** "Clear the Decks: Kill 2 troopers. 2 tokens · Foxes 1". */
function questLine(quest: Quest): string {
  const { name, reward } = questCard(quest.id);
  const far = quest.by === null ? progressText(quest) : '';
  return `${name}: ${questText(quest.id)} ${counted(reward, 'token')}${far === '' ? '' : ` · ${far}`}`;
}

/** The quests in order, ticked when completed, and the rival quests. */
export function questPanel(table: Table, box: Box): Shape[] {
  const { scenario } = table;
  if (!scenario) return [];
  const lines = scenario.quests.map((quest) => ({ by: quest.by, text: questLine(quest) }));
  const rivals = {
    by: scenario.rivalries.find((by) => by !== null) ?? null,
    text: `Rivals: Kill a rival hero. ${counted(PVP_REWARD, 'token')}`,
  };
  const cells = boxes.rows(box, lines.length + 1, 2);
  return [...lines, rivals].flatMap(({ by, text }, n): Shape[] => {
    const cell = at(cells, n);
    const [sign, rest] = boxes.cutLeft(cell, cell.height, 8);
    return [
      {
        kind: 'icon',
        ...boxes.inset(sign, 2),
        icon: by === null ? 'quest' : 'check',
        tone: by === null ? 'quiet' : crewOwner(by),
      },
      { kind: 'text', ...rest, text, size: 'label', tone: by === null ? 'bright' : 'quiet' },
    ];
  });
}
