import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, Day, Nothing, Nullable } from '#core/contracts/shapes.ts';
import { contentOneCall, ListRow } from '#features/contents/calls/content-calls.ts';
import { contentNouns } from '#features/contents/shared/nouns.ts';

const open = { method: 'GET', class: 'R', access: 'open', sides: ['portal'], rate: 'general', owner: 'none' } as const;

export const contestCall = defineCall({
  ...open,
  path: '/web/homepage/otec',
  summary: 'The running competition: registration, stages and how many entries there are; null when none runs',
  summaryCN: '正在举办的大赛：报名、阶段和参赛数',
  input: Nothing,
  output: Type.Object({
    contest: Nullable(
      Type.Object({
        year: Type.Integer(),
        /** Days in Asia/Shanghai, both included. */
        from: Day,
        to: Day,
        /** Whether entries are taken now. */
        state: Type.Union([Type.Literal('coming'), Type.Literal('open'), Type.Literal('closed')]),
        stages: Type.Array(
          Type.Object({
            title: Bilingual,
            from: Day,
            to: Day,
            state: Type.Union([Type.Literal('done'), Type.Literal('now'), Type.Literal('next')]),
          }),
        ),
        entries: Type.Object({
          waitingSubmit: Type.Integer(),
          waitingVerify: Type.Integer(),
          total: Type.Integer(),
        }),
      }),
    ),
  }),
});

export const planCall = defineCall({
  ...open,
  path: '/web/phenixplan',
  summary: 'The Phoenix Plan: its pages in their order',
  summaryCN: '凤凰计划的各个页面',
  input: Nothing,
  output: Type.Object({ pages: Type.Array(ListRow) }),
});

export const planPageCall = contentOneCall(contentNouns.page, '/web/phenixplan/dtl');
