import { ComponentType, SeparatorSpacingSize } from 'discord-api-types/v10';
import type { APIMediaGalleryItem, APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { Picture } from '../../session/model.ts';
import { RichText } from '../../text/rich-text.tsx';
import { Control, ControlRow } from './controls.tsx';
import { colourOf } from './embed.tsx';
import { FileCard, PictureButton, Pictures } from './files.tsx';

interface Setting {
  readonly messageId: string;
  readonly busy: string | null;
}

/** What stands below a message's text, or makes up a message of the second version. */
export function Blocks({
  components,
  ...setting
}: Setting & { readonly components: readonly APIMessageTopLevelComponent[] }) {
  return (
    <>
      {components.map((component, at) => (
        <Block key={at} component={component} {...setting} />
      ))}
    </>
  );
}

function Block({ component, ...setting }: Setting & { readonly component: APIMessageTopLevelComponent }) {
  switch (component.type) {
    case ComponentType.ActionRow:
      return <ControlRow controls={component.components} {...setting} />;
    case ComponentType.TextDisplay:
      return <RichText source={component.content} />;
    case ComponentType.Section: {
      const { accessory } = component;
      return (
        <div class="part">
          <div>
            {component.components.map(({ content }, at) => (
              <RichText key={at} source={content} />
            ))}
          </div>
          {accessory.type === ComponentType.Button ? (
            <Control control={accessory} {...setting} />
          ) : (
            <PictureButton picture={pictureOf(accessory)} class="thumbnail" />
          )}
        </div>
      );
    }
    case ComponentType.MediaGallery:
      return <Pictures pictures={component.items.map(pictureOf)} />;
    case ComponentType.File:
      return <FileCard name={component.name ?? 'file'} url={component.file.url} />;
    case ComponentType.Separator: {
      const look = component.spacing === SeparatorSpacingSize.Large ? 'separator large' : 'separator';
      return component.divider === false ? <div class={look} /> : <hr class={look} />;
    }
    case ComponentType.Container:
      return (
        <section class="embed container" style={{ '--edge': colourOf(component.accent_color) }}>
          <Blocks components={component.components} {...setting} />
        </section>
      );
  }
}

function pictureOf({ media, description }: APIMediaGalleryItem): Picture {
  return { ...media, description: description ?? null };
}
