import { inArray, sql } from '#server/database/sql.ts';
import { engineLogWords } from './base/business-log/log-words.ts';
import { looseFiles } from './base/files/holders.ts';
import { purgeUploads } from './base/files/purge-uploads.ts';
import { forgetSecrets } from './base/mail/forget-secrets.ts';
import { forgetVisits } from './base/origin-marks.ts';
import { filePart, listParts, messageParts } from './base/own-parts.ts';
import { dueOf, sharedDueOf } from './base/retention.ts';
import { keptDrafts } from './database/tables/kept-drafts.ts';
import { outbox } from './database/tables/logs.ts';
import type { ServerRoom } from './features.ts';
import { newFinder } from './find/find-new.ts';
import { purgeSheets } from './imports/sheet-parts.ts';
import { keepLogPartitions } from './jobs/log-partitions.ts';
import { purgeJobs } from './jobs/purge-jobs.ts';
import { purgeDigests, purgeRequests } from './jobs/purge-wire.ts';
import { fileRoutes } from './routes/files.ts';
import { findRoutes } from './routes/find.ts';
import { jobRoutes } from './routes/jobs.ts';
import { keptDraftRoutes } from './routes/kept-drafts.ts';
import { listViewRoutes } from './routes/list-views.ts';
import { regionRoutes } from './routes/regions.ts';
import { type ResourceWithCalls, resourceRoutes } from './routes/resources.ts';

/** Files that people upload. */
export const fileEngine: ServerRoom = {
  handlers: fileRoutes,
  schedules: [{ name: 'purge-uploads', cron: '37 * * * *', run: purgeUploads }],
  ownParts: [filePart],
  retention: { uploads: dueOf('uploads', (before) => sql`t.created_at < ${before}`), loose: looseFiles },
};

/** Jobs, messages and logs. */
export const jobEngine: ServerRoom = {
  logWords: engineLogWords,
  handlers: jobRoutes,
  schedules: [
    { name: 'purge-digests', cron: '* * * * *', run: purgeDigests },
    { name: 'purge-requests', cron: '17 * * * *', run: purgeRequests },
    { name: 'keep-log-partitions', cron: '7 3 * * *', run: keepLogPartitions },
    { name: 'purge-jobs', cron: '*/10 * * * *', run: purgeJobs },
    { name: 'purge-sheets', cron: '52 * * * *', run: purgeSheets },
    { name: 'forget-visits', cron: '47 3 * * *', run: forgetVisits },
    { name: 'forget-secrets', cron: '27 * * * *', run: forgetSecrets },
  ],
  ownParts: messageParts,
  retention: {
    answers: sharedDueOf('requests', (before) => sql`t.created_at < ${before}`),
    mails: {
      ...dueOf('outbox', (before) => sql`t.state <> 'queued' and t.created_at < ${before}`),
      end: ({ db }, ids) => db.delete(outbox).where(inArray(outbox.id, ids)),
    },
    visits: dueOf('origin_marks', (before) => sql`t.kind = 'VISIT' and t.created_at < ${before}`),
    addresses: dueOf('api_log', (before) => sql`t.at < ${before} and t.ip ~ '^[0-9a-fA-F:.]+$'`),
    calls: dueOf(
      'api_log',
      (before) => sql`t.at < date_trunc('month', ${before}::timestamptz at time zone 'UTC') at time zone 'UTC'`,
    ),
  },
};

/** The lists of the back office, their views, and what is typed there. */
export const listEngine = (lists: readonly ResourceWithCalls[]): ServerRoom => ({
  finders: [newFinder(lists.map(({ resource }) => resource))],
  handlers: [...resourceRoutes(lists), ...listViewRoutes, ...keptDraftRoutes, ...findRoutes, ...regionRoutes],
  ownParts: listParts,
  retention: {
    kept: {
      ...dueOf('kept_drafts', (before) => sql`t.updated_at < ${before}`),
      end: ({ db }, ids) => db.delete(keptDrafts).where(inArray(keptDrafts.id, ids)),
    },
  },
});
