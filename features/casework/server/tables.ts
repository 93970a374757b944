import type { Rubric } from '#core/judging/rubric.ts';
import { type StateSet, sqlListOf } from '#core/workflow/states.ts';
import type { ExpertState } from '#features/casework/shared/experts.ts';
import type { HelpedValue, Helper } from '#features/casework/shared/helping.ts';
import type { ScoreSheet } from '#features/learning/shared/score-sheet.ts';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { bytes, createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

const isOf = (set: StateSet) => sql.raw(`state in ${sqlListOf(set)}`);

/** One application of one person; its status has one writer, domain/applications/transition.ts. */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    tenantId: tenantId(),
    programme: text('programme').notNull(),
    formVersion: integer('form_version').notNull().default(1),
    year: integer('year').notNull(),
    no: text('no'),
    ownerId: text('owner_id').notNull(),
    /** Name for lists and search; follows the person section. */
    applicant: text('applicant').notNull().default(''),
    /** Six-digit code of the region the case belongs to; null when nothing says so. */
    region: text('region'),
    subjectCN: text('subject_cn').notNull().default(''),
    subjectEN: text('subject_en').notNull().default(''),
    state: text('state').notNull().default('DRAFT'),
    /** The step that asked for corrections, to which a new submission returns. */
    askedFrom: text('asked_from'),
    rounds: integer('rounds').notNull().default(0),
    openItems: integer('open_items').notNull().default(0),
    answeredItems: integer('answered_items').notNull().default(0),
    assigneeId: text('assignee_id'),
    heldBy: text('held_by'),
    heldUntil: instant('held_until'),
    dueAt: instant('due_at'),
    /**
     * Due dates as they are sorted and searched: none counts as later than all. A column, because row security keeps
     * conditions with coalesce() off an index.
     */
    dueOrder: instant('due_order').generatedAlwaysAs(sql`coalesce(due_at, 'infinity'::timestamptz)`),
    submittedAt: instant('submitted_at'),
    decidedAt: instant('decided_at'),
    result: jsonb('result'),
    /** Keyed hash of the certificate number, to find the same person again. */
    personKey: bytes('person_key'),
    copiedFrom: text('copied_from'),
    /** Keyed hash of whom it is for, where a programme takes one a year for each of them; null before it is known. */
    onceKey: bytes('once_key'),
    /** What tells live applications of one person apart: only those for somebody of their own differ. */
    liveFor: text('live_for').notNull().generatedAlwaysAs(sql`case when once_key is null then '' else id end`),
    /** The authenticated company that has to confirm it, or did; null where there is none. */
    employerId: text('employer_id'),
    /** When the applicant asked to withdraw a case under way. */
    withdrawalAskedAt: instant('withdrawal_asked_at'),
    appealedAt: instant('appealed_at'),
    /** A revocation one person asked for and a second has to confirm: `{ by, byName, reason, at }`. */
    revocation: jsonb('revocation'),
    /** The public notice that names the case, or named it last. */
    noticeId: text('notice_id'),
    /** Objections to it that are not decided: while there is one the case is on hold. */
    openObjections: integer('open_objections').notNull().default(0),
    /** Given when the case is approved, by the rule of its programme and year. */
    decisionNo: text('decision_no'),
    /** Whether anybody was ever invited to help: only then there are entries of helpers to look for. */
    isHelped: boolean('is_helped').notNull().default(false),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('applications_no').on(t.tenantId, t.no),
    uniqueIndex('applications_decision').on(t.tenantId, t.decisionNo),
    // What waits to be announced.
    index('applications_unannounced')
      .on(t.tenantId, t.programme, t.year)
      .where(sql`state = 'PUBLICITY' and notice_id is null`),
    // What takes the quota of a year, item by item.
    index('applications_taken').on(t.tenantId, t.programme, t.year, t.id).where(sql`no is not null`),
    index('applications_owner').on(t.ownerId, t.updatedAt.desc(), t.id.desc()),
    // The review queue: what still needs somebody, by due date; cases without one come last.
    index('applications_queue').on(t.tenantId, t.dueOrder, t.id).where(isOf('work')),
    index('applications_pool')
      .on(t.tenantId, t.dueOrder, t.id)
      .where(sql`assignee_id is null and ${isOf('pool')}`),
    index('applications_assignee').on(t.tenantId, t.assigneeId, t.dueOrder, t.id).where(isOf('work')),
    // Whatever was ever given to somebody, for operators who see no more than that.
    index('applications_given').on(t.tenantId, t.assigneeId, t.id).where(sql`submitted_at is not null`),
    index('applications_region').on(t.tenantId, sql`region collate "C"`).where(sql`submitted_at is not null`),
    index('applications_state').on(t.tenantId, t.state, t.dueOrder, t.id),
    index('applications_employer').on(t.tenantId, t.employerId, t.dueOrder, t.id).where(sql`employer_id is not null`),
    index('applications_unit').on(t.state, t.dueAt).where(isOf('unit')),
    // Due dates across tenants: for the job that closes what lapsed.
    index('applications_due').on(t.state, t.dueAt).where(isOf('timed')),
    index('applications_number').on(t.tenantId, sql`no collate "C"`).where(sql`submitted_at is not null`),
    index('applications_name').on(t.tenantId, sql`applicant collate "C"`).where(sql`submitted_at is not null`),
    index('applications_person').on(t.tenantId, t.personKey).where(sql`person_key is not null`),
    index('applications_submitted').on(t.tenantId, t.submittedAt).where(sql`submitted_at is not null`),
    // One live application per person, programme and year.
    uniqueIndex('applications_live')
      .on(t.tenantId, t.programme, t.year, t.ownerId, t.liveFor)
      .where(sql`deleted_at is null and state not in ${sql.raw(sqlListOf('ended'))}`),
    // And one that was handed in for each whom it may be for, whoever applies.
    uniqueIndex('applications_once')
      .on(t.tenantId, t.programme, t.year, t.onceKey)
      .where(
        sql`once_key is not null and deleted_at is null and state <> 'DRAFT' and state not in ${sql.raw(sqlListOf('ended'))}`,
      ),
  ],
);

