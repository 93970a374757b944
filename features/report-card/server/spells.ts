import { toldSteps } from '#features/report-card/shared/report.ts';
import { type SQL, sql } from '#server/database/sql.ts';

/**
 * The stays of the tenant's cases in the steps that are told, one row each, from entering a state to leaving it: what the
 * figures of the report card count and what the list behind them shows are rows of this one query. Days are calendar
 * days with two decimals.
 */
export function spellsOf(tenantId: string): SQL {
  const states = sql.join(
    toldSteps.map((state) => sql`${state}`),
    sql`, `,
  );
  return sql`
    select s.id, s.application_id, s.state, s.entered, s.left_at,
           round((extract(epoch from s.left_at - s.entered) / 86400)::numeric, 2)::float8 as days
      from (
        select id, application_id, state, at as entered,
               lead(at) over (partition by application_id order by at, id) as left_at
          from (
            select e.id, e.application_id, e.state, e.created_at as at,
                   lag(e.state) over (partition by e.application_id order by e.created_at, e.id) as before
              from application_events e where e.tenant_id = ${tenantId}
          ) moved
         where before is distinct from state
      ) s
     where s.state in (${states}) and s.left_at is not null`;
}
