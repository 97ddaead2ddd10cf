/** Whether a key asks for the menu of what has the focus. */
export function asksForMenu({ key, shiftKey }: KeyboardEvent): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey);
}

/** The message whose menu is asked for, and where; null where the browser has a better one: for links, pictures and marked text. */
export function menuPlace(event: MouseEvent | KeyboardEvent) {
  const { target } = event;
  const article = target instanceof Element ? target.closest('article') : null;
  const [, messageId] = /^message-(\d+)$/.exec(article?.id ?? '') ?? [];
  if (!(target instanceof Element) || messageId === undefined) return null;
  if (event instanceof KeyboardEvent) {
    const { left, top } = target.getBoundingClientRect();
    return { messageId, x: left + 16, y: Math.max(0, top) + 16 };
  }
  if (target.closest('a, img') !== null || getSelection()?.isCollapsed === false) return null;
  return { messageId, x: event.clientX, y: event.clientY };
}
