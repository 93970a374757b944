import { dueOf } from '#server/base/retention.ts';
import { sql } from '#server/database/sql.ts';
import type { ServerRoom } from '#server/features.ts';
import { appVersionStore } from './app-version-store.ts';
import { articleStore } from './article-store.ts';
import { flockFiles } from './farms/farm-policy.ts';
import { farmStore } from './farms/farm-store.ts';
import { purgeFarms } from './farms/remove-farms.ts';
import { limitStore } from './limit-store.ts';
import { flockLogWords } from './log-words.ts';
import { flockPart } from './own-data.ts';
import { questionBadges, questionStore } from './reports/question-store.ts';
import { reportStore } from './reports/report-store.ts';
import { registerSharedPhotos } from './reports/shared-photos.ts';
import { flockDocumentRoutes } from './routes/documents.ts';
import { farmRoutes } from './routes/farms.ts';
import { flockOfficeRoutes } from './routes/office.ts';
import { sharingRoutes } from './routes/shares.ts';
import { scalesStore } from './scales-store.ts';
import { flockPhotos } from './tables.ts';

/** FlockScore. */
export const flock: ServerRoom = {
  handlers: [...farmRoutes, ...sharingRoutes, ...flockDocumentRoutes, ...flockOfficeRoutes],
  stores: {
    flockfarm: farmStore,
    flockreport: reportStore,
    flockquestion: questionStore,
    flocklimit: limitStore,
    flockscales: scalesStore,
    flockarticle: articleStore,
    appversion: appVersionStore,
  },
  schedules: [{ name: 'purge-farms', cron: '53 3 * * *', run: purgeFarms }],
  ownParts: [flockPart],
  retention: { farms: dueOf('farms', (before) => sql`t.is_gone and t.updated_at < ${before}`) },
  fileReaders: [flockFiles],
  fileHolders: [flockPhotos.fileId],
  badges: questionBadges,
  plugins: [registerSharedPhotos],
  logWords: flockLogWords,
};
