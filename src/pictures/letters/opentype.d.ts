/** What we use of opentype.js; the types published for it bring the whole DOM along. */
declare module 'opentype.js' {
  export interface Glyph {
    readonly index: number;
    readonly advanceWidth?: number;
    getPath(x: number, y: number, size: number): { readonly commands: readonly Command[] };
  }

  /** One step of an outline, y downwards. */
  export type Command =
    | { readonly type: 'M' | 'L'; readonly x: number; readonly y: number }
    | { readonly type: 'Q'; readonly x1: number; readonly y1: number; readonly x: number; readonly y: number }
    | {
        readonly type: 'C';
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
        readonly x: number;
        readonly y: number;
      }
    | { readonly type: 'Z' };

  export interface Font {
    readonly unitsPerEm: number;
    readonly tables: { readonly os2?: { readonly sCapHeight?: number } };
    readonly glyphs: { get(index: number): Glyph };
    charToGlyph(character: string): Glyph;
    charToGlyphIndex(character: string): number;
    getKerningValue(left: Glyph, right: Glyph): number;
  }

  const opentype: {
    /** Throws when the bytes are not a font. */
    parse(bytes: ArrayBuffer): Font;
  };
  export default opentype;
}
