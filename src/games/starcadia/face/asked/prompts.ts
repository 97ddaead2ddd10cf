import { counted, joined, type Decision } from '#engine';
import { HEROES } from '../../content/heroes.ts';
import { monsterCard } from '../../content/monsters.ts';
import { eventCard } from '../../content/events.ts';
import { at } from '#engine';
import { heroesOf, heroOf } from '../../characters/characters.ts';
import { livesWithout } from '../../exploration/receive.ts';
import { successes } from '../../attack/roll.ts';
import { reachOf } from '../../attack/pool.ts';
import type { View } from '../../hidden/view.ts';
import type { Action, Kind } from '../../state/actions.ts';
import type { Table } from '../../state/state.ts';
import { effectText } from '../narration.ts';
import { characterName, faceName, upgradeName, upgradeText } from '../words.ts';
import { attackNow } from './options.ts';

interface Asking {
  /** What the public message asks the seat to do. */
  readonly task: string;
  readonly prompt: (view: View, asked: Decision<Action>) => string;
  /** Headings of the rules that explain it. */
  readonly help: readonly string[];
}

const ASKING: Readonly<Record<Kind, Asking>> = {
  heroes: {
    task: 'choose heroes',
    prompt: (_, { pick }) => (pick?.max === 2 ? 'Which two heroes form your crew?' : 'Which hero joins your crew?'),
    help: ['Crew Setup'],
  },
  distribute: {
    task: 'divide upgrades',
    prompt: ({ table }, { seat }) =>
      `Which upgrades does ${heroNames(table, seat)[0] ?? 'the first hero'} carry? ${heroNames(table, seat)[1] ?? 'The second'} gets the others`,
    help: ['Starting Equipment', 'Upgrades'],
  },
  excess: {
    task: 'discard upgrades',
    prompt: (_, { pick }) =>
      `Which ${pick?.max === 1 ? 'upgrade' : counted(pick?.max ?? 1, 'upgrade')} do you discard? A crew can have 12`,
    help: ['Upgrade Phase'],
  },
  'hand-draft': {
    task: 'pick upgrades',
    prompt: ({ table }) => {
      const top = table.stack.at(-1);
      const isPassed = top?.kind === 'hand-draft' && top.pass === 0;
      return `Which two upgrades do you pick? The rest of the hand ${isPassed ? 'goes to the player to your left' : 'leaves the game'}`;
    },
    help: ['Episodic Mode', 'Upgrades'],
  },
  claim: { task: 'claim a shuttle slot', prompt: () => 'Where does your shuttle dock?', help: ['Scenario Setup'] },
  board: {
    task: 'board the shuttle',
    prompt: () => 'Where do your heroes stand in the shuttle?',
    help: ['Scenario Setup'],
  },
  turn: {
    task: 'take your turn',
    prompt: () => 'Do you activate a hero or rest?',
    help: ['The Player Turn', 'Rest', 'Quests'],
  },
  activation: {
    task: 'take your turn',
    prompt: activationPrompt,
    help: ['Movement', 'Attack', 'Guard Reactions', 'Gadgets'],
  },
  hoverboard: {
    task: 'take your turn',
    prompt: ({ table }) => `Where does the hoverboard take ${movingName(table)}? ${pointsLeft(table)}`,
    help: ['Gadgets'],
  },
  guards: {
    task: 'steer a monster',
    prompt: () => 'Which monster’s guard reaction comes first?',
    help: ['Guard Reactions'],
  },
  monster: { task: 'steer a monster', prompt: monsterPrompt, help: ['Monsters', 'Payback'] },
  payback: { task: 'steer a monster', prompt: () => 'Which monster pays back?', help: ['Payback'] },
  boosts: {
    task: 'take your turn',
    prompt: ({ table }) => {
      const top = table.stack.at(-1);
      if (top?.kind !== 'boosts') return 'Which boosts do you use?';
      const weapon = at(heroOf(table, top.hero).upgrades, top.weapon).id;
      return `Which boosts do you use with the ${upgradeName(weapon)} against ${characterName(table, top.target)}?`;
    },
    help: ['Boosts', 'Attack'],
  },
  reaction: {
    task: 'react to an attack',
    prompt: ({ table }) => {
      const attack = attackNow(table);
      if (!attack) return 'Do you use a reaction?';
      return `${characterName(table, attack.attacker)} attacks ${characterName(table, attack.targets[attack.defending] ?? 0)}. Do you use a reaction?`;
    },
    help: ['Reactions'],
  },
  reroll: { task: 'reroll dice', prompt: rerollPrompt, help: ['Dice', 'Rerolls'] },
  shove: {
    task: 'choose where to shove',
    prompt: ({ table }) => {
      const top = table.stack.at(-1);
      return top?.kind === 'shove' ? `Where do you shove ${characterName(table, top.who)}?` : 'Where to?';
    },
    help: ['Special Effects'],
  },
  spoils: { task: 'take a token', prompt: () => 'Which dropped token do you take?', help: ['Kills and Rewards'] },
  receive: {
    task: 'take an upgrade',
    prompt: ({ table }) => {
      const top = table.stack.at(-1);
      return top?.kind === 'receive'
        ? `Who gets ${upgradeName(top.upgrade)}? ${upgradeText(top.upgrade)}`
        : 'Who gets it?';
    },
    help: ['Upgrades'],
  },
  reorganize: {
    task: 'take your turn',
    prompt: ({ table }, { seat }) =>
      ['Do your heroes exchange upgrades or gadgets?', ...keptAlive(table, seat)].join(' '),
    help: ['Rest'],
  },
  resurrect: {
    task: 'take your turn',
    prompt: ({ table }) => {
      const top = table.stack.at(-1);
      return top?.kind === 'resurrect' ? `Where does ${HEROES[heroOf(table, top.hero).id].name} come back?` : 'Where?';
    },
    help: ['Rest'],
  },
  wake: {
    task: 'play an event',
    prompt: ({ table }) => `${eventName(table)} which monster do you activate?`,
    help: ['Event Deck', 'Monsters'],
  },
  spawn: {
    task: 'play an event',
    prompt: ({ table }) => {
      const top = table.stack.at(-1);
      const kind = top?.kind === 'spawn' ? table.scenario?.dashboard[top.who] : undefined;
      return `Where does the ${kind ? monsterCard(kind).name : 'monster'} appear?`;
    },
    help: ['Event Deck'],
  },
  place: {
    task: 'play an event',
    prompt: ({ table }) => {
      const top = table.stack.at(-1);
      const isOne = top?.kind !== 'place' || (top.left === 1 && top.placed.length === 0);
      return `${eventText(table)} Where does ${isOne ? 'it' : top.placed.length === 0 ? 'the first one' : 'the second one'} go?`;
    },
    help: ['Event Deck'],
  },
  'event-hero': {
    task: 'play an event',
    prompt: ({ table }) => `${eventText(table)} Which one?`,
    help: ['Event Deck'],
  },
  'upgrade-draft': { task: 'pick an upgrade', prompt: () => 'Which upgrade do you pick?', help: ['Upgrade Phase'] },
  'next-scenario': {
    task: 'choose the next scenario',
    prompt: () => 'Where does the campaign go next?',
    help: ['Campaign'],
  },
};

