import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { quartiles } from '#core/statistics/estimates.ts';
import type { flockBenchmarkCall } from '#features/flock/calls.ts';
import { measures } from '#features/flock/shared/scoring/limits.ts';
import { sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';

const days = 90;

/** Of fewer farms nothing is told; farms of one owner count as one, so that nobody makes up the others. */
const leastOwners = 5;

/**
 * What farms of a type in an area come to, from the newest finished report of each farm that agreed, not older than 90
 * days: quartiles of every measure that at least five farms of different owners have.
 */
export async function readBenchmark(
  scope: ActorScope,
  { area, type }: InputOf<typeof flockBenchmarkCall>,
): Promise<OutputOf<typeof flockBenchmarkCall>> {
  const from = moveDate(dayInShanghai(scope.now.getTime()), { days: -days });
  const { rows } = await scope.db.execute<{ owner: string; measured: Record<string, number> }>(sql`
    select distinct on (r.farm_id) r.measured,
           (select min(m.account_id) from farm_members m
             where m.tenant_id = f.tenant_id and m.farm_id = f.id and m.role = 'OWNER') as owner
      from flock_reports r
      join farms f on f.tenant_id = r.tenant_id and f.id = r.farm_id
     where r.tenant_id = ${scope.tenantId} and r.area = ${area} and r.type = ${type} and r.state = 'finished'
       and r.visited_on >= ${from} and f.is_shared and not f.is_gone and f.blocked_at is null
     order by r.farm_id, r.visited_on desc, r.updated_at desc`);
  return {
    from,
    rows: measures.flatMap((measure) => {
      const told = rows.filter(({ measured }) => typeof measured[measure] === 'number');
      const parts = quartiles(told.map(({ measured }) => measured[measure]!));
      if (!parts || new Set(told.map(({ owner }) => owner)).size < leastOwners) return [];
      return [{ measure, farms: told.length, ...parts }];
    }),
  };
}
