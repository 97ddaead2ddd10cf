import { ephemeralText } from '../../../reply.ts';
import { refusalText } from '../../../screens/names.ts';
import { importCrew } from '../../crew/own-crew.ts';
import { command } from '../command.ts';
import { attachedFile } from '../options.ts';

export const imported = command({
  name: 'import',
  description: 'Make a crew from an exported file',
  options: { file: attachedFile('A file that /crew export made') },
  run: (context, option) => {
    const file = option('file');
    return file
      ? importCrew(context, file, context.readAttached)
      : ephemeralText(refusalText({ why: 'no-keepsake-file' }, null));
  },
});
