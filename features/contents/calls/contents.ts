import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Id, Input } from '#core/contracts/shapes.ts';
import type { ContentType } from '#features/contents/shared/content.ts';
import { highlight } from '#features/contents/shared/highlight.ts';
import { notify } from '#features/contents/shared/notify.ts';
import { page } from '#features/contents/shared/page.ts';
import { polity } from '#features/contents/shared/polity.ts';
import { post } from '#features/contents/shared/post.ts';
import { serve } from '#features/contents/shared/serve.ts';
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
  head: contentHeadCall(highlight),
  list: contentListCall(highlight),
  one: contentOneCall(highlight),
};
export const highlightCountCall = defineCall({
  ...open,
  class: 'W',
  path: '/web/highlight/count',
  summary: 'News: counts one reading; once a session and story',
  input: Input({ id: Id }),
  output: Type.Object({ views: Type.Integer() }),
});
export const notifyCalls = {
  head: contentHeadCall(notify),
  list: contentListCall(notify),
  one: contentOneCall(notify),
};
export const polityCalls = {
  head: contentHeadCall(polity),
  list: contentListCall(polity),
  one: contentOneCall(polity),
};
export const postCalls = {
  head: contentHeadCall(post, '/web/post/head'),
  list: contentListCall(post, '/web/post'),
  one: contentOneCall(post),
};
export const serveCalls = { list: contentListCall(serve), one: contentOneCall(serve) };
export const homepageCalls = { list: contentListCall(page, '/web/homepage'), one: contentOneCall(page) };

/** The public calls of each type of content that is no room's of its own. */
export const contentCalls: readonly {
  readonly type: ContentType;
  readonly calls: { readonly head?: ContentHeadCall; readonly list: ContentListCall; readonly one: ContentOneCall };
}[] = [
  { type: highlight, calls: highlightCalls },
  { type: notify, calls: notifyCalls },
  { type: polity, calls: polityCalls },
  { type: post, calls: postCalls },
  { type: serve, calls: serveCalls },
  { type: page, calls: homepageCalls },
];
