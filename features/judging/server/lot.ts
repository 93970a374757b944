import { createHash } from 'node:crypto';

/** Names in the order of the SHA-256 of `seed:name`: a lot that nobody can steer and anybody can draw again. */
export function lotOrder(seed: string, names: readonly string[]): string[] {
  const lot = new Map(names.map((name) => [name, createHash('sha256').update(`${seed}:${name}`).digest('hex')]));
  return [...names].sort((a, b) => (lot.get(a)! < lot.get(b)! ? -1 : 1));
}
