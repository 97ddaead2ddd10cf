/** Keeps a processor busy; answers each message with the processor time this process has had, in ms. */
process.on('message', () => process.send?.(ms()));
spin();

/** In pieces of 5 ms, so that messages are read between them. */
function spin(): void {
  const end = performance.now() + 5;
  while (performance.now() < end);
  setImmediate(spin);
}

function ms(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
