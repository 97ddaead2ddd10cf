/** The kernel. Other folders import `#engine`, never a file inside it. */
export { altText } from './face/alt.ts';
export { awaited, called, inTurn } from './match/asked.ts';
export { compacted } from './undo/compact.ts';
export { draftOf, stepOf, emit, emitTo, type Draft } from './kit/draft.ts';
export { pop, push, replace, type Doing, type Frame, type OfKind, type Progress, type Writable } from './kit/frames.ts';
export { at, greatest, idsOf, without, withAt, withId } from './kit/list.ts';
export { memoizeEach, memoizeLatest } from './kit/memoize.ts';
export { question, questionId } from './kit/question.ts';
export { best, ranked } from './kit/ranked.ts';
export { asking, automatic, doing, openQuestions, resolve, unexpected, type Rule, type Rules } from './kit/rule.ts';
export { quantiles, shareLine } from './kit/figure-lines.ts';
export { Share } from './kit/share.ts';
export { clockwise, leftOf, rightOf, snake } from './kit/seats.ts';
export { OVERVIEW, overviewOf } from './face/overview.ts';
export { ROOM } from './face/room.ts';
export { BETWEEN_SENTENCES, MORE, wholeClauses } from './face/whole-clauses.ts';
export { capitalized, clipped, counted, eitherOf, joined } from './face/words.ts';
export { isSecret } from './undo/applied-answers.ts';
export { rewindTarget, type RewindOfAnswer, type RewindTarget } from './undo/rewind-target.ts';
export type { UndoHistory } from './undo/undo-history.ts';
export * as boxes from './face/layout.ts';
export { chapterOf } from './match/chapter.ts';
export { newOptions } from './match/choices.ts';
export type { Content, Figures, GameEntry, Pace, PlayableEntry, Proof, Start } from './entry.ts';
export { eventsFor, toAll, toOwner, type Addressed } from './events.ts';
export {
  labelsOf,
  type About,
  type AnyFace,
  type BoardFace,
  type ChoiceFace,
  type Face,
  type FieldFace,
  type FinalFace,
  type KeepsakeFace,
  type Narrators,
  type OptionFace,
  type PanelFace,
  type RuleText,
  type Tip,
  type Weight,
} from './face/face.ts';
export {
  only,
  ordersOf,
  type Answer,
  type AnyGame,
  type Choice,
  type Decision,
  type Game,
  type Outcome,
  type StandingOrder,
  type Step,
  type Urgency,
} from './game.ts';
export { taking, type Refusal } from './match/gate.ts';
export { canonical, hashOf, sameJson } from './json.ts';
export { canUndo, start, submit, undo, type Entry, type Match, type Submitted } from './match/match.ts';
export type { Keepsake, ReadKeepsake } from './keepsake.ts';
export { SHARED_ICONS, type Drawing } from './face/icons.ts';
export { iconSign, legendOf, type Sign } from './face/legend.ts';
export { decisionId, findOption, optionId, optionIds } from './match/options.ts';
export { draw, freeRng, roll, shuffled, stepRng, type CountedRng, type Rng } from './random.ts';
export type { AnyPlayable, AnyTactics, Playable, Player, Tactics } from './ai/tactics.ts';
export { CountedSteps, type Followed } from './undo/counted.ts';
export {
  replay,
  replayed,
  ReplayError,
  type MatchRecord,
  type Position,
  type ReplayedPosition,
} from './undo/replay.ts';
export { seats, viewers, type Seat, type Viewer } from './seat.ts';
export {
  CANVAS,
  OWNERS,
  type Box,
  type Counter,
  type Ground,
  type Hull,
  type Icon,
  type Link,
  type Owner,
  type Panel,
  type Piece,
  type Point,
  type Scene,
  type Shape,
  type Text,
  type Tone,
  type Track,
  type TypeSize,
} from './face/scene.ts';