/** Experts who were asked about a case: it is given to them beside whoever handles it. Where it is scored, with what they scored. */
export const caseJudges = pgTable(
  'case_judges',
  {
    tenantId: tenantId(),
    applicationId: text('application_id').notNull(),
    accountId: text('account_id').notNull(),
    givenBy: text('given_by').notNull(),
    at: createdAt(),
    /** Of shared/experts.ts. */
    state: text('state').$type<ExpertState>().notNull().default('ASKED'),
    /** Points and reason by criterion; null until it is handed in. */
    sheet: jsonb('sheet').$type<ScoreSheet>(),
    total: numeric('total', { mode: 'number' }),
    opinion: text('opinion').notNull().default(''),
    submittedAt: instant('submitted_at'),
    /** Why they recused themselves. */
    reason: text('reason').notNull().default(''),
    recusedAt: instant('recused_at'),
    rev: rev(),
  },
  (t) => [
    primaryKey({ columns: [t.applicationId, t.accountId] }),
    index('case_judges_account').on(t.tenantId, t.accountId, t.applicationId),
  ],
);

/** By what experts score a case: the scale as it was when the first one was asked, and what came of it. */
export const expertReviews = pgTable(
  'expert_reviews',
  {
    tenantId: tenantId(),
    applicationId: text('application_id').notNull(),
    nameCN: text('name_cn').notNull(),
    nameEN: text('name_en').notNull(),
    rubric: jsonb('rubric').$type<Rubric>().notNull(),
    rubricDigest: text('rubric_digest').notNull(),
    frozenAt: instant('frozen_at').notNull(),
    /** How many have to hand in scores. */
    least: integer('least').notNull(),
    /** With which the case left the review; null while it is open, and where it left with too few scores. */
    result: numeric('result', { mode: 'number' }),
    closedAt: instant('closed_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.applicationId] })],
);

/** What an employer said of the fields it vouches for, of the submission at hand. */
export const employerMarks = pgTable(
  'employer_marks',
  {
    tenantId: tenantId(),
    applicationId: text('application_id').notNull(),
    path: text('path').notNull(),
    isTrue: boolean('is_true').notNull(),
    note: text('note').notNull().default(''),
    markedBy: text('marked_by').notNull(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.path] })],
);

/** One section's values with their own revision, so that different sections never conflict. */
export const applicationSections = pgTable(
  'application_sections',
  {
    tenantId: tenantId(),
    applicationId: text('application_id').notNull(),
    key: text('key').notNull(),
    values: jsonb('values').notNull().default({}),
    state: text('state').notNull().default('empty'),
    savedAt: instant('saved_at').notNull().defaultNow(),
    rev: rev(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.key] })],
);

/** What happened to an application, as both sides may see it. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: id(),
    tenantId: tenantId(),
    applicationId: text('application_id').notNull(),
    action: text('action').notNull(),
    state: text('state').notNull(),
    actorKind: text('actor_kind').notNull(),
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull().default(''),
    reason: text('reason'),
    /** Until when the step was due that ended here; null for one without a date, and where no step ended. */
    dueAt: instant('due_at'),
    at: createdAt(),
  },
  (t) => [index('application_events_of').on(t.applicationId, t.at)],
);

