import { doing, at, snake, asking, only, emit, toOwner, type Seat } from '#engine';
import { unlikeGaps, startingBoard, startingGlory } from '../characters/characters.ts';
import { ABILITY_IDS, type AbilityId } from '../content/abilities.ts';
import { CHARACTER_TABLE, type CharacterId } from '../content/characters.ts';
import { idsIn } from '../content/ids.ts';
import { changeHand, changePirate, clockwise, pirateOf, pop, push, replace, type Draft } from '../state/draft.ts';
import { type Rule } from '../state/rule.ts';
import { gainAbility } from '../characters/improving.ts';
import { beginPlanning } from '../planning/planning.ts';
import { question } from '../state/question.ts';
import type { Pirate, Table } from '../state/state.ts';

/** Players choose characters in seat order, without duplicates. */
export const character: Rule<'character'> = asking({
  ask: ({ table }, frame) => {
    const taken = new Set(table.pirates.map((pirate) => pirate.character));
    const options = idsIn(CHARACTER_TABLE, table.options.printing)
      .filter((id) => !taken.has(id))
      .map((id) => ({ do: 'character', character: id }) as const);
    return [question(frame, frame.seat, 'character', { options })];
  },
  answer(draft, frame, answer) {
    const action = doing(only(answer), 'character');
    pop(draft);
    embody(draft, frame.seat, action.character);
    const next = frame.seat + 1;
    push(draft, next < draft.table.pirates.length ? { kind: 'character', seat: next } : { kind: 'backer' });
  },
});

/** Gives a player the character with its glory and abilities, each at the left of its row. */
function embody(draft: Draft, seat: Seat, id: CharacterId): void {
  const glory = startingGlory(draft.table, id);
  let { tokens } = draft.table;
  for (const ability of CHARACTER_TABLE[id].starts.flat()) {
    tokens = { ...tokens, [ability]: { ...tokens[ability], low: tokens[ability].low - 1 } };
  }
  draft.table.tokens = tokens;
  changePirate(draft, seat, { character: id, glory, board: startingBoard(id) });
  emit(draft, { kind: 'character', seat, character: id });
}

/** All players secretly keep one of two backers at the same time. */
export const backer: Rule<'backer'> = {
  run(draft) {
    if (draft.hidden.hands.some((hand) => hand.backer === null)) return 'ask';
    pop(draft);
    push(draft, { kind: 'ability', queue: snake(clockwise(draft.table, draft.table.first.holder)) });
    return 'on';
  },
  ask: ({ hidden }, frame) =>
    hidden.hands.flatMap((hand, seat) =>
      hand.backer === null
        ? [question(frame, seat, 'backer', { options: hand.dealt.map((id) => ({ do: 'backer', backer: id })) })]
        : [],
    ),
  answer(draft, _frame, answer) {
    const action = doing(only(answer), 'backer');
    const { seat } = answer;
    changeHand(draft, seat, { backer: action.backer });
    draft.events.push(
      toOwner(seat, { kind: 'backer', seat, backer: action.backer }, { kind: 'backer', seat, backer: null }),
    );
  },
};

function available(table: Table): AbilityId[] {
  return ABILITY_IDS.filter((id) => table.tokens[id].low > 0);
}

/** The draft of two level-1 abilities per player, in snake order. */
export const ability: Rule<'ability'> = {
  run(draft, { queue }) {
    if (queue.length > 0) return 'ask';
    pop(draft);
    beginPlanning(draft);
    return 'on';
  },
  ask: ({ table }, frame) => {
    const options = available(table).map((id) => ({ do: 'ability', ability: id }) as const);
    return [question(frame, at(frame.queue, 0), 'ability', { options, part: frame.queue.length })];
  },
  answer(draft, frame, answer) {
    const action = doing(only(answer), 'ability');
    replace(draft, { ...frame, queue: frame.queue.slice(1) });
    push(draft, { kind: 'row', seat: answer.seat, ability: action.ability });
  },
};

/** Places the ability in the left-most empty slot of a chosen row. */
export const row: Rule<'row'> = {
  run(draft, frame) {
    const [first, ...others] = free(pirateOf(draft, frame.seat));
    if (others.length > 0) return 'ask';
    pop(draft);
    if (first !== undefined) gainAbility(draft, frame.seat, frame.ability, first, null);
    return 'on';
  },
  ask: ({ table }, frame) => {
    const options = free(at(table.pirates, frame.seat)).map((slot) => ({ do: 'slot', slot }) as const);
    return [question(frame, frame.seat, 'row', { options })];
  },
  answer(draft, frame, answer) {
    const action = doing(only(answer), 'slot');
    pop(draft);
    gainAbility(draft, frame.seat, frame.ability, action.slot, null);
  },
};

function free({ character: id, board }: Pirate): number[] {
  return id === null ? [] : unlikeGaps(id, board);
}
