import type { APIAttachment } from 'discord-api-types/v10';
import { KEEPSAKE_FILE_BYTES, type Kept, type KeepsakeRefusal, type Tables } from '../../../tables/index.ts';
import { sentence } from '../../out/panels.ts';
import { ephemeral, ephemeralText, form, waitingForPictures, worksOn, type Reply } from '../../reply.ts';
import { renameForm } from '../../screens/crew/rename-form.ts';
import { retireScreen, sheetScreen, VERSIONS_SHOWN, type SheetLook } from '../../screens/crew/sheet.ts';
import { nameAndLine } from '../../screens/crew/shown.ts';
import { refusalText } from '../../screens/names.ts';
import { words } from '../../words.ts';
import type { Asker } from '../asker.ts';
import type { ReadAttached } from '../attached-file.ts';

/** What is done with a crew of one's own, by command or by button. */
export interface CrewDesk {
  readonly tables: Tables;
  readonly asker: Asker;
}

/** What follows for a crew of the presser's own, or why nothing was done. */
export async function withCrew(
  { tables, asker }: CrewDesk,
  id: string,
  run: (kept: Kept) => Reply | Promise<Reply>,
): Promise<Reply> {
  return orCrewRefusal(await tables.keepsakes.open(asker.press.person.id, id), run);
}

export function orCrewRefusal(
  kept: Kept | KeepsakeRefusal,
  run: (kept: Kept) => Reply | Promise<Reply>,
): Reply | Promise<Reply> {
  return 'why' in kept ? ephemeralText(refusalText(kept, null)) : run(kept);
}

/** A crew with its history. */
export async function openCrew(desk: Pick<CrewDesk, 'tables'>, kept: Kept, look?: SheetLook): Promise<Reply> {
  return waitingForPictures(ephemeral(await crewSheet(desk, kept, '', look)));
}

/** The same, below what was done with it. */
export async function openChangedCrew(desk: Pick<CrewDesk, 'tables'>, kept: Kept, said: string): Promise<Reply> {
  return waitingForPictures(ephemeral(await crewSheet(desk, kept, said)));
}

async function crewSheet({ tables }: Pick<CrewDesk, 'tables'>, kept: Kept, said: string, look?: SheetLook) {
  return sheetScreen(kept, await tables.keepsakes.career(kept, VERSIONS_SHOWN), said, look);
}

/** Checks the whole history of a crew. */
export async function verifyCrew({ tables }: Pick<CrewDesk, 'tables'>, kept: Kept): Promise<Reply> {
  const proven = await tables.keepsakes.verify(kept);
  return ephemeralText(
    'why' in proven ? refusalText(proven, null) : words.crew.proven(proven.versions, proven.matches),
  );
}

/** Opens the form of its names, unless it is at a table. */
export function renameCrew(kept: Kept): Reply {
  const { at } = kept.record;
  return at ? ephemeralText(refusalText({ why: 'keepsake-away', channel: at.channel }, null)) : form(renameForm(kept));
}

/** Asks before a crew is deleted. */
export async function askToRetire(desk: CrewDesk, id: string): Promise<Reply> {
  const name = await nameToRetire(desk, id);
  return typeof name === 'string' ? ephemeral(retireScreen(id, name)) : ephemeralText(refusalText(name, null));
}

/** Deletes a crew for its owner; one sentence says so, or why not. */
export async function retireCrew(desk: CrewDesk, id: string): Promise<string> {
  const name = await nameToRetire(desk, id);
  if (typeof name !== 'string') return refusalText(name, null);
  const refusal = await desk.tables.keepsakes.retire(desk.asker.press, id);
  return refusal ? refusalText(refusal, null) : words.crew.retired(name);
}

/** What a crew is called that its owner can delete: also one that cannot be read any more. */
async function nameToRetire({ tables, asker }: CrewDesk, id: string): Promise<string | KeepsakeRefusal> {
  const kept = await tables.keepsakes.open(asker.press.person.id, id);
  if (!('why' in kept)) return nameAndLine(kept)[0];
  return kept.why === 'keepsake-unreadable' ? words.crew.unreadable : kept;
}

/** A crew with its whole history as a file. */
export async function exportCrew({ tables }: Pick<CrewDesk, 'tables'>, kept: Kept): Promise<Reply> {
  const { id } = kept.record;
  const data = await tables.keepsakes.file(kept);
  return ephemeral({
    ...sentence(words.crew.exported),
    files: [{ name: `airlock-crew-${id}.json`, data, contentType: 'application/json' }],
  });
}

/** Makes the crew of an attached file the presser's own, if its whole history adds up. */
export function importCrew({ tables, asker }: CrewDesk, file: APIAttachment, read: ReadAttached): Reply {
  return worksOn(sentence(words.crew.file.reading), async () => {
    const attached = await read(file, KEEPSAKE_FILE_BYTES);
    if ('why' in attached) return sentence(words.crew.file[attached.why]);
    const kept = await tables.keepsakes.import(asker.press, attached.bytes);
    return 'why' in kept ? sentence(refusalText(kept, null)) : crewSheet({ tables }, kept, words.crew.isNew);
  });
}
