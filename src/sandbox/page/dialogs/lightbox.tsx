import type { Picture } from '../../web/wire.ts';
import { Icon } from '../frame/icons.tsx';
import { useWindow } from '../window.tsx';

/** A picture as large as there is room for, with what it shows in words. */
export function Lightbox({ picture: { url, alt } }: { readonly picture: Picture }) {
  const { session } = useWindow();
  return (
    <figure>
      <img src={url} alt={alt} />
      <figcaption>
        {alt === '' ? null : <span>{alt}</span>}
        <a href={url} target="_blank" rel="noopener noreferrer">
          Open in Browser
        </a>
        <button type="button" class="plain" aria-label="Close" onClick={() => session.close()}>
          <Icon name="close" />
        </button>
      </figcaption>
    </figure>
  );
}
