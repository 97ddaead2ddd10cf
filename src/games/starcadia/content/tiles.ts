/**
 * The ten tiles, each a room of a space station with 16 spaces (rules: The Game Board), drawn as it lies upright.
 *
 * Between the spaces, and around them: `|` and `-` wall · `=` hatch · a blank is open. Spaces: `.` plain · `#` blocked ·
 * `t` computer terminal · `m` spawn point · slots of gadgets `s` stimpack, `h` hoverboard, `r` recharge · `v` slot of a
 * victory token · `a` armory slot · `1` `2` `3` portals by colour, each colour
 * on two tiles: a portal leads somewhere when both are in the game.
 *
 * Every tile has its hatches in the same places, so that they meet where an upright tile lies beside a sideways one: the
 * second space from the left at the top, the third at the bottom, the second from above on the left, the third on the right.
 */
export const TILES = {
  'docking-bay': {
    name: 'Docking Bay',
    plan: [
      '+-+=+-+-+',
      '|. . v m|',
      '+ +-+ + +',
      '=. #|. .|',
      '+ +-+ + +',
      '|s . 3 .=',
      '+ + + +-+',
      '|t .|. .|',
      '+-+-+=+-+',
    ],
  },
  armory: {
    name: 'Armory',
    plan: [
      '+-+=+-+-+',
      '|m . . .|',
      '+ + +-+ +',
      '=. .|a .|',
      '+ + + + +',
      '|. . . .=',
      '+ +-+ + +',
      '|r t|. v|',
      '+-+-+=+-+',
    ],
  },
  'mess-hall': {
    name: 'Mess Hall',
    plan: [
      '+-+=+-+-+',
      '|v . . t|',
      '+ + + +-+',
      '=. # . .|',
      '+ + + + +',
      '|. . # .=',
      '+-+ + + +',
      '|m . 1 s|',
      '+-+-+=+-+',
    ],
  },
  'engine-room': {
    name: 'Engine Room',
    plan: [
      '+-+=+-+-+',
      '|. . 1|m|',
      '+ + + + +',
      '=. .|# .|',
      '+-+ +-+ +',
      '|t . . .=',
      '+ + + + +',
      '|h .|v .|',
      '+-+-+=+-+',
    ],
  },
  'med-bay': {
    name: 'Med Bay',
    plan: [
      '+-+=+-+-+',
      '|s . .|.|',
      '+ +-+ + +',
      '=. . . t|',
      '+ + +-+ +',
      '|. .|# .=',
      '+ + + + +',
      '|v . . m|',
      '+-+-+=+-+',
    ],
  },
  'cargo-hold': {
    name: 'Cargo Hold',
    plan: [
      '+-+=+-+-+',
      '|# . . h|',
      '+ + + + +',
      '=. .|m .|',
      '+ + + + +',
      '|. t|. .=',
      '+ + + + +',
      '|v . . #|',
      '+-+-+=+-+',
    ],
  },
  observatory: {
    name: 'Observatory',
    plan: [
      '+-+=+-+-+',
      '|m . . v|',
      '+ + + +-+',
      '=. . # .|',
      '+ + + + +',
      '|. 2 . .=',
      '+-+ + + +',
      '|r .|. t|',
      '+-+-+=+-+',
    ],
  },
  brig: {
    name: 'Brig',
    plan: [
      '+-+=+-+-+',
      '|v|. .|r|',
      '+ + + + +',
      '=. . 2 .|',
      '+-+ + +-+',
      '|m . . .=',
      '+ +-+ + +',
      '|. t|. .|',
      '+-+-+=+-+',
    ],
  },
  'command-deck': {
    name: 'Command Deck',
    plan: [
      '+-+=+-+-+',
      '|h .|. v|',
      '+ + + + +',
      '=. . . .|',
      '+ +-+-+ +',
      '|. #|t .=',
      '+ + + + +',
      '|. . . m|',
      '+-+-+=+-+',
    ],
  },
  'science-lab': {
    name: 'Science Lab',
    plan: [
      '+-+=+-+-+',
      '|. . t .|',
      '+-+ +-+ +',
      '=. . . h|',
      '+ + + +-+',
      '|. .|3 .=',
      '+ + + + +',
      '|m #|. v|',
      '+-+-+=+-+',
    ],
  },
} as const satisfies Record<string, { readonly name: string; readonly plan: readonly string[] }>;

export type TileId = keyof typeof TILES;
