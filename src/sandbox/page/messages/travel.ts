/**
 * The keyboard among messages: the arrows lead from one to the next, Home and End to the ends, and Escape from a control
 * to its message and from there to the message box.
 */
export function moveAmong(event: KeyboardEvent): void {
  const list = event.currentTarget;
  const from = event.target;
  if (!(list instanceof HTMLElement) || !(from instanceof HTMLElement)) return;
  const own = from.closest<HTMLElement>('article');
  if (event.key === 'Escape') {
    event.preventDefault();
    if (own === null || own === from) document.getElementById('message-box')?.focus();
    else own.focus();
    return;
  }
  if (from !== list && from !== own) return;
  const messages = [...list.querySelectorAll<HTMLElement>('article')];
  const at = own === null ? messages.length : messages.indexOf(own);
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    Home: 0,
    End: messages.length - 1,
  };
  const to = messages[steps[event.key] ?? -1];
  if (to === undefined) return;
  event.preventDefault();
  to.focus();
}
