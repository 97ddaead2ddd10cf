import { useEffect, useState } from 'preact/hooks';
import { Composer } from './composer/composer.tsx';
import { Dialogs } from './dialogs/dialogs.tsx';
import { Banner } from './frame/banner.tsx';
import { DRAWER, useDrawer } from './frame/drawer.ts';
import { Header } from './frame/header.tsx';
import { Members } from './frame/people/members.tsx';
import { useNarrow } from './frame/narrow.ts';
import { Rail } from './frame/rail.tsx';
import { Sidebar } from './frame/sidebar.tsx';
import { useShortcuts } from './frame/shortcuts.ts';
import { useTitle } from './frame/title.ts';
import { MessageList } from './messages/message-list.tsx';
import type { Model } from './session/model.ts';
import type { Session } from './session/session.ts';
import { WindowContext } from './window.tsx';

export function App({ session }: { readonly session: Session }) {
  const [model, setModel] = useState(session.model);
  useEffect(() => session.subscribe(() => setModel(session.model)), [session]);
  return model === null ? null : <Page session={session} model={model} />;
}

function Page({ session, model }: { readonly session: Session; readonly model: Model }) {
  const drawer = useDrawer(model.place);
  const isNarrow = useNarrow();
  const [members, setMembers] = useState(true);
  const { personId, channelId } = model.place;
  useTitle(model);
  useShortcuts(session);
  return (
    <WindowContext.Provider value={{ session, model }}>
      <a class="skip" href="#composer">
        Skip to the message box
      </a>
      <div class={`frame${drawer.isOpen ? ' with-drawer' : ''}${members ? ' with-members' : ''}`}>
        <div class="left" id={DRAWER}>
          <Rail />
          <Sidebar withPeople={isNarrow} />
        </div>
        <button type="button" class="shade" aria-label="Close the channel list" onClick={drawer.close} />
        <main>
          <Banner />
          <Header
            drawer={drawer.isOpen}
            members={members}
            onDrawer={drawer.toggle}
            onMembers={() => setMembers(!members)}
          />
          <div class="channel">
            <MessageList key={`${personId}/${channelId}`} />
            <Composer key={`composer/${personId}/${channelId}`} />
          </div>
          {isNarrow ? null : (
            <aside class="members" aria-label="Members">
              <Members />
            </aside>
          )}
        </main>
      </div>
      <Dialogs />
      {model.toast === null ? null : (
        <p class="toast" aria-hidden="true">
          {model.toast}
        </p>
      )}
      <p class="only-heard" role="status" aria-live="polite">
        {model.spoken}
      </p>
    </WindowContext.Provider>
  );
}
