import { z } from 'zod';
import { STRENGTHS } from '../tables/index.ts';

/** Raised when the meaning of custom ids changes; ids of another version are not understood. */
const VERSION = 'a1';

const number = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const name = z.string().min(1);
const snowflake = z.string().regex(/^\d{1,20}$/);
const none = z.literal('*').transform(() => null);
const strength = z.enum(STRENGTHS);
const logKind = z.enum(['all', 'reasons']);
const replayGo = z.enum(['open', 'first', 'back', 'forward', 'turn', 'last']);
const table = z.string().regex(/^[0-9a-z]{10}$/);
const crewAction = z.enum(['verify', 'rename', 'export', 'text', 'retire', 'retire-surely', 'keep']);
const game = z.string().regex(/^[a-z][a-z0-9-]*$/);

/** A component that names its table only, or further fields besides. */
function ofTable<const V extends string, F extends z.ZodRawShape>(verb: V, fields: F) {
  return z.object({ verb: z.literal(verb), table, ...fields });
}

/** A component of a panel: it also names the seat and the revision it was drawn for. */
function ofPanel<const V extends string, F extends z.ZodRawShape>(verb: V, fields: F) {
  return ofTable(verb, { seat: number, revision: number, ...fields });
}

/** Every button and menu by its verb, with the fields of its custom id in their order. */
const CUSTOM_ID = z.discriminatedUnion('verb', [
  // The lobby
  ofTable('join', { seat: number.or(none) }),
  ofTable('leave', {}),
  // A page of its options, and the menu of one of them.
  ofTable('options', { page: number }),
  // `tries` counts refused choices: a menu with a new id forgets what its reader picked in vain.
  ofTable('choose', { key: name, tries: number }),
  ofTable('start', {}),
  ofTable('cancel', {}),
  ofTable('add-ai', {}),
  ofTable('remove-ai', {}),
  ofTable('strength', { tries: number }),
  // A button that opens a menu of people, and that menu.
  ofTable('invite', {}),
  ofTable('again', {}),
  // A button that opens the form for a word of one's own, and that form.
  ofTable('word', {}),
  // A button that opens a menu of what to bring, and that menu.
  ofTable('bring', {}),
  // What is done with one of the presser's own keepsakes, or the form of its names; and the menu that shows one.
  z.object({ verb: z.literal('crew'), crew: table, does: crewAction }),
  z.object({ verb: z.literal('crews') }),
  // Answers. Options and decisions go by a name made of what they say, never by their place in a list.
  ofPanel('do', { option: name }),
  // An option that is asked about before it is played.
  ofPanel('ask', { option: name }),
  // A menu of options; `part` tells the menus of one decision apart.
  ofPanel('pick', { decision: name, part: number }),
  // A decision answered with none of its options.
  ofPanel('pass', { decision: name }),
  // A decision answered at random.
  ofPanel('surprise', { decision: name }),
  // A decision answered with what it suggests.
  ofPanel('suggested', { decision: name }),
  ofPanel('undo', {}),
  // Looks
  ofTable('turn', {}),
  ofTable('hand', {}),
  // The same in place of the hand that is shown.
  ofTable('hand-here', {}),
  ofTable('changes', {}),
  // What a picture shows in words: the board, or what the presser alone sees.
  ofTable('text', { shows: z.enum(['board', 'hand']) }),
  ofTable('help', {}),
  // The help turned to a page.
  ofTable('help-page', { page: number }),
  ofTable('no-tips', {}),
  // What is answered in the presser's place: opened beside a panel, or turned to a page; and the menu of one order.
  ofTable('orders', { page: number.or(none) }),
  ofTable('order', { seat: number, key: name, tries: number }),
  ofTable('dice', {}),
  ofPanel('page', { page: number }),
  ofTable('log', {}),
  // Everything that happened after that revision, the first page of it.
  ofTable('events', { since: number }),
  // The pages of the log beside the one shown, from a sentence in the line of a revision on; or the reasons of AI players.
  ofTable('older', { revision: number, sentence: number, of: logKind, since: number.or(none) }),
  ofTable('newer', { revision: number, sentence: number, of: logKind, since: number.or(none) }),
  ofTable('reasons', {}),
  // A position of the game, from the step of that revision on; 0 stands for the beginning.
  ofTable('replay', { revision: number, go: replayGo }),
  // The same of the game of a file, from the step of that entry on.
  z.object({
    verb: z.literal('replay-file'),
    file: z.string().regex(/^[0-9a-f]{16}$/),
    revision: number,
    go: replayGo,
  }),
  // Checks a finished game.
  ofTable('verify', {}),
  // A menu of the headings of a game's rules; `part` tells the menus of one game apart.
  z.object({ verb: z.literal('rule'), game, part: number }),
  // The rules of a game opened at the heading of that place, from 0.
  z.object({ verb: z.literal('rule-page'), game, at: number }),
  // A menu or button of one's own settings, at no table.
  z.object({ verb: z.literal('setting'), what: z.enum(['calls', 'digest', 'quiet', 'vacation']) }),
  // Seats, and what the players agree on. `made` is the revision at which the proposal was made.
  ofTable('hand-over', { strength }),
  ofTable('take-back', {}),
  // The seat of an AI player to ask for.
  ofTable('take-over', { seat: number }),
  // Opens the menu of people to give one's seat to; that menu, or the button that offers it to everyone.
  ofTable('give-away', {}),
  ofTable('offer', { to: z.enum(['person', 'everyone']) }),
  ofTable('keep-seat', {}),
  ofTable('take-seat', { seat: number }),
  // The undo of the step that was the presser's newest at that revision.
  ofTable('ask-back', { revision: number }),
  ofTable('agree', { made: number }),
  ofTable('decline', { made: number }),
  ofTable('concede', {}),
  ofTable('end', {}),
  ofTable('stop', {}),
  ofTable('move-back', { channel: snowflake }),
  ofTable('keep', {}),
  // Keeps a table open that nobody touches, or wakes one that was put away.
  ofTable('wake', {}),
]);

type Output = z.output<typeof CUSTOM_ID>;
export type Verb = Output['verb'];
type Fields = { [Id in Output as Id['verb']]: Readonly<Omit<Id, 'verb'>> };

/** What a component remembers, in at most 100 characters of its custom id. */
export type CustomId<V extends Verb = Verb> = { [Each in V]: { readonly verb: Each } & Fields[Each] }[V];

/** The names of the fields of each verb, the verb itself first. */
export const FIELDS: ReadonlyMap<string, readonly string[]> = new Map(
  CUSTOM_ID.options.map(({ shape }) => [shape.verb.value, Object.keys(shape)]),
);

export function writeCustomId(id: CustomId): string {
  const values: Readonly<Record<string, string | number | null>> = id;
  return [VERSION, ...(FIELDS.get(id.verb) ?? []).map((field) => values[field] ?? '*')].join('|');
}

/** What a custom id says, or `null` when it is none of ours. */
export function readCustomId(text: string): CustomId | null {
  const [version, ...values] = text.split('|');
  const fields = version === VERSION ? FIELDS.get(values[0] ?? '') : undefined;
  const read = CUSTOM_ID.safeParse(Object.fromEntries((fields ?? []).map((field, at) => [field, values[at]])));
  // What is written back the same was written by us: nothing cut off, nothing added.
  return read.success && writeCustomId(read.data) === text ? read.data : null;
}
