import { index, integer, jsonb, pgTable, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { bytes, createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** Sheets by which companies declare for their people. */
export const declarations = pgTable(
  'declarations',
  {
    id: id(),
    tenantId: tenantId(),
    companyId: text('company_id').notNull(),
    /** The agent who handed it in. */
    ownerId: text('owner_id').notNull(),
    ownerName: text('owner_name').notNull().default(''),
    no: text('no').notNull(),
    programme: text('programme').notNull(),
    year: integer('year').notNull(),
    /** Of the sheet. */
    name: text('name').notNull(),
    /** SHA-256 of the sheet, by which the same one is found again. */
    digest: bytes('digest').notNull(),
    /** Heads of columns that nothing asks for. */
    ignored: jsonb('ignored').notNull().default([]),
    state: text('state').notNull().default('CHECKING'),
    lines: integer('lines').notNull(),
    doneAt: instant('done_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('declarations_no').on(t.tenantId, t.no),
    index('declarations_company').on(t.tenantId, t.companyId, t.createdAt.desc(), t.id.desc()),
    index('declarations_owner').on(t.ownerId),
    index('declarations_list').on(t.tenantId, t.createdAt.desc(), t.id),
  ],
);

/** Rows of these sheets and what became of each. */
export const declarationRows = pgTable(
  'declaration_rows',
  {
    id: id(),
    tenantId: tenantId(),
    declarationId: text('declaration_id').notNull(),
    line: integer('line').notNull(),
    /** Texts by the keys of their columns, sealed; empty once nothing needs them. */
    cells: text('cells').notNull(),
    state: text('state').notNull().default('OPEN'),
    /** Keyed hash of the identity document, as in applications. */
    personKey: bytes('person_key'),
    /** Keyed hash of the e-mail address, by which somebody without an account is found later. */
    emailKey: bytes('email_key'),
    /** Whose application it became. */
    accountId: text('account_id'),
    applicationId: text('application_id'),
  },
  (t) => [
    uniqueIndex('declaration_rows_line').on(t.declarationId, t.line),
    index('declaration_rows_person').on(t.tenantId, t.personKey).where(sql`state = 'WAITING'`),
    index('declaration_rows_email').on(t.tenantId, t.emailKey).where(sql`state = 'WAITING'`),
    index('declaration_rows_account').on(t.accountId),
    index('declaration_rows_application').on(t.applicationId),
  ],
);

/** Files that came with a sheet, by the row they belong to. */
export const declarationFiles = pgTable(
  'declaration_files',
  {
    id: id(),
    tenantId: tenantId(),
    declarationId: text('declaration_id').notNull(),
    rowId: text('row_id').notNull(),
    fileId: text('file_id').notNull(),
    /** Of the field of documents. */
    path: text('path').notNull(),
  },
  (t) => [uniqueIndex('declaration_files_file').on(t.fileId), index('declaration_files_of').on(t.declarationId)],
);
