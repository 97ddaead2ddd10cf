import { run } from './app.ts';

await run();
