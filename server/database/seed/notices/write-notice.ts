import { articleHtml, readArticle } from '../article.ts';
import { dayCN, dayEN, instant, type Publisher, publishers, tenantOf } from '../letterhead.ts';

/** A file under a notice; its content is an article as `readArticle` reads it, printed as a PDF. */
export interface NoticeFile {
  /** Shown title, without an ending. */
  readonly name: string;
  readonly content: string;
}

/** A published notice of the demo story, as the table takes it. */
export interface DemoNotice {
  readonly tenant: 'yunting' | 'fengqi';
  readonly kind: 'NOTICE' | 'PUBLICITY' | 'RESULT' | 'TENDER';
  readonly titleCN: string;
  readonly titleEN: string;
  readonly summaryCN: string;
  readonly summaryEN: string;
  readonly publisherCN: string;
  readonly publisherEN: string;
  readonly bodyCN: string;
  readonly bodyEN: string;
  readonly programme?: string;
  readonly top?: boolean;
  /** ISO 8601 with the offset of Asia/Shanghai. */
  readonly publishedAt: string;
  readonly validTo?: string;
  readonly files: readonly NoticeFile[];
}

/** What an author writes: Chinese first, English second; dates and times as `2026-11-20 09:30`, Asia/Shanghai. */
interface Draft extends Pick<DemoNotice, 'kind' | 'programme' | 'top'> {
  readonly by: Publisher;
  readonly at: string;
  readonly until?: string;
  /** Issue number, when the paper has one. */
  readonly no?: readonly [string, string];
  readonly title: readonly [string, string];
  readonly summary: readonly [string, string];
  readonly CN: string;
  readonly EN: string;
  readonly files?: readonly NoticeFile[];
}

/** Completes a draft: issue number above the text, publisher and date below it. */
export function writeNotice({ by, at, until, no, title, summary, CN, EN, files = [], ...rest }: Draft): DemoNotice {
  const [publisherCN, publisherEN] = publishers[by];
  const day = at.slice(0, 10);
  return {
    ...rest,
    tenant: tenantOf(by),
    titleCN: title[0],
    titleEN: title[1],
    summaryCN: summary[0],
    summaryEN: summary[1],
    publisherCN,
    publisherEN,
    bodyCN: body([no?.[0], CN, publisherCN, dayCN(day)]),
    bodyEN: body([no?.[1], EN, publisherEN, dayEN(day)]),
    publishedAt: instant(at),
    ...(until ? { validTo: instant(until) } : {}),
    files,
  };
}

function body(parts: readonly (string | undefined)[]): string {
  return articleHtml(readArticle(parts.filter((part) => part !== undefined).join('\n')));
}
