import type { ReportTexts } from '#features/report-card/texts/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useReportWords = wordsOf<ReportTexts>('report');

export const reportWords = {
  report: {
    CN: () => import('#features/report-card/texts/CN.ts'),
    EN: () => import('#features/report-card/texts/EN.ts'),
  },
};
