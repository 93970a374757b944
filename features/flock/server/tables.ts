import {
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '#server/database/pg-tables.ts';
import { bytes, createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** Whatever JSON can say. (The library's own jsonb reads a text that looks like JSON as what it looks like: `"12"` as 12.) */
const anyJson = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});

/** Which document of which farm: the farm itself, or a report of it. */
const documentKey = () => ({ tenantId: tenantId(), farmId: text('farm_id').notNull(), doc: text('doc').notNull() });

/** Which entry of it. */
const entryKey = () => ({ ...documentKey(), key: text('key').notNull() });

/**
 * A farm. What is known of it are its entries; what lists need is copied here in the same transaction. Whoever writes
 * to a farm holds its row, so that `seq` numbers all that happens there without a gap.
 */
export const farms = pgTable(
  'farms',
  {
    tenantId: tenantId(),
    /** Made by the device of its owner; another tenant may know the same one. */
    id: text('id').notNull(),
    seq: integer('seq').notNull().default(0),
    name: text('name').notNull().default(''),
    type: text('type').notNull().default('broiler'),
    area: text('area').notNull().default('europe'),
    birds: integer('birds'),
    /** Whether its shares are counted, without a name, in the comparison of its area. */
    isShared: boolean('is_shared').notNull().default(false),
    isGone: boolean('is_gone').notNull().default(false),
    /** When operators stopped taking anything new from it, and why; null while it is in use. */
    blockedAt: instant('blocked_at'),
    blockReason: text('block_reason').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('farms_updated').on(t.tenantId, t.updatedAt.desc(), t.id),
    index('farms_compared').on(t.tenantId, t.area, t.type),
  ],
);

/** Who works on a farm. */
export const farmMembers = pgTable(
  'farm_members',
  {
    tenantId: tenantId(),
    farmId: text('farm_id').notNull(),
    accountId: text('account_id').notNull(),
    /** OWNER, WORKER, VET. */
    role: text('role').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.farmId, t.accountId] }), index('farm_members_account').on(t.accountId)],
);

/** Codes by which one more person joins a farm, kept as keyed hashes; one use each. */
export const farmInvites = pgTable(
  'farm_invites',
  {
    tenantId: tenantId(),
    codeHash: bytes('code_hash').notNull(),
    farmId: text('farm_id').notNull(),
    role: text('role').notNull(),
    /** Who invites. */
    accountId: text('account_id').notNull(),
    validUntil: instant('valid_until').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.codeHash] }), index('farm_invites_account').on(t.accountId)],
);

/** What stands under each key of each document of a farm (shared/scoring/entries.ts). */
export const flockEntries = pgTable(
  'flock_entries',
  {
    ...entryKey(),
    /** Null: taken away. */
    value: anyJson('value'),
    /** The change that made it. */
    changeId: text('change_id').notNull(),
    accountId: text('account_id').notNull(),
    /** By the clock of the device, as told: nothing is ordered by it. */
    deviceAt: instant('device_at').notNull(),
    /** Of the farm, when it changed last, also when a second wish came or went. */
    seq: integer('seq').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.farmId, t.doc, t.key] }),
    index('flock_entries_seq').on(t.tenantId, t.farmId, t.seq),
    index('flock_entries_account').on(t.accountId),
  ],
);

/** Every change that ever came, also what was refused or lost against another: nothing that was scored is ever lost. */
export const flockChanges = pgTable(
  'flock_changes',
  {
    ...entryKey(),
    id: text('id').notNull(),
    value: anyJson('value'),
    base: text('base'),
    accountId: text('account_id').notNull(),
    deviceAt: instant('device_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** KEPT, MERGED, BESIDE, REFUSED. */
    outcome: text('outcome').notNull(),
    /** Why it was refused: a key of core/texts/errors. */
    why: text('why'),
    /** Of the farm once it was dealt with: the order in which changes came. */
    seq: integer('seq').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.farmId, t.id] }),
    index('flock_changes_entry').on(t.tenantId, t.farmId, t.doc, t.key),
    index('flock_changes_account').on(t.accountId),
  ],
);

