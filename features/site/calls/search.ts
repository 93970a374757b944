import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Day, Id, Input, Nullable } from '#core/contracts/shapes.ts';
import { nouns } from '#features/content-nouns.ts';

/** Most matches of a type that are counted and ranked; where there are more, the newest. */
export const mostFound = 1000;

/** Where the hit stands, in UTF-16 units: first and behind the last. */
const Marks = Type.Array(Type.Tuple([Type.Integer(), Type.Integer()]));
const TypeCode = Type.String({ maxLength: 20, pattern: `^(${nouns.map(({ code }) => code).join('|')})$` });

export const searchCall = defineCall({
  method: 'GET',
  path: '/web/search',
  class: 'R',
  access: 'open',
  sides: ['portal'],
  rate: 'general',
  owner: 'none',
  summary: 'Search over everything published: hits with their words marked, counts by type, a nearer word when none',
  summaryCN: '全站搜索：命中并标出关键词，各类数量；无结果时给出相近的词',
  input: Input({
    key: Type.String({ minLength: 1, maxLength: 100 }),
    type: Type.Optional(TypeCode),
    /** Days of the date that contents bear, both included. */
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    sort: Type.Optional(Type.Union([Type.Literal('relevance'), Type.Literal('newest')])),
    after: Type.Optional(Type.String({ maxLength: 200 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  }),
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        type: Type.String(),
        id: Id,
        title: Bilingual,
        titleMarks: Type.Object({ CN: Marks, EN: Marks }),
        /** Of the text in the language of the call; of the other one when only that has the word. */
        snippet: Type.Object({ text: Type.String(), marks: Marks }),
        datedAt: DateTime,
        path: Type.String(),
      }),
    ),
    /** By type, whatever type was asked for; `more` when there are more than were counted. */
    counts: Type.Array(Type.Object({ type: Type.String(), count: Type.Integer(), more: Type.Boolean() })),
    /** A word of a published title that is nearly the one that found nothing. */
    didYouMean: Nullable(Type.String()),
    next: Nullable(Type.String()),
  }),
});
