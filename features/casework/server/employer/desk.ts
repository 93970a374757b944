import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { stateSets } from '#core/workflow/states.ts';
import type { employerDeskCall } from '#features/casework/calls/employer.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { titleOf } from '#features/casework/server/applications/sections/headline.ts';
import { applications } from '#features/casework/server/tables.ts';
import { instantIn, readPosition, rowsBefore, writePosition } from '#server/base/keyset.ts';
import { and, eq, inArray, isNotNull, ne, type SQL, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';

type Desk = OutputOf<typeof employerDeskCall>;

const size = 20;

/** What an authenticated company has to confirm, or answered; throws what the door of company pages throws. */
export async function readDesk(
  scope: ActorScope,
  { tab, page, after }: InputOf<typeof employerDeskCall>,
): Promise<Desk> {
  const company = await scope.services.features.employers.require(scope);
  const { id, name, code, validTo, isOwner } = company;
  const position = readPosition(after, 2);
  const filter = and(isOfStaff(scope, company), isOnTab(tab));
  const { order, from, at } = orders[tab];
  const rows = await scope.db
    .select()
    .from(applications)
    .where(and(filter, position ? from(instantIn(position[0]), String(position[1])) : undefined))
    .orderBy(...order)
    .limit(size + 1)
    .offset(rowsBefore({ page, size }));
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const counts = await countDesk(scope, company);
  return {
    company: { id, name, code, validTo, isOwner },
    counts,
    rows: shown.map((row) => presentDeskRow(scope, row)),
    total: counts[tab],
    next: last && rows.length > size ? writePosition([at(last).toISOString(), last.id]) : null,
  };
}

/**
 * A case of the staff of the company that the caller acts for, held until the transaction ends if asked to. Throws
 * NOT_FOUND for the staff of others and for programmes the caller may not act in, and what the door of company pages throws.
 */
export async function getStaffCase(scope: ActorScope, id: string, hold = false): Promise<ApplicationRecord> {
  const company = await scope.services.features.employers.require(scope);
  const query = scope.db
    .select()
    .from(applications)
    .where(and(isOfStaff(scope, company), eq(applications.id, id)));
  const [row] = await (hold ? query.for('update') : query);
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** One line of the desk. */
export function presentDeskRow(scope: ActorScope, row: ApplicationRecord): Desk['rows'][number] {
  const { id, programme, no, applicant, state, dueAt } = row;
  return {
    id,
    programme,
    no,
    applicant,
    state,
    title: titleOf(definitionOf(programme), { CN: row.subjectCN, EN: row.subjectEN }),
    submittedAt: (row.submittedAt ?? row.updatedAt).toISOString(),
    dueAt: state === 'UNIT_REVIEW' ? (dueAt?.toISOString() ?? null) : null,
    isMine: row.ownerId === scope.actor.id,
  };
}

type Acting = Awaited<ReturnType<ActorScope['services']['features']['employers']['require']>>;

/**
 * Handed in with this company as the employer, in a programme the caller may act in; what was taken back is a draft and
 * nobody else's business.
 */
function isOfStaff({ tenantId }: ActorScope, { id, programmes }: Acting): SQL {
  return and(
    eq(applications.tenantId, tenantId),
    eq(applications.employerId, id),
    programmes === null ? undefined : inArray(applications.programme, [...programmes]),
    isNotNull(applications.submittedAt),
    ne(applications.state, 'DRAFT'),
    sql`${applications.deletedAt} is null`,
  )!;
}

function isOnTab(tab: 'waiting' | 'answered'): SQL {
  return tab === 'waiting' ? eq(applications.state, 'UNIT_REVIEW') : ne(applications.state, 'UNIT_REVIEW');
}

const orders = {
  waiting: {
    order: [sql`${applications.dueOrder}`, sql`${applications.id}`],
    from: (at: Date, id: string) =>
      sql`(${applications.dueOrder}, ${applications.id}) > (${at.toISOString()}::timestamptz, ${id})`,
    at: (row: ApplicationRecord) => row.dueAt ?? row.updatedAt,
  },
  answered: {
    order: [sql`${applications.updatedAt} desc`, sql`${applications.id} desc`],
    from: (at: Date, id: string) =>
      sql`(${applications.updatedAt}, ${applications.id}) < (${at.toISOString()}::timestamptz, ${id})`,
    at: (row: ApplicationRecord) => row.updatedAt,
  },
} as const;

const soonMs = 36 * 3_600_000;

async function countDesk(scope: ActorScope, company: Acting): Promise<Desk['counts']> {
  const waiting = sql`${applications.state} = 'UNIT_REVIEW'`;
  const soon = new Date(scope.now.getTime() + soonMs).toISOString();
  const open = sql`${applications.state} = any(${sql.param([...stateSets.open])}::text[])`;
  const [row] = await scope.db
    .select({
      waiting: sql<number>`count(*) filter (where ${waiting})::int`,
      due: sql<number>`count(*) filter (where ${waiting} and ${applications.dueAt} < ${soon}::timestamptz)::int`,
      running: sql<number>`count(*) filter (where ${open})::int`,
      answered: sql<number>`count(*) filter (where not ${waiting})::int`,
    })
    .from(applications)
    .where(isOfStaff(scope, company));
  return row ?? { waiting: 0, due: 0, running: 0, answered: 0 };
}
