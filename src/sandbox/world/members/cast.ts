/** The initial members and channels. Their ids never change, so a game finds its channel after a restart. */
export const APPLICATION_ID = '1199000000000000001';
export const GUILD_ID = '1199000000000000002';
export const BOT_ROLE_ID = '1199000000000000003';

export const CHANNELS = [
  { id: '1199000000000000101', name: 'general' },
  { id: '1199000000000000102', name: 'table-one' },
  { id: '1199000000000000103', name: 'table-two' },
  { id: '1199000000000000104', name: 'table-three' },
] as const;

export const PERSONAS = [
  { id: '1199000000000000201', name: 'Ada' },
  { id: '1199000000000000202', name: 'Bo' },
  { id: '1199000000000000203', name: 'Cy' },
  { id: '1199000000000000204', name: 'Dee' },
] as const;

/** The guild's owner, who has every permission. */
export const OWNER_ID = PERSONAS[0].id;

/** Everything in the guild happened first at this time. */
export const FOUNDED = '2024-01-22T12:00:00.000Z';

/** What a bot logs in with: the application's id in base 64 and two parts that mean nothing here. */
export const TOKEN = `${Buffer.from(APPLICATION_ID).toString('base64url')}.sandbx.loopback-only-no-secret-in-this`;
