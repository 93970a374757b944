import { date, index, integer, pgTable, primaryKey, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { createdAt, id, rev, tenantId, updatedAt } from './columns.ts';

/** Where visitors come from; counted while it is on and within its days. */
export const origins = pgTable(
  'origins',
  {
    id: id(),
    tenantId: tenantId(),
    code: text('code').notNull(),
    nameCN: text('name_cn').notNull(),
    nameEN: text('name_en').notNull(),
    kind: text('kind').notNull(),
    /** Page of the portal that its link leads to. */
    landing: text('landing').notNull().default('/'),
    fromOn: date('from_on', { mode: 'string' }),
    toOn: date('to_on', { mode: 'string' }),
    visits: integer('visits').notNull().default(0),
    registers: integer('registers').notNull().default(0),
    applies: integer('applies').notNull().default(0),
    status: text('status').notNull().default('ON'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [uniqueIndex('origins_code').on(t.tenantId, t.code)],
);

/** What came from where: an account's latest visit (`VISIT`), its registration (`REGISTER`), an application (`APPLY`). */
export const originMarks = pgTable(
  'origin_marks',
  {
    tenantId: tenantId(),
    kind: text('kind').notNull(),
    /** Id of the account or application. */
    subject: text('subject').notNull(),
    originId: text('origin_id').notNull(),
    at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.kind, t.subject] }),
    index('origin_marks_origin').on(t.originId, t.kind),
  ],
);
