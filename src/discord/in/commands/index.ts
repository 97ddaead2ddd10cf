import type { Command } from './command.ts';
import { exported } from './crew/export.ts';
import { imported } from './crew/import.ts';
import { list as crews } from './crew/list.ts';
import { newCrew } from './crew/new.ts';
import { rename } from './crew/rename.ts';
import { retire } from './crew/retire.ts';
import { show } from './crew/show.ts';
import { settings } from './people/settings.ts';
import { join } from './lobby/join.ts';
import { leave } from './lobby/leave.ts';
import { newTable } from './lobby/new.ts';
import { start } from './lobby/start.ts';
import { help } from './look/help.ts';
import { list } from './look/list.ts';
import { log } from './look/log.ts';
import { replay } from './look/replay.ts';
import { rules } from './look/rules.ts';
import { verify } from './look/verify.ts';
import { act } from './play/act.ts';
import { board } from './play/board.ts';
import { hand } from './play/hand.ts';
import { undo } from './play/undo.ts';
import { concede } from './seats/concede.ts';
import { end } from './seats/end.ts';
import { replace } from './seats/replace.ts';

/** Every subcommand of `/game`, in the order Discord lists them. */
export const COMMANDS: readonly Command[] = [
  newTable,
  join,
  leave,
  start,
  board,
  hand,
  act,
  log,
  replay,
  verify,
  undo,
  replace,
  concede,
  end,
  list,
  help,
  rules,
];

/** Every subcommand of `/crew`, which only bots with a game that has keepsakes have. */
export const CREW_COMMANDS: readonly Command[] = [crews, show, newCrew, rename, retire, exported, imported];

/** Every command of its own beside those groups. */
export const OWN_COMMANDS: readonly Command[] = [settings];
