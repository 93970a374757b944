import { sql } from 'drizzle-orm';
import { boolean, date, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, rev, tenantId, updatedAt } from './columns.ts';

/** The draft of a form of one's own: sections by key with their revisions, as they were saved last. */
export const ownForms = pgTable(
  'own_forms',
  {
    id: id(),
    tenantId: tenantId(),
    ownerId: text('owner_id').notNull(),
    form: text('form').notNull(),
    sections: jsonb('sections').notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('own_forms_owner').on(t.tenantId, t.ownerId, t.form)],
);

/** Which files an own form holds; those that were handed in can be read by who reviews them. */
export const ownFormFiles = pgTable(
  'own_form_files',
  {
    tenantId: tenantId(),
    formId: text('form_id').notNull(),
    fileId: text('file_id').notNull(),
    isHandedIn: boolean('is_handed_in').notNull().default(false),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.formId, t.fileId] }), index('own_form_files_file').on(t.fileId)],
);

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
    uniqueIndex('companies_passed').on(t.tenantId, t.code).where(sql`state = 'PASSED' and status <> 'MERGED'`),
    index('companies_updated').on(t.tenantId, t.updatedAt.desc()),
  ],
);

/** Who acts for a company: OWNER, AGENT, or SUCCESSOR (an agent asked to become the owner); ASKED, ACTIVE, or DECLINED. */
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
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    uniqueIndex('company_members_account').on(t.companyId, t.accountId),
    uniqueIndex('company_members_owner').on(t.companyId).where(sql`role = 'OWNER'`),
    index('company_members_of').on(t.tenantId, t.accountId),
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
