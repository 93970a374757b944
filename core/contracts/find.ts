import { Type } from 'typebox';
import { defineCall } from './contract.ts';
import { Bilingual, Id, Input, Nullable } from './shapes.ts';

/** What the search of the back office finds beside pages and actions, in this order; `new` adds a record. */
export const foundKinds = ['case', 'person', 'company', 'content', 'new'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Most that is shown of a kind. */
export const mostFound = 6;

export const findCall = defineCall({
  method: 'GET',
  path: '/mgr/find',
  class: 'R',
  access: 'operator',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary:
    'Cases, applicants, companies and contents whose number or name begins with what was typed, as far as the caller may read them',
  summaryCN: '按编号或名称开头查找有权查看的办件、申报人、单位和内容',
  input: Input({ tenantId: Id, words: Type.String({ minLength: 1, maxLength: 100 }) }),
  output: Type.Object({
    groups: Type.Array(
      Type.Object({
        kind: Type.Union([
          Type.Literal('case'),
          Type.Literal('person'),
          Type.Literal('company'),
          Type.Literal('content'),
          Type.Literal('new'),
        ]),
        rows: Type.Array(
          Type.Object({
            id: Type.String(),
            title: Bilingual,
            note: Nullable(Bilingual),
            /** In the back office. */
            path: Type.String(),
          }),
        ),
      }),
    ),
  }),
});
