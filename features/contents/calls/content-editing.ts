import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { DateTime, Done, Id, Input, Named, Nullable, RequestId } from '#core/contracts/shapes.ts';
import { PublishedContent } from './content-calls.ts';

/** Which of the menus it takes, the type of the content decides. */
const office = {
  access: ['Mgr.Content', 'Mgr.Activity'],
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
} as const;
const content = { tenantId: Id, type: Type.String({ maxLength: 20 }), id: Id };

export const contentVersionsCall = defineCall({
  ...office,
  method: 'GET',
  path: '/mgr/content/versions',
  class: 'R',
  summary: 'Contents: the published versions of one, newest first, and which of them visitors read',
  summaryCN: '内容：已发布的各版本，以及当前展示的一版',
  input: Input(content),
  output: Type.Object({
    current: Nullable(Type.Integer()),
    rows: Type.Array(Type.Object({ version: Type.Integer(), at: DateTime, by: Type.String() })),
  }),
});

export const contentVersionCall = defineCall({
  ...office,
  method: 'GET',
  path: '/mgr/content/version',
  class: 'R',
  summary: 'Contents: the form values of one published version',
  summaryCN: '内容：某个已发布版本的表单内容',
  input: Input({ ...content, version: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
  output: Type.Object({ values: Named(Type.Unknown()) }),
});

export const outsideLinksCall = defineCall({
  method: 'POST',
  path: '/mgr/brokenlink/outside',
  class: 'W',
  access: 'Mgr.Content.edit',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'Broken links: has the sites asked that published texts link to; a message tells when it is done',
  summaryCN: '失效链接：检查正文中的外部链接，完成后发消息',
  input: Input({ tenantId: Id, reqId: RequestId }),
  output: Done,
});

export const contentPreviewCall = defineCall({
  ...office,
  method: 'POST',
  path: '/mgr/content/preview',
  class: 'W',
  summary: 'Contents: a link by which anybody reads what was saved last, for 24 hours',
  summaryCN: '内容：生成预览链接，24 小时有效',
  input: Input({ ...content, reqId: RequestId }),
  output: Type.Object({ link: Type.String(), expiresAt: DateTime }),
});

export const previewCall = defineCall({
  method: 'GET',
  path: '/web/preview',
  class: 'R',
  access: 'open',
  sides: ['portal'],
  rate: 'general',
  owner: 'none',
  summary: 'What a preview link shows; NOT_FOUND for a link that is forged or over',
  summaryCN: '预览链接对应的内容',
  input: Input({ link: Type.String({ maxLength: 400 }) }),
  output: Type.Object({ type: Type.String(), content: PublishedContent }),
});
