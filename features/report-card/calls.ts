import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Input, Nullable } from '#core/contracts/shapes.ts';

const Year = Type.Optional(Type.Integer({ minimum: 2000, maximum: 2099 }));
const Count = Nullable(Type.Integer());

export const reportCall = defineCall({
  method: 'GET',
  path: '/web/report',
  class: 'R',
  access: 'open',
  sides: ['portal'],
  rate: 'general',
  owner: 'none',
  summary:
    'How long each step of each programme took in a year (median and slowest tenth, in days), how many came back and why, what became of objections; groups under five are null',
  summaryCN: '办事成绩单：某年度各事项各环节用时、退回原因和异议结果',
  input: Input({ year: Year }),
  output: Type.Object({
    year: Type.Integer(),
    years: Type.Array(Type.Integer()),
    at: DateTime,
    programmes: Type.Array(
      Type.Object({
        code: Type.String(),
        name: Bilingual,
        submitted: Count,
        steps: Type.Array(
          Type.Object({
            state: Type.String(),
            name: Bilingual,
            count: Count,
            median: Nullable(Type.Number()),
            slowest: Nullable(Type.Number()),
          }),
        ),
        returned: Count,
        reasons: Type.Array(Type.Object({ text: Bilingual, count: Type.Integer() })),
        objections: Count,
        upheld: Count,
      }),
    ),
  }),
});

export const reportFileCall = defineCall({
  method: 'POST',
  path: '/web/report/file',
  class: 'D',
  access: 'open',
  sides: ['portal'],
  rate: 'export',
  owner: 'none',
  summary: 'The same figures as a file, CSV or JSON',
  summaryCN: '下载办事成绩单的数据',
  input: Input({ year: Year, format: Type.Enum(['csv', 'json']) }),
  output: Type.Object({}),
});
