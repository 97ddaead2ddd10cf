import { fuzz } from './fuzz-command.ts';
import { subjects } from './subjects.ts';

const { ok, text } = fuzz(process.argv.slice(2), subjects);
if (ok) console.log(text);
else console.error(text);
process.exitCode = ok ? 0 : 1;
