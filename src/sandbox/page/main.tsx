import { render } from 'preact';
import { App } from './app.tsx';
import { Session } from './session/session.ts';
import { applyTheme } from './theme.ts';

applyTheme();
const session = new Session();
const root = document.getElementById('page');
if (root === null) throw new Error('The page has no #page');
render(<App session={session} />, root);
session.start();
