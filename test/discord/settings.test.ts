import { describe, expect, it, vi } from 'vitest';
import { writeCustomId, type CustomId } from '../../src/discord/custom-id.ts';
import { club, text, whispered, type Club } from './club.ts';

async function choose(at: Club, panel: string, what: CustomId<'setting'>['what'], value: string) {
  return at.ada.select(panel, writeCustomId({ verb: 'setting', what }), [value]);
}

describe('/settings', () => {
  it('shows a private panel with what holds for somebody who has chosen nothing', async () => {
    const at = await club();
    const shown = whispered(await at.ada.command(at.channel, 'settings'));
    expect(shown).toContain('How to notify you: **in the channel**');
    expect(shown).toContain('Quiet hours: **none**');
    expect(shown).toMatch(/Time zone: \*\*UTC, now \d\d:\d\d\*\*/);
    expect(shown).toContain('Vacation: **none** (30 of 30 days left in');
  });

  it('changes in the same panel how one is called, the hour of a digest and quiet hours', async () => {
    const at = await club();
    const panel = (await at.ada.command(at.channel, 'settings')).message?.id ?? '';
    expect(text((await choose(at, panel, 'calls', 'digest')).message)).toContain('Daily message at: **09:00**');
    expect(text((await choose(at, panel, 'digest', '20')).message)).toContain('Daily message at: **20:00**');
    const { message } = await choose(at, panel, 'quiet', '23:00-07:00');
    expect(text(message)).toContain('Quiet hours: **23:00 to 07:00**');
    expect(message?.id).toBe(panel);
    expect(await at.tables.people.settings(at.ada.id)).toMatchObject({
      calls: 'digest',
      digestAt: 20,
      quiet: { from: 23 * 60, to: 7 * 60 },
    });
    expect(whispered(await at.bo.command(at.channel, 'settings'))).toContain('**in the channel**');
  });

  it('suggests zones by their city, and takes the one chosen', async () => {
    const at = await club();
    const [first] = await at.ada.autocomplete(at.channel, 'settings', { zone: 'new y' }, 'zone');
    expect(first).toMatchObject({ value: 'America/New_York' });
    expect(first?.name).toMatch(/^America\/New York \d\d:\d\d$/);
    expect(await at.ada.autocomplete(at.channel, 'settings', { zone: '' }, 'zone')).toHaveLength(25);
    expect(whispered(await at.ada.command(at.channel, 'settings', { zone: String(first?.value) }))).toContain(
      'Time zone: **America/New York, now',
    );
  });

  it('declares a vacation and cancels it', async () => {
    const at = await club();
    const year = new Date().getUTCFullYear() + 1;
    // Within a year from any day.
    const day = new Date(Date.now() + 60 * 24 * 60 * 60_000).toISOString().slice(0, 10);
    const shown = await at.ada.command(at.channel, 'settings', { 'vacation-from': day, 'vacation-to': day });
    expect(whispered(shown)).toMatch(/Vacation: \*\*<t:\d+:d> to <t:\d+:d>\*\*/);
    const after = await at.ada.press(shown.message ?? '', 'Cancel Vacation');
    expect(text(after.message)).toContain('Vacation: **none**');
    expect(
      whispered(await at.ada.command(at.channel, 'settings', { 'vacation-from': `${year + 99}-01-01` })),
    ).toContain('⚠ A vacation can begin at most a year from now.');
  });

  it('shows a vacation on the boards of the games of its person, and takes it away when it is cancelled', async () => {
    const at = await club();
    await at.begin();
    const dayIn = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
    const elsewhere = { 'vacation-from': dayIn(60), 'vacation-to': dayIn(61) };
    await at.bo.command(at.channel, 'settings', elsewhere);
    expect(text(await at.told())).not.toContain('vacation');
    const shown = await at.ada.command(at.channel, 'settings', { 'vacation-from': dayIn(2), 'vacation-to': dayIn(9) });
    await vi.waitFor(() => expect(text(at.board())).toMatch(/<@\d+>\) is on vacation from <t:\d+:d> to <t:\d+:d>\./));
    await at.ada.press(shown.message ?? '', 'Cancel Vacation');
    await vi.waitFor(() => expect(text(at.board())).not.toContain('vacation'));
  });

  it('refuses what cannot be in one sentence, and changes nothing then', async () => {
    const at = await club();
    const refused = async (options: Record<string, string>) => {
      const [line = ''] = whispered(await at.ada.command(at.channel, 'settings', options)).split('\n');
      return line;
    };
    expect(await refused({ zone: 'Atlantis' })).toContain('⚠ I don’t know that time zone.');
    expect(await refused({ zone: 'Berlin', quiet: '0-24' })).toContain('⚠ Quiet hours can last 20 hours at most.');
    expect(await refused({ quiet: 'at night' })).toContain('⚠ I can’t read those quiet hours.');
    expect(await refused({ 'vacation-from': '2001-01-01' })).toContain('⚠ A vacation can’t begin in the past.');
    expect(await refused({ 'vacation-from': 'soon' })).toContain('⚠ I can’t read those dates.');
    expect(await at.store.person(at.ada.id)).toBeNull();
  });
});
