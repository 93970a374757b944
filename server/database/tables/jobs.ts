import { bigint, index, integer, jsonb, pgTable, text } from '#server/database/pg-tables.ts';
import { createdAt, id, instant, tenantId } from './columns.ts';

/** `source` of the job that writes the archive of somebody's own data; all others are lists. */
export const archiveSource = 'own-data';

/** Work somebody asked for that takes longer than a call: a file is made in the background and kept for a while. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    tenantId: tenantId(),
    /** Who asked; nobody else sees the job or its file. */
    accountId: text('account_id').notNull(),
    /** What is done: the code of the list that is exported, or the work of that name (domain/jobs/works.ts). */
    source: text('source').notNull(),
    titleCN: text('title_cn').notNull(),
    titleEN: text('title_en').notNull(),
    /** The input of the call that asked. */
    input: jsonb('input').notNull(),
    locale: text('locale').notNull(),
    /** QUEUED, RUNNING, DONE, FAILED. */
    state: text('state').notNull().default('QUEUED'),
    attempts: integer('attempts').notNull().default(0),
    /** Rows written, and to be written. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull(),
    /** Key of the error catalogue. */
    error: text('error'),
    fileName: text('file_name'),
    fileType: text('file_type'),
    fileSize: bigint('file_size', { mode: 'number' }),
    objectKey: text('object_key'),
    createdAt: createdAt(),
    /** When the work last showed a sign of life. */
    seenAt: instant('seen_at'),
    endedAt: instant('ended_at'),
    /** From then on the file is gone. */
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('jobs_own').on(t.tenantId, t.accountId, t.createdAt.desc(), t.id.desc()),
    index('jobs_expires').on(t.expiresAt),
    index('jobs_waiting').on(t.state, t.createdAt),
  ],
);
