/** A worker that cannot think. */
export default function work(): never {
  throw new Error('The worker has lost its mind.');
}
