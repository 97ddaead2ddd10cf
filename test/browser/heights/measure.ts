import { AttachmentBuilder, ButtonStyle, ComponentType, MessageFlags } from 'discord.js';
import type { ButtonInteraction, InteractionEditReplyOptions } from 'discord.js';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Scene } from '#engine';
import { pictured, type Row, type Screen } from '../../../src/discord/screens/screen.ts';
import { PHONE } from '../chromium.ts';
import type { Stage } from '../windows.ts';

/** The height of the newest private message, once its pictures are there. */
const HEIGHT = `(async () => {
  const article = [...document.querySelectorAll('article.ephemeral')].at(-1);
  await Promise.all([...article.querySelectorAll('img')].map((image) => image.decode()));
  return article.getBoundingClientRect().height;
})()`;

/** Measures screens as the page shows them on a phone, in px. */
export interface Gauge {
  readonly page: Page;
  height(screen: Screen): Promise<number>;
}

/** A private message of the bot in a phone's window that becomes each screen in turn. */
export async function gaugeOn(at: Stage): Promise<Gauge> {
  const pressed = new Promise<ButtonInteraction>((resolve) => {
    at.bot.on('interactionCreate', (interaction) => {
      if (interaction.isButton() && interaction.customId === 'measure') resolve(interaction);
    });
  });
  const button = {
    type: ComponentType.Button,
    label: 'Measure',
    custom_id: 'measure',
    style: ButtonStyle.Primary,
  } as const;
  const channel = await at.tableOne();
  await channel.send({ components: [{ type: ComponentType.ActionRow, components: [button] }] });
  const page = await at.windowOf('Ada', { viewport: PHONE });
  await page.getByRole('button', { name: 'Measure' }).click();
  const interaction = await pressed;
  await interaction.reply({ content: 'Here it is.', flags: MessageFlags.Ephemeral });
  const known = new Map<string, number>();
  let shown = 0;
  return {
    page,
    height: async (screen) => {
      const key = JSON.stringify([screen.embeds, looksOf(screen.components), sizesOf(screen)]);
      const found = known.get(key);
      if (found !== undefined) return found;
      const mark = `~${String(++shown)}`;
      await interaction.editReply(await messageOf(screen, mark));
      const message = page.locator('article.ephemeral').last();
      await message.locator(`[data-custom-id$="${mark}"]`).first().waitFor();
      const height = await page.evaluate<number>(HEIGHT);
      known.set(key, height);
      return height;
    },
  };
}

/** The rows without their custom ids, which nobody sees. */
function looksOf(rows: readonly Row[]): unknown {
  return JSON.parse(
    JSON.stringify(rows, (key, value: unknown) => (key === 'custom_id' || key === 'value' ? '' : value)),
  );
}

function sizesOf({ pictures = [] }: Screen): number[] {
  return pictures.flatMap(({ scene }) => [scene.width, scene.height]);
}

/** The message Discord is sent, with blank pictures of the right size; its buttons carry the mark. */
async function messageOf(screen: Screen, mark: string): Promise<InteractionEditReplyOptions> {
  const pngs = await Promise.all((screen.pictures ?? []).map(({ scene }) => blank(scene)));
  const { embeds, components, files = [] } = pictured(screen, pngs);
  return {
    content: screen.content,
    embeds,
    components: components.map((row) => marked(row, mark)),
    files: files.map(({ data, name }) => new AttachmentBuilder(data, { name })),
    attachments: [],
  };
}

function marked(row: Row, mark: string): Row {
  return {
    ...row,
    components: row.components.map((component) =>
      'custom_id' in component ? { ...component, custom_id: `${component.custom_id}${mark}` } : component,
    ),
  };
}

const blanks = new Map<string, Promise<Buffer>>();

function blank({ width, height }: Scene): Promise<Buffer> {
  const key = `${String(width)} ${String(height)}`;
  const made =
    blanks.get(key) ??
    sharp({ create: { width, height, channels: 3, background: '#223' } })
      .png()
      .toBuffer();
  blanks.set(key, made);
  return made;
}
