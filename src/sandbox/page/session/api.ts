import type { Acts, WireChannel, WireName, WireState } from '../../web/wire.ts';

/** What the client would not let its user do, in a sentence for the user. */
class Refused extends Error {}

/** Acts as one of the people. Throws Refused when a client would not allow it, and another error when nobody hears. */
export function act<Name extends keyof Acts>(
  personId: string,
  name: Name,
  body: Acts[Name]['body'],
): Promise<Acts[Name]['answer']> {
  return post(`/sandbox/people/${personId}/${name}`, body);
}

/** The newest messages of a channel as one of the people sees it, and its commands. */
export function fetchChannel(personId: string, channelId: string, count: number): Promise<WireChannel> {
  return get(`/sandbox/people/${personId}/channels/${channelId}?count=${count}`);
}

export function fetchState(): Promise<WireState> {
  return get('/sandbox/state');
}

export function addChannel(name: string): Promise<WireName> {
  return post('/sandbox/channels', { name });
}

export function addPerson(name: string): Promise<WireName> {
  return post('/sandbox/people', { name });
}

/** Uploads a file as one of the people; its id stands for it in a command. Throws as acts do. */
export async function upload(personId: string, file: File): Promise<string> {
  const path = `/sandbox/people/${personId}/files/${encodeURIComponent(file.name)}`;
  const headers = { 'content-type': 'application/octet-stream' };
  const { id } = await read<{ readonly id: string }>(await fetch(path, { method: 'POST', headers, body: file }));
  return id;
}

/** Why something was not done, in a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof Refused ? error.message : 'Can’t reach Airlock, so nothing was sent.';
}

async function get<T>(path: string): Promise<T> {
  return read<T>(await fetch(path));
}

async function post<T>(path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return read<T>(await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

/** The sandbox's own answers are taken at their word: page and sandbox come from one place. */
async function read<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const said: unknown = await response.json().catch(() => null);
  const refused = typeof said === 'object' && said !== null && 'refused' in said ? String(said.refused) : null;
  throw new Refused(refused ?? `Something went wrong (error ${response.status}). Try again.`);
}
