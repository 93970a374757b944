import { notify } from '#features/contents/shared/notify.ts';
import { articleHtml, readArticle } from '#server/demo/article.ts';
import type { DemoContent } from '#server/demo/contents.ts';
import { dayCN, dayEN, instant, type Publisher, publishers, tenantOf } from '#server/demo/letterhead.ts';
import type { DemoFile } from '#server/demo/public-files.ts';

/** What an author writes: Chinese first, English second; times as `2026-11-20 09:30`, days as `2026-11-26`, Asia/Shanghai. */
interface Draft {
  readonly by: Publisher;
  readonly kind: 'NOTICE' | 'PUBLICITY' | 'RESULT' | 'TENDER';
  readonly at: string;
  readonly until?: string;
  readonly top?: boolean;
  readonly programme?: string;
  /** Issue number, when the paper has one. */
  readonly no?: readonly [string, string];
  readonly title: readonly [string, string];
  readonly summary: readonly [string, string];
  readonly CN: string;
  readonly EN: string;
  readonly files?: readonly DemoFile[];
}

/** Completes a draft: issue number above the text, publisher and date below it. */
export function writeNotice(draft: Draft): DemoContent {
  const { by, kind, at, until, top = false, programme, no, title, summary, CN, EN, files = [] } = draft;
  const [publisherCN, publisherEN] = publishers[by];
  const day = at.slice(0, 10);
  return {
    type: notify,
    tenant: tenantOf(by),
    at: new Date(instant(at)),
    files,
    values: {
      ...{ kind, validTo: until ?? null, programme: programme ?? null, top: top ? 'YES' : 'NO' },
      ...{ titleCN: title[0], titleEN: title[1], summaryCN: summary[0], summaryEN: summary[1] },
      ...{ publisherCN, publisherEN, seoTitleCN: '', seoTitleEN: '' },
      bodyCN: body([no?.[0], CN, publisherCN, dayCN(day)]),
      bodyEN: body([no?.[1], EN, publisherEN, dayEN(day)]),
    },
  };
}

function body(parts: readonly (string | undefined)[]): string {
  return articleHtml(readArticle(parts.filter((part) => part !== undefined).join('\n')));
}
