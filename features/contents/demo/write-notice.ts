import { type Static, Type } from 'typebox';
import { notify } from '#features/contents/shared/notify.ts';
import { Both } from '#server/demo/read-prose.ts';
import { signedHtml } from './article.ts';
import { checkForm } from './check-form.ts';
import { dayCN, dayEN, instant, publishers, tenantOf } from './letterhead.ts';
import { by, Day, type Draft, headOfAll, Moment } from './read-drafts.ts';
import type { WrittenContent } from './write-content.ts';

export const NoticeHead = Type.Object(
  {
    by,
    at: Moment,
    ...headOfAll,
    kind: Type.Enum(['NOTICE', 'PUBLICITY', 'RESULT', 'TENDER']),
    until: Type.Optional(Day),
    top: Type.Optional(Type.Boolean()),
    programme: Type.Optional(Type.String()),
    /** Issue number, when the paper has one. */
    no: Type.Optional(Both),
  },
  { additionalProperties: false },
);

/** Completes a draft with publisher and date below the text. */
export function writeNotice(draft: Draft<Static<typeof NoticeHead>>): WrittenContent {
  const { by, kind, at, until, top = false, programme, no, title, summary, CN, EN, file, files } = draft;
  const [publisherCN, publisherEN] = publishers[by];
  const day = at.slice(0, 10);
  const values = {
    kind,
    validTo: until ?? null,
    programme: programme ?? null,
    top: top ? 'YES' : 'NO',
    titleCN: title.CN,
    titleEN: title.EN,
    summaryCN: summary.CN,
    summaryEN: summary.EN,
    publisherCN,
    publisherEN,
    seoTitleCN: '',
    seoTitleEN: '',
    issueNoCN: no?.CN ?? '',
    issueNoEN: no?.EN ?? '',
    bodyCN: signedHtml(CN, publisherCN, dayCN(day)),
    bodyEN: signedHtml(EN, publisherEN, dayEN(day)),
  };
  checkForm(file, notify, values);
  return { type: notify, tenant: tenantOf(by), at: instant(at), files, values };
}
