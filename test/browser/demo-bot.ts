import { crc32, deflateSync } from 'node:zlib';
import {
  AttachmentBuilder,
  ButtonStyle,
  Client,
  ComponentType,
  Events,
  GatewayIntentBits,
  TextInputStyle,
} from 'discord.js';
import type { BaseMessageOptions, ButtonInteraction, ChatInputCommandInteraction, Interaction } from 'discord.js';
import type { Sandbox } from '../../src/sandbox/index.ts';

/** A note this bot never answers. */
export const UNANSWERED = 'nothing at all';

/** A small bot that uses everything the page can show: it plays no game, it only looks like one. */
export async function startDemoBot(sandbox: Sandbox): Promise<Client<true>> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: sandbox.api } });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  client.on(Events.InteractionCreate, (interaction) => void answer(interaction));
  await client.login(sandbox.token);
  const bot = await ready;
  await bot.application.commands.set(COMMANDS);
  return bot;
}

const COMMANDS = [
  {
    name: 'game',
    description: 'Play a game',
    options: [
      {
        type: 1,
        name: 'new',
        description: 'Open a table in this channel',
        options: [
          { type: 3, name: 'game', description: 'Which game to play', required: true, autocomplete: true },
          { type: 3, name: 'layout', description: 'Which board', choices: [{ name: 'The Long Ship', value: 'long' }] },
          { type: 4, name: 'rounds', description: 'How long', min_value: 1, max_value: 10 },
          { type: 6, name: 'with', description: 'The opponent' },
        ],
      },
      { type: 1, name: 'help', description: 'What can be done now' },
      { type: 1, name: 'note', description: 'Write yourself a note' },
    ],
  },
];

const MAP = [
  '    1   2   3',
  ' A [3]─[ ]─[B]',
  '    │   │   │',
  ' B [ ]─[2]─[ ]',
  '    │       │',
  ' C [P]─[ ]─[!]',
].join('\n');

/** A PNG of two colours side by side. */
function picture(width: number, height: number): Buffer {
  const line = Buffer.alloc(1 + width * 3, 0x40);
  line[0] = 0;
  line.fill(0x90, 1 + Math.floor(width / 2) * 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function button(
  label: string,
  custom_id: string,
  style: Exclude<ButtonStyle, ButtonStyle.Link | ButtonStyle.Premium>,
  more: { readonly disabled?: boolean; readonly emoji?: { readonly name: string } } = {},
) {
  return { type: ComponentType.Button as const, label, custom_id, style, ...more };
}

function board(round: number): BaseMessageOptions {
  return {
    embeds: [
      {
        author: { name: 'Breach' },
        title: 'The Long Ship · Round 3',
        description: `**Pirates** to move <t:${Math.floor(Date.now() / 1000) + 7200}:R>\n\`\`\`\n${MAP}\n\`\`\``,
        color: 0x5865f2,
        fields: [
          { name: 'A.I.', value: 'Reactor **4** · Capacitor 5/5\nUnits: `3` hidden, 1 known', inline: true },
          { name: 'Pirates', value: `Rations **${12 - round}**\n*Grunt*, ~~Geek~~, __Welder__`, inline: true },
          {
            name: 'Log',
            value: '- Bo moved **Grunt** to B2\n- Bo captured C3\n  - Rations rise by 1\n- A turret woke up',
          },
        ],
        image: { url: 'attachment://board.png' },
        footer: { text: 'Fair dice: 9f2c…e1' },
        timestamp: new Date().toISOString(),
      },
    ],
    files: [
      new AttachmentBuilder(picture(480, 160), {
        name: 'board.png',
        description: 'The board: pirates in C1, the bridge at A3',
      }),
    ],
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          button('Take Turn', 'turn', ButtonStyle.Success),
          button('My Hand', 'hand', ButtonStyle.Primary),
          button('Log', 'log', ButtonStyle.Secondary, { emoji: { name: '📜' } }),
          button('Concede', 'concede', ButtonStyle.Danger),
          { type: ComponentType.Button, style: ButtonStyle.Link, label: 'Rules', url: 'https://example.com/rules' },
        ],
      },
    ],
  };
}

const HAND: BaseMessageOptions = {
  content: '## Your hand\nChoose a **unit** and then where it goes.\n> Nobody else sees this.',
  components: [
    {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.StringSelect,
          custom_id: 'unit',
          placeholder: 'Choose a unit',
          options: [
            { label: 'Grunt', value: 'grunt', description: 'Health 3, Endurance 2', emoji: { name: '💥' } },
            { label: 'Geek', value: 'geek', description: 'Health 2, Security 2' },
            { label: 'Welder', value: 'welder', description: 'Health 4, Endurance 1, Security 1' },
          ],
        },
      ],
    },
    {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.StringSelect,
          custom_id: 'targets',
          placeholder: 'Choose up to two targets',
          min_values: 1,
          max_values: 2,
          options: ['Turret in B2', 'Trap in A1', 'Turret in C3'].map((label) => ({ label, value: label })),
        },
      ],
    },
    {
      type: ComponentType.ActionRow,
      components: [
        button('Back', 'back', ButtonStyle.Secondary),
        button('End Wave', 'end', ButtonStyle.Success),
        button('Undo', 'undo', ButtonStyle.Secondary, { disabled: true }),
      ],
    },
  ],
};

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused().toLowerCase();
    const games = ['Breach', 'Starcadia', 'Skydock', 'Dystopian Sky'];
    await interaction.respond(
      games.filter((name) => name.toLowerCase().includes(typed)).map((name) => ({ name, value: name.toLowerCase() })),
    );
  } else if (interaction.isChatInputCommand()) {
    // A test may add commands of its own, and answers them itself.
    if (interaction.commandName === 'game') await command(interaction);
  } else if (interaction.isButton()) await press(interaction);
  else if (interaction.isStringSelectMenu())
    await interaction.update({ content: `You chose **${interaction.values.join(', ')}**.` });
  else if (interaction.isModalSubmit()) {
    const text = interaction.fields.getTextInputValue('text');
    if (text !== UNANSWERED) await interaction.reply({ content: `Noted: ${text}`, flags: 'Ephemeral' });
  }
}

async function command(interaction: ChatInputCommandInteraction): Promise<void> {
  switch (interaction.options.getSubcommand()) {
    case 'new':
      await interaction.reply(board(1));
      await interaction.followUp({ content: `<@${interaction.user.id}>, it is your turn in **Breach**.` });
      break;
    case 'note':
      await interaction.showModal({
        custom_id: 'note',
        title: 'A note to yourself',
        components: [
          {
            type: ComponentType.ActionRow,
            components: [
              {
                type: ComponentType.TextInput,
                custom_id: 'text',
                label: 'What to remember',
                style: TextInputStyle.Paragraph,
                max_length: 200,
              },
            ],
          },
        ],
      });
      break;
    default:
      await interaction.reply({
        content:
          '# Help\nPress `Take Turn`. See [the rules](https://example.com) or <https://example.com>.\n||No spoilers||',
        files: [new AttachmentBuilder(Buffer.from('a log'), { name: 'game.json' })],
        flags: 'Ephemeral',
      });
  }
}

async function press(interaction: ButtonInteraction): Promise<void> {
  switch (interaction.customId) {
    case 'hand':
      await interaction.reply({ ...HAND, flags: 'Ephemeral' });
      break;
    case 'turn':
      await interaction.update({ ...board(2), attachments: [] });
      break;
    case 'log':
      await interaction.deferReply({ flags: 'Ephemeral' });
      break;
    case 'end':
      await interaction.update({ content: 'The wave is over.', components: [] });
      break;
    default:
  }
}
