import { companyName } from '#core/texts/company-name.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { declaration as resource } from '#features/declarations/resources/declaration.ts';
import { sql } from '#server/database/sql.ts';
import { reachOf } from '#server/policies/reach.ts';
import { readings } from '#server/resources/readings.ts';
import type { Row, Store } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';

/** Batches as the back office sees them: who declared how many, nothing of what stands in the sheets. */
export const declarationStore: Store = readings({ resource, select, keyword: ['no', 'company', 'companyEN'], present });

function select(scope: ActorScope) {
  const { tenantId } = scope;
  return sql`
    select d.id, d.rev, d.state as status, d.no, c.name as company, c.name_en as "companyEN", d.programme, d.lines,
           r.made, r.waiting, d.created_at as "createdAt", d.updated_at as "updatedAt"
      from declarations d
      join companies c on c.id = d.company_id and c.tenant_id = d.tenant_id
      cross join lateral (
        select count(*) filter (where state = 'MADE')::int as made, count(*) filter (where state = 'WAITING')::int as waiting
          from declaration_rows where declaration_id = d.id) r
     where d.tenant_id = ${tenantId} and ${isSeen(scope)}`;
}

/** A batch is given to nobody and belongs to no region: whoever sees only part of the cases sees none. */
function isSeen(scope: ActorScope) {
  return ['ALL', 'TENANT'].includes(reachOf(scope, 'Mgr.Apply') ?? '') ? sql`true` : sql`false`;
}

function present(row: Row): Row {
  const company = companyName({ name: String(row.company), nameEN: String(row.companyEN) });
  return { ...row, company, programmeName: definitionOf(String(row.programme)).short };
}
