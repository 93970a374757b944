import type { Channel, Proposal } from '#features/publicity/shared/objection.ts';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** Rounds of public notice: what a programme proposes to approve, gathered and announced together. */
export const publicityRounds = pgTable(
  'publicity_rounds',
  {
    id: id(),
    tenantId: tenantId(),
    programme: text('programme').notNull(),
    year: integer('year').notNull(),
    titleCN: text('title_cn').notNull(),
    titleEN: text('title_en').notNull(),
    /** Working days that the notice runs. */
    days: integer('days').notNull(),
    /** Whether the notice says what each case is to be granted. */
    showsAmounts: boolean('shows_amounts').notNull().default(false),
    /** DRAFT, OPEN, CLOSED. */
    state: text('state').notNull().default('DRAFT'),
    /** The content by which it was published. */
    noticeId: text('notice_id'),
    publishedAt: instant('published_at'),
    endsAt: instant('ends_at'),
    closedAt: instant('closed_at'),
    madeBy: text('made_by').notNull(),
    publishedBy: text('published_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    index('publicity_rounds_list').on(t.tenantId, t.createdAt.desc(), t.id.desc()),
    uniqueIndex('publicity_rounds_notice').on(t.tenantId, t.noticeId),
    // Across tenants: for the job that closes what is over.
    index('publicity_rounds_due').on(t.endsAt).where(sql`state = 'OPEN'`),
  ],
);

/** The cases of a round; what a notice says of each is kept as it was published. */
export const publicityEntries = pgTable(
  'publicity_entries',
  {
    /** What visitors name an entry by: it says nothing of the case. */
    id: id(),
    tenantId: tenantId(),
    roundId: text('round_id').notNull(),
    applicationId: text('application_id').notNull(),
    position: integer('position').notNull().default(0),
    /** Masked. */
    name: text('name').notNull().default(''),
    company: text('company').notNull().default(''),
    subjectCN: text('subject_cn').notNull().default(''),
    subjectEN: text('subject_en').notNull().default(''),
    /** Where cases were ranked before: rank and points, with which they stand on the notice. */
    rank: integer('rank'),
    points: integer('points'),
    /** Fen, where the notice says amounts and one is known. */
    amount: bigint('amount', { mode: 'number' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('publicity_entries_case').on(t.roundId, t.applicationId),
    index('publicity_entries_application').on(t.tenantId, t.applicationId),
  ],
);

/** Objections to public notices; only those who decide see the names of objectors. */
export const objections = pgTable(
  'objections',
  {
    id: id(),
    tenantId: tenantId(),
    no: text('no').notNull(),
    /** By which the objector reads how it stands. */
    code: text('code').notNull(),
    noticeId: text('notice_id').notNull(),
    roundId: text('round_id'),
    entryId: text('entry_id'),
    applicationId: text('application_id'),
    /** Whoever was signed in; null by mail and for anonymous ones. */
    ownerId: text('owner_id'),
    email: text('email').notNull().default(''),
    locale: text('locale').notNull().default('CN'),
    name: text('name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    aspects: text('aspects').array().notNull().default([]),
    facts: text('facts').notNull(),
    state: text('state').notNull().default('RECEIVED'),
    /** Of shared/objection.ts. */
    channel: text('channel').$type<Channel>().notNull().default('PORTAL'),
    /** YYYY-MM-DD on which it came, where an officer noted it for somebody. */
    receivedOn: text('received_on'),
    registeredBy: text('registered_by'),
    /** Whether it put the case on hold. */
    holds: boolean('holds').notNull().default(false),
    dueAt: instant('due_at').notNull(),
    handlerId: text('handler_id'),
    /** What is being looked into, for the desk. */
    note: text('note').notNull().default(''),
    /** Until when the applicant may state their view; null while they were not asked. */
    defenceDueAt: instant('defence_due_at'),
    /** What they state, read by the desk alone. */
    defence: text('defence').notNull().default(''),
    defendedAt: instant('defended_at'),
    /** What one person proposes and a second decides. */
    proposal: jsonb('proposal').$type<Proposal>(),
    /** The conclusion as both sides read it. */
    reply: text('reply').notNull().default(''),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('objections_no').on(t.tenantId, t.no),
    index('objections_list').on(t.tenantId, t.createdAt.desc(), t.id.desc()),
    index('objections_application').on(t.tenantId, t.applicationId),
    index('objections_round').on(t.tenantId, t.roundId),
    index('objections_owner').on(t.ownerId),
  ],
);

/** Files of evidence, and those with which the applicant answers. */
export const objectionFiles = pgTable(
  'objection_files',
  {
    tenantId: tenantId(),
    objectionId: text('objection_id').notNull(),
    fileId: text('file_id').notNull(),
    file: jsonb('file').notNull(),
    /** OBJECTOR or APPLICANT. */
    side: text('side').notNull().default('OBJECTOR'),
  },
  (t) => [primaryKey({ columns: [t.objectionId, t.fileId] }), index('objection_files_file').on(t.fileId)],
);
