import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../frame/icons.tsx';
import type { Picture } from '../session/model.ts';
import { useWindow } from '../window.tsx';

/** Where in the picture it was pressed, as parts of its width and height. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

const MIDDLE: Spot = { x: 0.5, y: 0.5 };

/**
 * A picture as large as there is room for, with what it shows in words. A press shows it in its own size, to be moved
 * about with the place that was pressed in the middle; another one fits it in again.
 */
export function Lightbox({ picture: { url, description } }: { readonly picture: Picture }) {
  const { session } = useWindow();
  const alt = description ?? '';
  const [spot, setSpot] = useState<Spot | null>(null);
  const view = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const root = view.current;
    if (root === null || spot === null) return;
    root.scrollLeft = spot.x * root.scrollWidth - root.clientWidth / 2;
    root.scrollTop = spot.y * root.scrollHeight - root.clientHeight / 2;
  }, [spot]);

  const toggle = (event: MouseEvent) => {
    if (spot === null) setSpot(spotOf(event));
    else setSpot(null);
  };

  return (
    <figure>
      <div class="lightbox-view" ref={view}>
        <button
          type="button"
          class={spot === null ? 'lightbox-picture' : 'lightbox-picture large'}
          title={spot === null ? 'Show in full size' : 'Fit into the window'}
          aria-pressed={spot !== null}
          onClick={toggle}
        >
          <img src={url} alt={alt} />
        </button>
      </div>
      <figcaption>
        <p class="lightbox-ends">
          <a href={url} target="_blank" rel="noopener noreferrer">
            Open in Browser
          </a>
          <button type="button" class="plain" aria-label="Close" onClick={() => session.close()}>
            <Icon name="close" />
          </button>
        </p>
        {alt === '' ? null : <p class="lightbox-words">{alt}</p>}
      </figcaption>
    </figure>
  );
}

/** A key presses no place: it shows the middle. */
function spotOf({ currentTarget, clientX, clientY, detail }: MouseEvent): Spot {
  if (detail === 0 || !(currentTarget instanceof Element)) return MIDDLE;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