function heroNames({ crews }: Table, seat: number): readonly string[] {
  return at(crews, seat).heroes.map(({ id }) => HEROES[id].name);
}

/** Why an upgrade cannot be given away: "Digits needs Padded Vest to live". */
function keptAlive(table: Table, seat: number): readonly string[] {
  return heroesOf(table, seat).flatMap((hero) => {
    const { id, upgrades } = heroOf(table, hero);
    const needed = upgrades.flatMap((owned, token) =>
      livesWithout(table, hero, token, null) ? [] : [upgradeName(owned.id)],
    );
    return needed.length > 0 ? [`${HEROES[id].name} needs ${joined(needed)} to live.`] : [];
  });
}

function movingName(table: Table): string {
  const top = table.stack.at(-1);
  if (top?.kind === 'activation' || top?.kind === 'hoverboard') return characterName(table, top.hero);
  return top?.kind === 'monster' ? characterName(table, top.who) : 'it';
}

function pointsLeft(table: Table): string {
  const top = table.stack.at(-1);
  return top && 'points' in top ? `${counted(top.points, 'movement point')} left` : '';
}

function activationPrompt({ table }: View): string {
  const top = table.stack.at(-1);
  if (top?.kind !== 'activation') return 'What now?';
  const left = [
    ...(top.movement === 'over' ? [] : [counted(top.points, 'movement point')]),
    ...(top.attacked ? [] : ['1 attack']),
  ];
  const ends = top.movement === 'begun' && !top.attacked ? '. An attack ends the movement' : '';
  const what = `What does ${movingName(table)} do?`;
  return left.length === 0 ? what : `${what} Left: ${joined(left)}${ends}`;
}

function monsterPrompt({ table }: View): string {
  const top = table.stack.at(-1);
  if (top?.kind !== 'monster') return 'What does the monster do?';
  const name = movingName(table);
  return top.target === null
    ? `An event activates ${name}. You steer it: what does it do?`
    : `${characterName(table, top.target)} attacked ${name}. You steer its payback: what does it do?`;
}

function rerollPrompt({ table }: View): string {
  const attack = attackNow(table);
  if (!attack) return 'Do you reroll a die?';
  const isAttack = attack.stage === 'attack-rerolls';
  const dice = isAttack ? attack.dice : attack.defense;
  const kind = isAttack ? reachOf(table, attack) : 'defense';
  const what = counted(successes(kind, dice), isAttack ? 'hit' : 'save');
  const faces = [...Map.groupBy(dice, (face) => face)].map(
    ([face, each]) => `${String(each.length)} ${faceName(face)}`,
  );
  return `You rolled ${joined(faces)}: ${what}. Do you reroll a die? ${counted(attack.rerolls, 'reroll')} left`;
}

/** "Spare Parts: One hero’s upgrades are ready again." */
function eventText(table: Table): string {
  const card = table.scenario?.discards.at(-1);
  return card ? `${eventCard(card).name}: ${effectText(eventCard(card).effect)}` : '';
}

/** "Shift Change:". */
function eventName(table: Table): string {
  const card = table.scenario?.discards.at(-1);
  return card ? `${eventCard(card).name}:` : '';
}

export function task(_view: View, kind: string): string {
  return isKind(kind) ? ASKING[kind].task : 'take your turn';
}

export function prompt(view: View, asked: Decision<Action>): string {
  return isKind(asked.kind) ? ASKING[asked.kind].prompt(view, asked) : 'What do you do?';
}

export function help({ kind }: Decision<Action>): readonly string[] {
  return isKind(kind) ? ASKING[kind].help : [];
}

function isKind(kind: string): kind is Kind {
  return kind in ASKING;
}
