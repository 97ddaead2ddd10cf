import type { Reach, Trait } from './effects.ts';

/** What every monster of a class shares (rules: Anatomy of the Monster Dashboard). */
export interface MonsterRow {
  readonly life: number;
  /** Wounds of a single attack that kill at once and without payback (Q2). */
  readonly overkill: number;
  readonly movement: number;
  /** Victory tokens for the crew that kills it. */
  readonly reward: number;
}

export const CLASSES = ['trooper', 'officer', 'villain'] as const;
export type MonsterClass = (typeof CLASSES)[number];

const DASHBOARD = {
  trooper: { life: 2, overkill: 3, movement: 3, reward: 1 },
  officer: { life: 3, overkill: 4, movement: 3, reward: 2 },
} as const satisfies Record<Exclude<MonsterClass, 'villain'>, MonsterRow>;

interface Monster {
  readonly name: string;
  /** Figures in the box, which are the supply (Q33). */
  readonly figures: number;
  readonly defense: number;
  readonly dice: number;
  readonly reach: Reach;
  readonly attack: string;
  readonly ability: string;
  readonly traits: readonly Trait[];
  readonly class: MonsterClass;
  /** A villain's own row. */
  readonly row?: MonsterRow;
}

export const MONSTERS = {
  scuttlebutt: {
    name: 'Scuttlebutt',
    class: 'trooper',
    figures: 4,
    defense: 1,
    dice: 2,
    reach: 'ranged',
    attack: 'Loose Talk',
    ability: 'Shoves a target it wounds.',
    traits: [{ kind: 'strike', strike: { kind: 'on-wound', blow: 'shove' } }],
  },
  weeble: {
    name: 'Weeble',
    class: 'trooper',
    figures: 4,
    defense: 1,
    dice: 2,
    reach: 'melee',
    attack: 'Wobble Bop',
    ability: 'Cannot be dazed or shoved.',
    traits: [{ kind: 'steady' }],
  },
  octocold: {
    name: 'Octocold',
    class: 'trooper',
    figures: 4,
    defense: 2,
    dice: 2,
    reach: 'melee',
    attack: 'Eight Snowballs',
    ability: 'A CRIT dazes its target.',
    traits: [{ kind: 'strike', strike: { kind: 'on-crit', blow: 'daze' } }],
  },
  'peek-a-boom': {
    name: 'Peek-a-boom',
    class: 'trooper',
    figures: 4,
    defense: 0,
    dice: 2,
    reach: 'ranged',
    attack: 'Surprise',
    ability: 'Also hits every other hero in its target’s space.',
    traits: [{ kind: 'strike', strike: { kind: 'splash', over: 'target-space' } }],
  },
  octocruel: {
    name: 'Octocruel',
    class: 'officer',
    figures: 2,
    defense: 2,
    dice: 3,
    reach: 'melee',
    attack: 'Group Hug',
    ability: 'Huge. Also hits every other hero Close to it.',
    traits: [{ kind: 'huge' }, { kind: 'strike', strike: { kind: 'splash', over: 'around-attacker' } }],
  },
  'peek-a-round': {
    name: 'Peek-a-round',
    class: 'officer',
    figures: 2,
    defense: 2,
    dice: 3,
    reach: 'ranged',
    attack: 'Corner Shot',
    ability: 'Ignores 1 save of its target.',
    traits: [{ kind: 'strike', strike: { kind: 'pierce', n: 1 } }],
  },
  iceheart: {
    name: 'Iceheart',
    class: 'villain',
    figures: 1,
    defense: 3,
    dice: 4,
    reach: 'melee',
    attack: 'Cold Shoulder',
    ability: 'A CRIT dazes her target. Cannot be dazed or shoved.',
    traits: [{ kind: 'steady' }, { kind: 'strike', strike: { kind: 'on-crit', blow: 'daze' } }],
    row: { life: 5, overkill: 6, movement: 3, reward: 4 },
  },
  thorne: {
    name: 'Supreme Commander Thorne',
    class: 'villain',
    figures: 1,
    defense: 3,
    dice: 4,
    reach: 'ranged',
    attack: 'Exactly as Foreseen',
    ability: '1 more hit on wounded heroes. Cannot be dazed or shoved.',
    traits: [{ kind: 'steady' }, { kind: 'strike', strike: { kind: 'hits', n: 1, when: 'against-wounded' } }],
    row: { life: 6, overkill: 7, movement: 2, reward: 5 },
  },
} as const satisfies Record<string, Monster>;

export type MonsterId = keyof typeof MONSTERS;

/** The card of a monster. */
export function monsterCard(id: MonsterId): Monster {
  return MONSTERS[id];
}

/** Its life, overkill, movement and reward: a villain's are on its card, the others' on the dashboard. */
export function monsterRow(id: MonsterId): MonsterRow {
  const card = monsterCard(id);
  if (card.row) return card.row;
  if (card.class === 'villain') throw new Error(`The card of ${card.name} has no row.`);
  return DASHBOARD[card.class];
}
