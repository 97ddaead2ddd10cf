/** A worker that ends in the middle of a thought. */
export default function work(): never {
  process.exit(1);
}
