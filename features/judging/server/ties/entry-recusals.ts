import { entryRecusals as addition } from '#features/judging/resources/entry-recusals.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import type { AddedReading } from '#server/resources/added-reading.ts';

/** Judges who stepped back from an entry, or whom the organisers took from it. */
export const entryRecusals: AddedReading = {
  addition,
  columns: ({ tenantId }) => ({
    recused: sql`(select count(*)::int from itec_ties x
      where x.tenant_id = ${tenantId} and x.entry_id = listed.id and x.state = 'CONFIRMED')`,
  }),
  filters: { recusal: byRecusal },
};

/** What the filter by recusal asks of rows that count them in `recused`. */
export function byRecusal(value: unknown): SQL[] {
  return value ? [value === 'YES' ? sql`recused > 0` : sql`recused = 0`] : [];
}
