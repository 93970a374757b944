import { Refusal } from '#core/errors.ts';
import { choiceTurn } from '#features/apartments/resources/choice-turn.ts';
import { estate } from '#features/apartments/resources/estate.ts';
import { lease } from '#features/apartments/resources/lease.ts';
import { unit } from '#features/apartments/resources/unit.ts';
import type { Reason } from '#features/apartments/shared/rank.ts';
import { renewalText } from '#features/apartments/shared/renewal.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, asc, eq, sql } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Store, Values } from '#server/resources/store.ts';
import { tableStore } from '#server/resources/table-store.ts';
import type { ActorScope } from '#server/scope.ts';
import { giveUnit } from './give-unit.ts';
import { statusNow } from './lease-status-sql.ts';
import { toldReason } from './meeting-store.ts';
import { type LeaseStep, moveLease } from './move-lease.ts';
import { namedOptions } from './named-options.ts';
import { choiceRounds, choiceTurns, estates, leases, units } from './tables.ts';

const textOf = (values: Values, key: string) => String(values[key] ?? '');

/** Where apartments are, with how many are free. */
export const estateStore = tableStore({
  resource: estate,
  table: estates,
  select: ({ tenantId }) => sql`
    select e.id, e.rev, json_build_object('CN', e.name_cn, 'EN', e.name_en) as name,
           json_build_object('CN', e.address_cn, 'EN', e.address_en) as address,
           e.name_cn as "nameCN", e.name_en as "nameEN", e.address_cn as "addressCN", e.address_en as "addressEN",
           e.note_cn as "noteCN", e.note_en as "noteEN", e.updated_at as "updatedAt",
           count(u.id)::int as count, count(u.id) filter (where u.state = 'FREE')::int as free
      from estates e left join units u on u.tenant_id = e.tenant_id and u.estate_id = e.id
     where e.tenant_id = ${tenantId} group by e.id`,
  texts: ['name', 'address'],
  keyword: ['name', 'address'],
  unique: 'nameCN',
  columns: (values) => ({
    nameCN: textOf(values, 'nameCN'),
    nameEN: textOf(values, 'nameEN'),
    addressCN: textOf(values, 'addressCN'),
    addressEN: textOf(values, 'addressEN'),
    noteCN: textOf(values, 'noteCN'),
    noteEN: textOf(values, 'noteEN'),
  }),
});

async function estateOptions({ db, tenantId }: ActorScope) {
  const rows = await db.select().from(estates).where(eq(estates.tenantId, tenantId)).orderBy(asc(estates.nameCN));
  return rows.map(({ id, nameCN, nameEN }) => ({ value: id, label: { CN: nameCN, EN: nameEN } }));
}

/** Apartments; what somebody chose or rents keeps its size and rent. */
export const unitStore: Store = {
  ...tableStore({
    resource: unit,
    table: units,
    select: ({ tenantId }) => sql`
      select u.id, u.rev, u.code, u.state as status, u.estate_id as estate,
             json_build_object('CN', e.name_cn, 'EN', e.name_en) as "estateName", u.building, u.no, u.floor, u.type,
             u.area, u.rent, u.market, u.facing_cn as "facingCN", u.facing_en as "facingEN",
             u.updated_at as "updatedAt",
             (select l.no from leases l where l.tenant_id = u.tenant_id and l.unit_id = u.id
                 and l.state in ('TO_SIGN', 'SIGNED', 'RUNNING')) as tenant
        from units u left join estates e on e.tenant_id = u.tenant_id and e.id = u.estate_id
       where u.tenant_id = ${tenantId}`,
    texts: ['estateName'],
    keyword: ['code', 'estateName'],
    unique: 'code',
    async check(scope, values, before) {
      if (!(await estateOptions(scope)).some(({ value }) => value === values.estate))
        throw fieldRefusal(scope, 'INVALID', 'estate', { count: 1 });
      const isTaken = before && ['RESERVED', 'LET'].includes(String(before.row.status));
      if (isTaken && ['estate', 'type', 'rent'].some((key) => values[key] !== before.values[key]))
        throw new Refusal('NOT_ALLOWED', { cause: 'a lease names it as it is' });
    },
    columns: (values) => ({
      estateId: textOf(values, 'estate'),
      code: textOf(values, 'code'),
      building: textOf(values, 'building'),
      no: textOf(values, 'no'),
      floor: Number(values.floor),
      type: textOf(values, 'type'),
      area: Number(values.area),
      rent: Number(values.rent),
      market: Number(values.market),
      facingCN: textOf(values, 'facingCN'),
      facingEN: textOf(values, 'facingEN'),
    }),
    actions: { repair: { state: 'REPAIR' }, ready: { state: 'FREE' } },
  }),
  options: async (scope) => ({ estates: await estateOptions(scope) }),
};

