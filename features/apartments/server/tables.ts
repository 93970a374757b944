import { doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** Where apartments are. */
export const estates = pgTable(
  'estates',
  {
    id: id(),
    tenantId: tenantId(),
    nameCN: text('name_cn').notNull(),
    nameEN: text('name_en').notNull(),
    addressCN: text('address_cn').notNull(),
    addressEN: text('address_en').notNull(),
    noteCN: text('note_cn').notNull().default(''),
    noteEN: text('note_en').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [uniqueIndex('estates_name').on(t.tenantId, t.nameCN)],
);

/** An apartment; whoever gives it to somebody holds its row. */
export const units = pgTable(
  'units',
  {
    id: id(),
    tenantId: tenantId(),
    estateId: text('estate_id').notNull(),
    /** Estate, building and number as one word, by which sheets know it. */
    code: text('code').notNull(),
    building: text('building').notNull(),
    no: text('no').notNull(),
    floor: integer('floor').notNull(),
    /** ONE, TWO, THREE rooms. */
    type: text('type').notNull(),
    area: doublePrecision('area').notNull(),
    facingCN: text('facing_cn').notNull().default(''),
    facingEN: text('facing_en').notNull().default(''),
    /** Yuan a month: what the market asks, and what is paid. */
    market: integer('market').notNull(),
    rent: integer('rent').notNull(),
    /** FREE, RESERVED, LET, REPAIR. */
    state: text('state').notNull().default('FREE'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [uniqueIndex('units_code').on(t.tenantId, t.code), index('units_estate').on(t.tenantId, t.estateId, t.state)],
);

/** Whom the leading group is to decide on together, ranked; from its decision on ranks and points stay as they are. */
export const meetingLists = pgTable(
  'meeting_lists',
  {
    id: id(),
    tenantId: tenantId(),
    nameCN: text('name_cn').notNull(),
    nameEN: text('name_en').notNull(),
    year: integer('year').notNull(),
    /** DRAFT, RANKED, DECIDED. */
    state: text('state').notNull().default('DRAFT'),
    /** Day of the meeting, YYYY-MM-DD, and the number of its minutes. */
    heldOn: text('held_on'),
    minutes: text('minutes'),
    rankedBy: text('ranked_by'),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [index('meeting_lists_order').on(t.tenantId, t.createdAt.desc(), t.id.desc())],
);

/** The rank of a case on a list, with the points that led to it. */
export const meetingRanks = pgTable(
  'meeting_ranks',
  {
    id: id(),
    tenantId: tenantId(),
    listId: text('list_id').notNull(),
    applicationId: text('application_id').notNull(),
    rank: integer('rank').notNull(),
    points: integer('points').notNull(),
    /** `Reason[]`. */
    reasons: jsonb('reasons').notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('meeting_ranks_rank').on(t.tenantId, t.listId, t.rank),
    uniqueIndex('meeting_ranks_case').on(t.listId, t.applicationId),
    index('meeting_ranks_application').on(t.tenantId, t.applicationId),
  ],
);

/** A round in which ranked people choose, group by group; whoever settles a group holds its row. */
export const choiceRounds = pgTable(
  'choice_rounds',
  {
    id: id(),
    tenantId: tenantId(),
    nameCN: text('name_cn').notNull(),
    nameEN: text('name_en').notNull(),
    year: integer('year').notNull(),
    /** The list whose ranks it takes; null for applications that were approved before there were such lists. */
    listId: text('list_id'),
    opensAt: instant('opens_at').notNull(),
    groupSize: integer('group_size').notNull(),
    /** Hours that a group has. */
    hours: integer('hours').notNull(),
    state: text('state').notNull().default('DRAFT'),
    /** Groups whose apartments are given out. */
    settled: integer('settled').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [index('choice_rounds_state').on(t.state, t.tenantId)],
);

/** Somebody's place in a round, and what they wish. */
export const choiceTurns = pgTable(
  'choice_turns',
  {
    id: id(),
    tenantId: tenantId(),
    roundId: text('round_id').notNull(),
    /** Null for whoever came over from the waiting list of a round before. */
    applicationId: text('application_id'),
    ownerId: text('owner_id').notNull(),
    applicant: text('applicant').notNull(),
    rank: integer('rank').notNull(),
    score: integer('score').notNull(),
    /** `Reason[]`. */
    reasons: jsonb('reasons').notNull().default([]),
    type: text('type').notNull(),
    group: integer('group').notNull(),
    /** Passed over once: the turn after is the last. */
    isSecond: integer('is_second').notNull().default(0),
    /** Ids of apartments, the dearest first. */
    wishes: jsonb('wishes').notNull().default([]),
    state: text('state').notNull().default('WAITING'),
    unitId: text('unit_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('choice_turns_rank').on(t.tenantId, t.roundId, t.rank),
    uniqueIndex('choice_turns_owner').on(t.roundId, t.ownerId),
    // Nobody gets what somebody else got.
    uniqueIndex('choice_turns_unit').on(t.roundId, t.unitId).where(sql`state = 'CHOSEN'`),
    index('choice_turns_group').on(t.tenantId, t.roundId, t.group),
    index('choice_turns_of').on(t.ownerId),
  ],
);

/** An apartment let to somebody, from the choice to the day it is handed back. */
export const leases = pgTable(
  'leases',
  {
    id: id(),
    tenantId: tenantId(),
    no: text('no').notNull(),
    unitId: text('unit_id').notNull(),
    turnId: text('turn_id').notNull(),
    ownerId: text('owner_id').notNull(),
    applicant: text('applicant').notNull(),
    rent: integer('rent').notNull(),
    /** YYYY-MM-DD, the last day included. */
    startsOn: text('starts_on').notNull(),
    endsOn: text('ends_on').notNull(),
    state: text('state').notNull().default('TO_SIGN'),
    signBy: instant('sign_by').notNull(),
    signedAt: instant('signed_at'),
    movedInOn: text('moved_in_on'),
    /** Until when the tenant said they stay. */
    leavesOn: text('leaves_on'),
    /** A key of `renewalStates`; null until the tenant asks to stay. */
    renewal: text('renewal'),
    renewMonths: integer('renew_months'),
    /** Why it does not go on. */
    renewReason: text('renew_reason'),
    /** The last day that the tenant was reminded of. */
    remindedOf: text('reminded_of'),
    /** The last day after which tenant and office were told that it is overdue. */
    overdueOf: text('overdue_of'),
    endedOn: text('ended_on'),
    reason: text('reason'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('leases_no').on(t.tenantId, t.no),
    // An apartment is let to one at a time.
    uniqueIndex('leases_unit').on(t.tenantId, t.unitId).where(sql`state in ('TO_SIGN', 'SIGNED', 'RUNNING')`),
    index('leases_owner').on(t.ownerId, t.createdAt.desc()),
    index('leases_end').on(t.endsOn).where(sql`state = 'RUNNING'`),
    index('leases_last_day').on(sql`least(ends_on, leaves_on)`).where(sql`state = 'RUNNING'`),
    index('leases_list').on(t.tenantId, t.createdAt.desc(), t.id.desc()),
  ],
);
