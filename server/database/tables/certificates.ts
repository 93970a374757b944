import { index, integer, jsonb, pgTable, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { createdAt, instant } from './columns.ts';

/** Certificates of whatever room, found by their public code or their number, by anybody, without a tenant. */
export const certificates = pgTable(
  'certificates',
  {
    code: text('code').primaryKey(),
    tenantRef: text('tenant_ref').notNull(),
    /** What it certifies; with the id of its object there is one. */
    kind: text('kind').notNull().default('TALENT'),
    objectId: text('object_id').notNull(),
    no: text('no').notNull(),
    year: integer('year').notNull(),
    holder: text('holder').notNull(),
    titleCN: text('title_cn').notNull(),
    titleEN: text('title_en').notNull(),
    /** What its kind prints beside. */
    details: jsonb('details').$type<Readonly<Record<string, string>>>().notNull().default({}),
    validFrom: instant('valid_from').notNull(),
    validTo: instant('valid_to'),
    /** When it stopped to count before its time was over. */
    revokedAt: instant('revoked_at'),
    issuedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('certificates_no').on(t.tenantRef, t.no),
    uniqueIndex('certificates_object').on(t.kind, t.objectId),
    index('certificates_number').on(sql`upper(no)`),
  ],
);
