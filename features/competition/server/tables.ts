import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** An edition of the competition: when it takes entries, in which tracks and groups, for which prizes. */
export const editions = pgTable(
  'itec_editions',
  {
    id: id(),
    tenantId: tenantId(),
    year: integer('year').notNull(),
    titleCN: text('title_cn').notNull(),
    titleEN: text('title_en').notNull(),
    introCN: text('intro_cn').notNull().default(''),
    introEN: text('intro_en').notNull().default(''),
    opensAt: instant('opens_at').notNull(),
    /** Exclusive. */
    closesAt: instant('closes_at').notNull(),
    startsOn: date('starts_on').notNull(),
    taxYear: integer('tax_year').notNull(),
    forecastYear: integer('forecast_year').notNull(),
    /** Working days in which a winner hands in what their turn asks. */
    stageDays: integer('stage_days').notNull().default(10),
    rewardRate: numeric('reward_rate', { mode: 'number' }).notNull().default(0),
    /** Rows as the form keeps them; `readEdition` makes an Edition of them. */
    tracks: jsonb('tracks').notNull().default([]),
    items: jsonb('items').notNull().default([]),
    groups: jsonb('groups').notNull().default([]),
    prizes: jsonb('prizes').notNull().default([]),
    instalments: jsonb('instalments').notNull().default([]),
    judges: jsonb('judges').notNull().default([]),
    /** Where and when printed award material is taken; `counterOf` makes a Counter of it. */
    counter: jsonb('counter').notNull().default({}),
    isPublic: boolean('is_public').notNull().default(false),
    /** Since when finalists and results are shown. */
    resultsAt: instant('results_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [uniqueIndex('itec_editions_year').on(t.tenantId, t.year)],
);

/** A round of an edition: the eligibility check, the first round, the semi-final, the final, the visits. */
export const rounds = pgTable(
  'itec_rounds',
  {
    id: id(),
    tenantId: tenantId(),
    editionId: text('edition_id').notNull(),
    /** APPLY, CHECK, PRELIM, SEMI, FINAL or VISIT. */
    stage: text('stage').notNull(),
    titleCN: text('title_cn').notNull(),
    titleEN: text('title_en').notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    /** PAPER, ONLINE or ROADSHOW; null where nothing is judged. */
    kind: text('kind'),
    talkMinutes: integer('talk_minutes'),
    questionMinutes: integer('question_minutes'),
    venueCN: text('venue_cn'),
    venueEN: text('venue_en'),
    /** How many go on to the next round. */
    promotes: integer('promotes'),
    publishedAt: instant('published_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('itec_rounds_stage').on(t.editionId, t.stage),
    index('itec_rounds_list').on(t.tenantId, t.startsOn),
  ],
);

/** An entry: one project of one person in one edition, from its draft to its last instalment. */
export const entries = pgTable(
  'itec_entries',
  {
    id: id(),
    tenantId: tenantId(),
    editionId: text('edition_id').notNull(),
    ownerId: text('owner_id').notNull(),
    no: text('no'),
    state: text('state').notNull().default('DRAFT'),
    /** What is typed, by section of the four forms, each with its revision. */
    sections: jsonb('sections').notNull().default({}),
    /** What lists and judges are told, taken from the form at each hand-in. */
    project: text('project').notNull().default(''),
    track: text('track'),
    trackItem: text('track_item'),
    groupKey: text('group_key'),
    company: text('company').notNull().default(''),
    applicant: text('applicant').notNull().default(''),
    /** Why it was returned or failed, as the applicant reads it. */
    reason: text('reason'),
    /** The one supporter who referred the project, and whether the applicant lets them see it. */
    referrerId: text('referrer_id'),
    isShared: boolean('is_shared').notNull().default(false),
    /** Key of the prize in the edition. */
    prize: text('prize'),
    awardedAt: instant('awarded_at'),
    certificateNo: text('certificate_no'),
    submittedAt: instant('submitted_at'),
    dueAt: instant('due_at'),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    index('itec_entries_updated').on(t.tenantId, t.updatedAt.desc(), t.id),
    index('itec_entries_list').on(t.tenantId, t.editionId, t.createdAt.desc(), t.id.desc()),
    index('itec_entries_state').on(t.tenantId, t.editionId, t.state),
    index('itec_entries_owner').on(t.ownerId, t.tenantId),
    index('itec_entries_referrer').on(t.tenantId, t.referrerId, t.createdAt.desc(), t.id.desc()),
    uniqueIndex('itec_entries_no').on(t.tenantId, t.no),
    uniqueIndex('itec_entries_certificate').on(t.certificateNo),
    uniqueIndex('itec_entries_project')
      .on(t.tenantId, t.editionId, t.ownerId, t.project)
      .where(
        sql`submitted_at is not null and deleted_at is null and state not in ('FAILED', 'WITHDRAWN', 'DISQUALIFIED')`,
      ),
  ],
);

/** What was handed in of a form of an entry, as it was then: never changed. */
export const entrySnapshots = pgTable(
  'itec_snapshots',
  {
    id: id(),
    tenantId: tenantId(),
    entryId: text('entry_id').notNull(),
    ownerId: text('owner_id').notNull(),
    /** Code of the form. */
    form: text('form').notNull(),
    data: jsonb('data').notNull(),
    digest: text('digest').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('itec_snapshots_of').on(t.entryId, t.form, t.at.desc()), index('itec_snapshots_owner').on(t.ownerId)],
);

/** Every step of an entry, for its timeline. */
export const entrySteps = pgTable(
  'itec_steps',
  {
    id: id(),
    tenantId: tenantId(),
    entryId: text('entry_id').notNull(),
    step: text('step').notNull(),
    fromState: text('from_state').notNull(),
    toState: text('to_state').notNull(),
    side: text('side').notNull(),
    actorId: text('actor_id').notNull(),
    reason: text('reason'),
    at: instant('at').notNull(),
  },
  (t) => [index('itec_steps_of').on(t.entryId, t.at), index('itec_steps_actor').on(t.actorId)],
);

/** A claim of one instalment of a prize; `amount` in 万元. */
export const claims = pgTable(
  'itec_claims',
  {
    id: id(),
    tenantId: tenantId(),
    entryId: text('entry_id').notNull(),
    ownerId: text('owner_id').notNull(),
    no: integer('no').notNull(),
    amount: numeric('amount', { mode: 'number' }).notNull(),
    data: jsonb('data').notNull().default({}),
    submittedAt: instant('submitted_at').notNull(),
    approvedAt: instant('approved_at'),
    paidOn: date('paid_on'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('itec_claims_no').on(t.entryId, t.no), index('itec_claims_owner').on(t.ownerId)],
);

/** Who approved a claim: nobody twice, which the index holds whatever the code does. */
export const claimApprovals = pgTable(
  'itec_claim_approvals',
  {
    id: id(),
    tenantId: tenantId(),
    claimId: text('claim_id').notNull(),
    accountId: text('account_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    uniqueIndex('itec_claim_approvals_once').on(t.claimId, t.accountId),
    index('itec_claim_approvals_account').on(t.accountId),
  ],
);

/** A slot at the counter, booked for the printed award material of an entry; an entry has one live booking at most. */
export const counterBookings = pgTable(
  'itec_counter_bookings',
  {
    id: id(),
    tenantId: tenantId(),
    editionId: text('edition_id').notNull(),
    entryId: text('entry_id').notNull(),
    ownerId: text('owner_id').notNull(),
    /** BOOKED, DONE (the print was approved), CANCELLED or MISSED (another was booked afterwards). */
    state: text('state').notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('itec_counter_bookings_live').on(t.tenantId, t.entryId).where(sql`state = 'BOOKED'`),
    index('itec_counter_bookings_day').on(t.tenantId, t.editionId, t.startAt),
    index('itec_counter_bookings_of').on(t.tenantId, t.entryId, t.startAt.desc()),
    index('itec_counter_bookings_owner').on(t.ownerId),
  ],
);

/** A change of circumstances that touches eligibility, told within one working day. */
export const entryChanges = pgTable(
  'itec_changes',
  {
    id: id(),
    tenantId: tenantId(),
    entryId: text('entry_id').notNull(),
    ownerId: text('owner_id').notNull(),
    happenedOn: date('happened_on').notNull(),
    what: text('what').notNull(),
    /** Key of the commitment that it touches. */
    touches: text('touches').notNull().default('eligible'),
    isLate: boolean('is_late').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('itec_changes_of').on(t.entryId, t.at.desc()), index('itec_changes_owner').on(t.ownerId)],
);
