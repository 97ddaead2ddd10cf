import { SideProcess } from '../../../src/processes/side-process.ts';

// Has a side process, and says so once that has begun what this one is told to have it do, if anything,
// and stands still where it is told to let it.
const side = new SideProcess<string, string>({ module: new URL('./echo.ts', import.meta.url) });
await side.do('Hello');
const [, , task, still] = process.argv;
if (task !== undefined) void side.do(task);
if (still !== undefined) side.standStill();
console.log('begun');
setInterval(() => undefined, 60_000);
