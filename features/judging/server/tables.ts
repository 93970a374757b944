import type { ScoreMark } from '#features/judging/shared/marks.ts';
import {
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
import { createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** The judging of a round of the competition: its scale, its times, who draws how many entries. */
export const judgings = pgTable(
  'itec_judgings',
  {
    id: id(),
    tenantId: tenantId(),
    roundId: text('round_id').notNull(),
    editionId: text('edition_id').notNull(),
    /** PRELIM, SEMI or FINAL. */
    stage: text('stage').notNull(),
    quantId: text('quant_id').notNull(),
    /** The scale as it was when judging opened; null before. */
    rubric: jsonb('rubric'),
    rubricDigest: text('rubric_digest'),
    frozenAt: instant('frozen_at'),
    opensAt: instant('opens_at').notNull(),
    /** Exclusive. */
    closesAt: instant('closes_at').notNull(),
    perEntry: integer('per_entry').notNull(),
    cap: integer('cap').notNull(),
    /** Whether names and papers are hidden. */
    isBlind: boolean('is_blind').notNull().default(true),
    /** DRAFT, OPEN, CLOSED. */
    state: text('state').notNull().default('DRAFT'),
    closedAt: instant('closed_at'),
    /** When the last reminder by the clock was due that went out. */
    remindedFor: instant('reminded_for'),
    /** By which assignments, and the order of entries on stage, were drawn. */
    seed: text('seed').notNull(),
    lotSeed: text('lot_seed'),
    lotAt: instant('lot_at'),
    /** Numbers of the entries in the order drawn. */
    lotOrder: jsonb('lot_order'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('itec_judgings_round').on(t.tenantId, t.roundId),
    index('itec_judgings_list').on(t.tenantId, t.opensAt.desc()),
  ],
);

/** Who may judge in an edition, with what ties are found by. */
export const judges = pgTable(
  'itec_judges',
  {
    id: id(),
    tenantId: tenantId(),
    editionId: text('edition_id').notNull(),
    accountId: text('account_id').notNull(),
    /** Keys of tracks; none for all. */
    tracks: text('tracks').array().notNull().default([]),
    employer: text('employer').notNull().default(''),
    creditCode: text('credit_code').notNull().default(''),
    /** Funds and companies they invest through, one a line. */
    investors: text('investors').notNull().default(''),
    school: text('school').notNull().default(''),
    isActive: boolean('is_active').notNull().default(true),
    remindedAt: instant('reminded_at'),
    reminders: integer('reminders').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('itec_judges_once').on(t.tenantId, t.editionId, t.accountId),
    index('itec_judges_account').on(t.accountId),
  ],
);

/** A tie between a judge and an entry on which somebody decided; what the system finds and nobody touched is not kept. */
export const ties = pgTable(
  'itec_ties',
  {
    id: id(),
    tenantId: tenantId(),
    entryId: text('entry_id').notNull(),
    accountId: text('account_id').notNull(),
    source: text('source').notNull(),
    kind: text('kind'),
    note: text('note').notNull().default(''),
    /** CONFIRMED or DISMISSED. */
    state: text('state').notNull(),
    decidedBy: text('decided_by').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    uniqueIndex('itec_ties_once').on(t.tenantId, t.entryId, t.accountId),
    index('itec_ties_account').on(t.accountId),
  ],
);

/** An entry given to a judge, with what they scored. */
export const assignments = pgTable(
  'itec_assignments',
  {
    id: id(),
    tenantId: tenantId(),
    judgingId: text('judging_id').notNull(),
    entryId: text('entry_id').notNull(),
    accountId: text('account_id').notNull(),
    /** By which the parties at the gate are named: nothing links it to the entry. */
    gateKey: text('gate_key').notNull(),
    /** Place in the judge’s own order, drawn once. */
    position: integer('position').notNull(),
    state: text('state').notNull().default('INVITED'),
    declaredAt: instant('declared_at'),
    /** Points and reason by criterion; null until it is handed in. */
    sheet: jsonb('sheet'),
    total: numeric('total', { mode: 'number' }),
    opinion: text('opinion').notNull().default(''),
    /** Passages that scores rest on. */
    marks: jsonb('marks').$type<readonly ScoreMark[]>().notNull().default([]),
    /** Why they abstained. */
    reason: text('reason'),
    submittedAt: instant('submitted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('itec_assignments_once').on(t.judgingId, t.entryId, t.accountId),
    index('itec_assignments_judge').on(t.tenantId, t.accountId, t.judgingId, t.position),
    index('itec_assignments_account').on(t.accountId),
  ],
);

/** A list of entries that one person proposes to take further and another confirms. */
export const promotions = pgTable(
  'itec_promotions',
  {
    id: id(),
    tenantId: tenantId(),
    judgingId: text('judging_id').notNull(),
    /** PENDING, CONFIRMED, WITHDRAWN. */
    state: text('state').notNull().default('PENDING'),
    /** Ids of entries with rank and result, the best first. */
    list: jsonb('list').notNull(),
    madeBy: text('made_by').notNull(),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    /** What became of each entry. */
    outcome: jsonb('outcome'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [index('itec_promotions_of').on(t.tenantId, t.judgingId, t.createdAt.desc())],
);

/** Who is on stage in a round, and the clock. */
export const stages = pgTable(
  'itec_stages',
  {
    tenantId: tenantId(),
    judgingId: text('judging_id').notNull(),
    /** Index in the order drawn. */
    at: integer('at').notNull(),
    /** TALK or QUESTIONS. */
    phase: text('phase').notNull(),
    startedAt: instant('started_at'),
    spentMs: integer('spent_ms').notNull(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.judgingId] })],
);
