import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** A field visit to an entry; of those of one entry at most one is ahead or under way. */
export const visits = pgTable(
  'itec_visits',
  {
    id: id(),
    tenantId: tenantId(),
    entryId: text('entry_id').notNull(),
    /** The entrant. */
    ownerId: text('owner_id').notNull(),
    /** OFFERED, SET, FINISHED or CANCELLED. */
    state: text('state').notNull(),
    address: text('address').notNull(),
    /** Where that is (Point), if whoever arranged the visit said so. */
    point: jsonb('point'),
    /** Null until a time is agreed. */
    startAt: instant('start_at'),
    endAt: instant('end_at'),
    /** Why it was moved or cancelled, as both sides read it. */
    reason: text('reason'),
    /** Another time that the entrant asks for (Wish), until it is answered. */
    wish: jsonb('wish'),
    /** Why the time stays as it was agreed; null until that was said of this time. */
    wishAnswer: text('wish_answer'),
    /** As it was when the time was agreed: CheckItem[]. */
    checklist: jsonb('checklist').notNull().default([]),
    /** What was seen: Seen[]. */
    seen: jsonb('seen').notNull().default([]),
    begunAt: instant('begun_at'),
    /** By the clock of the device. */
    finishedAt: instant('finished_at'),
    /** Both signatures and the SHA-256 of what they signed. */
    signatures: jsonb('signatures'),
    digest: text('digest'),
    /** Items that differ from what was declared, counted when the visit is finished. */
    differences: integer('differences'),
    remindedAt: instant('reminded_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    index('itec_visits_list').on(t.tenantId, t.updatedAt.desc(), t.id.desc()),
    index('itec_visits_owner').on(t.ownerId),
    index('itec_visits_entry').on(t.tenantId, t.entryId),
    uniqueIndex('itec_visits_live').on(t.tenantId, t.entryId).where(sql`state in ('OFFERED', 'SET')`),
  ],
);

/** A time offered for a visit, or agreed. */
export const visitSlots = pgTable(
  'itec_visit_slots',
  {
    id: id(),
    tenantId: tenantId(),
    visitId: text('visit_id').notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    /** OFFERED, CHOSEN or GONE. */
    state: text('state').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('itec_visit_slots_of').on(t.visitId, t.startAt)],
);

/** A visitor's hours that a slot takes; nobody has two that are held at once. */
export const visitors = pgTable(
  'itec_visitors',
  {
    id: id(),
    tenantId: tenantId(),
    visitId: text('visit_id').notNull(),
    slotId: text('slot_id').notNull(),
    accountId: text('account_id').notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    isHeld: boolean('is_held').notNull(),
  },
  (t) => [
    uniqueIndex('itec_visitors_once').on(t.slotId, t.accountId),
    index('itec_visitors_hours').on(t.tenantId, t.accountId, t.startAt),
    index('itec_visitors_of').on(t.visitId),
    index('itec_visitors_account').on(t.accountId),
  ],
);

/** A picture of a visit: what was noted when it was taken, and what became of it on its way. */
export const visitPhotos = pgTable(
  'itec_visit_photos',
  {
    id: id(),
    tenantId: tenantId(),
    /** Made on the device. */
    photoId: text('photo_id').notNull(),
    visitId: text('visit_id').notNull(),
    /** Who took it. */
    accountId: text('account_id').notNull(),
    spot: text('spot').notNull(),
    takenAt: instant('taken_at').notNull(),
    /** Latitude, longitude, accuracy. */
    point: jsonb('point'),
    /** Hex, as the device noted it. */
    sha256: text('sha256').notNull(),
    fileId: text('file_id'),
    /** Hex, of what arrived, and of what is kept of it. */
    arrivedSha256: text('arrived_sha256'),
    keptSha256: text('kept_sha256'),
    /** TOLD, VERIFIED or ALTERED. */
    state: text('state').notNull().default('TOLD'),
    at: instant('at').notNull(),
  },
  (t) => [
    uniqueIndex('itec_visit_photos_of').on(t.visitId, t.photoId),
    index('itec_visit_photos_account').on(t.accountId),
    index('itec_visit_photos_file').on(t.fileId),
  ],
);

/** What a device sent, by the name that it gave it: sent again, it is answered the same. */
export const visitSendings = pgTable(
  'itec_visit_sendings',
  {
    id: id(),
    tenantId: tenantId(),
    visitId: text('visit_id').notNull(),
    accountId: text('account_id').notNull(),
    tx: text('tx').notNull(),
    /** SHA-256 of what was sent, hex. */
    digest: text('digest').notNull(),
    answer: jsonb('answer').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    uniqueIndex('itec_visit_sendings_once').on(t.visitId, t.accountId, t.tx),
    index('itec_visit_sendings_account').on(t.accountId),
  ],
);

/** A correction of a finished visit, which itself stays as it was signed. */
export const visitNotes = pgTable(
  'itec_visit_notes',
  {
    id: id(),
    tenantId: tenantId(),
    visitId: text('visit_id').notNull(),
    accountId: text('account_id').notNull(),
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('itec_visit_notes_of').on(t.visitId, t.at), index('itec_visit_notes_account').on(t.accountId)],
);