/** The ranked lists of all rounds. */
export const turnStore: Store = {
  ...readings({
    resource: choiceTurn,
    select: ({ tenantId }) => sql`
      select t.id, t.rev, t.round_id as round, json_build_object('CN', r.name_cn, 'EN', r.name_en) as "roundName",
             t.rank, t.state as status, t.applicant, t.score, t.reasons, t."group" + 1 as "group", t.type,
             jsonb_array_length(t.wishes) as wished, u.code as "unitCode", a.no, t.updated_at as "updatedAt"
        from choice_turns t
        join choice_rounds r on r.tenant_id = t.tenant_id and r.id = t.round_id
        left join units u on u.tenant_id = t.tenant_id and u.id = t.unit_id
        left join applications a on a.tenant_id = t.tenant_id and a.id = t.application_id
       where t.tenant_id = ${tenantId}`,
    texts: ['roundName'],
    keyword: ['applicant', 'no'],
    present: ({ reasons, ...row }) => ({
      ...row,
      reasons: (reasons as Reason[]).map(toldReason),
    }),
  }),
  options: async (scope) => ({ choiceRounds: await namedOptions(scope, choiceRounds) }),
  hold: holdRows(choiceTurns),
  async act(scope, { action, ids }) {
    if (action !== 'offer') throw new Refusal('NOT_ALLOWED');
    for (const id of ids) await offer(scope, id);
    return null;
  },
};

/** Gives whoever waits the cheapest free apartment of their size; UNIT_GONE when there is none. */
async function offer(scope: ActorScope, id: string): Promise<void> {
  const { db, tenantId } = scope;
  const [turn] = await db
    .select()
    .from(choiceTurns)
    .where(and(eq(choiceTurns.tenantId, tenantId), eq(choiceTurns.id, id)));
  if (turn?.state !== 'WAITLIST') throw new Refusal('NOT_ALLOWED');
  const [free] = await db
    .select({ id: units.id, code: units.code })
    .from(units)
    .where(and(eq(units.tenantId, tenantId), eq(units.state, 'FREE'), eq(units.type, turn.type)))
    .orderBy(asc(units.rent), asc(units.code))
    .limit(1)
    .for('update');
  if (!free) throw new Refusal('UNIT_GONE');
  await giveUnit(scope, turn, free.id);
  await logAction(scope, {
    resource: choiceTurn,
    id,
    title: String(turn.rank),
    action: 'offer',
    changes: [
      { field: 'status', before: 'WAITLIST', after: 'CHOSEN' },
      { field: 'unitCode', before: null, after: free.code },
    ],
  });
}

/** Leases, as the office keeps them. */
export const leaseStore: Store = {
  ...readings({
    resource: lease,
    select: (scope) => sql`
      select leases.id, leases.rev, leases.no, ${statusNow(scope)} as status, leases.applicant, u.code as "unitCode", leases.rent,
             leases.starts_on as "startsOn", leases.ends_on as "endsOn", leases.sign_by as "signBy",
             leases.moved_in_on as "movedInOn", leases.leaves_on as "leavesOn", leases.renewal,
             leases.renew_months as "renewMonths", leases.ended_on as "endedOn", leases.created_at as "createdAt",
             leases.updated_at as "updatedAt"
        from leases left join units u on u.tenant_id = leases.tenant_id and u.id = leases.unit_id
       where leases.tenant_id = ${scope.tenantId}`,
    keyword: ['no', 'applicant', 'unitCode'],
    present: ({ renewMonths, ...row }) => ({ ...row, renewalText: renewalText({ ...row, renewMonths }) }),
  }),
  hold: holdRows(leases),
  async act(scope, { action, ids, values }) {
    for (const id of ids) await moveLease(scope, { id, step: action as LeaseStep, values });
    return null;
  },
};
