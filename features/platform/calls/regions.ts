import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Done, Id, Input, Nullable, RequestId, Revision } from '#core/contracts/shapes.ts';
import { mostSuccessors } from '#features/platform/shared/region-replacement.ts';

const office = { sides: ['office'], rate: 'general', owner: 'tenant' } as const;
const reading = { method: 'GET', class: 'R' } as const;
const writing = { method: 'POST', class: 'W', access: 'Mgr.Region.edit' } as const;
const Day = Type.String({ format: 'date' });
const Code = Type.String({ pattern: '^\\d{6}$' });
const Into = Type.Array(Type.Object({ code: Code, words: Type.String({ maxLength: 200 }) }), {
  minItems: 1,
  maxItems: mostSuccessors,
});

export const regionTreeCall = defineCall({
  ...office,
  ...reading,
  access: 'Mgr.Region',
  path: '/mgr/region/tree',
  summary: 'Regions as a tree: those right below one, or what a filter finds with everything above it',
  summaryCN: '区域树：某区域的下一级，或筛选命中的及其上级',
  input: Input({
    tenantId: Id,
    parent: Type.Optional(Code),
    keyword: Type.Optional(Type.String({ maxLength: 60 })),
    level: Type.Optional(Type.String({ pattern: '^[123]$' })),
    served: Type.Optional(Type.Boolean()),
    /** Those that others have taken over from, too. */
    replaced: Type.Optional(Type.Boolean()),
  }),
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        code: Type.String(),
        name: Bilingual,
        level: Type.String(),
        /** How deep it lies, from 0. */
        depth: Type.Integer(),
        status: Type.String(),
        isServed: Type.Boolean(),
        into: Type.Array(Bilingual),
        hasChildren: Type.Boolean(),
        isHit: Type.Boolean(),
        /** Records that lie there or below. */
        count: Type.Integer(),
        /** Until when its replacement can be taken back. */
        undoUntil: Nullable(DateTime),
        /** What is planned for it. */
        planned: Nullable(Type.Object({ startsOn: Type.String(), into: Type.Array(Bilingual) })),
      }),
    ),
    /** How many a filter finds; null without one. */
    hits: Nullable(Type.Integer()),
    total: Type.Integer(),
  }),
});

export const regionPlanCall = defineCall({
  ...office,
  method: 'POST',
  class: 'W',
  access: 'Mgr.Region.edit',
  path: '/mgr/region/plan',
  summary: 'Regions: what would follow if others took over from one; changes nothing',
  summaryCN: '试算一个区域由别的接替会怎样，不做更改',
  input: Input({ tenantId: Id, code: Code, into: Into, reqId: RequestId }),
  output: Type.Object({
    rev: Revision,
    uses: Type.Array(
      Type.Object({ key: Type.String(), name: Bilingual, sorted: Type.Integer(), undecided: Type.Integer() }),
    ),
    /** The first of those whose address tells nothing, of lists that the caller may read. */
    undecided: Type.Array(
      Type.Object({ use: Type.String(), id: Type.String(), title: Type.String(), address: Type.String() }),
    ),
    /** Open cases; they keep the code they were submitted with. */
    cases: Type.Integer(),
    /** People who have it among their regions. */
    members: Type.Integer(),
    isServed: Type.Boolean(),
  }),
});

export const replaceRegionCall = defineCall({
  ...office,
  ...writing,
  path: '/mgr/region/replace',
  summary:
    'Regions: lets others take over from one, at once or from a day on, over its revision; records move, others stay until decided',
  summaryCN: '区域：由其他区域接替，立即或自某日起，记录随之转移',
  input: Input({
    tenantId: Id,
    code: Code,
    rev: Revision,
    into: Into,
    /** From which day on; at once when it is left out. */
    startsOn: Type.Optional(Day),
    chosen: Type.Array(Type.Object({ use: Id, id: Id, to: Code }), { maxItems: 500 }),
    reqId: RequestId,
  }),
  output: Type.Object({ moved: Type.Integer(), left: Type.Integer(), startsOn: Nullable(Type.String()) }),
});

export const undoRegionCall = defineCall({
  ...office,
  ...writing,
  path: '/mgr/region/undo',
  summary: 'Regions: takes a replacement back whole within half an hour; NOT_ALLOWED later',
  summaryCN: '区域：半小时内整体撤销接替',
  input: Input({ tenantId: Id, code: Code, reqId: RequestId }),
  output: Type.Object({ moved: Type.Integer() }),
});

export const cancelRegionCall = defineCall({
  ...office,
  ...writing,
  path: '/mgr/region/cancel',
  summary: 'Regions: cancels a replacement that waits for its day; NOT_ALLOWED once it has begun',
  summaryCN: '区域：取消尚未生效的接替',
  input: Input({ tenantId: Id, code: Code, reqId: RequestId }),
  output: Done,
});
