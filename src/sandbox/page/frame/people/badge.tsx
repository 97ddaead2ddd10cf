/** How often somebody was called. */
export function Badge({ count }: { readonly count: number }) {
  return (
    <>
      <span class="only-heard">{count === 1 ? '1 ping' : `${count} pings`}</span>
      <span class="badge" aria-hidden="true">
        {count}
      </span>
    </>
  );
}
