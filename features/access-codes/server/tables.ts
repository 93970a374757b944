import { boolean, index, integer, pgTable, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { bytes, createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** Access codes that were made together, for the same thing. Whoever uses one of them holds this row. */
export const accessBatches = pgTable(
  'access_batches',
  {
    id: id(),
    tenantId: tenantId(),
    titleCN: text('title_cn').notNull(),
    titleEN: text('title_en').notNull(),
    /** Code of a scene, and what of it the codes open. */
    scene: text('scene').notNull(),
    refId: text('ref_id').notNull(),
    /** What that was called when they were made. */
    refCN: text('ref_cn').notNull(),
    refEN: text('ref_en').notNull(),
    prefix: text('prefix').notNull(),
    /** The last two characters of the first of them. */
    tail: text('tail').notNull(),
    codes: integer('codes').notNull(),
    /** How many people may use each. */
    usesEach: integer('uses_each').notNull(),
    /** Uses of all of them. */
    used: integer('used').notNull().default(0),
    validFrom: instant('valid_from').notNull(),
    /** Exclusive. */
    validTo: instant('valid_to').notNull(),
    issuedBy: text('issued_by').notNull(),
    isOn: boolean('is_on').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [index('access_batches_list').on(t.tenantId, t.createdAt.desc(), t.id)],
);

/** One code: nothing of it but a keyed hash and its last two characters. */
export const accessCodes = pgTable(
  'access_codes',
  {
    id: id(),
    tenantId: tenantId(),
    batchId: text('batch_id').notNull(),
    /** Where it stands in the file of its batch, from 1. */
    rank: integer('rank').notNull(),
    codeHash: bytes('code_hash').notNull(),
    tail: text('tail').notNull(),
    used: integer('used').notNull().default(0),
  },
  (t) => [
    uniqueIndex('access_codes_hash').on(t.tenantId, t.codeHash),
    index('access_codes_batch').on(t.tenantId, t.batchId, t.rank),
  ],
);

/** That somebody used a code, each of them once. */
export const accessUses = pgTable(
  'access_uses',
  {
    id: id(),
    tenantId: tenantId(),
    batchId: text('batch_id').notNull(),
    codeId: text('code_id').notNull(),
    accountId: text('account_id').notNull(),
    /** Where in the portal it led; null for the back office. */
    path: text('path'),
    usedAt: instant('used_at').notNull(),
  },
  (t) => [
    uniqueIndex('access_uses_person').on(t.tenantId, t.codeId, t.accountId),
    index('access_uses_batch').on(t.tenantId, t.batchId, t.usedAt.desc(), t.id),
    index('access_uses_own').on(t.tenantId, t.accountId, t.usedAt.desc(), t.id),
  ],
);
