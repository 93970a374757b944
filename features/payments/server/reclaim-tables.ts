import { bigint, index, integer, pgTable, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { createdAt, id, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** What a case has to pay back, as its result was revoked; what is claimed, returned and left are sums of the ledger. */
export const reclaims = pgTable(
  'reclaims',
  {
    id: id(),
    tenantId: tenantId(),
    applicationId: text('application_id').notNull(),
    ownerId: text('owner_id').notNull(),
    programme: text('programme').notNull(),
    year: integer('year').notNull(),
    /** YYYY-MM-DD until which it has to arrive. */
    dueOn: text('due_on').notNull(),
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('reclaims_case').on(t.tenantId, t.applicationId),
    index('reclaims_list').on(t.tenantId, t.dueOn, t.id),
    index('reclaims_owner').on(t.ownerId),
  ],
);

/** Money that came back, or that is not asked for any more: noted by one person, posted once another has confirmed it. */
export const reclaimMoves = pgTable(
  'reclaim_moves',
  {
    id: id(),
    tenantId: tenantId(),
    reclaimId: text('reclaim_id').notNull(),
    /** RETURN or WAIVE. */
    kind: text('kind').notNull(),
    /** Fen. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** YYYY-MM-DD on which it arrived. */
    receivedOn: text('received_on'),
    note: text('note').notNull().default(''),
    /** ASKED, DONE, DECLINED. */
    state: text('state').notNull().default('ASKED'),
    byId: text('by_id').notNull(),
    byName: text('by_name').notNull(),
    secondId: text('second_id'),
    secondName: text('second_name'),
    /** Why it was declined. */
    answer: text('answer').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('reclaim_moves_of').on(t.tenantId, t.reclaimId, t.createdAt),
    uniqueIndex('reclaim_moves_asked').on(t.reclaimId).where(sql`state = 'ASKED'`),
  ],
);
