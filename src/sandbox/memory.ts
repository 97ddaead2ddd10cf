import type { GuildChannel } from './world/changes.ts';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { APIApplicationCommand, APIAttachment, APIMessage } from 'discord-api-types/v10';
import { z } from 'zod';
import { SandboxError } from './errors.ts';
import { isRecord } from './guards.ts';
import { isLoading } from './interactions/compose.ts';
import type { Files } from './world/files.ts';
import type { Saved, World } from './world/world.ts';

/** Changes come in bursts; one write a moment after the first of them is enough. */
const WRITE_AFTER = 250;

/** Placeholder in the file for the sandbox's address, whose port may differ at the next start. */
const ORIGIN = 'sandbox-origin:';

const fromDiscord = <T>() => z.custom<T>(isRecord);

const FORMAT = z.object({
  version: z.literal(1),
  lastId: z.string().regex(/^\d+$/),
  joined: z.array(z.object({ id: z.string(), name: z.string(), bot: z.boolean() })),
  channels: z.array(fromDiscord<GuildChannel>()),
  messages: z.array(
    z.object({
      message: fromDiscord<APIMessage>(),
      viewer: z.null(),
      files: z.array(fromDiscord<APIAttachment>()),
    }),
  ),
  reads: z.array(z.object({ person: z.string(), channel: z.string(), message: z.string().regex(/^\d+$/) })).default([]),
  commands: z.array(fromDiscord<APIApplicationCommand>()),
  files: z.array(z.object({ id: z.string().regex(/^\d+$/), name: z.string(), type: z.string() })),
});

/** The file that keeps the world from one start to the next, and the folder beside it that keeps what was uploaded. */
export class Memory {
  readonly #file: string;
  readonly #folder: string;
  #written = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;

  constructor(file: string) {
    this.#file = file;
    this.#folder = `${file}.files`;
  }

  /** What was saved, with addresses of the present origin; nothing at the first start. Throws SandboxError. */
  load(origin: string): Saved | undefined {
    const text = this.#read();
    if (text === undefined) return undefined;
    const parsed = FORMAT.safeParse(parse(text.replaceAll(ORIGIN, origin)));
    if (!parsed.success)
      throw new SandboxError(
        `${this.#file} is not a sandbox file of this version. Move it away to start with a new one.`,
      );
    return parsed.data;
  }

  /** Restores the uploaded files of a saved world; missing files stay missing. */
  restore(files: Files, saved: Saved): void {
    const present = new Set(this.#names());
    for (const { id, name, type } of saved.files)
      if (present.has(id)) files.put(id, { name, type, bytes: new Uint8Array(readFileSync(join(this.#folder, id))) });
  }

  /** Writes the world whenever it has changed, from now on. */
  follow(world: World): void {
    world.changes.subscribe(() => {
      this.#timer ??= setTimeout(() => void this.save(world), WRITE_AFTER);
    });
  }

  /** Writes the world now; resolves when it is on disk or a warning has been printed. The file is always complete. */
  save(world: World): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#written = this.#written.then(() => this.#write(world)).catch(warn);
    return this.#written;
  }

  async #write(world: World): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const present = new Set(await readdir(this.#folder));
    const wanted = new Set(world.files.ids);
    for (const id of wanted) {
      const file = world.files.get(id);
      if (file !== undefined && !present.has(id)) await writeFile(join(this.#folder, id), file.bytes);
    }
    const half = `${this.#file}.new`;
    await writeFile(half, JSON.stringify(snapshot(world)).replaceAll(world.files.origin, ORIGIN));
    await rename(half, this.#file);
    for (const id of present) if (!wanted.has(id)) await rm(join(this.#folder, id), { force: true });
  }

  #read(): string | undefined {
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      return readFileSync(this.#file, 'utf8');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw new SandboxError(`${this.#file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  #names(): string[] {
    try {
      return readdirSync(this.#folder);
    } catch {
      return [];
    }
  }
}

/** What is saved: public messages. Deferred answers are left out, since their tokens end with the process. */
function snapshot(world: World): z.input<typeof FORMAT> {
  return {
    version: 1,
    lastId: world.ids.last,
    joined: world.people.joined,
    channels: world.channels.all,
    messages: world.messages.all.flatMap(({ message, viewer, files }) =>
      viewer === null && !isLoading(message) ? [{ message, viewer, files: [...files] }] : [],
    ),
    reads: world.reads.all,
    commands: world.commands.all,
    files: world.files.ids.flatMap((id) => {
      const file = world.files.get(id);
      return file === undefined ? [] : [{ id, name: file.name, type: file.type }];
    }),
  };
}

/** A full disk is no reason to stop the game that is being played. */
function warn(error: unknown): void {
  console.error(`The channels could not be saved: ${error instanceof Error ? error.message : String(error)}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
