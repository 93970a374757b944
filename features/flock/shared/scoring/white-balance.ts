/**
 * Takes the colour of the light out of a photo by a grey square that lies in it. Pixels are RGBA bytes of sRGB. The
 * limits below are this product's own (PD).
 */

/** What each of red, green and blue is multiplied with in linear light. */
export type Gains = readonly [red: number, green: number, blue: number];

export type Balance =
  /** `isColoured`: so far from grey that the light is coloured, or the square is none; corrected colours are not to be trusted. */
  | { readonly kind: 'found'; readonly gains: Gains; readonly isColoured: boolean }
  /** Nothing can be told from the spot: burnt out, in the dark, or across an edge. */
  | { readonly kind: 'tooBright' | 'tooDark' | 'uneven' };

/** A channel from here on may be burnt out. */
const brightest = 250;
/** Below this mean the noise of the camera is a good part of the colour. */
const darkest = 30;
/** Standard deviation over mean of the brightness, from which on the spot lies across an edge. */
const unevenFrom = 0.2;
/** Distance from grey in CIELAB: warm and cold white lamps stay below, coloured lamps do not. */
const colouredFrom = 25;
/** More than this cannot be put back: the channel was hardly lit. */
const mostGain = 2;

/** What makes the spot grey and leaves it as bright as it was. */
export function balanceOf(pixels: Uint8ClampedArray): Balance {
  const { means, brightness, spread } = measure(pixels);
  if (Math.max(...means) >= brightest) return { kind: 'tooBright' };
  if (brightness < darkest) return { kind: 'tooDark' };
  if (spread / brightness >= unevenFrom) return { kind: 'uneven' };
  const light = means.map(toLinear) as [number, number, number];
  const grey = luminance(light);
  // A dark channel of a coloured lamp would be multiplied into noise.
  const gains = light.map((channel) => Math.min(mostGain, grey / Math.max(channel, 1e-6))) as unknown as Gains;
  const isColoured = chroma(light) >= colouredFrom || gains.some((gain) => gain >= mostGain);
  return { kind: 'found', gains, isColoured };
}

/** Multiplies every pixel in linear light, in place. */
export function applyGains(pixels: Uint8ClampedArray, gains: Gains): void {
  const tables = gains.map((gain) =>
    Uint8ClampedArray.from({ length: 256 }, (_, byte) => toByte(toLinear(byte) * gain)),
  );
  for (let at = 0; at < pixels.length; at += 4)
    for (let channel = 0; channel < 3; channel++) pixels[at + channel] = tables[channel]![pixels[at + channel]!]!;
}

/** Means of red, green and blue, and mean and standard deviation of their average, in bytes. */
function measure(pixels: Uint8ClampedArray) {
  const count = pixels.length / 4;
  const sums: [number, number, number] = [0, 0, 0];
  let squares = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    for (let channel = 0; channel < 3; channel++) sums[channel] = sums[channel]! + pixels[at + channel]!;
    squares += ((pixels[at]! + pixels[at + 1]! + pixels[at + 2]!) / 3) ** 2;
  }
  const means = sums.map((sum) => sum / count);
  const brightness = (means[0]! + means[1]! + means[2]!) / 3;
  return { means, brightness, spread: Math.sqrt(Math.max(0, squares / count - brightness ** 2)) };
}

function toLinear(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function toByte(linear: number): number {
  const share = linear <= 0.0031308 ? linear * 12.92 : 1.055 * Math.min(1, linear) ** (1 / 2.4) - 0.055;
  return Math.round(share * 255);
}

function luminance([red, green, blue]: readonly [number, number, number]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Distance from grey in CIELAB under daylight (D65). */
function chroma([red, green, blue]: readonly [number, number, number]): number {
  const x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505;
  const y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089;
  return Math.hypot(500 * (bend(x) - bend(y)), 200 * (bend(y) - bend(z)));
}

function bend(share: number): number {
  return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116;
}
