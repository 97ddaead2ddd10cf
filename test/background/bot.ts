import { Workers } from '../../src/background/workers.ts';

// Stands for a bot: it says so once a worker has begun to work for this many ms.
const workers = new Workers({ module: new URL('./faulty-worker.ts', import.meta.url) });
const draw = (alt: string) => workers.draw({ width: 1, height: 1, shapes: [], icons: {}, alt });
await draw('0');
void draw(process.argv[2] ?? '0');
console.log('begun');
setInterval(() => undefined, 60_000);
