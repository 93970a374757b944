import type { Data } from '#core/forms/values.ts';
import { companyName } from '#core/texts/company-name.ts';
import { companyTags, company as resource } from '#features/companies/resources/company.ts';
import { companyAuthForm } from '#features/companies/shared/company-auth.ts';
import { includes, isInRegion, isOneOf } from '#server/base/filters.ts';
import { filesOf } from '#server/base/own-forms/papers.ts';
import { regionLabel } from '#server/base/region-label.ts';
import { and, desc, eq, ne, sql } from '#server/database/sql.ts';
import type { Row, Store, Values } from '#server/resources/store.ts';
import { tableStore } from '#server/resources/table-store.ts';
import type { ActorScope } from '#server/scope.ts';
import { isReachedCompany } from './company-policy.ts';
import { decideCompany, holdCompanies } from './decide.ts';
import { standing } from './standing.ts';
import { companies } from './tables.ts';

const plain = tableStore({
  resource,
  table: companies,
  select: selectOf,
  keyword: ['name', 'nameEN', 'code'],
  filters: {
    standing: (states) => isOneOf('standing', asStandings(states)),
    region: (code) => isInRegion('region', code),
    tag: (tag) => includes('tags', tag),
  },
  present,
  columns: columnsOf,
});

/** Companies of the tenant as the back office keeps them; they come from whoever hands them in. */
export const companyStore: Store = {
  ...plain,

  async files({ db, tenantId }, id) {
    const [row] = await db
      .select({ data: companies.data })
      .from(companies)
      .where(and(eq(companies.id, id), eq(companies.tenantId, tenantId)));
    return filesOf(companyAuthForm, (row?.data ?? {}) as Data);
  },

  async save(scope, { id = '', ...change }) {
    return plain.save(scope, { id, ...change });
  },

  /** Several may wait under one code: the one that passed goes before them, then the latest. */
  async known(scope, code) {
    const { db, tenantId } = scope;
    const [row] = await db
      .select({ id: companies.id })
      .from(companies)
      .where(
        and(
          eq(companies.tenantId, tenantId),
          eq(companies.code, code.toUpperCase()),
          ne(companies.status, 'MERGED'),
          isReachedCompany(scope, sql`${companies.region}`),
        ),
      )
      .orderBy(desc(sql`${companies.state} = 'PASSED'`), desc(companies.updatedAt))
      .limit(1);
    return row?.id ?? null;
  },

  hold: holdCompanies,

  async act(scope, { action, ids, values }) {
    for (const id of ids) await decideCompany(scope, id, action, values);
    return null;
  },

  async options(scope) {
    const { rows } = await scope.db.execute<{ code: string }>(
      sql`select distinct region as code from companies c where tenant_id = ${scope.tenantId}`,
    );
    const codes = new Set(rows.flatMap(({ code }) => [code, `${code.slice(0, 4)}00`, `${code.slice(0, 2)}0000`]));
    return { regions: [...codes].sort().map((value) => ({ value, label: regionLabel(value) })) };
  },
};

function columnsOf(values: Values) {
  const text = (key: string) => String(values[key] ?? '');
  return {
    name: text('name'),
    nameEN: text('nameEN'),
    kind: text('kind'),
    industry: text('industry'),
    address: text('address'),
    tags: (values.tags as string[] | undefined) ?? [],
  };
}

function present({ rev: _rev, region, tags, ...shown }: Row): Row {
  return {
    ...shown,
    name: companyName({ name: String(shown.name), nameEN: String(shown.nameEN) }),
    regionName: regionLabel(String(region)),
    tagNames: (tags as string[]).flatMap((tag) => companyTags.find(({ value }) => value === tag)?.label ?? []),
  };
}

/** Rows named like the resource's columns. */
function selectOf(scope: ActorScope) {
  const reached = isReachedCompany(scope, sql`c.region`) ?? sql`true`;
  return sql`
    select c.id, c.rev, c.name, c.name_en as "nameEN", c.code, c.kind, c.industry, c.region, c.address, c.tags, c.state,
           c.status, c.legal_rep as "legalRep", c.agent_name as "agentName", c.agent_phone as "agentPhone", c.reason,
           c.valid_to::text as "validTo", c.is_waiting as "isWaiting", c.submitted_at as "submittedAt",
           c.updated_at as "updatedAt",
           case when c.status = 'ON' and c.is_waiting and c.state <> 'PENDING' then 'RENEWING'
                else ${standing(scope.now)} end as standing,
           (select count(*)::int from company_members m
             where m.company_id = c.id and m.tenant_id = c.tenant_id and m.state = 'ACTIVE') as members,
           -- Who could become the owner: agents, and where there is no owner any more whoever asks to join.
           (select count(*)::int from company_members m
             where m.company_id = c.id and m.tenant_id = c.tenant_id and m.role <> 'OWNER'
               and (m.state = 'ACTIVE' or m.state = 'ASKED' and not exists (
                 select from company_members o where o.company_id = c.id and o.role = 'OWNER'))) as candidates
      from companies c
     where c.tenant_id = ${scope.tenantId} and ${reached}`;
}

/** Whoever waits for somebody: new ones, and those that are renewed. */
function asStandings(states: unknown): unknown[] {
  return (Array.isArray(states) ? states : []).flatMap((each) =>
    each === 'WAITING' ? ['PENDING', 'RENEWING'] : [each],
  );
}
