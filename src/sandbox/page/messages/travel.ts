/**
 * The keyboard among messages: the arrows lead from one to the next, Home and End to the ends, right to the tools of one, and Escape from a control
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
  const sideways = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (own !== null && sideways !== undefined) {
    const row = [own, ...own.querySelectorAll<HTMLElement>('.tools button')];
    const to = row.includes(from) ? row[row.indexOf(from) + sideways] : undefined;
    if (to !== undefined) event.preventDefault();
    to?.focus();
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
