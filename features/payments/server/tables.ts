import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { bytes, createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

const fen = (name: string) => bigint(name, { mode: 'number' });

/** What a programme may pay in a year, and how: the row whoever posts for that year holds. */
export const payBudgets = pgTable(
  'pay_budgets',
  {
    id: id(),
    tenantId: tenantId(),
    programme: text('programme').notNull(),
    year: integer('year').notNull(),
    /** Fen, all amounts alike. */
    total: fen('total').notNull(),
    /** What a case is granted, where its programme does not say. */
    granted: fen('granted').notNull(),
    /** From which amount on a third person approves; null: never. */
    thirdFrom: fen('third_from'),
    /** From which sum of a case on a second person confirms it; null: the usual one. */
    secondFrom: fen('second_from'),
    /** The account of the office that claims are paid back to; empty until it is named. */
    refundHolder: text('refund_holder').notNull().default(''),
    refundBank: text('refund_bank').notNull().default(''),
    refundAccount: text('refund_account').notNull().default(''),
    /** Instalments that hold instead of those the programme declares (`Part[]`). */
    parts: jsonb('parts').notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [uniqueIndex('pay_budgets_year').on(t.tenantId, t.programme, t.year)],
);

/** Entries are added and read, never changed; what was wrong is taken back by another. One row moves one amount, so that it balances. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    tenantId: tenantId(),
    /** Counts within the tenant, without a gap. */
    no: integer('no').notNull(),
    programme: text('programme').notNull(),
    year: integer('year').notNull(),
    kind: text('kind').notNull(),
    debit: text('debit').notNull(),
    credit: text('credit').notNull(),
    amount: fen('amount').notNull(),
    paymentId: text('payment_id'),
    /** The claim that it is about. */
    reclaimId: text('reclaim_id'),
    reverses: text('reverses'),
    byName: text('by_name').notNull().default(''),
    at: createdAt(),
  },
  (t) => [
    uniqueIndex('ledger_entries_no').on(t.tenantId, t.no),
    index('ledger_entries_list').on(t.tenantId, t.no.desc(), t.id),
    uniqueIndex('ledger_entries_reverses').on(t.tenantId, t.reverses).where(sql`reverses is not null`),
    index('ledger_entries_year').on(t.tenantId, t.programme, t.year),
    index('ledger_entries_payment').on(t.tenantId, t.paymentId),
    index('ledger_entries_reclaim').on(t.tenantId, t.reclaimId).where(sql`reclaim_id is not null`),
    check('ledger_entries_moves', sql`amount > 0 and debit <> credit`),
  ],
);

/** An instalment of what a case was granted. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    tenantId: tenantId(),
    applicationId: text('application_id').notNull(),
    ownerId: text('owner_id').notNull(),
    programme: text('programme').notNull(),
    year: integer('year').notNull(),
    key: text('key').notNull(),
    titleCN: text('title_cn').notNull(),
    titleEN: text('title_en').notNull(),
    /** Which of how many. */
    number: integer('number').notNull(),
    count: integer('count').notNull(),
    amount: fen('amount').notNull(),
    /** YYYY-MM-DD from which it can be paid. */
    dueOn: text('due_on').notNull(),
    conditions: jsonb('conditions').notNull().default([]),
    /** YYYY-MM-DD on which the applicant confirmed them. */
    confirmedOn: text('confirmed_on'),
    state: text('state').notNull().default('PLANNED'),
    /** Approvals count within a round; a returned payment begins another. */
    round: integer('round').notNull().default(1),
    batchId: text('batch_id'),
    /** YYYY-MM-DD on which the bank paid. */
    paidOn: text('paid_on'),
    /** Why it was returned or stopped. */
    reason: text('reason'),
    /** Last digits of the account it was sent to. */
    tail: text('tail'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('payments_key').on(t.applicationId, t.key),
    index('payments_list').on(t.tenantId, t.dueOn, t.id),
    index('payments_state').on(t.tenantId, t.state),
    index('payments_owner').on(t.ownerId),
    index('payments_batch').on(t.tenantId, t.batchId),
  ],
);

/** Who approved which payment: nobody twice in a round. */
export const paymentApprovals = pgTable(
  'payment_approvals',
  {
    tenantId: tenantId(),
    paymentId: text('payment_id').notNull(),
    round: integer('round').notNull(),
    byId: text('by_id').notNull(),
    byName: text('by_name').notNull(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.paymentId, t.round, t.byId] })],
);

/** A file for the bank: sealed as it was made, with its digest. */
export const payBatches = pgTable(
  'pay_batches',
  {
    id: id(),
    tenantId: tenantId(),
    no: text('no').notNull(),
    payOn: text('pay_on').notNull(),
    count: integer('count').notNull(),
    sum: fen('sum').notNull(),
    /** SHA-256 of the file. */
    digest: bytes('digest').notNull(),
    /** The file, sealed for this cell. */
    content: text('content').notNull(),
    downloads: integer('downloads').notNull().default(0),
    byName: text('by_name').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('pay_batches_no').on(t.tenantId, t.no),
    index('pay_batches_list').on(t.tenantId, t.createdAt.desc(), t.id),
  ],
);

/** Accounts to pay to that applicants named after they submitted; the newest that has begun to count is paid to. */
export const payees = pgTable(
  'payees',
  {
    id: id(),
    tenantId: tenantId(),
    applicationId: text('application_id').notNull(),
    ownerId: text('owner_id').notNull(),
    holder: text('holder').notNull(),
    bank: text('bank').notNull(),
    branch: text('branch').notNull(),
    /** Sealed. */
    account: text('account').notNull(),
    tail: text('tail').notNull(),
    isValid: boolean('is_valid').notNull(),
    /** From when on payments go there. */
    startsAt: instant('starts_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('payees_of').on(t.tenantId, t.applicationId, t.startsAt.desc()), index('payees_owner').on(t.ownerId)],
);
