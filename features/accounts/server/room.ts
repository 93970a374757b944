import { sharedDueOf } from '#server/base/retention.ts';
import { sql } from '#server/database/sql.ts';
import { archiveSource } from '#server/database/tables/jobs.ts';
import type { ServerRoom } from '#server/features.ts';
import { accountLogWords } from './log-words.ts';
import { accountParts } from './own-data/account-parts.ts';
import { archiveWork } from './own-data/archive-work.ts';
import { eraseDue, replayErasures } from './own-data/erase.ts';
import { purgeAccountTraces, purgeGuests } from './purge.ts';
import { accountRoutes } from './routes/routes.ts';
import { sessionRoutes } from './routes/session.ts';
import { sentCodeStore } from './sign-in/sent-code-store.ts';

/** Signing in, the own account and the own data. */
export const accounts: ServerRoom = {
  handlers: [...sessionRoutes, ...accountRoutes],
  stores: { sentcode: sentCodeStore },
  works: { [archiveSource]: archiveWork },
  schedules: [
    { name: 'purge-guests', cron: '* * * * *', run: purgeGuests },
    { name: 'purge-account-traces', cron: '*/10 * * * *', run: purgeAccountTraces },
    { name: 'erase-accounts', cron: '47 * * * *', run: eraseDue },
  ],
  ownParts: accountParts,
  retention: { codes: sharedDueOf('codes', (before) => sql`t.expires_at < ${before}`) },
  atStart: replayErasures,
  logWords: accountLogWords,
};
