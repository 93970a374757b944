import type { Pairs } from './pairs.ts';
import { percentEncode } from './utf8.ts';

/** Canonical form C of the fields of a request: `digest` left out, encoded, sorted by name (equal names keep their order), joined by `&`; ASCII. */
export function canonicalForm(pairs: Pairs): string {
  return pairs
    .filter(([name]) => name !== 'digest')
    .map(([name, value]): [string, string] => [percentEncode(name), percentEncode(value)])
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}
