import type { WireChange } from '../web/wire.ts';
import { Api, fetchState } from './api.ts';
import { Composer } from './composer.ts';
import { byId } from './dom.ts';
import { MessageList } from './message-list.ts';
import { showSidebar } from './sidebar.ts';
import { addressOf, placeOf } from './state.ts';
import type { View } from './state.ts';
import { keepCounting } from './time.ts';

const list = new MessageList(byId('messages'));
const composer = new Composer(byId('composer'));
let view: View | null = null;

/** One refresh at a time; what changes meanwhile is fetched by one more. */
let refreshing: Promise<void> | null = null;
let stale = false;

async function load(): Promise<void> {
  const state = await fetchState();
  const place = placeOf(state);
  const api = new Api(place.personId);
  const channel = await api.channel(place.channelId);
  if (view?.personId !== place.personId || view.channelId !== place.channelId) list.clear();
  view = { state, ...place, api, channel };
  showSidebar(view, go);
  list.show(view);
  composer.show(view);
}

function refresh(): void {
  stale = true;
  refreshing ??= catchUp().finally(() => {
    refreshing = null;
  });
}

async function catchUp(): Promise<void> {
  while (stale) {
    stale = false;
    await load().catch(() => lost());
  }
}

function go(personId: string, channelId: string): void {
  if (view === null) return;
  history.pushState(null, '', addressOf(view.state, personId, channelId));
  refresh();
}

function lost(): void {
  byId('status').textContent = 'The sandbox cannot be reached. Trying again…';
}

/** A link to a message leads to its channel, and then to it. */
async function jump(channelId: string, messageId: string): Promise<void> {
  if (view === null) return;
  if (view.channelId !== channelId) go(view.personId, channelId);
  await refreshing;
  list.jumpTo(messageId);
}

const live = new EventSource('/sandbox/live');
live.addEventListener('open', refresh);
live.addEventListener('error', lost);
live.addEventListener('message', (event: MessageEvent<string>) => {
  const change = JSON.parse(event.data) as WireChange;
  const concerns =
    change.kind === 'state' ||
    (change.channelId === view?.channelId && (change.viewer === null || change.viewer === view.personId));
  if (concerns) refresh();
});

window.addEventListener('popstate', refresh);
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-jump]') : null;
  const [, channelId, messageId = ''] = /#(\d+)\/(\d*)$/.exec(link?.href ?? '') ?? [];
  if (channelId === undefined) return;
  event.preventDefault();
  void jump(channelId, messageId);
});
keepCounting();
