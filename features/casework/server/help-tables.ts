import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { bytes, createdAt, id, instant, tenantId } from '#server/database/tables/columns.ts';

/** Leave to fill in some sections of somebody's application, given by a code; whoever redeems it becomes the helper. */
export const helpGrants = pgTable(
  'help_grants',
  {
    id: id(),
    tenantId: tenantId(),
    applicationId: text('application_id').notNull(),
    ownerId: text('owner_id').notNull(),
    /** Keys of sections. */
    sections: jsonb('sections').$type<string[]>().notNull(),
    note: text('note').notNull().default(''),
    /** Keyed hash of the code. */
    codeHash: bytes('code_hash').notNull(),
    codeUntil: instant('code_until').notNull(),
    /** From then on nothing may be read or written. */
    until: instant('until').notNull(),
    helperId: text('helper_id'),
    /** As the helper gave it, for the applicant and the receipt. */
    helperName: text('helper_name').notNull().default(''),
    redeemedAt: instant('redeemed_at'),
    lastWriteAt: instant('last_write_at'),
    /** When the helper said last that all is filled in. */
    doneAt: instant('done_at'),
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('help_grants_code').on(t.tenantId, t.codeHash),
    index('help_grants_application').on(t.applicationId, t.createdAt),
    index('help_grants_helper').on(t.helperId),
    index('help_grants_owner').on(t.ownerId),
  ],
);

/** What stands in an application as a helper wrote it, value by value; a change by the applicant takes the line away. */
export const helpEntries = pgTable(
  'help_entries',
  {
    tenantId: tenantId(),
    applicationId: text('application_id').notNull(),
    /** Of a value, a file, or a row that was taken away; the section's key in front. */
    path: text('path').notNull(),
    grantId: text('grant_id').notNull(),
    accountId: text('account_id').notNull(),
    /** Revision of the section that the save made. */
    rev: integer('rev').notNull(),
    at: createdAt(),
    /** When the applicant submitted having read it. */
    readAt: instant('read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.applicationId, t.path] }),
    index('help_entries_grant').on(t.grantId),
    index('help_entries_account').on(t.accountId),
  ],
);
