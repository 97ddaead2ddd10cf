/** Tables, as Discord's side of the house uses them. */
export type { KeepsakeVersion } from '../store/keepsakes/keepsake-store.ts';
export {
  EVERYONE,
  StoreError,
  type LogLine,
  type LogPage,
  type MessageRecord,
  type Pointer,
  type Notice,
  type SeatRecord,
} from '../store/store.ts';
export { OFFERED_STRENGTHS, STRENGTHS, type Strength } from '../ai/strengths.ts';
export {
  inPlaceOf,
  isReserved,
  type InPlace,
  ownedByPerson,
  RESERVED_MS,
  seatedIn,
  strengthOf,
  type Person,
} from './owner.ts';
export { hasMovedOn, lastActionOf, tellsOfAction, withoutUndone } from './log/past.ts';
export type { ReplayReader } from './log/step-index.ts';
export { shownEvents, type ShownStep } from './log/steps.ts';
export { GAME_FILE_BYTES, isFaulty, type GameFile } from './log/game-files.ts';
export { ClockDriver } from './clock/clock-driver.ts';
export { typedMinutes } from './clock/timing.ts';
export { tallyOf, type Tally } from './clock/votes.ts';
export { OrderDriver } from './orders/order-driver.ts';
export type { SeatOrders } from './orders/auto-answers.ts';
export { AiDriver } from './ai/ai-driver.ts';
export * as commands from './commands/index.ts';
export type { PanelPress, Place, Press, TableEvent, TimeOutAction } from './commands/command.ts';
export { SETTINGS, settingsOf, timingOf, type SettingKey, type Settings } from './settings.ts';
export { exportOf } from './log/export.ts';
export type { Progress } from '../proof/packed-game.ts';
export type { Fault, Verdict } from '../proof/verify.ts';
export { afterLobby, chooseRefusal, keptSeat, mayManage, missingSeats } from './commands/lobby.ts';
export { KEEPSAKE_FILE_BYTES } from './keepsakes/file.ts';
export type { Keepsakes, Kept, KeepingGame, Played, PlayedVersion, Proven } from './keepsakes/keepsakes.ts';
export type { Done, KeepsakeRefusal, TableRefusal } from './refusals.ts';
export { WORD_LENGTH } from './commands/own-word.ts';
export { ownSeat } from './commands/own-seat.ts';
export { aiHolders } from './commands/replace.ts';
export {
  isSettingsRefusal,
  vacationBudget,
  vacationsAhead,
  withoutVacations,
  withQuiet,
  withVacation,
  withZone,
  type Changed,
  type SettingsRefusal,
} from './people/change-settings.ts';
export type { SeatVacation } from './people/people.ts';
export { CALLS, type PersonSettings, type QuietHours } from './people/person-settings.ts';
export { nextDigest } from './people/digest-time.ts';
export { clockIn, zoneName, zonesLike } from './people/zones.ts';
export { notPlaying } from './role.ts';
export { readEntry, readEvents, readTableEvent } from './stored.ts';
export {
  calledTo,
  heard,
  holderOf,
  hopedFor,
  seatOf,
  stillToAgree,
  waitingFor,
  type Ending,
  type PublicStep,
  type Table,
} from './table.ts';
export { Tables, type TablesOptions } from './tables.ts';
export { mayUndo, winnersWithout } from './commands/turn.ts';
