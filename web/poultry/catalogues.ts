import type { FindingsTexts } from '#core/texts/poultry/findings/CN.ts';
import type { ReportTexts } from '#core/texts/poultry/report/CN.ts';
import type { ScoringTexts } from '#core/texts/poultry/scoring/CN.ts';
import type { TermsTexts } from '#core/texts/poultry/terms/CN.ts';
import type { TipsTexts } from '#core/texts/poultry/tips/CN.ts';
import { type Catalogue, readerOf, wordsOf } from '../kit/i18n.ts';

/** Wordings that pages of several features load; see kit/with-words.ts. */
export const catalogues = {
  terms: {
    CN: () => import('#core/texts/poultry/terms/CN.ts'),
    EN: () => import('#core/texts/poultry/terms/EN.ts'),
    es: () => import('#core/texts/poultry/terms/es.ts'),
    pt: () => import('#core/texts/poultry/terms/pt.ts'),
    tr: () => import('#core/texts/poultry/terms/tr.ts'),
    vi: () => import('#core/texts/poultry/terms/vi.ts'),
  },
  scoring: {
    CN: () => import('#core/texts/poultry/scoring/CN.ts'),
    EN: () => import('#core/texts/poultry/scoring/EN.ts'),
    es: () => import('#core/texts/poultry/scoring/es.ts'),
    pt: () => import('#core/texts/poultry/scoring/pt.ts'),
    tr: () => import('#core/texts/poultry/scoring/tr.ts'),
    vi: () => import('#core/texts/poultry/scoring/vi.ts'),
  },
  drawings: {
    CN: () => import('#core/texts/poultry/drawings/CN.ts'),
    EN: () => import('#core/texts/poultry/drawings/EN.ts'),
    es: () => import('#core/texts/poultry/drawings/es.ts'),
    pt: () => import('#core/texts/poultry/drawings/pt.ts'),
    tr: () => import('#core/texts/poultry/drawings/tr.ts'),
    vi: () => import('#core/texts/poultry/drawings/vi.ts'),
  },
  findings: {
    CN: () => import('#core/texts/poultry/findings/CN.ts'),
    EN: () => import('#core/texts/poultry/findings/EN.ts'),
    es: () => import('#core/texts/poultry/findings/es.ts'),
    pt: () => import('#core/texts/poultry/findings/pt.ts'),
    tr: () => import('#core/texts/poultry/findings/tr.ts'),
    vi: () => import('#core/texts/poultry/findings/vi.ts'),
  },
  report: {
    CN: () => import('#core/texts/poultry/report/CN.ts'),
    EN: () => import('#core/texts/poultry/report/EN.ts'),
    es: () => import('#core/texts/poultry/report/es.ts'),
    pt: () => import('#core/texts/poultry/report/pt.ts'),
    tr: () => import('#core/texts/poultry/report/tr.ts'),
    vi: () => import('#core/texts/poultry/report/vi.ts'),
  },
  tips: {
    CN: () => import('#core/texts/poultry/tips/CN.ts'),
    EN: () => import('#core/texts/poultry/tips/EN.ts'),
    es: () => import('#core/texts/poultry/tips/es.ts'),
    pt: () => import('#core/texts/poultry/tips/pt.ts'),
    tr: () => import('#core/texts/poultry/tips/tr.ts'),
    vi: () => import('#core/texts/poultry/tips/vi.ts'),
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
