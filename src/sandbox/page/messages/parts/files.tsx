import type { APIAttachment } from 'discord-api-types/v10';
import { Icon } from '../../frame/icons.tsx';
import type { Picture } from '../../session/model.ts';
import { useWindow } from '../../window.tsx';

/** What is attached to a message: pictures beside each other, and other files to be loaded down. */
export function Files({ files }: { readonly files: readonly APIAttachment[] }) {
  const isPicture = ({ content_type }: APIAttachment) => content_type?.startsWith('image/') === true;
  return (
    <>
      <Pictures pictures={files.filter(isPicture)} />
      {files.map((file) =>
        isPicture(file) ? null : <FileCard key={file.url} name={file.filename} url={file.url} size={file.size} />,
      )}
    </>
  );
}

export function Pictures({ pictures }: { readonly pictures: readonly Picture[] }) {
  if (pictures.length === 0) return null;
  return (
    <div class={pictures.length === 1 ? 'pictures single' : 'pictures'}>
      {pictures.map((picture) => (
        <PictureButton key={picture.url} picture={picture} class="picture" />
      ))}
    </div>
  );
}

/** A picture that opens large. */
export function PictureButton({ picture, class: name }: { readonly picture: Picture; readonly class: string }) {
  const { session } = useWindow();
  const { url, description, width, height } = picture;
  const alt = description ?? '';
  return (
    <button type="button" class={name} onClick={() => session.open({ kind: 'picture', picture })}>
      <img src={url} alt={alt === '' ? 'Picture' : alt} width={width ?? undefined} height={height ?? undefined} />
    </button>
  );
}

export function FileCard({ name, url, size }: { readonly name: string; readonly url: string; readonly size?: number }) {
  return (
    <p class="file">
      <Icon name="file" size={32} />
      <span>
        <a href={url} download={name}>
          {name}
        </a>
        {size === undefined ? null : <span class="hint">{sizeOf(size)}</span>}
      </span>
    </p>
  );
}

function sizeOf(bytes: number): string {
  return bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} KB`;
}
