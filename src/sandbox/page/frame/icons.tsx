const PATHS = {
  menu: 'M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z',
  members:
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0 2c-4 0-7 2-7 5v2h14v-2c0-3-3-5-7-5Zm8-2a3 3 0 1 0-1.7-5.5 6 6 0 0 1-.6 5.1c.7.3 1.5.4 2.3.4Zm.6 2c1.5 1.2 2.4 2.9 2.4 5v2h2v-2c0-2.7-1.8-4.5-4.4-5Z',
  plus: 'M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z',
  close: 'm6.4 5-1.4 1.4L10.6 12 5 17.6 6.4 19l5.6-5.6 5.6 5.6 1.4-1.4L13.4 12 19 6.4 17.6 5 12 10.6z',
  chevron: 'M5.3 9.3 12 16l6.7-6.7-1.4-1.4L12 13.2 6.7 7.9z',
  window:
    'M14 3h7v7h-2V6.4l-8.3 8.3-1.4-1.4L17.6 5H14zM5 5h5v2H5v12h12v-5h2v5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7c0-1.1 .9-2 2-2Z',
  switch: 'M8 5 3 9.5 8 14v-3h12V8H8zm8 5v3H4v3h12v3l5-4.5z',
  theme: 'M12 3a9 9 0 1 0 0 18Zm0-2a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z',
  file: 'M6 2h8l6 6v14H6a2 2 0 0 1-2-2V4c0-1.1 .9-2 2-2Zm7 1.5V9h5.5z',
  eye: 'M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.5-6-7-11-7Zm0 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8Z',
  copy: 'M8 2h11a2 2 0 0 1 2 2v13h-2V4H8zM5 6h9a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8c0-1.1.9-2 2-2Z',
  link: 'M10.6 13.4a1 1 0 0 1-1.4 1.4 5 5 0 0 1 0-7l3-3a5 5 0 0 1 7 7l-1.5 1.5a6 6 0 0 0-.4-2.4l.5-.5a3 3 0 0 0-4.2-4.2l-3 3a3 3 0 0 0 0 4.2Zm2.8-2.8a1 1 0 0 1 1.4-1.4 5 5 0 0 1 0 7l-3 3a5 5 0 0 1-7-7l1.5-1.5c0 .8.1 1.6.4 2.4l-.5.5a3 3 0 0 0 4.2 4.2l3-3a3 3 0 0 0 0-4.2Z',
  send: 'M3 20.5 22 12 3 3.5v6.6L14 12 3 13.9z',
  play: 'M7 4v16l13-8z',
  check: 'm9.5 17.5-5-5 1.4-1.4 3.6 3.6 8.6-8.6 1.4 1.4z',
  help: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm1 15h-2v-2h2zm1.9-6.6c-.9.9-1.7 1.4-1.9 2.6h-2c.1-2 1-2.7 2-3.7.6-.6 1-1 1-1.6a1.9 1.9 0 0 0-3.8-.1H8.2a3.9 3.9 0 1 1 7.6.6c0 .8-.4 1.6-.9 2.2Z',
} as const;

export type IconName = keyof typeof PATHS;

/** A small drawing beside words, or in a button that has a name of its own. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path fill="currentColor" d={PATHS[name]} />
    </svg>
  );
}
