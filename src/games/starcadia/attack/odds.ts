import { isSuccess, FACES, type RollKind } from '../content/dice.ts';

/** Successes are counted up to this many. */
const MOST = 16;

const known = new Map<string, readonly number[]>();

/** The chance of each number of successes with that many dice, crits with their extra dice, without rerolls. */
function chances(kind: RollKind, dice: number): readonly number[] {
  const key = `${kind} ${String(dice)}`;
  const found = known.get(key);
  if (found) return found;
  let result: readonly number[] = [1, ...Array.from({ length: MOST }, () => 0)];
  for (let n = 0; n < dice; n++) result = both(result, oneDie(kind));
  known.set(key, result);
  return result;
}

/** One die: a miss, a success, or a crit, which is a success and another die. */
function oneDie(kind: RollKind): readonly number[] {
  const share = 1 / FACES.length;
  const plain = FACES.filter((face) => face !== 'crit' && isSuccess(kind, face)).length * share;
  const miss = 1 - plain - share;
  // After n crits in a row a miss makes n successes, a plain success n + 1.
  return Array.from({ length: MOST + 1 }, (_, n) => share ** n * miss + (n > 0 ? share ** (n - 1) * plain : 0));
}

function both(a: readonly number[], b: readonly number[]): readonly number[] {
  return a.map((_, total) => a.slice(0, total + 1).reduce((sum, chance, n) => sum + chance * (b[total - n] ?? 0), 0));
}

/** The chance that an attack inflicts at least this many wounds. */
export function chanceOfWounds(
  wounds: number,
  attack: { readonly kind: 'melee' | 'ranged'; readonly dice: number; readonly hits: number },
  defense: { readonly dice: number; readonly saves: number; readonly pierce: number },
): number {
  const saves = chances('defense', defense.dice);
  return chances(attack.kind, attack.dice).reduce((sum, hit, hits) => {
    const blocked = saves.reduce((part, save, rolled) => {
      const left = Math.max(0, rolled + defense.saves - defense.pierce);
      return part + (hits + attack.hits - left >= wounds ? save : 0);
    }, 0);
    return sum + hit * blocked;
  }, 0);
}
