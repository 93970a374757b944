import { Type } from 'typebox';
import { activity } from '../contents/activity.ts';
import type { ContentType } from '../contents/content.ts';
import { highlight } from '../contents/highlight.ts';
import { notify } from '../contents/notify.ts';
import { page } from '../contents/page.ts';
import { polity } from '../contents/polity.ts';
import { post } from '../contents/post.ts';
import { serve } from '../contents/serve.ts';
import { defineCall } from './contract.ts';
import { Bilingual, DateTime, Day, FileShape, Id, Input, Named, Nothing, Nullable } from './shapes.ts';

/** A published content as lists show it; `facts` holds what its type declares as shown. */
const Row = {
  id: Id,
  title: Bilingual,
  summary: Bilingual,
  publisher: Bilingual,
  /** From when visitors may read it; lists are sorted and filtered by `datedAt`. */
  publishedAt: DateTime,
  datedAt: DateTime,
  validTo: Nullable(DateTime),
  top: Type.Boolean(),
  cover: Nullable(FileShape),
  facts: Named(Type.Unknown()),
};
export const ListRow = Type.Object({ ...Row, files: Type.Integer() });
const Neighbour = Nullable(Type.Object({ id: Id, title: Bilingual }));
const open = { method: 'GET', class: 'R', access: 'open', rate: 'general', owner: 'none' } as const;

/** What a list page shows beside the rows: counts by facet value and the pinned ones. */
export function contentHeadCall(type: ContentType, path = `/web/${type.code}`) {
  return defineCall({
    ...open,
    path,
    summary: `${type.name.EN}: counts by facet value, all of them, and the pinned ones`,
    input: Nothing,
    output: Type.Object({
      total: Type.Integer(),
      counts: Type.Array(Type.Object({ facet: Type.String(), value: Type.String(), count: Type.Integer() })),
      pinned: Type.Array(ListRow),
    }),
  });
}

export function contentListCall(type: ContentType, path = `/web/${type.code}/list`) {
  return defineCall({
    ...open,
    path,
    summary: `${type.name.EN}: published ones, pinned and newest first, by keyset; total counts the filter`,
    input: Input({
      keyword: Type.Optional(Type.String({ maxLength: 100 })),
      /** Values by facet. */
      filter: Type.Optional(Named(Type.String({ maxLength: 40 }))),
      /** Days of `datedAt`, both included. */
      from: Type.Optional(Day),
      to: Type.Optional(Day),
      /** Issue number or a part of it, for types that have one. */
      number: Type.Optional(Type.String({ maxLength: 60 })),
      after: Type.Optional(Type.String({ maxLength: 200 })),
      size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    }),
    output: Type.Object({ rows: Type.Array(ListRow), total: Type.Integer(), next: Nullable(Type.String()) }),
  });
}

/** A content as its page shows it. */
export const PublishedContent = Type.Object({
  ...Row,
  body: Bilingual,
  seoTitle: Bilingual,
  files: Type.Array(FileShape),
  views: Type.Integer(),
  previous: Neighbour,
  next: Neighbour,
});

export function contentOneCall(type: ContentType, path = `/web/${type.code}/one`) {
  return defineCall({
    ...open,
    path,
    summary: `${type.name.EN}: one with text, files and neighbours; an unpublished id answers as not existing`,
    input: Input({ id: Id }),
    output: PublishedContent,
  });
}

export type ContentHeadCall = ReturnType<typeof contentHeadCall>;
export type ContentListCall = ReturnType<typeof contentListCall>;
export type ContentOneCall = ReturnType<typeof contentOneCall>;

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

/** Rows and the one carry phase, places taken and people waiting among their facts; `filter.status` is a phase. */
export const activityCalls = {
  head: contentHeadCall(activity, '/web/activity/head'),
  list: contentListCall(activity, '/web/activity'),
  one: contentOneCall(activity),
};

/** The public calls of each type of content. */
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
  { type: activity, calls: activityCalls },
];
