/** How a picture is seen; used to prove that neighbouring scores stay apart. */
export const visions = ['normal', 'protan', 'deutan', 'grey'] as const;
export type Vision = (typeof visions)[number];

export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Linear RGB as red-blind and green-blind eyes see it: Viénot, Brettel and Mollon, "Digital video colourmaps for checking
 * the legibility of displays by dichromats", Color Research and Application 24 (1999), 243–252, for the primaries of sRGB.
 */
const matrices: Record<'protan' | 'deutan', readonly Rgb[]> = {
  protan: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  deutan: [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
};

/** A colour of 0–255 as it is seen, in CIE Lab (D65). */
export function labSeen(colour: Rgb, vision: Vision): Rgb {
  const linear = colour.map((value) => toLinear(value / 255)) as unknown as Rgb;
  return toLab(seen(linear, vision));
}

function seen(linear: Rgb, vision: Vision): Rgb {
  if (vision === 'normal') return linear;
  if (vision === 'grey') {
    const light = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
    return [light, light, light];
  }
  const [red, green, blue] = matrices[vision].map((row) => clamp(dot(row, linear)));
  return [red!, green!, blue!];
}

const dot = (one: Rgb, other: Rgb) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const clamp = (value: number) => Math.min(1, Math.max(0, value));
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function toLab([red, green, blue]: Rgb): Rgb {
  const x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505;
  const y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089;
  const [fx, fy, fz] = [x, y, z].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116));
  return [116 * fy! - 16, 500 * (fx! - fy!), 200 * (fy! - fz!)];
}
