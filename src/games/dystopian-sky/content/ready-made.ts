import type { Article } from '../roster/articles.ts';
import type { Recruit } from '../roster/change.ts';

interface ReadyMade {
  readonly name: string;
  /** How it fights, in one sentence. */
  readonly hint: string;
  /** The Captain first, each with what it buys. */
  readonly members: readonly (Recruit & { readonly buys: readonly Article[] })[];
}

const weapon = (id: Extract<Article, { kind: 'weapon' }>['id']): Article => ({ kind: 'weapon', id });
const gear = (id: Extract<Article, { kind: 'gear' }>['id']): Article => ({ kind: 'gear', id });
const item = (id: Extract<Article, { kind: 'consumable' }>['id']): Article => ({ kind: 'consumable', id });
const skill = (id: Extract<Article, { kind: 'skill' }>['id']): Article => ({ kind: 'skill', id });
/** For the first weapon. */
const fitting = (id: Extract<Article, { kind: 'attachment' }>['id']): Article => ({
  kind: 'attachment',
  id,
  weapon: 0,
});
const UPGRADE: Article = { kind: 'upgrade', weapon: 0 };

/** Six crews to play with at once. */
export const READY_MADE: readonly ReadyMade[] = [
  {
    name: 'Local 88',
    hint: 'Strong and hard to move: gets close, and stays there.',
    members: [
      {
        name: 'Mara Holt',
        affiliation: 'dockers',
        background: 'boxer',
        buys: [
          weapon('shotgun'),
          weapon('machete'),
          gear('padded-vest'),
          item('medkit'),
          skill('roar'),
          weapon('grenade'),
        ],
      },
      {
        name: 'Dag Pike',
        affiliation: 'dockers',
        background: 'welder',
        buys: [weapon('ram-hammer'), gear('padded-vest'), weapon('zip-gun'), item('medkit'), skill('brawler')],
      },
      {
        name: 'Juno Crane',
        affiliation: 'wardens',
        background: 'sniper',
        buys: [weapon('hunting-rifle'), fitting('laser'), gear('padded-vest'), item('bandage'), skill('marksman')],
      },
      {
        name: 'Kit Marrow',
        affiliation: 'skimmers',
        background: 'smuggler',
        buys: [
          weapon('revolver'),
          fitting('laser'),
          weapon('grenade'),
          weapon('molotov'),
          item('field-dose'),
          skill('burst'),
        ],
      },
    ],
  },
  {
    name: 'The Night Shift',
    hint: 'Fast and light: strikes where nobody looks, and is gone.',
    members: [
      {
        name: 'Wren Okoro',
        affiliation: 'skimmers',
        background: 'courier',
        buys: [
          weapon('machine-pistol'),
          fitting('laser'),
          gear('padded-vest'),
          weapon('grenade'),
          weapon('machete'),
          skill('burst'),
        ],
      },
      {
        name: 'Zeke Lund',
        affiliation: 'skimmers',
        background: 'orphan',
        buys: [weapon('shotgun'), gear('padded-vest'), weapon('knife'), weapon('flash-can'), skill('hard-to-hit')],
      },
      {
        name: 'Ines Voss',
        affiliation: 'drifters',
        background: 'gambler',
        buys: [weapon('carbine'), fitting('laser'), gear('padded-vest'), weapon('grenade'), skill('marksman')],
      },
      {
        name: 'Cato Rusk',
        affiliation: 'splicers',
        background: 'diver',
        buys: [weapon('ram-hammer'), weapon('molotov'), gear('padded-vest'), item('field-dose'), skill('brawler')],
      },
    ],
  },
  {
    name: 'Precinct Nine',
    hint: 'Shoots from far away, from the heights, and well.',
    members: [
      {
        name: 'Ada Falk',
        affiliation: 'wardens',
        background: 'sniper',
        buys: [
          weapon('hunting-rifle'),
          fitting('scope'),
          fitting('laser'),
          gear('padded-vest'),
          item('medkit'),
          skill('covering-orders'),
        ],
      },
      {
        name: 'Hale Quist',
        affiliation: 'wardens',
        background: 'gambler',
        buys: [weapon('hunting-rifle'), fitting('laser'), gear('padded-vest'), weapon('zip-gun'), skill('marksman')],
      },
      {
        name: 'Vera Tran',
        affiliation: 'wardens',
        background: 'clerk',
        buys: [
          weapon('carbine'),
          fitting('laser'),
          fitting('barrel'),
          gear('padded-vest'),
          item('bandage'),
          skill('taser-shot'),
        ],
      },
      {
        name: 'Rook Brandt',
        affiliation: 'dockers',
        background: 'boxer',
        buys: [weapon('shotgun'), weapon('machete'), gear('padded-vest'), weapon('grenade'), skill('brace')],
      },
    ],
  },
  {
    name: 'The Ninth Graft',
    hint: 'Poison, fear and thick blood: wins the long fight.',
    members: [
      {
        name: 'Odile Marrow',
        affiliation: 'splicers',
        background: 'technician',
        buys: [
          weapon('heat-blade'),
          weapon('dart-rifle'),
          gear('padded-vest'),
          gear('gas-mask'),
          item('medkit'),
          skill('venom-glands'),
        ],
      },
      {
        name: 'Sable Yew',
        affiliation: 'splicers',
        background: 'boxer',
        buys: [weapon('ram-hammer'), gear('padded-vest'), weapon('nail-driver'), weapon('grenade'), skill('brawler')],
      },
      {
        name: 'Pim Sorel',
        affiliation: 'splicers',
        background: 'gambler',
        buys: [
          weapon('coil-gun'),
          gear('padded-vest'),
          weapon('toxin-flask'),
          item('medkit'),
          item('bandage'),
          skill('field-surgery'),
        ],
      },
      {
        name: 'Lio Joss',
        affiliation: 'drifters',
        background: 'sniper',
        buys: [weapon('carbine'), fitting('laser'), gear('padded-vest'), weapon('molotov'), skill('frighten')],
      },
    ],
  },
  {
    name: 'Signal to Noise',
    hint: 'The best weapons money buys, in the hands of people who can repair them.',
    members: [
      {
        name: 'Quill Ishii',
        affiliation: 'wireheads',
        background: 'clerk',
        buys: [
          weapon('arc-caster'),
          fitting('laser'),
          gear('padded-vest'),
          item('medkit'),
          weapon('shard-mine'),
          skill('targeting-link'),
        ],
      },
      {
        name: 'Eun Devlin',
        affiliation: 'wireheads',
        background: 'technician',
        buys: [weapon('arc-lance'), gear('padded-vest'), weapon('zip-gun'), item('medkit'), skill('overload')],
      },
      {
        name: 'Bex Kade',
        affiliation: 'wireheads',
        background: 'gambler',
        buys: [weapon('coil-gun'), fitting('laser'), gear('padded-vest'), item('medkit'), skill('patch-up')],
      },
      {
        name: 'Fitz Grier',
        affiliation: 'dockers',
        background: 'convict',
        buys: [weapon('shotgun'), weapon('machete'), gear('padded-vest'), weapon('grenade'), skill('counterpunch')],
      },
    ],
  },
  {
    name: 'No Fixed Address',
    hint: 'A little of everything, and a trick for every corner.',
    members: [
      {
        name: 'Gia Calloway',
        affiliation: 'drifters',
        background: 'gambler',
        buys: [
          weapon('carbine'),
          UPGRADE,
          fitting('laser'),
          gear('padded-vest'),
          item('medkit'),
          weapon('grenade'),
          skill('rally'),
        ],
      },
      {
        name: 'Xan Usher',
        affiliation: 'drifters',
        background: 'boxer',
        buys: [weapon('shotgun'), weapon('machete'), gear('padded-vest'), weapon('molotov'), skill('riposte')],
      },
      {
        name: 'Tamsin Novak',
        affiliation: 'wardens',
        background: 'medic',
        buys: [weapon('hunting-rifle'), gear('padded-vest'), weapon('grenade'), item('medkit'), skill('field-surgery')],
      },
      {
        name: 'Ferro Zander',
        affiliation: 'skimmers',
        background: 'orphan',
        buys: [
          weapon('revolver'),
          fitting('laser'),
          weapon('knife'),
          gear('padded-vest'),
          weapon('flash-can'),
          skill('burst'),
        ],
      },
    ],
  },
];
