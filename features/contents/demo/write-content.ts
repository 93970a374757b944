import { type Static, Type } from 'typebox';
import { emptySection } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { type ContentType, contentSections } from '#features/contents/shared/content.ts';
import { highlight } from '#features/contents/shared/highlight.ts';
import { page } from '#features/contents/shared/page.ts';
import { Both } from '#server/demo/read-prose.ts';
import { articleHtml, readArticle } from './article.ts';
import { checkForm } from './check-form.ts';
import { instant, type Publisher, publishers, tenantOf } from './letterhead.ts';
import type { DemoFile } from './print-article.ts';
import { by, type Draft, headOfAll, Moment } from './read-drafts.ts';

/** A content of the demo story as an editor would have filled in its form. */
export interface WrittenContent {
  readonly type: ContentType;
  readonly tenant: 'yunting' | 'fengqi';
  /** When it is published, ISO 8601 with the offset of Asia/Shanghai. */
  readonly at: string;
  /** The whole form, with no file in it yet. */
  readonly values: Values;
  /** To be printed, stored and put into `values.files`. */
  readonly files: readonly DemoFile[];
}

const module = Type.Enum(['HOME', 'ITEC', 'COLLEGE', 'CBD']);
/** What the head of a draft has, whatever its type. */
export const contentHead = { by, at: Moment, ...headOfAll, top: Type.Optional(Type.Boolean()) };

export const NewsHead = Type.Object(
  {
    ...contentHead,
    module,
    author: Type.Optional(Type.String()),
    art: Type.Enum(['hall', 'city', 'laboratory', 'home', 'stage', 'campus']),
  },
  { additionalProperties: false },
);

/** A news story. */
export function writeNews({ module, art, author = '', ...draft }: Draft<Static<typeof NewsHead>>): WrittenContent {
  return writeContent(highlight, draft, { module, art, author });
}

export const PageHead = Type.Object(
  {
    ...contentHead,
    module,
    order: Type.Integer(),
    topic: Type.Enum(['about', 'rules', 'awards', 'judges', 'services', 'plan', 'contact']),
    /** For the home of its site: a figure and what it counts. */
    figures: Type.Optional(
      Type.Array(
        Type.Object(
          { value: Type.String(), valueEN: Type.Optional(Type.String()), ...Both.properties },
          { additionalProperties: false },
        ),
      ),
    ),
  },
  { additionalProperties: false },
);

/** A page of a mini-site. */
export function writePage({
  module,
  topic,
  order,
  figures = [],
  ...draft
}: Draft<Static<typeof PageHead>>): WrittenContent {
  return writeContent(page, draft, {
    module,
    topic,
    order,
    figures: figures.map(({ CN, EN, ...figure }, index) => ({
      id: `f${index + 1}`,
      ...figure,
      labelCN: CN,
      labelEN: EN,
    })),
  });
}

type CommonDraft = Draft<{
  by: Publisher;
  at: string;
  title: Static<typeof Both>;
  summary: Static<typeof Both>;
  top?: boolean;
}>;

/** Fills in the form of a type and checks it as an editor's; `facts` win over what follows from the draft. */
export function writeContent(type: ContentType, draft: CommonDraft, facts: Values): WrittenContent {
  const { by, at, title, summary, top = false, files } = draft;
  const bodyOf = (locale: 'CN' | 'EN') => articleHtml(readArticle(draft[locale]));
  const values = {
    ...Object.assign({}, ...contentSections(type).map(emptySection)),
    top: top ? 'YES' : 'NO',
    titleCN: title.CN,
    titleEN: title.EN,
    publisherCN: publishers[by][0],
    publisherEN: publishers[by][1],
    summaryCN: summary.CN,
    summaryEN: summary.EN,
    bodyCN: bodyOf('CN'),
    bodyEN: bodyOf('EN'),
    ...facts,
  };
  checkForm(draft.file, type, values);
  return { type, tenant: tenantOf(by), at: instant(at), values, files };
}
