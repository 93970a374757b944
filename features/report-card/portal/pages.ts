import { reportPages } from '#features/report-card/pages.ts';
import { portalRoom } from '#web/portal/page.ts';
import { reportWords } from './words.ts';

export const reportPortal = portalRoom(reportPages, {
  '/report-card': { words: reportWords, load: () => import('./report-page.tsx') },
});
