import { type Static, Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { PageNumber } from '#core/contracts/numbered-pages.ts';
import { Bilingual, DateTime, Day, FileShape, Id, Input, Named, Nothing, Nullable } from '#core/contracts/shapes.ts';
import { summaryOf } from '#core/contracts/summary.ts';
import type { ContentType } from '#features/contents/shared/content.ts';

/** What a call needs to know of a type: pages that list one type need not load the forms of all. */
type Noun = Pick<ContentType, 'code' | 'name'>;

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
export const open = {
  method: 'GET',
  class: 'R',
  access: 'open',
  sides: ['portal'],
  rate: 'general',
  owner: 'none',
} as const;

/** Newest has the pinned ones first; by level is for types whose levels are named (ContentType.levels), by page only. */
const Order = Type.Union([Type.Literal('newest'), Type.Literal('oldest'), Type.Literal('level')]);
export type ContentOrder = Static<typeof Order>;

/** What a list page shows beside the rows: counts by facet value and the pinned ones. */
export function contentHeadCall(type: Noun, path = `/web/${type.code}`) {
  return defineCall({
    ...open,
    path,
    ...summaryOf(type.name, {
      CN: '各分面取值的篇数、总数和置顶数',
      EN: 'counts by facet value, all of them, and the pinned ones',
    }),
    input: Nothing,
    output: Type.Object({
      total: Type.Integer(),
      counts: Type.Array(Type.Object({ facet: Type.String(), value: Type.String(), count: Type.Integer() })),
      pinned: Type.Array(ListRow),
    }),
  });
}

export function contentListCall(type: Noun, path = `/web/${type.code}/list`) {
  return defineCall({
    ...open,
    path,
    ...summaryOf(type.name, {
      CN: '已发布的内容，默认置顶在前、新的在前；总数最多数到 1,001',
      EN: 'published ones, pinned and newest first unless an order is named; total counts the filter up to 1,001',
    }),
    input: Input({
      keyword: Type.Optional(Type.String({ maxLength: 100 })),
      /** Values by facet. */
      filter: Type.Optional(Named(Type.String({ maxLength: 40 }))),
      /** Days of `datedAt`, both included. */
      from: Type.Optional(Day),
      to: Type.Optional(Day),
      /** Issue number or a part of it, for types that have one. */
      number: Type.Optional(Type.String({ maxLength: 60 })),
      order: Type.Optional(Order),
      /** By its number, or what follows a cursor. */
      page: Type.Optional(PageNumber),
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

export function contentOneCall(type: Noun, path = `/web/${type.code}/one`) {
  return defineCall({
    ...open,
    path,
    ...summaryOf(type.name, {
      CN: '一篇的正文、附件和前后篇；未发布的按不存在答复',
      EN: 'one with text, files and neighbours; an unpublished id answers as not existing',
    }),
    input: Input({ id: Id }),
    output: PublishedContent,
  });
}

export type ContentHeadCall = ReturnType<typeof contentHeadCall>;
export type ContentListCall = ReturnType<typeof contentListCall>;
export type ContentOneCall = ReturnType<typeof contentOneCall>;
