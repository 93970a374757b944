import { dayInShanghai, midnightInShanghai } from '#core/calendar/dates.ts';
import { keptSince, periodText, type RetentionKey, retention } from '#core/retention.ts';
import { retentionRule as resource } from '#features/platform/resources/retention.ts';
import { holdersOf } from '#server/base/files/holders.ts';
import { sql } from '#server/database/sql.ts';
import { readings } from '#server/resources/readings.ts';
import type { Store } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';

const keys = Object.keys(retention) as RetentionKey[];

/** Every period with what is past it, now and in a month: nothing is changed by looking. */
export const retentionStore: Store = readings({ resource, select: selectOf, texts: ['name'] });

const inAMonth = 30 * 24 * 3_600_000;

function selectOf(scope: ActorScope) {
  return sql.join(
    keys.map((key, rank) => ruleOf(scope, key, rank + 1)),
    sql` union all `,
  );
}

function ruleOf({ tenantId, now, services }: ActorScope, key: RetentionKey, rank: number) {
  const { name, since, end } = retention[key];
  // Counted from the beginning of the day: what is written while somebody looks is not on its way out yet.
  const today = midnightInShanghai(dayInShanghai(now.getTime()));
  const text = (value: object) => sql`${JSON.stringify(value)}::jsonb`;
  const { from, where, isShared } = services.features.retention[key];
  const holders = holdersOf(services);
  const isIts = isShared ? sql`true` : sql`t.tenant_id = ${tenantId}`;
  const count = (at: Date) =>
    sql`(select count(*)::int from ${from} where ${isIts} and ${where(keptSince(key, at), holders)})`;
  return sql`select ${key}::text as id, ${rank}::int as rank, ${text(name)} as name, ${text(since)} as since,
    ${text(end)} as end, ${text(periodText(retention[key]))} as period, ${count(now)} as due,
    ${count(new Date(today.getTime() + inAMonth))} as soon,
    (select max(l.at) from busi_log l where l.tenant_id = ${tenantId} and l.object_type = ${resource.objectType}
       and l.object_id = ${key}) as "lastAt"`;
}
