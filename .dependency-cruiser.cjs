/** The import law of the house: engine <- games <- tables -> store, discord -> tables and pictures; the sandbox stands alone. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^src/${from}/` },
  to: { path: '^src/', pathNot: [`^src/${from}/`, ...allowed.map((a) => `^src/${a}`)] },
});

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: { path: '^src' }, to: { circular: true } },
    { name: 'no-orphans', severity: 'error', from: { orphan: true, path: '^src', pathNot: '[.]d[.]ts$' }, to: {} },
    only('engine-alone', 'engine', [], 'The kernel knows nothing but itself.'),
    only('games-on-engine', 'games', ['engine/'], 'A rule set knows only the kernel.'),
    only('proof-on-engine', 'proof', ['engine/'], 'A finished game is checked from what it is made of alone.'),
    only('store-alone', 'store', ['engine/'], 'The store knows the shapes of the kernel, never a game.'),
    only('ai-on-games', 'ai', ['engine/', 'games/'], 'Who plays without being a person knows its game and no more.'),
    only('pictures-on-games', 'pictures', ['engine/', 'games/'], 'Pictures draw scenes.'),
    only(
      'background-below-tables',
      'background',
      ['engine/', 'games/', 'ai/', 'pictures/', 'proof/'],
      'A worker draws, thinks and verifies, and knows no table.',
    ),
    only(
      'tables-above',
      'tables',
      ['engine/', 'games/', 'ai/', 'background/scheduler', 'background/heartbeat', 'proof/', 'store/'],
      'Tables join kernel, games, players and store.',
    ),
    only(
      'discord-on-tables',
      'discord',
      ['tables/', 'pictures/', 'engine/', 'games/'],
      'Discord never reaches the store.',
    ),
    only('sandbox-alone', 'sandbox', [], 'The sandbox is a peer, written apart: it imports nothing of the bot.'),
    {
      name: 'bot-not-on-sandbox',
      severity: 'error',
      from: { path: '^src/(engine|games|ai|background|proof|tables|store|pictures|discord)/' },
      to: { path: '^src/sandbox/' },
    },
    {
      name: 'pure-rules',
      comment: 'Rules of play touch no machine.',
      severity: 'error',
      from: { path: '^src/(engine|games)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-without-discord',
      severity: 'error',
      from: { path: '^src/(engine|games|ai|background|proof|tables|store|pictures)/' },
      to: { path: 'node_modules/(discord|@discordjs|hono|ws)' },
    },
    {
      name: 'plain-payloads',
      comment: 'Interactions and screens are plain data; discord.js is the client that carries them.',
      severity: 'error',
      from: { path: '^src/discord/', pathNot: '^src/discord/(gateway|out)/' },
      to: { path: 'node_modules/discord[.]js/' },
    },
    {
      name: 'kernel-by-its-index',
      comment: 'The kernel is imported as "#engine"; what lies behind its index may move.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/engine/' },
      to: { path: '^src/engine/', pathNot: '^src/engine/index.ts$' },
    },
    {
      name: 'games-apart',
      comment: 'One rule set never imports another.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.js'] },
  },
};
