import { automatic, clockwise, seats } from '#engine';
import { SCENARIOS, type ScenarioId } from '../content/scenarios.ts';
import { emit, push, replace, type Draft, type Rule } from '../state/draft.ts';
import type { Stage } from '../state/frames.ts';
import { picksAfter } from '../upgrade-phase/upgrade-draft.ts';
import { levelDeck } from './hand-draft.ts';
import { layOut } from './lay-out.ts';
import { outcomeOf } from './outcome.ts';

/**
 * The whole game, part after part: crews, then a campaign of four scenarios with an upgrade phase after each but the last,
 * or, in episodic mode, the drafts and one scenario (rules: Crew Setup; Campaign; Episodic Mode).
 */
export const game: Rule<'game'> = automatic((draft, frame) => {
  const go = (stage: Stage) => {
    replace(draft, { ...frame, stage });
  };
  const { options, crews } = draft.table;
  const all = seats(crews.length);
  const isCampaign = options.play === 'campaign';
  switch (frame.stage) {
    case 'heroes':
      go('starters');
      break;
    case 'starters':
      // In episodic mode the starters are distributed together with what is drafted.
      go(isCampaign ? 'set-up' : 'draft');
      if (isCampaign) push(draft, { kind: 'distribute', waiting: all });
      break;
    case 'draft':
      go('set-up');
      push(draft, { kind: 'distribute', waiting: all });
      push(draft, { kind: 'excess' });
      for (const level of levelsBefore(options.play).toReversed()) push(draft, { kind: 'hand-draft', level, pass: 0 });
      break;
    case 'set-up':
      go('play');
      if (!isCampaign) layOut(draft, scenarioToPlay(options.play));
      else push(draft, { kind: 'next-scenario', seat: draft.table.first });
      break;
    case 'play':
      go('after');
      push(draft, { kind: 'scenario', seat: draft.table.first });
      push(draft, { kind: 'claim', order: clockwise(crews.length, draft.table.first) });
      break;
    case 'after':
      after(draft, go);
      break;
  }
});

/** After a scenario: the end of the game, or the upgrade phase. */
function after(draft: Draft, go: (stage: Stage) => void): void {
  const { options, sheet, crews, first } = draft.table;
  const result = sheet.at(-1);
  if (!result) throw new Error('No scenario has been played.');
  const { stage } = SCENARIOS[result.scenario];
  if (options.play !== 'campaign' || stage === 4) {
    draft.table.ending = options.play === 'campaign' ? 'campaign' : 'scenario';
    emit(draft, { kind: 'game-over', winners: outcomeOf(draft.table)?.winners ?? [] });
    return;
  }
  go('set-up');
  push(draft, { kind: 'distribute', waiting: clockwise(crews.length, first) });
  push(draft, { kind: 'excess' });
  push(draft, { kind: 'upgrade-draft', deck: levelDeck(stage), picks: picksAfter(result) });
}

function scenarioToPlay(play: 'campaign' | ScenarioId): ScenarioId {
  return play === 'campaign' ? '1' : play;
}

/** The levels drafted before a scenario of episodic mode: those below its number (rules: Drafting). */
function levelsBefore(play: 'campaign' | ScenarioId): readonly (1 | 2 | 3)[] {
  const { stage } = SCENARIOS[scenarioToPlay(play)];
  return ([1, 2, 3] as const).filter((level) => level < stage);
}
