/**
 * How farms and reports are kept on a phone and carried to the server: as entries, each a value under a key of a
 * document, so that two people who change different things never meet. The documents of a farm are the farm itself
 * (`farm`) and its reports (by id).
 *
 * Keys of the farm: name, type, birds, genetics, breed, breedText, area, limits, isShared, vet, isGone,
 * house:<id>, event:<id>, cleaned:<day>.
 * Keys of a report: head, name, state, note, signs, tally, isGone, section:<section>, litter:<id>, intestinal:<id>,
 * cecal:<id>, fpd:<id>, feather:<id>, nh3:<id>, walk:<id>, photo:<id>, comment:<id>, question:<id>, answer:<question id>, flag:<id>,
 * reading:<id> (second readings, which only the server writes).
 * The value of a key with an id is the record without its id, as shared/scoring/farm.ts and report.ts shape it; that of
 * cleaned:<day> lists the houses after which boots and hands were cleaned. shared/scoring/entries/entry-rules.ts checks them all.
 */
export interface Entry {
  readonly key: string;
  /** Null: taken away. */
  readonly value: unknown;
}

/** A change on its way: `base` is the change it was made on, null where there was nothing yet. */
export interface Change extends Entry {
  /** Made by the device, never twice. */
  readonly id: string;
  readonly doc: string;
  readonly base: string | null;
  /** By the clock of the device, ISO 8601. */
  readonly at: string;
}

/** An id as devices make them: 16 letters and digits. */
export const idPattern = '[A-Za-z0-9_-]{8,32}';

/** The document that holds what is known of the farm itself. */
export const farmDoc = 'farm';

/** The value of an entry in a document, as the document is read: keys to values, without what was taken away. */
export type Values = ReadonlyMap<string, unknown>;

/** The records whose key begins with `kind:`, with their id put back in, in the order of their number or time. */
export function recordsOf<T extends { readonly id: string }>(values: Values, kind: string): T[] {
  const prefix = `${kind}:`;
  const records: T[] = [];
  for (const [key, value] of values)
    if (key.startsWith(prefix) && value !== null)
      records.push({ ...(value as object), id: key.slice(prefix.length) } as T);
  return records.sort((a, b) => orderOf(a) - orderOf(b) || (a.id < b.id ? -1 : 1));
}

function orderOf(record: object): number {
  const { no, at } = record as { no?: number; at?: string };
  return no ?? (at ? Date.parse(at) : 0);
}
