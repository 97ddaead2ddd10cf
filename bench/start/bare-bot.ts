import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  EmbedBuilder,
  Events,
  GatewayIntentBits,
} from 'discord.js';

// The least a bot with an embed and buttons is: no game, no store, nothing but discord.js as its guide shows it.
const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api: process.env.DISCORD_API_URL ?? '' },
});

/** As much text and as many buttons as a panel of a game in its middle. */
function screen() {
  const embed = new EmbedBuilder().setTitle('A panel').setDescription('A line of the board.\n'.repeat(60));
  const rows = [0, 1, 2].map((row) =>
    new ActionRowBuilder<ButtonBuilder>().addComponents(
      [0, 1, 2, 3].map((n) =>
        new ButtonBuilder().setCustomId(`${row} ${n}`).setLabel(`Choice ${row} ${n}`).setStyle(ButtonStyle.Primary),
      ),
    ),
  );
  return { embeds: [embed], components: rows };
}

client.on(Events.InteractionCreate, (interaction) => {
  if (interaction.isButton()) void interaction.update(screen());
  else if (interaction.isChatInputCommand()) void interaction.reply({ ...screen(), flags: 'Ephemeral' });
});

client.once(Events.ClientReady, (ready) => {
  void ready.application.commands
    .set([{ name: 'bare', description: 'Shows a panel' }])
    .then(() => console.error('ready'));
});

await client.login(process.env.DISCORD_TOKEN);
