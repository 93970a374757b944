import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, Id, Input, Nullable } from '#core/contracts/shapes.ts';

const Spread = Type.Object({ mean: Nullable(Type.Number()), tenths: Type.Array(Type.Integer()) });

export const pastScoresCall = defineCall({
  method: 'GET',
  class: 'R',
  path: '/mgr/quant/past',
  access: 'Mgr.Learn.edit',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary:
    'Scales: tries a draft on the scores that were given by the versions before it, as far as the caller may read ' +
    'them; totals on a hundred. Nothing is kept',
  summaryCN: '量表：用以往版本的评分试算草稿，不保存',
  input: Input({
    tenantId: Id,
    id: Id,
    /** What stands for an item that was not scored: its middle, or the sheet is left out. */
    missing: Type.Union([Type.Literal('MIDDLE'), Type.Literal('LEAVE')]),
  }),
  output: Type.Object({
    version: Type.Integer(),
    /** All sheets and things, and those that were looked at, the newest. */
    all: Type.Object({ sheets: Type.Integer(), things: Type.Integer() }),
    tried: Type.Object({ sheets: Type.Integer(), things: Type.Integer() }),
    counted: Type.Integer(),
    missing: Type.Array(Type.Object({ name: Bilingual, sheets: Type.Integer() })),
    before: Spread,
    after: Spread,
    totalsMoved: Type.Integer(),
    bands: Type.Array(Type.Object({ name: Bilingual, sheets: Type.Integer(), moved: Type.Integer() })),
    groups: Type.Array(
      Type.Object({
        title: Bilingual,
        version: Type.Integer(),
        things: Type.Integer(),
        sheets: Type.Integer(),
        isCounted: Type.Boolean(),
        moved: Type.Integer(),
        /** How many go on, and how many others would. */
        line: Nullable(Type.Integer()),
        crossed: Type.Integer(),
      }),
    ),
    /** All whose rank changes, and those that move furthest. */
    ranksMoved: Type.Integer(),
    shifts: Type.Array(
      Type.Object({
        no: Type.String(),
        title: Bilingual,
        from: Type.Integer(),
        to: Type.Integer(),
        before: Type.Number(),
        after: Type.Number(),
      }),
    ),
    /** Uses whose scores the caller may not read; they are not in it. */
    hidden: Type.Array(Bilingual),
  }),
});
