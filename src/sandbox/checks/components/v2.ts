import { ComponentType, SeparatorSpacingSize } from 'discord-api-types/v10';
import type {
  APIComponentInContainer,
  APIContainerComponent,
  APIFileComponent,
  APIMediaGalleryComponent,
  APIMessageTopLevelComponent,
  APISectionComponent,
  APISeparatorComponent,
  APITextDisplayComponent,
  APIThumbnailComponent,
} from 'discord-api-types/v10';
import { readButton } from './buttons.ts';
import { lengthOf } from '../../given.ts';
import type { Form } from '../form.ts';
import { wrongType } from './layout.ts';
import type { Layout } from './layout.ts';
import type { Media } from './media.ts';
import { readRow } from './rows.ts';

/** Components V2: the whole message consists of components. */
const IN_CONTAINER = [
  ComponentType.ActionRow,
  ComponentType.Section,
  ComponentType.TextDisplay,
  ComponentType.MediaGallery,
  ComponentType.File,
  ComponentType.Separator,
] as const;

export function readTopLevel(form: Form, layout: Layout, media: Media): APIMessageTopLevelComponent | undefined {
  if (form.at('type').value === ComponentType.Container) return readContainer(form, layout, media);
  return readPart(form, layout, media, [...IN_CONTAINER, ComponentType.Container]);
}

function readPart(
  form: Form,
  layout: Layout,
  media: Media,
  allowed: readonly ComponentType[],
): APIComponentInContainer | undefined {
  switch (form.at('type').value) {
    case ComponentType.ActionRow:
      return readRow(form, layout);
    case ComponentType.Section:
      return readSection(form, layout, media);
    case ComponentType.TextDisplay:
      return readText(form, layout);
    case ComponentType.MediaGallery:
      return readGallery(form, layout, media);
    case ComponentType.File:
      return readFile(form, layout, media);
    case ComponentType.Separator:
      return readSeparator(form, layout);
    default:
      wrongType(form, allowed);
      return undefined;
  }
}

function readContainer(form: Form, layout: Layout, media: Media): APIContainerComponent {
  return {
    type: ComponentType.Container,
    id: layout.number(form),
    accent_color: form.at('accent_color').optional((part) => part.integer({ min: 0, max: 0xffffff })) ?? null,
    spoiler: readSpoiler(form),
    components: form.at('components').list({ min: 1 }, (each) => readPart(each, layout, media, IN_CONTAINER)),
  };
}

function readSection(form: Form, layout: Layout, media: Media): APISectionComponent {
  const accessory = form.at('accessory');
  return {
    type: ComponentType.Section,
    id: layout.number(form),
    components: form.at('components').list({ min: 1, max: 3 }, (each) => {
      if (each.at('type').value !== ComponentType.TextDisplay) wrongType(each, [ComponentType.TextDisplay]);
      return readText(each, layout);
    }),
    accessory:
      accessory.at('type').value === ComponentType.Thumbnail
        ? readThumbnail(accessory, layout, media)
        : readAccessoryButton(accessory, layout),
  };
}

function readAccessoryButton(form: Form, layout: Layout) {
  if (form.at('type').value !== ComponentType.Button) wrongType(form, [ComponentType.Button, ComponentType.Thumbnail]);
  return readButton(form, layout);
}

export function readText(form: Form, layout: Layout): APITextDisplayComponent {
  const content = form.at('content').text({ min: 1, max: 4000 });
  layout.text += lengthOf(content);
  return { type: ComponentType.TextDisplay, id: layout.number(form), content };
}

function readThumbnail(form: Form, layout: Layout, media: Media): APIThumbnailComponent {
  return { type: ComponentType.Thumbnail, id: layout.number(form), ...readShown(form, media) };
}

function readGallery(form: Form, layout: Layout, media: Media): APIMediaGalleryComponent {
  return {
    type: ComponentType.MediaGallery,
    id: layout.number(form),
    items: form.at('items').list({ min: 1, max: 10 }, (each) => readShown(each, media)),
  };
}

function readShown(form: Form, media: Media) {
  return {
    media: media.item(form.at('media')),
    description: form.at('description').optional((part) => part.text({ max: 1024 })) ?? null,
    spoiler: readSpoiler(form),
  };
}

function readFile(form: Form, layout: Layout, media: Media): APIFileComponent {
  const id = layout.number(form);
  if (String(form.at('file').at('url').value).startsWith('http'))
    form.at('file').at('url').complain('URL_TYPE_INVALID_SCHEME', 'A file component takes attachment:// only');
  return { type: ComponentType.File, id, file: media.item(form.at('file')), spoiler: readSpoiler(form) };
}

function readSeparator(form: Form, layout: Layout): APISeparatorComponent {
  return {
    type: ComponentType.Separator,
    id: layout.number(form),
    divider: form.at('divider').optional((part) => part.flag()) ?? true,
    spacing:
      form.at('spacing').optional((part) => part.choice([SeparatorSpacingSize.Small, SeparatorSpacingSize.Large])) ??
      SeparatorSpacingSize.Small,
  };
}

function readSpoiler(form: Form): boolean {
  return form.at('spoiler').optional((part) => part.flag()) ?? false;
}
