import { describe, expect, it } from 'vitest';
import type { GameEntry } from '#engine';
import { toy } from '../conformance/toy/game.ts';
import type { ToyState } from '../conformance/toy/state.ts';
import { ASK_REWIND, bidding, done, house, refusal, TOY } from './house.ts';

/** Lanterns, where the first chapter is about swapping cards. */
const CHAPTERED: GameEntry = {
  ...TOY,
  game: { ...toy, chapter: ({ phase }: ToyState) => (phase.at === 'swap' ? 1 : 2) },
};

describe('A chapter that is over', () => {
  it('is not gone back to, also where everybody would agree', async () => {
    const at = await house(undefined, [CHAPTERED]);
    const { record } = await bidding(at, 'ada', 'bo');
    expect(refusal(await at.tables.do(record.id, at.press('bo'), ASK_REWIND)).why).toBe('chapter-over');
    const endless = await house();
    const other = await bidding(endless, 'ada', 'bo');
    done(await endless.tables.do(other.record.id, endless.press('bo'), ASK_REWIND));
  });

  it('is told once, and the next one begins with a checkpoint', async () => {
    const at = await house(undefined, [CHAPTERED]);
    const { record, play } = await bidding(at, 'ada', 'bo');
    const kinds = (await at.store.dueNotices(Infinity, 100)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'chapter')).toHaveLength(1);
    expect((await at.store.checkpoint(record.id, Infinity))?.seq).toBe(play?.match.seq);
  });
});
