import { WireFault } from './fault.ts';
import { percentEncode, utf8Length } from './utf8.ts';

/** Fields in the order sent; a repeated name is an array. */
export type Pairs = readonly Pair[];
/** One field: name and value, both decoded. */
export type Pair = readonly [name: string, value: string];

/** Most fields in one query, body or payload. */
export const MAX_PAIRS = 2_000;
/** Most bytes of one value in UTF-8 (256 KiB); the sealed payload `p` is bounded by the body instead. */
export const MAX_VALUE_BYTES = 262_144;

/** `name=value` joined by `&`, percent-encoded, in the order given: the form of queries, bodies and inner payloads. Throws WireFault `name`. */
export function serialisePairs(pairs: Pairs): string {
  return pairs.map(([name, value]) => `${checkName(name)}=${percentEncode(value)}`).join('&');
}

/** Fields of urlencoded text, `+` meaning a space. Reads what URLSearchParams reads, but throws WireFault where that would guess or replace: raw non-ASCII (`encoding`), bad escapes or UTF-8 (`encoding`), names outside the rule (`name`), more than MAX_PAIRS (`too-many`), values over MAX_VALUE_BYTES (`too-long`). */
export function parsePairs(text: string): Pair[] {
  const pairs: Pair[] = [];
  if (NOT_ASCII.test(text)) throw new WireFault('encoding');
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf('&', start);
    const end = found < 0 ? text.length : found;
    if (end > start) pairs.push(parsePair(text, start, end));
    if (pairs.length > MAX_PAIRS) throw new WireFault('too-many');
    start = end + 1;
  }
  return pairs;
}

/** Returns a field name that obeys the rule: a letter, then up to 63 of `A-Z a-z 0-9 _ . -`, never a name JavaScript objects inherit. Throws WireFault `name`. */
export function checkName(name: string): string {
  if (!NAME.test(name) || FORBIDDEN_NAMES.has(name)) throw new WireFault('name');
  return name;
}

/** All values of a name, in order. */
export function valuesOf(pairs: Pairs, name: string): string[] {
  return pairs.filter((pair) => pair[0] === name).map((pair) => pair[1]);
}

const NAME = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/;
const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
const NOT_ASCII = /[^\u0000-\u007f]/;

function parsePair(text: string, start: number, end: number): Pair {
  const equals = text.indexOf('=', start);
  const split = equals < 0 || equals > end ? end : equals;
  const name = checkName(decode(text.slice(start, split)));
  const value = decode(text.slice(split + 1, Math.max(end, split + 1)));
  if (name !== 'p' && isTooLong(value)) throw new WireFault('too-long', name);
  return [name, value];
}

function isTooLong(value: string): boolean {
  return value.length * 3 > MAX_VALUE_BYTES && utf8Length(value) > MAX_VALUE_BYTES;
}

function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    throw new WireFault('encoding');
  }
}
