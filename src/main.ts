/**
 * The start of the bot. It looks at Node's version before anything else is loaded, because an older one would fail
 * with an error nobody understands.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`Airlock needs Node 22.18 or newer and this is ${process.versions.node}: start it with "npm start".`);
  process.exitCode = 1;
} else {
  const { run } = await import('./app.ts');
  await run();
}
