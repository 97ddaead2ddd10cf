import { useEffect, useState } from 'preact/hooks';
import { Composer } from './composer/composer.tsx';
import { Dialogs } from './dialogs/dialogs.tsx';
import { Banner } from './frame/banner.tsx';
import { Header } from './frame/header.tsx';
import { Members } from './frame/members.tsx';
import { Rail } from './frame/rail.tsx';
import { Sidebar } from './frame/sidebar.tsx';
import { useShortcuts } from './frame/shortcuts.ts';
import { useTitle } from './frame/title.ts';
import { MessageList } from './messages/message-list.tsx';
import type { Model } from './model.ts';
import type { Session } from './session.ts';
import { WindowContext } from './window.tsx';

export function App({ session }: { readonly session: Session }) {
  const [model, setModel] = useState(session.model);
  useEffect(() => session.subscribe(() => setModel(session.model)), [session]);
  return model === null ? null : <Page session={session} model={model} />;
}

function Page({ session, model }: { readonly session: Session; readonly model: Model }) {
  const [drawer, setDrawer] = useState(false);
  const [members, setMembers] = useState(true);
  const { personId, channelId } = model.place;
  useTitle(model);
  useShortcuts(session);
  useEffect(() => setDrawer(false), [personId, channelId]);
  return (
    <WindowContext.Provider value={{ session, model }}>
      <a class="skip" href="#composer">
        Skip to the message box
      </a>
      <div class={`frame${drawer ? ' with-drawer' : ''}${members ? ' with-members' : ''}`}>
        <div class="left" id="drawer" onKeyDown={(event) => event.key === 'Escape' && setDrawer(false)}>
          <Rail />
          <Sidebar />
        </div>
        <button type="button" class="shade" aria-label="Close the channel list" onClick={() => setDrawer(false)} />
        <main>
          <Banner />
          <Header
            drawer={drawer}
            members={members}
            onDrawer={() => setDrawer(!drawer)}
            onMembers={() => setMembers(!members)}
          />
          <div class="channel">
            <MessageList key={`${personId}/${channelId}`} />
            <Composer key={`composer/${personId}/${channelId}`} />
          </div>
          <Members />
        </main>
      </div>
      <Dialogs />
      <p class="only-heard" role="status" aria-live="polite">
        {model.spoken}
      </p>
    </WindowContext.Provider>
  );
}
