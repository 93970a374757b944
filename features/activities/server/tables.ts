import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/**
 * What the seats of a published activity depend on, one row each, beside its publication. Whoever takes or frees a
 * seat holds this row, so that two people never get the last one.
 */
export const activities = pgTable(
  'activities',
  {
    /** That of the content. */
    id: id(),
    tenantId: tenantId(),
    mode: text('mode').notNull(),
    signFrom: instant('sign_from').notNull(),
    signTo: instant('sign_to').notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    /** Null: as many as come. */
    quota: integer('quota'),
    waitlist: boolean('waitlist').notNull(),
    audit: boolean('audit').notNull(),
    companyOnly: boolean('company_only').notNull(),
    checksIn: boolean('checks_in').notNull(),
    /** Those who come may check themselves in by the QR code at the door. */
    checksSelfIn: boolean('checks_self_in').notNull().default(false),
    /** For those whose sign-up is approved only; never part of a publication. */
    onlineUrl: text('online_url').notNull().default(''),
    /** The course that it is a session of, and which of its lessons are held. */
    courseId: text('course_id'),
    lessonIds: text('lesson_ids').array().notNull().default([]),
    /** Sign-ups that hold a seat, and those that wait for one. */
    taken: integer('taken').notNull().default(0),
    waiting: integer('waiting').notNull().default(0),
    cancelledAt: instant('cancelled_at'),
    cancelCN: text('cancel_cn').notNull().default(''),
    cancelEN: text('cancel_en').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('activities_start').on(t.tenantId, t.startAt),
    index('activities_end').on(t.tenantId, t.endAt),
    index('activities_course').on(t.tenantId, t.courseId, t.startAt),
  ],
);

/** A seat asked for by one person; its state has one writer, move-signup.ts. */
export const signups = pgTable(
  'signups',
  {
    id: id(),
    tenantId: tenantId(),
    activityId: text('activity_id').notNull(),
    /** Null for somebody whom staff entered. */
    accountId: text('account_id'),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    company: text('company').notNull().default(''),
    /** `{ label, value }` in both languages, as they were asked. */
    answers: jsonb('answers').notNull().default([]),
    state: text('state').notNull(),
    /** Eight letters on the ticket. */
    letters: text('letters').notNull(),
    /** Why it was refused or taken back. */
    note: text('note'),
    /** Turn in the waiting list: who signed up first moves up first. */
    signedAt: instant('signed_at').notNull(),
    checkedAt: instant('checked_at'),
    checkedBy: text('checked_by'),
    /** 1 to 5. */
    score: integer('score'),
    feedback: text('feedback').notNull().default(''),
    /** How many of the two reminders have gone out. */
    reminded: integer('reminded').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('signups_person').on(t.tenantId, t.activityId, t.accountId),
    uniqueIndex('signups_letters').on(t.tenantId, t.letters),
    index('signups_list').on(t.tenantId, t.signedAt.desc(), t.id),
    index('signups_queue').on(t.tenantId, t.activityId, t.state, t.signedAt, t.id),
    index('signups_own').on(t.tenantId, t.accountId, t.signedAt.desc(), t.id.desc()),
  ],
);

/** The private calendar address of a person: raising the number makes the former address worthless. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    tenantId: tenantId(),
    accountId: text('account_id').notNull(),
    serial: integer('serial').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.accountId] })],
);
