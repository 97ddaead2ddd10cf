/** What colours are to the eye: just enough to compare them. */

type Rgb = readonly [red: number, green: number, blue: number];

/** The light of a colour like "#19c79a", each part 0 to 1. */
function light(hex: string): Rgb {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** The contrast of two colours as WCAG counts it, 1 to 21. */
export function contrast(a: string, b: string): number {
  const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [dark = 0, bright = 0] = [luminance(light(a)), luminance(light(b))].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

/** How somebody without one kind of cone sees light (Machado, Oliveira and Fernandes 2009, severity 1). */
export const DEFICIENCIES = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

export type Eyes = keyof typeof DEFICIENCIES | 'all cones';

/** How far apart two colours are to such eyes: CIE 1976, where about 2 can just be told apart side by side. */
export function distance(a: string, b: string, eyes: Eyes): number {
  const [one, other] = [lab(seenBy(light(a), eyes)), lab(seenBy(light(b), eyes))];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function seenBy(rgb: Rgb, eyes: Eyes): Rgb {
  if (eyes === 'all cones') return rgb;
  const part = ([red, green, blue]: Rgb) => Math.min(1, Math.max(0, red * rgb[0] + green * rgb[1] + blue * rgb[2]));
  const [first, second, third] = DEFICIENCIES[eyes];
  return [part(first), part(second), part(third)];
}

function lab([red, green, blue]: Rgb): Rgb {
  const bent = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : (value * 24389) / 27 / 116 + 16 / 116);
  const x = bent((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = bent(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = bent((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
