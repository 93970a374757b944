import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, rev, tenantId, updatedAt } from './columns.ts';

/** Requests for one-to-one service: one person, one service, at most one of it under way. */
export const serviceRequests = pgTable(
  'service_requests',
  {
    id: id(),
    tenantId: tenantId(),
    no: text('no').notNull(),
    /** Name of the guide, with its title as it was then. */
    service: text('service').notNull(),
    titleCN: text('title_cn').notNull(),
    titleEN: text('title_en').notNull(),
    ownerId: text('owner_id').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    standing: text('standing').notNull(),
    wish: text('wish').notNull(),
    /** The day that would suit, YYYY-MM-DD. */
    preferredOn: text('preferred_on'),
    state: text('state').notNull().default('NEW'),
    /** What was done, or why it was closed. */
    answer: text('answer').notNull().default(''),
    handlerId: text('handler_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('service_requests_no').on(t.tenantId, t.no),
    index('service_requests_owner').on(t.tenantId, t.ownerId, t.createdAt.desc(), t.id.desc()),
    index('service_requests_list').on(t.tenantId, t.state, t.createdAt.desc(), t.id.desc()),
    uniqueIndex('service_requests_open').on(t.tenantId, t.ownerId, t.service).where(sql`state in ('NEW', 'ACCEPTED')`),
  ],
);
