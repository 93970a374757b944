import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** Complaints, suggestions, questions and praise. */
export const complaints = pgTable(
  'complaints',
  {
    id: id(),
    tenantId: tenantId(),
    no: text('no').notNull(),
    kind: text('kind').notNull(),
    target: text('target').notNull(),
    about: text('about').notNull().default(''),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** Null for somebody without an account, whose address was proven by a code. */
    accountId: text('account_id'),
    name: text('name').notNull(),
    phone: text('phone').notNull().default(''),
    email: text('email'),
    /** Of the mails to somebody without an account. */
    locale: text('locale').notNull().default('CN'),
    /** The office never sees who it is. */
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    state: text('state').notNull().default('NEW'),
    assigneeId: text('assignee_id'),
    /** Who handled it before it was opened again: not them a second time. */
    formerId: text('former_id'),
    acceptBy: instant('accept_by').notNull(),
    acceptedAt: instant('accepted_at'),
    /** When the time for the present answer began. */
    startedAt: instant('started_at').notNull(),
    dueAt: instant('due_at').notNull(),
    repliedAt: instant('replied_at'),
    reopenedAt: instant('reopened_at'),
    closedAt: instant('closed_at'),
    /** When the office first reached whoever complained. */
    contactedAt: instant('contacted_at'),
    /** The one with which it is dealt with, and its state before. */
    mergedInto: text('merged_into'),
    mergedFrom: text('merged_from'),
    isSolved: boolean('is_solved'),
    /** 1 to 5. */
    score: integer('score'),
    /** Where it stands on the desk: opened again, owed, answered, ended. */
    deskTurn: integer('desk_turn').generatedAlwaysAs(
      sql`case when state = 'REOPENED' then 0 when state in ('NEW', 'ACCEPTED', 'PROCESSING') then 1 when state = 'REPLIED' then 2 else 3 end`,
    ),
    /** Within its turn, ms: when something is owed next; of what was answered how long ago, so that the latest comes first. */
    deskOrder: bigint('desk_order', { mode: 'number' }).generatedAlwaysAs(
      sql`floor(1000 * extract(epoch from case when state = 'NEW' then accept_by - timestamptz '1970-01-01 00:00:00+00' when state in ('ACCEPTED', 'PROCESSING', 'REOPENED') then due_at - timestamptz '1970-01-01 00:00:00+00' else timestamptz '1970-01-01 00:00:00+00' - coalesce(replied_at, closed_at, created_at) end))::bigint`,
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('complaints_no').on(t.tenantId, t.no),
    index('complaints_list').on(t.tenantId, t.createdAt.desc(), t.id.desc()),
    index('complaints_account').on(t.tenantId, t.accountId, t.createdAt.desc(), t.id.desc()),
    index('complaints_desk').on(t.tenantId, t.deskTurn, t.deskOrder, t.id),
    index('complaints_mine').on(t.tenantId, t.assigneeId, t.deskTurn, t.deskOrder, t.id).where(sql`desk_turn <= 1`),
    index('complaints_about').on(t.tenantId, t.target, t.about, t.createdAt.desc(), t.id.desc()),
    index('complaints_merged').on(t.tenantId, t.mergedInto).where(sql`merged_into is not null`),
    index('complaints_replied').on(t.state, t.repliedAt),
  ],
);

/** What was written about a complaint, and what happened to it. */
export const complaintPosts = pgTable(
  'complaint_posts',
  {
    id: id(),
    tenantId: tenantId(),
    complaintId: text('complaint_id').notNull(),
    /** Who of the office; null for whoever complained. */
    staffId: text('staff_id'),
    kind: text('kind').notNull(),
    isInternal: boolean('is_internal').notNull().default(false),
    text: text('text').notNull().default(''),
    at: instant('at').notNull(),
  },
  (t) => [index('complaint_posts_thread').on(t.tenantId, t.complaintId, t.at, t.id)],
);

/** Answers that a tenant keeps ready. */
export const readyAnswers = pgTable(
  'complaint_answers',
  {
    id: id(),
    tenantId: tenantId(),
    /** Of complaints that it is for; null for all. */
    kind: text('kind'),
    titleCN: text('title_cn').notNull(),
    titleEN: text('title_en').notNull(),
    textCN: text('text_cn').notNull(),
    textEN: text('text_en').notNull(),
    /** Answers sent with its words. */
    uses: integer('uses').notNull().default(0),
    status: text('status').notNull().default('ON'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [index('complaint_answers_list').on(t.tenantId, t.updatedAt.desc(), t.id.desc())],
);

/** Files that came with a complaint, or with an answer to it. */
export const complaintFiles = pgTable(
  'complaint_files',
  {
    tenantId: tenantId(),
    complaintId: text('complaint_id').notNull(),
    fileId: text('file_id').notNull(),
    /** The answer it came with; null for what came with the complaint. */
    postId: text('post_id'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.complaintId, t.fileId] }), index('complaint_files_file').on(t.fileId)],
);
