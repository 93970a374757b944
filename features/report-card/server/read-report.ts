import { yearInShanghai } from '#core/calendar/dates.ts';
import { stateOf } from '#core/workflow/states.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { leastGroup, type Report, toldSteps } from '#features/report-card/shared/report.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { spellsOf } from './spells.ts';

/** Figures of a tenant and year are counted once in this time, however many ask. */
const maxAge = 600_000;
const kept = new WeakMap<object, Map<string, { readonly report: Report; readonly at: number }>>();

/** The report card of a year, the present one unless told, of figures at most ten minutes old. */
export async function readReport(scope: Scope, { year }: { year?: number | undefined }): Promise<Report> {
  const asked = year ?? yearInShanghai(scope.now);
  const key = `${scope.tenantId} ${asked}`;
  const known = kept.get(scope.services) ?? new Map();
  kept.set(scope.services, known);
  const found = known.get(key);
  const age = scope.now.getTime() - (found?.at ?? Number.NEGATIVE_INFINITY);
  if (found && age >= 0 && age < maxAge) return found.report;
  const report = await countReport(scope, asked);
  known.set(key, { report, at: scope.now.getTime() });
  return report;
}

/** The same, counted now. */
export async function countReport(scope: Scope, year: number): Promise<Report> {
  const all = async <Row extends object>(query: SQL): Promise<Row[]> =>
    (await scope.db.execute(query)).rows as unknown as Row[];
  const { tenantId } = scope;
  const years = await all<{ year: number }>(sql`
    select distinct year from applications
     where tenant_id = ${tenantId} and submitted_at is not null and deleted_at is null order by year desc`);
  const cases = await all<{ programme: string; count: number; returned: number }>(sql`
    select programme, count(*)::int as count, count(*) filter (where rounds > 0)::int as returned from applications
     where tenant_id = ${tenantId} and year = ${year} and submitted_at is not null and deleted_at is null group by 1`);
  const steps = await all<{ programme: string; state: string; count: number; median: number; slowest: number }>(sql`
    select a.programme, s.state, count(*)::int as count,
           percentile_cont(0.5) within group (order by s.days) as median,
           percentile_cont(0.9) within group (order by s.days) as slowest
      from (${spellsOf(tenantId)}) s
      join applications a on a.id = s.application_id and a.tenant_id = ${tenantId}
     where a.year = ${year} and a.submitted_at is not null and a.deleted_at is null group by 1, 2`);
  const reasons = await all<{ programme: string; reason: string; count: number }>(sql`
    select a.programme, c.reason, count(*)::int as count
      from correction_items c join applications a on a.id = c.application_id and a.tenant_id = c.tenant_id
     where c.tenant_id = ${tenantId} and c.state <> 'noted' and a.year = ${year} and a.deleted_at is null
     group by 1, 2 order by 3 desc, 2`);
  const raised = await all<{ programme: string; count: number; upheld: number }>(sql`
    select r.programme, count(*)::int as count, count(*) filter (where o.state in ('UPHELD', 'PARTLY'))::int as upheld
      from objections o join publicity_rounds r on r.id = o.round_id and r.tenant_id = o.tenant_id
     where o.tenant_id = ${tenantId} and r.year = ${year} group by 1`);
  return {
    year,
    years: years.map((row) => row.year),
    at: scope.now.toISOString(),
    programmes: programmes.flatMap((programme) => {
      const { code, name, path, review } = programme;
      const of = <Row extends { programme: string }>(rows: readonly Row[]) =>
        rows.filter((row) => row.programme === code);
      const [counted] = of(cases);
      if (!counted) return [];
      const [objected] = of(raised);
      return {
        code,
        name: { ...name },
        submitted: told(counted.count),
        returned: told(counted.returned),
        steps: toldSteps
          .filter((state) => path.includes(state))
          .map((state) => {
            const found = of(steps).find((each) => each.state === state);
            const isTold = found !== undefined && found.count >= leastGroup;
            return {
              state,
              name: { ...stateOf(state).name },
              count: told(found?.count ?? 0),
              median: isTold ? rounded(found.median) : null,
              slowest: isTold ? rounded(found.slowest) : null,
            };
          }),
        reasons: of(reasons)
          .filter(({ count }) => count >= leastGroup)
          .slice(0, 5)
          .map(({ reason, count }) => {
            const text = review.corrections.find(({ key }) => key === reason)?.text;
            return { text: text ? { ...text } : { CN: reason, EN: reason }, count };
          }),
        objections: told(objected?.count ?? 0),
        upheld: told(objected?.upheld ?? 0),
      };
    }),
  };
}

/** None is told as none; a few are not told. */
function told(count: number): number | null {
  return count > 0 && count < leastGroup ? null : count;
}

function rounded(days: number): number {
  return Math.round(days * 10) / 10;
}
