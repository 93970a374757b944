import { emptySection } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import type { ContentType } from '#features/contents/shared/content.ts';
import { contentSections } from '#features/contents/shared/content.ts';
import { getContentType } from '#features/contents/shared/registry.ts';
import { articleHtml, readArticle } from '#server/demo/article.ts';
import { instant, type Publisher, publishers, tenantOf } from '#server/demo/letterhead.ts';
import type { DemoFile } from '#server/demo/public-files.ts';

/** Chinese first, English second. */
export type Both = readonly [CN: string, EN: string];

/** A content of the demo story as an editor would have filled in its form. */
export interface WrittenContent {
  /** Code of its type, e.g. `highlight`. */
  readonly type: string;
  readonly tenant: 'yunting' | 'fengqi';
  /** When it is published, ISO 8601 with the offset of Asia/Shanghai. */
  readonly at: string;
  /** The whole form, with no file in it yet. */
  readonly values: Values;
  /** To be printed, stored and put into `values.files`. */
  readonly files: readonly DemoFile[];
}

/** What an author writes whatever the type; dates and times as `2026-11-20 09:30`, Asia/Shanghai. */
export interface Draft {
  readonly by: Publisher;
  readonly at: string;
  readonly title: Both;
  readonly summary: Both;
  /** Sources as `readArticle` reads them. */
  readonly CN: string;
  readonly EN: string;
  readonly top?: boolean;
  readonly files?: readonly DemoFile[];
}

interface NewsDraft extends Draft {
  readonly module: 'HOME' | 'ITEC' | 'COLLEGE' | 'CBD';
  readonly art: 'hall' | 'city' | 'laboratory' | 'home' | 'stage' | 'campus';
  readonly author?: string;
}

/** A news story. */
export function writeNews({ module, art, author = '', ...draft }: NewsDraft): WrittenContent {
  return writeContent('highlight', draft, { module, art, author });
}

interface PageDraft extends Draft {
  readonly module: 'HOME' | 'ITEC' | 'COLLEGE' | 'CBD';
  readonly topic: 'about' | 'rules' | 'awards' | 'judges' | 'services' | 'plan' | 'contact';
  readonly order: number;
  /** For the home of its site: a figure and what it counts. */
  readonly figures?: readonly (readonly [value: string, ...counts: Both])[];
}

/** A page of a mini-site. */
export function writePage({ module, topic, order, figures = [], ...draft }: PageDraft): WrittenContent {
  return writeContent('homepage', draft, {
    ...{ module, topic, order },
    figures: figures.map(([value, labelCN, labelEN], index) => ({ id: `f${index + 1}`, value, labelCN, labelEN })),
  });
}

/** Fills in the form of a type. */
export function writeContent(code: string, draft: Draft, facts: Values): WrittenContent {
  const type: ContentType = getContentType(code);
  const { by, at, title, summary, CN, EN, top = false, files = [] } = draft;
  return {
    type: code,
    tenant: tenantOf(by),
    at: instant(at),
    values: {
      ...Object.assign({}, ...contentSections(type).map(emptySection)),
      top: top ? 'YES' : 'NO',
      titleCN: title[0],
      titleEN: title[1],
      publisherCN: publishers[by][0],
      publisherEN: publishers[by][1],
      summaryCN: summary[0],
      summaryEN: summary[1],
      bodyCN: articleHtml(readArticle(CN)),
      bodyEN: articleHtml(readArticle(EN)),
      ...facts,
    },
    files,
  };
}
