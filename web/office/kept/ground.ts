import { normaliseSection, type Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';

/** A record as it was when somebody began to type over it. */
export interface Ground {
  readonly rev: number;
  readonly values: Values;
}

/** The record under what is typed, and what the server was told of it. */
export interface GroundStore {
  get(): Ground;
  set(ground: Ground): void;
  subscribe(listener: () => void): () => void;
  /** Revision of the ground that the server holds; null when it holds none. */
  known: number | null;
}

export function createGround(start: Ground): GroundStore {
  let ground = start;
  const listeners = new Set<() => void>();
  return {
    known: null,
    get: () => ground,
    set(next) {
      if (next === ground) return;
      ground = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A record as its form has it, so that nothing differs before anything is typed. */
export function groundOf(section: Section, { rev, values }: Ground): Ground {
  const known = section.fields.flatMap(({ key }) => (values[key] === undefined ? [] : [[key, values[key]] as const]));
  return { rev, values: normaliseSection(section, Object.fromEntries(known)) };
}
