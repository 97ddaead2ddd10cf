import { at, emit } from '#engine';
import { calmAlert, canCalm, placeGuards, raiseAlert } from '../ship/alert.ts';
import { SPOT_IDS, type SpotId } from '../content/board.ts';
import { push, replace, type Draft } from '../state/draft.ts';
import { claimFirst } from '../action-phase/first-player.ts';
import type { Action } from '../state/actions.ts';
import { guardsIn, moveGuards, returnGuards, stunGuards } from '../ship/guards.ts';
import { adjacent, arrowFrom, enter, FIXED_SPOTS } from '../ship/spots.ts';
import type { State, Table } from '../state/state.ts';
import { chosen, plain, type EffectRule } from './rule.ts';

function here(table: Table, seat: number): SpotId {
  return at(table.pirates, seat).spot;
}

function activeHere({ table }: Pick<State, 'table'>, seat: number): boolean {
  return table.guards[here(table, seat)].active > 0;
}

function toSpots(spots: readonly SpotId[]): readonly Action<'spot'>[] {
  return spots.map((spot) => ({ do: 'spot', spot }));
}

export const alert: EffectRule<'alert'> = plain((draft, { of }, { n }) => raiseAlert(draft, n, of));

export const calm: EffectRule<'calm'> = plain(
  (draft, { of }, { n }) => calmAlert(draft, n, of),
  ({ table }) => canCalm(table),
);

export const guard: EffectRule<'guard'> = plain((draft, { seat, of }, { where, n }) =>
  placeGuards(draft, where === 'dock' ? 'dock' : here(draft.table, seat), n, { seat, of }),
);

export const stun: EffectRule<'stun'> = plain(
  (draft, { seat }, { n }) => stunGuards(draft, here(draft.table, seat), n),
  activeHere,
);

export const march: EffectRule<'march'> = plain((draft, { seat, of }) => {
  const spot = here(draft.table, seat);
  moveGuards(draft, spot, arrowFrom(spot), draft.table.guards[spot].active, { seat, of });
}, activeHere);

export const dismiss: EffectRule<'dismiss'> = plain(
  (draft, { seat }) => returnGuards(draft, here(draft.table, seat), 1, 'effect'),
  ({ table }, seat) => guardsIn(table, here(table, seat)) > 0,
);

export const shoo: EffectRule<'shoo'> = chosen({
  kind: 'shoo',
  choices: (state, seat) => (activeHere(state, seat) ? toSpots(adjacent(here(state.table, seat))) : []),
  carry: (draft, { seat, of }, { spot }) => moveGuards(draft, here(draft.table, seat), spot, 1, { seat, of }),
});

export const lure: EffectRule<'lure'> = chosen({
  kind: 'lure',
  choices: ({ table }, seat) => toSpots(adjacent(here(table, seat)).filter((spot) => table.guards[spot].active > 0)),
  carry: (draft, { seat, of }, { spot }) => moveGuards(draft, spot, here(draft.table, seat), 1, { seat, of }),
});

export const step: EffectRule<'step'> = plain((draft, { seat }, { n }) =>
  push(draft, { kind: 'move', seat, slot: null, rooms: n, encounters: 'none' }),
);

export const jump: EffectRule<'jump'> = chosen({
  kind: 'jump',
  choices: ({ table }, seat, { to }) =>
    toSpots(
      (to === 'fixed' ? FIXED_SPOTS : SPOT_IDS.filter((spot) => guardsIn(table, spot) === 0)).filter(
        (spot) => spot !== here(table, seat),
      ),
    ),
  carry: (draft, { seat }, { spot }) => enter(draft, seat, [spot]),
});

export const bonus: EffectRule<'bonus'> = plain((draft, { seat }, { n }) => {
  const { turn } = draft.table;
  if (turn?.seat === seat) addToTurn(draft, n);
});

/** An armed card helps the failed challenge right below it; a card played at once helps the active player. */
export const lend: EffectRule<'lend'> = plain((draft, { seat }, { n }) => {
  const failed = draft.table.stack.findLast((frame) => frame.kind === 'challenge');
  if (failed) {
    const { modifiers } = failed;
    // The total has changed, so scheme cards may now be enough: ask again.
    replace(draft, { ...failed, asked: false, modifiers: { ...modifiers, bonus: modifiers.bonus + n } });
  } else addToTurn(draft, n);
  const to = (failed ?? draft.table.turn)?.seat ?? seat;
  if (to !== seat) emit(draft, { kind: 'lent', seat, to, by: n, until: failed ? 'roll' : 'turn' });
});

function addToTurn(draft: Draft, n: number): void {
  const { turn } = draft.table;
  if (turn) draft.table.turn = { ...turn, bonus: turn.bonus + n };
}

export const claim: EffectRule<'claim'> = plain(
  (draft, { seat }) => claimFirst(draft, seat),
  ({ table }) => !table.first.claimed,
);
