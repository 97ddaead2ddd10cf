import { ComponentType } from 'discord-api-types/v10';
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { Form } from '../form.ts';
import { Layout, wrongType } from './layout.ts';
import type { Media } from './media.ts';
import { readRow } from './rows.ts';
import { readTopLevel } from './v2.ts';

const ROWS = 5;
const MOST_COMPONENTS = 40;
const MOST_TEXT = 4000;

/** The components of a message: five rows, or with the second version's flag up to forty of any kind. */
export function readComponents(form: Form, v2: boolean, media: Media): APIMessageTopLevelComponent[] {
  return v2 ? readV2(form, media) : readRows(form);
}

function readRows(form: Form): APIMessageTopLevelComponent[] {
  const layout = new Layout();
  return form.list({ max: ROWS }, (each) => {
    if (each.at('type').value === ComponentType.ActionRow) return readRow(each, layout);
    wrongType(each, [ComponentType.ActionRow]);
    return undefined;
  });
}

function readV2(form: Form, media: Media): APIMessageTopLevelComponent[] {
  const layout = new Layout();
  const components = form.list({ min: 1, max: MOST_COMPONENTS }, (each) => readTopLevel(each, layout, media));
  if (layout.count > MOST_COMPONENTS)
    form.complain(
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      `The maximum number of total components has been exceeded (${MOST_COMPONENTS})`,
    );
  if (layout.text > MOST_TEXT)
    form.complain('COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', `Displayable text exceeds maximum size of ${MOST_TEXT}`);
  return components;
}
