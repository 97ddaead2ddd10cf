import { SideProcess } from '../../../src/processes/side-process.ts';

// Has a side process, says so, and does nothing more.
const side = new SideProcess<string, string>({ module: new URL('./echo.ts', import.meta.url) });
await side.do('Hello');
console.log('begun');
setInterval(() => undefined, 60_000);