/** What somebody else wanted under a key at the same time: it waits beside for a decision. */
export const flockConflicts = pgTable(
  'flock_besides',
  {
    ...entryKey(),
    value: anyJson('value'),
    changeId: text('change_id').notNull(),
    accountId: text('account_id').notNull(),
    deviceAt: instant('device_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.farmId, t.doc, t.key] }),
    index('flock_besides_account').on(t.accountId),
  ],
);

/** Which stored file is which photo of a report: who works on the farm may see it. */
export const flockPhotos = pgTable(
  'flock_photos',
  {
    ...documentKey(),
    /** Of the entry `photo:<id>`. */
    photoId: text('photo_id').notNull(),
    fileId: text('file_id').notNull(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.farmId, t.doc, t.photoId] }), index('flock_photos_file').on(t.fileId)],
);

/** What lists and comparisons need of a report, renewed with its entries; gone with the report. */
export const flockReports = pgTable(
  'flock_reports',
  {
    id: id(),
    ...documentKey(),
    name: text('name').notNull(),
    house: text('house').notNull(),
    visitedOn: date('visited_on').notNull(),
    /** open, finished. */
    state: text('state').notNull(),
    /** Of the farm when the report was renewed last. */
    type: text('type').notNull(),
    area: text('area').notNull(),
    scaleVersion: integer('scale_version').notNull(),
    /** good, watch, act or none, by section. */
    lights: jsonb('lights').notNull(),
    /** Percent, index points or ppm, by measure; none where nothing was measured or too little. */
    measured: jsonb('measured').notNull(),
    /** Red flags shown. */
    flags: integer('flags').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('flock_reports_doc').on(t.tenantId, t.farmId, t.doc),
    index('flock_reports_updated').on(t.tenantId, t.updatedAt.desc(), t.id),
    index('flock_reports_list').on(t.tenantId, t.visitedOn.desc(), t.id),
    index('flock_reports_compared').on(t.tenantId, t.area, t.type, t.visitedOn),
  ],
);

/** Questions that people ask with a report; the answer comes back as an entry `answer:<id of the question>`. */
export const flockQuestions = pgTable(
  'flock_questions',
  {
    id: id(),
    ...documentKey(),
    /** Of the entry `question:<id>`. */
    questionId: text('question_id').notNull(),
    text: text('text').notNull(),
    /** Who asks. */
    accountId: text('account_id').notNull(),
    askedAt: instant('asked_at').notNull(),
    answer: text('answer').notNull().default(''),
    answeredBy: text('answered_by'),
    answeredAt: instant('answered_at'),
    /** OPEN, ANSWERED, CLOSED. */
    state: text('state').notNull().default('OPEN'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('flock_questions_entry').on(t.tenantId, t.farmId, t.doc, t.questionId),
    index('flock_questions_list').on(t.tenantId, t.askedAt.desc(), t.id),
    index('flock_questions_updated').on(t.tenantId, t.updatedAt.desc(), t.id),
    index('flock_questions_account').on(t.accountId),
  ],
);

/** Links by which a vet reads one report, and the second reading handed in by one; tokens are kept as keyed hashes. */
export const flockShares = pgTable(
  'flock_shares',
  {
    id: id(),
    tenantId: tenantId(),
    tokenHash: bytes('token_hash').notNull(),
    farmId: text('farm_id').notNull(),
    doc: text('doc').notNull(),
    /** Who shares. */
    accountId: text('account_id').notNull(),
    /** Shows no scores before the second reading is in. */
    isBlind: boolean('is_blind').notNull(),
    /** For whom, as who shares noted for themselves. */
    label: text('label').notNull().default(''),
    validUntil: instant('valid_until').notNull(),
    /** When somebody took it back, whatever is left of its time. */
    withdrawnAt: instant('withdrawn_at'),
    /** When the report was read by it last, to the minute. */
    openedAt: instant('opened_at'),
    /** Entries with the keys of the first reading. */
    reading: jsonb('reading'),
    readerName: text('reader_name'),
    readAt: instant('read_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('flock_shares_token').on(t.tenantId, t.tokenHash),
    index('flock_shares_doc').on(t.tenantId, t.farmId, t.doc),
    index('flock_shares_account').on(t.accountId),
  ],
);

/** Rounds of scoring the reference drawings. */
export const flockTrainings = pgTable(
  'flock_trainings',
  {
    tenantId: tenantId(),
    accountId: text('account_id').notNull(),
    /** Made by the device. */
    id: text('id').notNull(),
    at: instant('at').notNull(),
    section: text('section').notNull(),
    /** Drawing and score, in the order they were shown. */
    answers: jsonb('answers').notNull(),
    /** Agreement with the drawings, Gwet's AC2. */
    ac2: doublePrecision('ac2').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.accountId, t.id] })],
);

