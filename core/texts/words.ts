import { fill, type Values } from './fill.ts';
import type { Locale } from './text.ts';

/** The dotted keys of a catalogue. */
export type KeyOf<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeyOf<T[K]>}` }[keyof T & string];

/** Reads one catalogue in one language, filled with `values`: what is called `t` where it is used. */
export type Words<T> = (key: KeyOf<T>, values?: Values) => string;

/** A catalogue as a table of dotted paths to texts, each below `path`. */
export function flatten(catalogue: object, path = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value as object, `${path}${key}.`),
  );
}

/** Reads a catalogue that is at hand; a key without a text is shown as it is. */
export function readerIn<T extends object>(catalogue: T, locale: Locale): Words<T> {
  const texts = new Map(flatten(catalogue));
  return (key, values = {}) => fill(texts.get(key) ?? key, values, locale);
}
