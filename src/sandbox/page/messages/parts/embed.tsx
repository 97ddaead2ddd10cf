import type { WireEmbed, WireLine } from '../../../web/wire.ts';
import { Line, RichText, TextLink } from '../../text/rich-text.tsx';
import { Written } from '../../text/time.tsx';
import { PictureButton } from './files.tsx';

export function Embed({ embed }: { readonly embed: WireEmbed }) {
  const { author, title, description, fields, image, thumbnail } = embed;
  return (
    <section class="embed" style={{ '--edge': embed.color ?? undefined }}>
      <div class="embed-words">
        {author === null ? null : <IconLine class="embed-author" line={author} />}
        {title === null ? null : <Title title={title} url={embed.url} />}
        {description === null ? null : <RichText source={description} />}
        {fields.length === 0 ? null : <Fields fields={fields} />}
      </div>
      {thumbnail === null ? null : <PictureButton picture={thumbnail} class="thumbnail" />}
      {image === null ? null : <PictureButton picture={image} class="embed-image" />}
      <Footer embed={embed} />
    </section>
  );
}

function Title({ title, url }: { readonly title: string; readonly url: string | null }) {
  return (
    <h3 class="embed-title">
      {url === null ? (
        <Line source={title} />
      ) : (
        <TextLink url={url}>
          <Line source={title} />
        </TextLink>
      )}
    </h3>
  );
}

function IconLine({ line, class: name }: { readonly line: WireLine; readonly class: string }) {
  return (
    <p class={name}>
      <LineWords line={line} />
    </p>
  );
}

function LineWords({ line: { icon, text } }: { readonly line: WireLine }) {
  return (
    <>
      {icon === null ? null : <img src={icon} alt="" />}
      <span>{text}</span>
    </>
  );
}

function Footer({ embed: { footer, timestamp } }: { readonly embed: WireEmbed }) {
  if (footer === null && timestamp === null) return null;
  return (
    <p class="embed-footer">
      {footer === null ? null : <LineWords line={footer} />}
      {footer !== null && timestamp !== null ? ' • ' : null}
      {timestamp === null ? null : <Written timestamp={timestamp} />}
    </p>
  );
}

type Field = WireEmbed['fields'][number];

/** Fields stand below each other; inline ones beside each other, three to a row. */
function Fields({ fields }: { readonly fields: readonly Field[] }) {
  return (
    <dl class="fields">
      {rowsOf(fields).flatMap((row) =>
        row.map(({ name, value, inline }, at) => (
          <div key={`${name}/${value}/${at}`} class={inline ? `field of-${row.length}` : 'field'}>
            <dt>
              <Line source={name} />
            </dt>
            <dd>
              <RichText source={value} />
            </dd>
          </div>
        )),
      )}
    </dl>
  );
}

const IN_A_ROW = 3;

function rowsOf(fields: readonly Field[]): Field[][] {
  const rows: Field[][] = [];
  for (const field of fields) {
    const row = rows.at(-1);
    if (field.inline && row !== undefined && row.length < IN_A_ROW && row.every(({ inline }) => inline))
      row.push(field);
    else rows.push([field]);
  }
  return rows;
}
