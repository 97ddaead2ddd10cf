/** As near to the end a list counts as being there, in px. */
const AT_END = 40;
/** How high the bar is that lies over the end of a list whose reader is not there, in px: nothing to be seen stands under it. */
const BAR = 36;

/** The message somebody works in, and how it and the list stood when they were last put in their places. In px. */
interface Work {
  readonly message: HTMLElement;
  readonly height: number;
  /** From the top of what is in sight of the list to the end of the message. */
  readonly end: number;
  /** How far down the list stood. */
  readonly scrollTop: number;
}

function hasButtons(message: HTMLElement): boolean {
  return message.querySelector('button[data-custom-id]:not([aria-haspopup])') !== null;
}

/** Of a message that is yet to be brought into sight. */
const UNSEEN = -1;

/**
 * Where the list of messages stands. A reader of the newest goes on seeing the newest; a reader who works in a message
 * keeps that one in sight, whatever comes below it; and a reader who has scrolled elsewhere stays there.
 */
export class View {
  readonly #root: HTMLElement;
  #follows = true;
  /** How far down the end of the list was when the reader was last known to be there. */
  #stoodAt = 0;
  #work: Work | null = null;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** Does the reader see the newest? */
  get follows(): boolean {
    return this.#follows;
  }

  /** Puts the list in its place again after something in it, or its own size, has changed. */
  settle(): void {
    this.#letGo();
    if (this.#work === null) this.#followEnd();
    else this.#keepInSight(this.#work);
  }

  /** The reader has used something in a message: from now on it stays in sight until they scroll. */
  holdOn(message: HTMLElement): void {
    this.#workIn(this.#measured(message));
  }

  /** Brings a message into sight and keeps it there until the reader scrolls. */
  leadTo(message: HTMLElement): void {
    this.#workIn({ ...this.#measured(message), height: UNSEEN });
    this.settle();
  }

  /** Leads to the newest message, which is followed from now on. */
  toEnd(): void {
    this.#workIn(null);
    this.#follows = true;
    this.#root.scrollTop = this.#root.scrollHeight;
    this.#stoodAt = this.#root.scrollTop;
  }

  /** The reader is led to an older message. */
  leaveEnd(): void {
    this.#workIn(null);
    this.#follows = false;
  }

  /** The list has been scrolled, by the reader or by this. */
  scrolled(): void {
    this.#letGo();
    if (this.#work !== null) {
      this.settle();
      return;
    }
    const atEnd = this.#isAtEnd;
    // The news comes with the next frame: by then a picture may have come below, which is nobody's leaving the end.
    this.#follows = atEnd || (this.#follows && !this.#hasLeft);
    if (atEnd) this.#stoodAt = this.#end;
  }

  get #end(): number {
    return this.#root.scrollHeight - this.#root.clientHeight;
  }

  get #isAtEnd(): boolean {
    return this.#end - this.#root.scrollTop < AT_END;
  }

  /** A channel without messages is read from its beginning. */
  get #hasMessages(): boolean {
    return this.#root.querySelector('article') !== null;
  }

  /** A little higher is no leaving: a list that has become shorter, as when its letters arrive, slides up by itself. */
  get #hasLeft(): boolean {
    const { scrollTop } = this.#root;
    return scrollTop < this.#stoodAt - AT_END && scrollTop < this.#end - 1;
  }

  /**
   * Keeps the newest in sight of a reader there. The browser reports scrolling only with the next frame: a list that
   * stands higher than its end was, and not at its end, belongs to a reader who has just scrolled up.
   */
  #followEnd(): void {
    if (!this.#follows || this.#hasLeft || !this.#hasMessages) return;
    this.#root.scrollTop = this.#root.scrollHeight;
    this.#stoodAt = this.#root.scrollTop;
  }

  /**
   * A message that has changed is shown whole. Of one higher than the list, the end is shown if it has buttons, since what
   * it asks stands right above them; one that is only read is shown from its beginning. While it stays as it is, its end stays where it was. The newest is followed as long as that
   * leaves a message in sight that has room, and of a high one what fills half of the list.
   */
  #keepInSight(work: Work): void {
    const { message } = work;
    const { height, end } = this.#measured(message);
    const room = this.#root.clientHeight;
    const foot = this.#root.scrollTop + end;
    const head = foot - height;
    const low = foot + BAR - room;
    const hasChanged = height !== work.height;
    const mostlySeen = Math.max(head, foot - room / 2);
    const isRead = hasChanged && low > head && !hasButtons(message);
    const farthest = hasChanged && (low <= head || isRead) ? head : mostlySeen;
    let top = foot - work.end;
    if (isRead) top = head;
    else if (this.#follows && this.#end <= farthest) top = this.#end;
    else if (hasChanged) top = Math.max(low, Math.min(this.#follows ? this.#end : top, head));
    // The bar comes over the end now.
    else if (this.#follows) top = Math.max(low, top);
    this.#root.scrollTop = top;
    this.#follows = this.#isAtEnd;
    if (this.#follows) this.#stoodAt = this.#root.scrollTop;
    this.#workIn(this.#measured(message));
  }

  /**
   * The work ends with its message, and when the reader scrolls: nothing else moves the list meanwhile, but for one that
   * became so short that it had to.
   */
  #letGo(): void {
    if (this.#work === null) return;
    const { scrollTop } = this.#root;
    const { message, scrollTop: before } = this.#work;
    const hadTo = scrollTop < before && this.#end - scrollTop < 2;
    const hasScrolled = !hadTo && Math.abs(scrollTop - before) > 2;
    if (message.isConnected && !hasScrolled) return;
    this.#workIn(null);
    if (hasScrolled) this.#follows = this.#isAtEnd;
  }

  #measured(message: HTMLElement): Work {
    const { height, bottom } = message.getBoundingClientRect();
    const { top } = this.#root.getBoundingClientRect();
    return { message, height, end: bottom - top, scrollTop: this.#root.scrollTop };
  }

  #workIn(work: Work | null): void {
    this.#work = work;
    // The browser would keep in its place whatever stands first in sight.
    this.#root.toggleAttribute('data-holds', work !== null);
  }
}
