import type { Services } from '#server/services.ts';

/** How long a node goes by what it has read, in milliseconds, unless it says otherwise. */
export const keptFor = 300_000;

interface Kept {
  readonly value: Promise<unknown>;
  readonly readAt: number;
}

const nodes = new WeakMap<Services, Map<string, Kept>>();

/** What `read` answered within the last five minutes, or `keep` milliseconds; keys must come from closed lists, never from a request. */
export function remember<T>(services: Services, key: string, read: () => Promise<T>, keep = keptFor): Promise<T> {
  const known = nodes.get(services) ?? new Map<string, Kept>();
  nodes.set(services, known);
  const kept = known.get(key);
  if (kept && performance.now() - kept.readAt < keep) return kept.value as Promise<T>;
  const value = read();
  known.set(key, { value, readAt: performance.now() });
  value.catch(() => known.delete(key));
  return value;
}
