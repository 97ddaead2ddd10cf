import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import { Line, RichText, TextLink } from '../../text/rich-text.tsx';
import { Written } from '../../text/time.tsx';
import { PictureButton } from './files.tsx';

export function Embed({ embed }: { readonly embed: APIEmbed }) {
  const { author, title, description, fields = [], image, thumbnail } = embed;
  return (
    <section class="embed" style={{ '--edge': colourOf(embed.color) }}>
      <div class="embed-words">
        {author === undefined ? null : (
          <p class="embed-author">
            <LineWords icon={author.icon_url} text={author.name} />
          </p>
        )}
        {title === undefined ? null : <Title title={title} url={embed.url} />}
        {description === undefined ? null : <RichText source={description} />}
        {fields.length === 0 ? null : <Fields fields={fields} />}
      </div>
      {thumbnail === undefined ? null : <PictureButton picture={thumbnail} class="thumbnail" />}
      {image === undefined ? null : <PictureButton picture={image} class="embed-image" />}
      <Footer embed={embed} />
    </section>
  );
}

function Title({ title, url }: { readonly title: string; readonly url: string | undefined }) {
  return (
    <h3 class="embed-title">
      {url === undefined ? (
        <Line source={title} />
      ) : (
        <TextLink url={url}>
          <Line source={title} />
        </TextLink>
      )}
    </h3>
  );
}

/** A line of an embed with a small picture before it. */
function LineWords({ icon, text }: { readonly icon: string | undefined; readonly text: string }) {
  return (
    <>
      {icon === undefined ? null : <img src={icon} alt="" />}
      <span>{text}</span>
    </>
  );
}

function Footer({ embed: { footer, timestamp } }: { readonly embed: APIEmbed }) {
  if (footer === undefined && timestamp === undefined) return null;
  return (
    <p class="embed-footer">
      {footer === undefined ? null : <LineWords icon={footer.icon_url} text={footer.text} />}
      {footer !== undefined && timestamp !== undefined ? ' • ' : null}
      {timestamp === undefined ? null : <Written timestamp={timestamp} />}
    </p>
  );
}

/** Fields stand below each other; inline ones beside each other, three to a row. */
function Fields({ fields }: { readonly fields: readonly APIEmbedField[] }) {
  return (
    <dl class="fields">
      {rowsOf(fields).flatMap((row) =>
        row.map(({ name, value, inline }, at) => (
          <div key={`${name}/${value}/${at}`} class={inline === true ? `field of-${row.length}` : 'field'}>
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

function rowsOf(fields: readonly APIEmbedField[]): APIEmbedField[][] {
  const rows: APIEmbedField[][] = [];
  for (const field of fields) {
    const row = rows.at(-1);
    if (
      field.inline === true &&
      row !== undefined &&
      row.length < IN_A_ROW &&
      row.every(({ inline }) => inline === true)
    )
      row.push(field);
    else rows.push([field]);
  }
  return rows;
}

/** A colour as style sheets write it. */
export function colourOf(colour: number | null | undefined): string | undefined {
  return colour === null || colour === undefined ? undefined : `#${colour.toString(16).padStart(6, '0')}`;
}
