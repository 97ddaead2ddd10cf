const PATHS = {
  menu: 'M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z',
  members:
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0 2c-4 0-7 2-7 5v2h14v-2c0-3-3-5-7-5Zm8-2a3 3 0 1 0-1.7-5.5 6 6 0 0 1-.6 5.1c.7.3 1.5.4 2.3.4Zm.6 2c1.5 1.2 2.4 2.9 2.4 5v2h2v-2c0-2.700-1.800-4.500-4.400-5Z',
  plus: 'M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z',
  close:
    'm6.400 5-1.400 1.400L10.600 12 5 17.600 6.400 19l5.600-5.600 5.600 5.600 1.400-1.400L13.400 12 19 6.400 17.600 5 12 10.600z',
  chevron: 'M5.300 9.300 12 16l6.700-6.700-1.400-1.400L12 13.200 6.700 7.900z',
  window:
    'M14 3h7v7h-2V6.400l-8.300 8.300-1.400-1.400L17.600 5H14zM5 5h5v2H5v12h12v-5h2v5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7c0-1.100.900-2 2-2Z',
  switch: 'M7 4 2 9l5 5v-3.500h9v-3H7zm10 6v3.500H8v3h9V20l5-5z',
  theme: 'M12 3a9 9 0 1 0 0 18Zm0-2a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z',
  file: 'M6 2h8l6 6v14H6a2 2 0 0 1-2-2V4c0-1.100.900-2 2-2Zm7 1.500V9h5.500z',
  down: 'M11 4h2v11.200l4.300-4.300 1.400 1.400L12 19l-6.700-6.700 1.400-1.400 4.300 4.300z',
  eye: 'M12 5C7 5 3 8.500 1 12c2 3.500 6 7 11 7s9-3.500 11-7c-2-3.500-6-7-11-7Zm0 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8Z',
  send: 'M3 20.500 22 12 3 3.500v6.600L14 12 3 13.900z',
  play: 'M7 4v16l13-8z',
  check: 'm9.500 17.500-5-5 1.400-1.400 3.600 3.600 8.600-8.600 1.400 1.400z',
  help: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm1 15h-2v-2h2zm1.900-6.600c-.9.900-1.700 1.400-1.900 2.600h-2c.1-2 1-2.700 2-3.700.6-.6 1-1 1-1.600a1.900 1.900 0 0 0-3.800-.1H8.200a3.900 3.900 0 1 1 7.600.6c0 .8-.4 1.600-.9 2.200Z',
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
