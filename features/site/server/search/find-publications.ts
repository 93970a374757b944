import { contentTypes } from '#features/content-types.ts';
import { cutWords } from '#features/contents/shared/words.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

/** Words as searchWords gives them, dates and how many; the rows are the newest of each type up to `most`. */
export interface Finding {
  readonly words: readonly string[];
  /** Codes of types that are left out. */
  readonly without?: readonly string[];
  readonly since: Date | null;
  readonly until: Date | null;
  readonly most: number;
  /** Without it every rank is 0. */
  readonly ranked: boolean;
}

/** The call of the function that may use the index of words (migration 0007); columns id, type, dated_at, rank. */
export function findPublications({ now }: Pick<Scope, 'now'>, finding: Finding): SQL {
  const types = sql.param(contentTypes.map(({ code }) => code).filter((code) => !finding.without?.includes(code)));
  return sql`find_publications(${queryOf(finding.words)}, ${types}::text[], ${now.toISOString()}::timestamptz,
    ${finding.since?.toISOString() ?? '-infinity'}::timestamptz, ${finding.until?.toISOString() ?? 'infinity'}::timestamptz,
    ${finding.most}::integer, ${finding.ranked}::boolean)`;
}

/**
 * All of the words, as PostgreSQL asks for them: whatever begins like one that is long enough to mean something. One
 * that is cut into characters in texts must stand there in one piece.
 */
function queryOf(words: readonly string[]): string {
  return words
    .map((word) => {
      const parts = cutWords(word);
      return parts.length > 1 ? `(${term(word)} | (${parts.map(term).join(' <-> ')}))` : term(word);
    })
    .join(' & ');
}

function term(word: string): string {
  return `'${word}'${/\p{Script=Han}/u.test(word) || word.length > 2 ? ':*' : ''}`;
}
