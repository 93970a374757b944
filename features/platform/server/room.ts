import type { ServerRoom } from '#server/features.ts';
import { dictionaryEntryStore } from './dictionary-entry-store.ts';
import { platformLogWords } from './log-words.ts';
import { businessExporter, callExporters } from './logs/exporters.ts';
import { templateStore } from './messages/template-store.ts';
import { regionStore } from './region-store.ts';
import { readReplaced } from './regions/replaced.ts';
import { startDueReplacements } from './regions/start-due.ts';
import { retentionStore } from './retention/retention-store.ts';
import { runRetention } from './retention/run-retention.ts';
import { logRoutes } from './routes/logs.ts';
import { officeRoutes } from './routes/office.ts';
import { platformRoutes } from './routes/platform.ts';

/** What a tenant says about itself, logs, mails and how long everything is kept. */
export const platform: ServerRoom = {
  handlers: [...officeRoutes, ...platformRoutes, ...logRoutes],
  stores: { mailtemplate: templateStore, retention: retentionStore, region: regionStore, dict: dictionaryEntryStore },
  exporters: [...Object.values(callExporters), businessExporter],
  schedules: [
    { name: 'retention', cron: '11 3 * * *', run: runRetention },
    // Every hour, so that a day on which the server did not run is made up for.
    { name: 'start-replacements', cron: '1 * * * *', run: startDueReplacements },
  ],
  replacedRegions: readReplaced,
  logWords: platformLogWords,
};
