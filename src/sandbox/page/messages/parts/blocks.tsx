import type { Block } from '../../../web/wire.ts';
import { RichText } from '../../text/rich-text.tsx';
import { ControlOf, ControlRow } from './controls.tsx';
import { FileCard, PictureButton, Pictures } from './files.tsx';

interface Setting {
  readonly messageId: string;
  readonly busy: string | null;
}

/** What stands below a message's text, or makes up a message of the second version. */
export function Blocks({ blocks, ...setting }: Setting & { readonly blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block, at) => (
        <BlockOf key={at} block={block} {...setting} />
      ))}
    </>
  );
}

function BlockOf({ block, ...setting }: Setting & { readonly block: Block }) {
  switch (block.kind) {
    case 'row':
      return <ControlRow controls={block.controls} {...setting} />;
    case 'text':
      return <RichText source={block.content} />;
    case 'section': {
      const { texts, accessory } = block;
      return (
        <div class="part">
          <div>
            {texts.map((text, at) => (
              <RichText key={at} source={text} />
            ))}
          </div>
          {'kind' in accessory ? (
            <ControlOf control={accessory} {...setting} />
          ) : (
            <PictureButton picture={accessory} class="thumbnail" />
          )}
        </div>
      );
    }
    case 'pictures':
      return <Pictures pictures={block.pictures} />;
    case 'file':
      return <FileCard name={block.name} url={block.url} />;
    case 'separator':
      return block.divider ? (
        <hr class={block.large ? 'separator large' : 'separator'} />
      ) : (
        <div class={block.large ? 'separator large' : 'separator'} />
      );
    case 'container':
      return (
        <section class="embed container" style={{ '--edge': block.color ?? undefined }}>
          <Blocks blocks={block.blocks} {...setting} />
        </section>
      );
  }
}
