import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** A company or institution as it proved to be; several may wait under one credit code, one may have passed. */
export const companies = pgTable(
  'companies',
  {
    id: id(),
    tenantId: tenantId(),
    name: text('name').notNull(),
    nameEN: text('name_en').notNull().default(''),
    code: text('code').notNull(),
    kind: text('kind').notNull(),
    industry: text('industry').notNull(),
    legalRep: text('legal_rep').notNull(),
    region: text('region').notNull(),
    address: text('address').notNull(),
    agentName: text('agent_name').notNull(),
    agentPosition: text('agent_position').notNull(),
    agentPhone: text('agent_phone').notNull(),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    /** PENDING, PASSED, REJECTED, REVOKED; what passed and is past its day counts as expired. */
    state: text('state').notNull().default('PENDING'),
    /** ON, BLOCKED, MERGED. */
    status: text('status').notNull().default('ON'),
    reason: text('reason'),
    validTo: date('valid_to', { mode: 'string' }),
    /** The form as it was handed in last. */
    data: jsonb('data').notNull(),
    /** Handed in and not decided; what passed before stays in force meanwhile. */
    isWaiting: boolean('is_waiting').notNull().default(true),
    submittedBy: text('submitted_by').notNull(),
    submittedAt: instant('submitted_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    mergedInto: text('merged_into'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    index('companies_code').on(t.tenantId, t.code),
    // By their beginning, for the search of the back office.
    index('companies_named').on(t.tenantId, sql`name collate "C"`),
    index('companies_named_en').on(t.tenantId, sql`name_en collate "C"`),
    index('companies_coded').on(t.tenantId, sql`code collate "C"`),
    uniqueIndex('companies_passed').on(t.tenantId, t.code).where(sql`state = 'PASSED' and status <> 'MERGED'`),
    index('companies_updated').on(t.tenantId, t.updatedAt.desc()),
  ],
);

/**
 * Who acts for a company: OWNER, AGENT, or SUCCESSOR (an agent asked to become the owner); ASKED, ACTIVE, or DECLINED. What
 * is set for an agent does not bind an owner.
 */
export const companyMembers = pgTable(
  'company_members',
  {
    id: id(),
    tenantId: tenantId(),
    companyId: text('company_id').notNull(),
    accountId: text('account_id').notNull(),
    role: text('role').notNull(),
    state: text('state').notNull(),
    note: text('note').notNull().default(''),
    /** Codes of the programmes that an agent may act in; null for all. */
    programmes: text('programmes').array(),
    /** The last day on which an agent may act; null without an end. */
    validTo: date('valid_to', { mode: 'string' }),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('company_members_account').on(t.companyId, t.accountId),
    uniqueIndex('company_members_owner').on(t.companyId).where(sql`role = 'OWNER'`),
    index('company_members_of').on(t.tenantId, t.accountId),
  ],
);

/**
 * An address that is invited to act for a company: OPEN until `validUntil`, or DECLINED. Accepted, it becomes a member; taken
 * back, it is gone.
 */
export const companyInvitations = pgTable(
  'company_invitations',
  {
    id: id(),
    tenantId: tenantId(),
    companyId: text('company_id').notNull(),
    /** Lower case; whoever has it need not have an account. */
    email: text('email').notNull(),
    state: text('state').notNull().default('OPEN'),
    programmes: text('programmes').array(),
    validTo: date('valid_to', { mode: 'string' }),
    /** Days in which it can be answered, each time it is sent. */
    days: integer('days').notNull(),
    validUntil: instant('valid_until').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('company_invitations_address').on(t.companyId, t.email),
    index('company_invitations_to').on(t.tenantId, t.email),
    index('company_invitations_over').on(t.validUntil),
  ],
);

/** What happened to a company's authentication, as its members read it. */
export const companyEvents = pgTable(
  'company_events',
  {
    id: id(),
    tenantId: tenantId(),
    companyId: text('company_id').notNull(),
    action: text('action').notNull(),
    reason: text('reason'),
    at: createdAt(),
  },
  (t) => [index('company_events_company').on(t.companyId, t.at.desc())],
);
