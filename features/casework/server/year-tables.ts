import type { Values } from '#core/forms/values.ts';
import type { YearSettings } from '#features/casework/shared/programme-year.ts';
import type { Allotment } from '#features/casework/shared/year-items.ts';
import type { DraftState } from '#features/casework/shared/year-states.ts';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** A year of a programme as it is in force: when it takes applications (closing instants are exclusive), how many, and what it sets otherwise. */
export const windows = pgTable(
  'windows',
  {
    id: id(),
    tenantId: tenantId(),
    programme: text('programme').notNull(),
    year: integer('year').notNull(),
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    titleCN: text('title_cn').notNull(),
    titleEN: text('title_en').notNull(),
    /** Most applications taken; null: no limit. */
    quota: integer('quota'),
    /** Minutes after the end in which what arrives still counts. */
    graceMinutes: integer('grace_minutes').notNull().default(0),
    /** Whether time lost to outages moves the end. */
    extendsAfterOutage: boolean('extends_after_outage').notNull().default(true),
    /** The end as outages moved it; null while none did. */
    extendedTo: instant('extended_to'),
    /** Types that have an end, or a beginning, of their own: `{ type, opensAt, closesAt }`, instants as ISO texts. */
    types: jsonb('types').notNull().default([]),
    /** Their ends as outages moved them, by type; nothing for those that none moved. ISO texts. */
    typeEnds: jsonb('type_ends').$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** What shared/programme-year.ts lets a year set. */
    settings: jsonb('settings').$type<YearSettings>().notNull().default({}),
    /** Quotas and sums of items, and the budget; units of 10,000 yuan. */
    allotment: jsonb('allotment').$type<Allotment>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [uniqueIndex('windows_year').on(t.tenantId, t.programme, t.year)],
);

/**
 * What a year is to become: a year of its own that was never published, or changes to one in force under the same id. It
 * counts for nothing until somebody who changed none of it publishes it.
 */
export const yearDrafts = pgTable(
  'year_drafts',
  {
    id: id(),
    tenantId: tenantId(),
    programme: text('programme').notNull(),
    year: integer('year').notNull(),
    /** Its form, with whatever is missing or wrong. */
    values: jsonb('values').$type<Values>().notNull(),
    /** For lists; null while it is missing or no date. */
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    /** DRAFT, REVIEW or RETURNED. */
    state: text('state').$type<DraftState>().notNull().default('DRAFT'),
    /** Accounts that changed something since the year was last published. */
    changedBy: jsonb('changed_by').$type<readonly string[]>().notNull().default([]),
    sentBy: text('sent_by'),
    sentAt: instant('sent_at'),
    /** Who returned it, and why. */
    returnedBy: text('returned_by'),
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [uniqueIndex('year_drafts_year').on(t.tenantId, t.programme, t.year)],
);

/** More time for one person in a year of a programme; it counts once somebody other than who asked has approved it. */
export const extensions = pgTable(
  'extensions',
  {
    id: id(),
    tenantId: tenantId(),
    programme: text('programme').notNull(),
    year: integer('year').notNull(),
    accountId: text('account_id').notNull(),
    /** Exclusive. */
    until: instant('until').notNull(),
    reason: text('reason').notNull(),
    state: text('state').notNull().default('PENDING'),
    askedBy: text('asked_by').notNull(),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    index('extensions_of').on(t.tenantId, t.programme, t.year, t.accountId).where(sql`state = 'APPROVED'`),
    index('extensions_list').on(t.tenantId, t.updatedAt.desc(), t.id),
    index('extensions_account').on(t.accountId),
  ],
);

/** What the desk offers for corrections and refusals beside the sentences of each programme; deleted ones keep translating. */
export const sentences = pgTable(
  'sentences',
  {
    id: id(),
    tenantId: tenantId(),
    /** Of shared/sentences.ts. */
    use: text('use').notNull(),
    /** Code of one, or `everyProgramme` of shared/sentences.ts. */
    programme: text('programme').notNull(),
    textCN: text('text_cn').notNull(),
    textEN: text('text_en').notNull(),
    deletedAt: instant('deleted_at'),
    deletedBy: text('deleted_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [index('sentences_list').on(t.tenantId, t.updatedAt.desc(), t.id.desc())],
);

/** When the server was last there. */
export const heartbeats = pgTable('heartbeats', { id: text('id').primaryKey(), at: instant('at').notNull() });

/** Times in which the server answered nobody, as its heartbeats tell. */
export const outages = pgTable('outages', {
  from: instant('from_at').primaryKey(),
  until: instant('until').notNull(),
});