/** Settings of the scales; a report keeps the one it was scored with. */
export const scaleSets = pgTable(
  'scale_sets',
  {
    id: id(),
    tenantId: tenantId(),
    version: integer('version').notNull(),
    cecTextureMax: integer('cec_texture_max').notNull(),
    /** Percent of the pad, three figures. */
    footCuts: jsonb('foot_cuts').notNull(),
    /** Ppm, eight figures. */
    ammoniaTops: jsonb('ammonia_tops').notNull(),
    note: text('note').notNull().default(''),
    inForceFrom: instant('in_force_from').notNull(),
    savedBy: text('saved_by').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [uniqueIndex('scale_sets_version').on(t.tenantId, t.version)],
);

/** Limits that operators set for an area in place of those of shared/scoring/limits.ts. */
export const areaLimits = pgTable(
  'area_limits',
  {
    id: id(),
    tenantId: tenantId(),
    area: text('area').notNull(),
    measure: text('measure').notNull(),
    good: doublePrecision('good').notNull(),
    act: doublePrecision('act').notNull(),
    isGoodIncluded: boolean('is_good_included').notNull(),
    isActIncluded: boolean('is_act_included').notNull(),
    source: text('source').notNull(),
    savedBy: text('saved_by').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [uniqueIndex('area_limits_measure').on(t.tenantId, t.area, t.measure)],
);

/** Articles of the library that operators changed or added, one row a language; others come with the product. */
export const flockArticles = pgTable(
  'flock_articles',
  {
    id: id(),
    tenantId: tenantId(),
    key: text('key').notNull(),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    /** Sanitised. */
    html: text('html').notNull(),
    /** DRAFT, ON, OFF. */
    state: text('state').notNull().default('DRAFT'),
    savedBy: text('saved_by').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('flock_articles_key').on(t.tenantId, t.key, t.locale),
    index('flock_articles_updated').on(t.tenantId, t.updatedAt.desc(), t.id),
  ],
);

/** Versions of the applications as their users are told of them. */
export const appVersions = pgTable(
  'app_versions',
  {
    id: id(),
    tenantId: tenantId(),
    /** PORTAL, OFFICE, H5, FARM. */
    app: text('app').notNull(),
    number: text('number').notNull(),
    titleCN: text('title_cn').notNull(),
    titleEN: text('title_en').notNull(),
    /** MAJOR, MINOR, FIX. */
    kind: text('kind').notNull(),
    isForced: boolean('is_forced').notNull().default(false),
    /** The oldest that may still be used. */
    minNumber: text('min_number').notNull().default(''),
    releaseAt: instant('release_at'),
    builtFrom: text('built_from').notNull().default(''),
    /** DRAFT, SCHEDULED, RELEASED, WITHDRAWN. */
    state: text('state').notNull().default('DRAFT'),
    /** Values of the form, by field key: the notes in each language. */
    values: jsonb('values').notNull(),
    savedBy: text('saved_by').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('app_versions_number').on(t.tenantId, t.app, t.number),
    index('app_versions_updated').on(t.tenantId, t.updatedAt.desc(), t.id),
  ],
);
