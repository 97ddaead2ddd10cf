/** Parts of names that the generator puts together. */
const FIRST = [
  'Ada',
  'Bex',
  'Cato',
  'Dov',
  'Eun',
  'Fitz',
  'Gia',
  'Hale',
  'Ines',
  'Juno',
  'Kit',
  'Lio',
  'Mara',
  'Nox',
  'Odile',
  'Pim',
  'Quill',
  'Rook',
  'Sable',
  'Tamsin',
  'Ula',
  'Vera',
  'Wren',
  'Xan',
  'Yara',
  'Zeke',
  'Ambrose',
  'Cleo',
  'Dag',
  'Esme',
  'Ferro',
];
const LAST = [
  'Anchor',
  'Brandt',
  'Calloway',
  'Duarte',
  'Ember',
  'Falk',
  'Grier',
  'Holt',
  'Ishii',
  'Joss',
  'Kade',
  'Lund',
  'Marrow',
  'Novak',
  'Okoro',
  'Pike',
  'Quist',
  'Rusk',
  'Sorel',
  'Tran',
  'Usher',
  'Voss',
  'Wick',
  'Yew',
  'Zander',
  'Achebe',
  'Bellamy',
  'Crane',
  'Devlin',
];
const KIND = [
  'Iron',
  'Velvet',
  'Ninth',
  'Crooked',
  'Silent',
  'Copper',
  'Midnight',
  'Lucky',
  'Hollow',
  'Salt',
  'Paper',
  'Broken',
  'Gilded',
];
const GROUP = [
  'Lanterns',
  'Saints',
  'Kestrels',
  'Tollkeepers',
  'Magpies',
  'Circuit',
  'Choir',
  'Hounds',
  'Parade',
  'Ledger',
  'Orchard',
];

/** The n-th name of a unit, from 0: no two of a crew's four are alike. */
export function newUnitName(n: number): string {
  return `${part(FIRST, n * 7)} ${part(LAST, n * 11)}`;
}

/** The n-th name of a crew, from 0. */
export function newCrewName(n: number): string {
  return `${part(KIND, n * 5)} ${part(GROUP, n * 3)}`;
}

function part(list: readonly string[], n: number): string {
  return list[n % list.length] ?? '';
}
