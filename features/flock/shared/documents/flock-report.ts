import type { PrintDocument } from '#core/documents/print.ts';
import { fontOfLocale, lettered } from '#core/documents/print-fonts.ts';
import type { FlockFacts, FlockWords } from './facts.ts';
import { firstPage } from './first-page.ts';
import { paper } from './look.ts';
import { morePhotos } from './photos.ts';
import { clock } from './phrases.ts';
import { secondReadings } from './readings.ts';
import { methodBox, secondPage } from './second-page.ts';
import { otherTrends } from './trends.ts';

/** A report on two pages of A4, its method included, and what is further after them: other trends, more photos, second readings; the same on the server and in the browser. */
export function flockReport(facts: FlockFacts, words: FlockWords): PrintDocument {
  const { report, farm, printedAt, offset } = facts;
  const { report: t } = words;
  const font = fontOfLocale(words.locale);
  return {
    title: `${report.name} - ${farm.name}`,
    locale: words.locale,
    createdAt: printedAt,
    fontSize: 9.5,
    // The Chinese font brings tall lines along.
    lineHeight: font === 'Noto' ? 0.88 : 1,
    margins: { side: paper.side, top: paper.top, bottom: paper.bottom },
    producer: 'FlockScore',
    images: facts.images,
    font,
    content: lettered(
      [
        ...firstPage(facts, words),
        ...secondPage(facts, words),
        methodBox(facts, words),
        ...otherTrends(facts, words),
        ...morePhotos(facts, words),
        ...secondReadings(facts, words),
      ],
      font,
    ),
    footer: t('pdf.id', { id: reportNumber(report) }),
    footerMiddle: t('pdf.printed', { at: clock(printedAt, offset) }),
    pageWords: t('pdf.page'),
  };
}

/** What a report is called on paper: its day and the beginning of its id. */
export function reportNumber({ id, head }: FlockFacts['report']): string {
  return `FS-${head.on.replaceAll('-', '')}-${id.slice(0, 6)}`;
}

/** Name of a file of a report: `{report}-{farm}-{yyyy-mm-dd}.pdf`, without what file systems refuse. */
export function reportFileName({ farm, report }: Pick<FlockFacts, 'farm' | 'report'>, ending: string): string {
  const parts = [report.name, farm.name].map((part) => tidy(part));
  return `${[...parts, report.head.on].filter(Boolean).join('-')}.${ending}`;
}

/** Letters and digits of any script stay; what separates becomes one dash. Cut after 60 characters. */
function tidy(name: string): string {
  const kept = name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return [...kept].slice(0, 60).join('').replace(/-+$/, '');
}
