import { WireFault } from './fault.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const SIX_BITS = new Int8Array(128).fill(-1);
for (let i = 0; i < ALPHABET.length; i++) SIX_BITS[ALPHABET.charCodeAt(i)] = i;

/** Bytes as base64url without padding (RFC 4648 section 5). */
export function encodeBase64url(bytes: Uint8Array): string {
  let text = '';
  const whole = bytes.length - (bytes.length % 3);
  for (let i = 0; i < whole; i += 3) {
    const group = (bytes[i]! << 16) | (bytes[i + 1]! << 8) | bytes[i + 2]!;
    text +=
      ALPHABET[group >> 18]! + ALPHABET[(group >> 12) & 63]! + ALPHABET[(group >> 6) & 63]! + ALPHABET[group & 63]!;
  }
  if (whole === bytes.length) return text;
  const first = bytes[whole]!;
  if (whole + 1 === bytes.length) return text + ALPHABET[first >> 2]! + ALPHABET[(first & 3) << 4]!;
  const second = bytes[whole + 1]!;
  return text + ALPHABET[first >> 2]! + ALPHABET[((first & 3) << 4) | (second >> 4)]! + ALPHABET[(second & 15) << 2]!;
}

/** Bytes of base64url text; exactly one text is accepted for each byte string, anything else throws WireFault `base64url`. `length`, when given, is the number of bytes expected. */
export function decodeBase64url(text: string, length?: number): Uint8Array {
  const rest = text.length % 4;
  const size = Math.floor((text.length * 3) / 4);
  if (rest === 1 || (length !== undefined && size !== length)) throw new WireFault('base64url');
  const bytes = new Uint8Array(size);
  let at = 0;
  let group = 0;
  let seen = 0;
  // Collects every bad character in the sign bit, so that the loop has one branch.
  let bad = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const bits = code < 128 ? SIX_BITS[code]! : -1;
    bad |= bits;
    group = (group << 6) | bits;
    if (++seen < 4) continue;
    bytes[at++] = group >> 16;
    bytes[at++] = group >> 8;
    bytes[at++] = group;
    group = 0;
    seen = 0;
  }
  // The bits below the last byte carry nothing and must be zero, or two texts would mean the same bytes.
  if (rest === 2) {
    bytes[at] = group >> 4;
    bad |= group & 15 ? -1 : 0;
  } else if (rest === 3) {
    bytes[at++] = group >> 10;
    bytes[at] = group >> 2;
    bad |= group & 3 ? -1 : 0;
  }
  if (bad < 0) throw new WireFault('base64url');
  return bytes;
}
