import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Id, Input } from '#core/contracts/shapes.ts';
import { contentNouns } from '#features/contents/shared/nouns.ts';
import {
  type ContentHeadCall,
  type ContentListCall,
  type ContentOneCall,
  contentHeadCall,
  contentListCall,
  contentOneCall,
  open,
} from './content-calls.ts';

export const highlightCalls = {
  head: contentHeadCall(contentNouns.highlight),
  list: contentListCall(contentNouns.highlight),
  one: contentOneCall(contentNouns.highlight),
};
export const highlightCountCall = defineCall({
  ...open,
  class: 'W',
  path: '/web/highlight/count',
  summary: 'News: counts one reading; once a session and story',
  summaryCN: '新闻资讯：计一次阅读，每次会话每篇只计一次',
  input: Input({ id: Id }),
  output: Type.Object({ views: Type.Integer() }),
});
export const notifyCalls = {
  head: contentHeadCall(contentNouns.notify),
  list: contentListCall(contentNouns.notify),
  one: contentOneCall(contentNouns.notify),
};
export const polityCalls = {
  head: contentHeadCall(contentNouns.polity),
  list: contentListCall(contentNouns.polity),
  one: contentOneCall(contentNouns.polity),
};
export const postCalls = {
  head: contentHeadCall(contentNouns.post, '/web/post/head'),
  list: contentListCall(contentNouns.post, '/web/post'),
  one: contentOneCall(contentNouns.post),
};
export const serveCalls = { list: contentListCall(contentNouns.serve), one: contentOneCall(contentNouns.serve) };
export const homepageCalls = {
  list: contentListCall(contentNouns.page, '/web/homepage'),
  one: contentOneCall(contentNouns.page),
};

/** The public calls of each type of content that is no room's of its own, by its code. */
export const contentCalls: readonly {
  readonly code: string;
  readonly calls: { readonly head?: ContentHeadCall; readonly list: ContentListCall; readonly one: ContentOneCall };
}[] = [
  { code: contentNouns.highlight.code, calls: highlightCalls },
  { code: contentNouns.notify.code, calls: notifyCalls },
  { code: contentNouns.polity.code, calls: polityCalls },
  { code: contentNouns.post.code, calls: postCalls },
  { code: contentNouns.serve.code, calls: serveCalls },
  { code: contentNouns.page.code, calls: homepageCalls },
];
