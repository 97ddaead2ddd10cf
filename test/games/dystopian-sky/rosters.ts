import type { Member, Roster } from '../../../src/games/dystopian-sky/roster/roster.ts';

const BEGINNER: Omit<Member, 'name' | 'affiliation' | 'background'> = {
  level: 1,
  xp: 0,
  points: 0,
  credits: 40,
  grown: [],
  traumas: [],
  skills: ['fleet'],
  weapons: [
    { id: 'revolver', upgrades: 0, attachments: [] },
    { id: 'knife', upgrades: 0, attachments: [] },
  ],
  gear: ['padded-vest'],
  consumables: ['bandage'],
};

/** A crew before its first match. */
export const YOUNG: Roster = {
  name: 'Lower Deck Choir',
  members: [
    {
      ...BEGINNER,
      name: 'Oda Marsh',
      affiliation: 'skimmers',
      background: 'courier',
      level: 2,
      credits: 290,
      grown: [7],
    },
    { ...BEGINNER, name: 'Tin Pavel', affiliation: 'skimmers', background: 'orphan' },
    { ...BEGINNER, name: 'Bex', affiliation: 'skimmers', background: 'medic', consumables: ['medkit', 'bandage'] },
    { ...BEGINNER, name: 'Juno Vale', affiliation: 'skimmers', background: 'sniper', gear: [] },
  ],
};

const VETERAN: Omit<Member, 'name' | 'affiliation' | 'background'> = {
  level: 9,
  xp: 27,
  points: 2,
  credits: 1480,
  grown: [7, 9, 6, 10, 8, 7, 9, 11],
  traumas: [1, 8, 14],
  skills: ['thick-skin', 'haymaker', 'roar', 'brawler', 'strong-arm', 'grit', 'brace', 'field-surgery'],
  weapons: [
    { id: 'coil-gun', upgrades: 2, attachments: ['scope', 'laser', 'barrel'] },
    { id: 'heat-blade', upgrades: 1, attachments: [] },
    { id: 'grenade', upgrades: 0, attachments: [] },
    { id: 'molotov', upgrades: 0, attachments: [] },
    { id: 'toxin-flask', upgrades: 0, attachments: [] },
  ],
  gear: ['plate-vest', 'gas-mask', 'fire-coat', 'wrist-strap', 'lucky-charm', 'climbing-claws'],
  consumables: ['medkit', 'medkit', 'field-dose', 'stimulant', 'purge', 'screamer'],
};

/** Of a veteran who carries less. */
const LIGHT: Pick<Member, 'skills' | 'weapons' | 'gear' | 'consumables'> = {
  skills: ['thick-skin', 'counterpunch', 'cat-landing', 'field-surgery'],
  weapons: [
    { id: 'coil-gun', upgrades: 0, attachments: [] },
    { id: 'machete', upgrades: 0, attachments: [] },
    { id: 'grenade', upgrades: 0, attachments: [] },
  ],
  gear: ['padded-vest', 'lucky-charm'],
  consumables: ['bandage', 'bandage', 'purge'],
};

/** A crew that has seen much. */
export const OLD: Roster = {
  name: 'Honourable Scrapyard Aldermen Co',
  members: [
    { ...VETERAN, name: 'Cassius Wrenfield', affiliation: 'dockers', background: 'welder', level: 12, xp: 41 },
    {
      ...VETERAN,
      ...LIGHT,
      name: 'Big Maud',
      affiliation: 'dockers',
      background: 'boxer',
      traumas: [3, 4, 6, 9, 12, 17],
    },
    { ...VETERAN, ...LIGHT, name: 'Hollis', affiliation: 'dockers', background: 'diver', traumas: [] },
    { ...VETERAN, ...LIGHT, name: 'Sister Ink', affiliation: 'dockers', background: 'technician', gear: ['gas-mask'] },
  ],
};

/** Two crews more, to fill a table. */
export const THIRD: Roster = {
  name: 'Night Tram',
  members: YOUNG.members.map((member, n) => ({ ...member, name: ['Aster', 'Dov', 'Ines', 'Quill'][n] ?? '' })),
};
export const FOURTH: Roster = {
  name: 'Copper Wake',
  members: YOUNG.members.map((member, n) => ({ ...member, name: ['Rhea', 'Sol', 'Tove', 'Wim'][n] ?? '' })),
};
