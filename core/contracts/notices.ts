import { Type } from 'typebox';
import { defineCall } from './contract.ts';
import { Bilingual, DateTime, Day, FileShape, Id, Input, Nothing, Nullable } from './shapes.ts';

export const noticeKinds = ['NOTICE', 'PUBLICITY', 'RESULT', 'TENDER'] as const;
const Kind = Type.Union([
  Type.Literal('NOTICE'),
  Type.Literal('PUBLICITY'),
  Type.Literal('RESULT'),
  Type.Literal('TENDER'),
]);

const NoticeRow = Type.Object({
  id: Id,
  kind: Type.String(),
  title: Bilingual,
  summary: Bilingual,
  publisher: Bilingual,
  publishedAt: DateTime,
  validTo: Nullable(DateTime),
  top: Type.Boolean(),
  files: Type.Integer(),
});

export const noticeHeadCall = defineCall({
  method: 'GET',
  path: '/web/notify',
  class: 'R',
  access: 'open',
  rate: 'general',
  owner: 'none',
  summary: 'What the notice page shows beside the list: counts by kind and the pinned notices',
  input: Nothing,
  output: Type.Object({
    counts: Type.Array(Type.Object({ kind: Type.String(), count: Type.Integer() })),
    pinned: Type.Array(NoticeRow),
  }),
});

export const noticeListCall = defineCall({
  method: 'GET',
  path: '/web/notify/list',
  class: 'R',
  access: 'open',
  rate: 'general',
  owner: 'none',
  summary:
    'Published notices, pinned and newest first, by keyset; those past validTo stay as ended. Total counts the filter',
  input: Input({
    keyword: Type.Optional(Type.String({ maxLength: 100 })),
    kind: Type.Optional(Kind),
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    after: Type.Optional(Type.String({ maxLength: 200 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  }),
  output: Type.Object({ rows: Type.Array(NoticeRow), total: Type.Integer(), next: Nullable(Type.String()) }),
});

const Neighbour = Nullable(Type.Object({ id: Id, title: Bilingual }));

export const noticeOneCall = defineCall({
  method: 'GET',
  path: '/web/notify/one',
  class: 'R',
  access: 'open',
  rate: 'general',
  owner: 'none',
  summary:
    'One published notice, ended or not, with body, files and neighbours; unpublished ids answer as not existing',
  input: Input({ id: Id }),
  output: Type.Object({
    id: Id,
    kind: Type.String(),
    title: Bilingual,
    summary: Bilingual,
    publisher: Bilingual,
    publishedAt: DateTime,
    validTo: Nullable(DateTime),
    body: Bilingual,
    files: Type.Array(FileShape),
    programme: Nullable(Type.String()),
    previous: Neighbour,
    next: Neighbour,
  }),
});
