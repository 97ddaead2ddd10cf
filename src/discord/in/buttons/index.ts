import type { CustomId, Verb } from '../../custom-id.ts';
import type { Reply } from '../../reply.ts';
import { wake } from './clock/wake.ts';
import { bring } from './crew/bring.ts';
import { crew } from './crew/crew.ts';
import { crews } from './crew/crews.ts';
import { addAi } from './lobby/add-ai.ts';
import { again } from './lobby/again.ts';
import { cancel } from './lobby/cancel.ts';
import { choose } from './lobby/choose.ts';
import { invite } from './lobby/invite.ts';
import { join } from './lobby/join.ts';
import { leave } from './lobby/leave.ts';
import { options } from './lobby/options.ts';
import { removeAi } from './lobby/remove-ai.ts';
import { start } from './lobby/start.ts';
import { strength } from './lobby/strength.ts';
import { events } from './log/events.ts';
import { log } from './log/log.ts';
import { newer } from './log/newer.ts';
import { older } from './log/older.ts';
import { reasons } from './log/reasons.ts';
import { changes } from './look/changes.ts';
import { dice } from './look/dice.ts';
import { hand } from './look/hand.ts';
import { handHere } from './look/hand-here.ts';
import { help } from './look/help.ts';
import { helpPage } from './look/help-page.ts';
import { noTips } from './look/no-tips.ts';
import { page } from './look/page.ts';
import { rulePage } from './look/rule-page.ts';
import { rule } from './look/rule.ts';
import { turn } from './look/turn.ts';
import { giveAway } from './offers/give-away.ts';
import { keepSeat } from './offers/keep-seat.ts';
import { offer } from './offers/offer.ts';
import { takeSeat } from './offers/take-seat.ts';
import { order } from './orders/order.ts';
import { orders } from './orders/orders.ts';
import { ask } from './play/ask.ts';
import { answer } from './play/do.ts';
import { pass } from './play/pass.ts';
import { pick } from './play/pick.ts';
import { suggested } from './play/suggested.ts';
import { surprise } from './play/surprise.ts';
import { setting } from './people/setting.ts';
import { word } from './people/word.ts';
import { text } from './play/text.ts';
import { undo } from './play/undo.ts';
import type { PressContext, PressHandler } from './handler.ts';
import { replay } from './replay/replay.ts';
import { replayFile } from './replay/replay-file.ts';
import { verify } from './replay/verify.ts';
import { agree } from './seats/agree.ts';
import { askBack } from './seats/ask-back.ts';
import { concede } from './seats/concede.ts';
import { decline } from './seats/decline.ts';
import { end } from './seats/end.ts';
import { handOver } from './seats/hand-over.ts';
import { keep } from './seats/keep.ts';
import { moveBack } from './seats/move-back.ts';
import { stop } from './seats/stop.ts';
import { takeBack } from './seats/take-back.ts';
import { takeOver } from './seats/take-over.ts';

/** Every button and menu by the verb of its custom id; one without a handler does not compile. */
const HANDLERS: { readonly [V in Verb]: PressHandler<V> } = {
  join,
  leave,
  options,
  choose,
  start,
  cancel,
  'add-ai': addAi,
  'remove-ai': removeAi,
  strength,
  invite,
  again,
  word,
  bring,
  crew,
  crews,
  do: answer,
  ask,
  pick,
  pass,
  surprise,
  suggested,
  undo,
  turn,
  hand,
  'hand-here': handHere,
  changes,
  text,
  help,
  'help-page': helpPage,
  'no-tips': noTips,
  setting,
  orders,
  order,
  dice,
  page,
  log,
  events,
  older,
  newer,
  reasons,
  replay,
  'replay-file': replayFile,
  verify,
  rule,
  'rule-page': rulePage,
  'hand-over': handOver,
  'take-back': takeBack,
  'take-over': takeOver,
  'give-away': giveAway,
  offer,
  'keep-seat': keepSeat,
  'take-seat': takeSeat,
  'ask-back': askBack,
  agree,
  decline,
  concede,
  end,
  stop,
  'move-back': moveBack,
  keep,
  wake,
};

export function handlePress<V extends Verb>(id: CustomId<V>, context: PressContext): Reply | Promise<Reply> {
  return HANDLERS[id.verb](id, context);
}
