import type { FindingsTexts } from '#features/flock/texts/findings/CN.ts';
import type { ReportTexts } from '#features/flock/texts/report/CN.ts';
import type { ScoringTexts } from '#features/flock/texts/scoring/CN.ts';
import type { TermsTexts } from '#features/flock/texts/terms/CN.ts';
import type { TipsTexts } from '#features/flock/texts/tips/CN.ts';
import { type Catalogue, readerOf, wordsOf } from '#web/kit/i18n.ts';

/** Wordings that pages of several features load; see kit/with-words.ts. */
export const catalogues = {
  terms: {
    CN: () => import('#features/flock/texts/terms/CN.ts'),
    EN: () => import('#features/flock/texts/terms/EN.ts'),
    es: () => import('#features/flock/texts/terms/es.ts'),
    pt: () => import('#features/flock/texts/terms/pt.ts'),
    tr: () => import('#features/flock/texts/terms/tr.ts'),
    vi: () => import('#features/flock/texts/terms/vi.ts'),
  },
  scoring: {
    CN: () => import('#features/flock/texts/scoring/CN.ts'),
    EN: () => import('#features/flock/texts/scoring/EN.ts'),
    es: () => import('#features/flock/texts/scoring/es.ts'),
    pt: () => import('#features/flock/texts/scoring/pt.ts'),
    tr: () => import('#features/flock/texts/scoring/tr.ts'),
    vi: () => import('#features/flock/texts/scoring/vi.ts'),
  },
  drawings: {
    CN: () => import('#features/flock/texts/drawings/CN.ts'),
    EN: () => import('#features/flock/texts/drawings/EN.ts'),
    es: () => import('#features/flock/texts/drawings/es.ts'),
    pt: () => import('#features/flock/texts/drawings/pt.ts'),
    tr: () => import('#features/flock/texts/drawings/tr.ts'),
    vi: () => import('#features/flock/texts/drawings/vi.ts'),
  },
  findings: {
    CN: () => import('#features/flock/texts/findings/CN.ts'),
    EN: () => import('#features/flock/texts/findings/EN.ts'),
    es: () => import('#features/flock/texts/findings/es.ts'),
    pt: () => import('#features/flock/texts/findings/pt.ts'),
    tr: () => import('#features/flock/texts/findings/tr.ts'),
    vi: () => import('#features/flock/texts/findings/vi.ts'),
  },
  report: {
    CN: () => import('#features/flock/texts/report/CN.ts'),
    EN: () => import('#features/flock/texts/report/EN.ts'),
    es: () => import('#features/flock/texts/report/es.ts'),
    pt: () => import('#features/flock/texts/report/pt.ts'),
    tr: () => import('#features/flock/texts/report/tr.ts'),
    vi: () => import('#features/flock/texts/report/vi.ts'),
  },
  tips: {
    CN: () => import('#features/flock/texts/tips/CN.ts'),
    EN: () => import('#features/flock/texts/tips/EN.ts'),
    es: () => import('#features/flock/texts/tips/es.ts'),
    pt: () => import('#features/flock/texts/tips/pt.ts'),
    tr: () => import('#features/flock/texts/tips/tr.ts'),
    vi: () => import('#features/flock/texts/tips/vi.ts'),
  },
} satisfies Record<string, Catalogue>;

/** Names of things, buttons and messages that every feature shares. */
export const useTerms = wordsOf<TermsTexts>('terms');
export const useScoring = wordsOf<ScoringTexts>('scoring');
export const useReportTexts = wordsOf<ReportTexts>('report');

/** Readers of what a report is told in. */
export const reportReaders = {
  report: readerOf<ReportTexts>('report'),
  terms: readerOf<TermsTexts>('terms'),
  findings: readerOf<FindingsTexts>('findings'),
};
export const useTips = wordsOf<TipsTexts>('tips');
