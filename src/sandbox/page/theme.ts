const KEY = 'theme';
const THEMES = ['auto', 'dark', 'light'] as const;

export type Theme = (typeof THEMES)[number];

/** The theme that was chosen on this machine; `auto` follows the system. */
export function theme(): Theme {
  const kept = localStorage.getItem(KEY);
  return THEMES.find((each) => each === kept) ?? 'auto';
}

/** Shows the page in its theme. */
export function applyTheme(): void {
  document.documentElement.dataset.theme = theme();
}

/** Chooses the next theme and shows the page in it. */
export function nextTheme(): Theme {
  const next = THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length] ?? 'auto';
  localStorage.setItem(KEY, next);
  applyTheme();
  return next;
}
