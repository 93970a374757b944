import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { createdAt, id, instant, tenantId } from '#server/database/tables/columns.ts';

/** What was verified in one section of a finished application, as its owner filed it; sensitive values sealed. */
export const dataRecords = pgTable(
  'data_records',
  {
    id: id(),
    tenantId: tenantId(),
    ownerId: text('owner_id').notNull(),
    kind: text('kind').notNull(),
    applicationId: text('application_id').notNull(),
    formVersion: integer('form_version').notNull(),
    section: text('section').notNull(),
    values: jsonb('values').notNull(),
    filedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('data_records_part').on(t.applicationId, t.section),
    index('data_records_owner').on(t.tenantId, t.ownerId, t.section),
  ],
);

/** Each verified field of a record: when it was verified, and the last day on which it holds. */
export const dataItems = pgTable(
  'data_items',
  {
    tenantId: tenantId(),
    recordId: text('record_id').notNull(),
    ownerId: text('owner_id').notNull(),
    field: text('field').notNull(),
    verifiedOn: instant('verified_on').notNull(),
    /** YYYY-MM-DD. */
    expiresOn: text('expires_on'),
    warnedAt: instant('warned_at'),
  },
  (t) => [
    primaryKey({ columns: [t.recordId, t.field] }),
    index('data_items_owner').on(t.ownerId),
    index('data_items_ends').on(t.expiresOn).where(sql`warned_at is null and expires_on is not null`),
  ],
);

/** Where a verified field is used; `overAt` says that its link ended and the application kept what it holds. */
export const dataUses = pgTable(
  'data_uses',
  {
    tenantId: tenantId(),
    ownerId: text('owner_id').notNull(),
    recordId: text('record_id').notNull(),
    section: text('section').notNull(),
    field: text('field').notNull(),
    applicationId: text('application_id').notNull(),
    at: createdAt(),
    overAt: instant('over_at'),
  },
  (t) => [
    primaryKey({ columns: [t.applicationId, t.section, t.field] }),
    index('data_uses_owner').on(t.tenantId, t.ownerId),
    index('data_uses_record').on(t.recordId),
  ],
);

/** Consents to use the data file in a programme, past ones too. */
export const dataConsents = pgTable(
  'data_consents',
  {
    id: id(),
    tenantId: tenantId(),
    ownerId: text('owner_id').notNull(),
    programme: text('programme').notNull(),
    givenAt: createdAt(),
    /** Exclusive. */
    until: instant('until').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    uniqueIndex('data_consents_live').on(t.tenantId, t.ownerId, t.programme).where(sql`revoked_at is null`),
    index('data_consents_owner').on(t.ownerId),
  ],
);

/** Who looked at what a case took from a data file. */
export const dataLooks = pgTable(
  'data_looks',
  {
    id: id(),
    tenantId: tenantId(),
    ownerId: text('owner_id').notNull(),
    applicationId: text('application_id').notNull(),
    byId: text('by_id').notNull(),
    whatCN: text('what_cn').notNull(),
    whatEN: text('what_en').notNull(),
    at: createdAt(),
  },
  (t) => [index('data_looks_owner').on(t.tenantId, t.ownerId, t.at.desc()), index('data_looks_by').on(t.byId)],
);