/** What a submission froze: data, form version and file hashes, canonical and signed. */
export const snapshots = pgTable(
  'snapshots',
  {
    id: id(),
    tenantId: tenantId(),
    applicationId: text('application_id').notNull(),
    round: integer('round').notNull(),
    formVersion: integer('form_version').notNull(),
    data: jsonb('data').notNull(),
    files: jsonb('files').notNull(),
    /** What helpers had written of it: `{ path, account, name, at }`. */
    helped: jsonb('helped').$type<HelpedValue[]>().notNull().default([]),
    digest: bytes('digest').notNull(),
    at: createdAt(),
  },
  (t) => [uniqueIndex('snapshots_round').on(t.applicationId, t.round)],
);

/** Receipts are found by their public code, by anybody, without a tenant. */
export const receipts = pgTable(
  'receipts',
  {
    code: text('code').primaryKey(),
    tenantRef: text('tenant_ref').notNull(),
    applicationId: text('application_id').notNull(),
    snapshotId: text('snapshot_id').notNull(),
    no: text('no').notNull(),
    programme: text('programme').notNull(),
    applicant: text('applicant').notNull(),
    files: integer('files').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Who helped, each with the titles of the sections that hold something of theirs. */
    helpers: jsonb('helpers').$type<Helper[]>().notNull().default([]),
    digest: bytes('digest').notNull(),
    signature: bytes('signature').notNull(),
    keyId: text('key_id').notNull(),
    at: createdAt(),
  },
  (t) => [index('receipts_application').on(t.applicationId)],
);

/** One field, row or file sent back: only these unlock, and approval waits for all of them. */
export const correctionItems = pgTable(
  'correction_items',
  {
    id: id(),
    tenantId: tenantId(),
    applicationId: text('application_id').notNull(),
    path: text('path').notNull(),
    reason: text('reason').notNull(),
    note: text('note').notNull().default(''),
    /** noted until the case is returned, then open, answered, accepted or withdrawn. */
    state: text('state').notNull().default('noted'),
    dueAt: instant('due_at'),
    round: integer('round').notNull(),
    reply: text('reply'),
    before: jsonb('before'),
    after: jsonb('after'),
    revFrom: integer('rev_from').notNull(),
    revTo: integer('rev_to'),
    raisedBy: text('raised_by').notNull(),
    raisedByName: text('raised_by_name').notNull(),
    raisedAt: createdAt(),
    answeredAt: instant('answered_at'),
    closedAt: instant('closed_at'),
  },
  (t) => [index('correction_items_of').on(t.applicationId, t.raisedAt)],
);

/** What reviewers have checked, by path. */
export const marks = pgTable(
  'marks',
  {
    tenantId: tenantId(),
    applicationId: text('application_id').notNull(),
    path: text('path').notNull(),
    byId: text('by_id').notNull(),
    byName: text('by_name').notNull(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.path] })],
);

/** Opinions among reviewers; applicants never see them. */
export const opinions = pgTable(
  'opinions',
  {
    id: id(),
    tenantId: tenantId(),
    applicationId: text('application_id').notNull(),
    byId: text('by_id').notNull(),
    byName: text('by_name').notNull(),
    text: text('text').notNull(),
    at: createdAt(),
  },
  (t) => [index('opinions_of').on(t.applicationId, t.at)],
);

/** Decisions taken on many cases together: they wait for a time in which they can be undone, and are carried out then. */
export const bulkDecisions = pgTable(
  'bulk_decisions',
  {
    id: id(),
    tenantId: tenantId(),
    madeBy: text('made_by').notNull(),
    madeByName: text('made_by_name').notNull(),
    action: text('action').notNull(),
    reason: text('reason').notNull().default(''),
    /** Ids of the cases, as they were named when it was confirmed. */
    cases: jsonb('cases').notNull(),
    /** ASKED (a second person is waited for), PENDING, DONE, UNDONE, RETURNED. */
    state: text('state').notNull().default('PENDING'),
    runsAt: instant('runs_at').notNull(),
    /** What its cases came to when it was confirmed, in fen. */
    sum: bigint('sum', { mode: 'number' }).notNull().default(0),
    /** Who confirmed it as the second person, or sent it back, and then why. */
    secondBy: text('second_by'),
    secondByName: text('second_by_name').notNull().default(''),
    returnReason: text('return_reason').notNull().default(''),
    /** What became of each case, once it was carried out. */
    outcome: jsonb('outcome'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    index('bulk_decisions_made').on(t.tenantId, t.madeBy, t.createdAt.desc()),
    // Across tenants: for the job that carries them out.
    index('bulk_decisions_due').on(t.runsAt).where(sql`state = 'PENDING'`),
    // What waits for a case: a handful of decisions, among which the cases are looked for.
    index('bulk_decisions_waiting').on(t.tenantId).where(sql`state in ('ASKED', 'PENDING')`),
  ],
);

/** The last number given out per programme and year. */
export const numbers = pgTable(
  'numbers',
  {
    tenantId: tenantId(),
    programme: text('programme').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.programme, t.year] })],
);
