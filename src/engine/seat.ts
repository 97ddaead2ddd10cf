/**
 * Words that collide: a *seat* is a place at the game (0, 1, …); a *player* is the human or AI that holds it; a *side* is
 * a seat's role in an asymmetric game (the A.I., the Pirates).
 */
export type Seat = number;

/** Who a view is for: a seat, or everybody else. */
export type Viewer = Seat | 'public';

/** Every viewer of a game of `count` seats: the seats in order, then the public. */
export function viewers(count: number): readonly Viewer[] {
  return [...seats(count), 'public'];
}

/** The seats 0 … count-1. */
export function seats(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, seat) => seat);
}
