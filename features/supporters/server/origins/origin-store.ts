import { origin as resource } from '#features/supporters/resources/origin.ts';
import { portalAddress } from '#server/base/sites/portal-address.ts';
import { sql } from '#server/database/sql.ts';
import { origins } from '#server/database/tables/origins.ts';
import type { Row, Store } from '#server/resources/store.ts';
import { tableStore } from '#server/resources/table-store.ts';

const plain = tableStore({
  resource,
  table: origins,
  select: ({ tenantId }) => sql`
    select o.id, o.rev, o.code, json_build_object('CN', o.name_cn, 'EN', o.name_en) as name, o.name_cn as "nameCN",
           o.name_en as "nameEN", o.kind, o.landing, o.from_on::text as "fromOn", o.to_on::text as "toOn", o.visits,
           o.registers, o.applies, o.status, o.updated_at as "updatedAt",
           case when o.visits = 0 then null else round(o.registers * 100.0 / o.visits, 1)::float8 end as conversion
      from origins o
     where o.tenant_id = ${tenantId}`,
  texts: ['name'],
  keyword: ['name', 'code'],
  columns: (values) => ({
    code: String(values.code).toUpperCase(),
    nameCN: String(values.nameCN),
    nameEN: String(values.nameEN),
    kind: String(values.kind),
    landing: String(values.landing || '/'),
    fromOn: values.fromOn ? String(values.fromOn) : null,
    toOn: values.toOn ? String(values.toOn) : null,
  }),
  unique: 'code',
  actions: { enable: { status: 'ON' }, disable: { status: 'OFF' } },
  title: ({ code }) => String(code),
});

/** Where visitors come from, with what came of it; the drawer shows the address to hand out. */
export const originStore: Store = {
  ...plain,
  async one(scope, id) {
    const found = await plain.one(scope, id);
    return { ...found, row: { ...found.row, link: await portalAddress(scope, linkOf(found.row)) } };
  },
};

/** Where the source leads, with its code. */
function linkOf({ landing, code }: Row): string {
  const path = new URL(String(landing || '/'), 'http://portal.invalid');
  path.searchParams.set('o', String(code));
  return `${path.pathname}${path.search}${path.hash}`;
}
