import { yearInShanghai } from '#core/calendar/dates.ts';
import { numbers } from '#features/casework/server/tables.ts';
import type { Db } from '#server/database/database.ts';
import { and, eq } from '#server/database/sql.ts';

/** Numbers of what the demo tells after the story, each of the year in which it happened. */
export interface Numbering {
  /** The next number of an instant's year, or of a day's, YYYY-MM-DD. */
  next(when: Date | string): string;
  /** Keeps how far each year came, from where the product counts on. */
  keep(): Promise<void>;
}

/** Counts on from where the story ended in each year. */
export async function numberingOf(db: Db, { tenantId, programme, prefix }: NumberedKind): Promise<Numbering> {
  const rows = await db
    .select({ year: numbers.year, last: numbers.last })
    .from(numbers)
    .where(and(eq(numbers.tenantId, tenantId), eq(numbers.programme, programme)));
  const lasts = new Map(rows.map(({ year, last }) => [year, last]));
  return {
    next: (when) => {
      const year = yearInShanghai(when);
      const last = (lasts.get(year) ?? 0) + 1;
      lasts.set(year, last);
      return `${prefix}${year}${String(last).padStart(5, '0')}`;
    },
    keep: async () => {
      for (const [year, last] of lasts)
        await db
          .insert(numbers)
          .values({ tenantId, programme, year, last })
          .onConflictDoUpdate({ target: [numbers.tenantId, numbers.programme, numbers.year], set: { last } });
    },
  };
}

interface NumberedKind {
  readonly tenantId: string;
  readonly programme: string;
  readonly prefix: string;
}
