import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { type FoundKind, type findCall, foundKinds } from '#core/contracts/find.ts';
import type { AnyPgColumn } from '#server/database/pg-tables.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';

type FoundRow = OutputOf<typeof findCall>['groups'][number]['rows'][number];

/** What a room finds by the beginning of a number or a name: only what the caller may read, hidden as lists hide it. */
export interface Finder {
  readonly kind: FoundKind;
  /** At most `mostFound` rows for words without blanks around; a query of an index, whatever there is. */
  readonly find: (scope: ActorScope, words: string) => Promise<readonly FoundRow[]>;
}

/** Asks every room what begins with these words; kinds without any stay out. */
export async function findByWords(
  scope: ActorScope,
  { words }: Pick<InputOf<typeof findCall>, 'words'>,
): Promise<OutputOf<typeof findCall>> {
  const typed = words.trim();
  if (typed === '') return { groups: [] };
  const found = new Map<FoundKind, FoundRow[]>();
  // One after the other: they share the connection of the call.
  for (const { kind, find } of scope.services.features.finders)
    found.set(kind, [...(found.get(kind) ?? []), ...(await find(scope, typed))]);
  return {
    groups: foundKinds.flatMap((kind) => {
      const rows = found.get(kind) ?? [];
      return rows.length > 0 ? [{ kind, rows }] : [];
    }),
  };
}

/**
 * One of the columns begins with the words, as typed, in capitals or with a capital letter. Written as ranges under the
 * collation of the index, because row security would keep LIKE off it.
 */
export function begins(columns: readonly AnyPgColumn[], words: string): SQL {
  const spellings = [...new Set([words, words.toUpperCase(), words.charAt(0).toUpperCase() + words.slice(1)])];
  const ranges = columns.flatMap((column) =>
    spellings.map((each) => sql`${column} collate "C" between ${each} and ${`${each}\u{10ffff}`}`),
  );
  return sql`(${sql.join(ranges, sql` or `)})`;
}
