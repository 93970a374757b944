import { reportPages } from '#features/report-card/pages.ts';
import { screensOf } from '#web/portal/page.ts';
import { reportWords } from './words.ts';

export const reportScreens = screensOf(reportPages, {
  '/report-card': { words: reportWords, load: () => import('./report-page.tsx') },
});
