import { endOfDayInShanghai, midnightInShanghai } from '#core/calendar/dates.ts';
import { ledgerEntry as resource } from '#features/payments/resources/ledger-entry.ts';
import { programmeName } from '#features/payments/shared/programme-names.ts';
import { sql } from '#server/database/sql.ts';
import { readings } from '#server/resources/readings.ts';
import type { Store } from '#server/resources/store.ts';

/** The ledger, to read. */
export const ledgerStore: Store = readings({
  resource,
  keyword: ['case', 'byName'],
  select: ({ tenantId }) => sql`
    select l.id, l.no, l.kind, l.programme, l.year, l.debit, l.credit, l.amount::float8 / 100 as amount,
           a.no as case, p.number || ' / ' || p.count as part, r.no as reverses, l.by_name as "byName",
           l.created_at as at
      from ledger_entries l
      left join payments p on p.tenant_id = l.tenant_id and p.id = l.payment_id
      left join reclaims c on c.tenant_id = l.tenant_id and c.id = l.reclaim_id
      left join applications a on a.tenant_id = l.tenant_id and a.id = coalesce(p.application_id, c.application_id)
      left join ledger_entries r on r.tenant_id = l.tenant_id and r.id = l.reverses
     where l.tenant_id = ${tenantId}`,
  filters: {
    at: (days) => {
      const [from, to] = Array.isArray(days) ? days : [];
      return [
        ...(from ? [sql`at >= ${midnightInShanghai(from)}`] : []),
        ...(to ? [sql`at < ${endOfDayInShanghai(to)}`] : []),
      ];
    },
  },
  present: ({ programme, year, ...row }) => ({ ...row, programmeName: programmeName(String(programme), Number(year)) }),
});
