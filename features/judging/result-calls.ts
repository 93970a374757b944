import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { ExportAnswer, exportInput } from '#core/contracts/jobs.ts';
import { Bilingual, DateTime, Id, Input, Nullable, RequestId } from '#core/contracts/shapes.ts';

const reading = { method: 'GET', class: 'R' } as const;
const writing = { method: 'POST', class: 'W' } as const;
const tenant = { tenantId: Id };
const own = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;
const office = { access: 'Mgr.Itec.judge', sides: ['office'], rate: 'general', owner: 'tenant' } as const;

const Share = Type.Number({ minimum: 0, maximum: 1 });

export const resultsCall = defineCall({
  ...office,
  ...reading,
  path: '/mgr/itecjudging/results',
  summary: 'The ranking of a round by its scale, and beside it what is left once the leniency of judges is taken out',
  summaryCN: '赛程的排名，并列出校正后名次',
  input: Input({ ...tenant, id: Id }),
  output: Type.Object({
    id: Id,
    title: Bilingual,
    edition: Bilingual,
    state: Type.String(),
    tracks: Type.Array(Type.Object({ key: Type.String(), name: Bilingual })),
    line: Type.Integer(),
    scored: Type.Integer(),
    sheets: Type.Integer(),
    rows: Type.Array(
      Type.Object({
        id: Id,
        no: Type.String(),
        project: Type.String(),
        track: Bilingual,
        state: Type.String(),
        rank: Type.Integer(),
        result: Type.Number(),
        sheets: Type.Integer(),
        adjusted: Type.Number(),
        adjustedRank: Type.Integer(),
        low: Type.Integer(),
        high: Type.Integer(),
        inside: Share,
        bestWithout: Type.Integer(),
        worstWithout: Type.Integer(),
      }),
    ),
    judges: Type.Array(
      Type.Object({
        code: Type.String(),
        count: Type.Integer(),
        leniency: Type.Number(),
        low: Type.Number(),
        high: Type.Number(),
        spread: Type.Number(),
        isFar: Type.Boolean(),
      }),
    ),
    reliability: Nullable(Type.Number()),
    criteria: Type.Array(Type.Object({ name: Bilingual, reliability: Nullable(Type.Number()) })),
    holdsWithout: Type.Integer(),
    /** Judges who owe sheets, with how many. */
    absent: Type.Array(Type.Object({ accountId: Id, name: Type.String(), count: Type.Integer() })),
    promotion: Nullable(
      Type.Object({
        id: Id,
        state: Type.String(),
        by: Type.String(),
        isMine: Type.Boolean(),
        at: DateTime,
        entries: Type.Array(
          Type.Object({ id: Id, no: Type.String(), project: Type.String(), outcome: Nullable(Type.String()) }),
        ),
        decidedBy: Nullable(Type.String()),
      }),
    ),
    /** Where promotion leads; null in a round from which nothing goes on. */
    leadsTo: Nullable(Type.String()),
  }),
});

export const resultsExportCall = defineCall({
  method: 'POST',
  class: 'D',
  access: 'Mgr.Itec.export',
  sides: ['office'],
  rate: 'export',
  owner: 'tenant',
  path: '/mgr/itecresults/export',
  summary: 'The ranking of a round as a file, all of it or one track',
  summaryCN: '导出赛程的排名，全部或一条赛道',
  input: Input({ ...tenant, id: Id, track: Type.Optional(Type.String({ maxLength: 40 })), format: exportInput.format }),
  output: ExportAnswer,
});

export const proposeCall = defineCall({
  ...office,
  ...writing,
  path: '/mgr/itecjudging/promote',
  summary:
    'Proposes to take the entries above the line further: it waits until another person confirms it. SHEETS_MISSING unless `without` names exactly the judges who owe sheets',
  summaryCN: '提出晋级名单，待另一人确认',
  input: Input({ ...tenant, id: Id, without: Type.Array(Id, { maxItems: 500, uniqueItems: true }), reqId: RequestId }),
  output: Type.Object({ id: Id, count: Type.Integer() }),
});

export const decidePromotionCall = defineCall({
  ...office,
  ...writing,
  path: '/mgr/itecjudging/promotion',
  summary: 'Confirms a proposed list (not by who proposed it: FOUR_EYES), or withdraws it',
  summaryCN: '由另一人确认晋级名单，或撤回',
  input: Input({ ...tenant, id: Id, isConfirmed: Type.Boolean(), reqId: RequestId }),
  output: Type.Object({ moved: Type.Integer(), refused: Type.Integer() }),
});

export const ownScoresCall = defineCall({
  ...own,
  ...reading,
  path: '/web/otec/scores',
  summary:
    'The scores of an entry of the caller, round by round, once they are published: what each judge gave without saying who, the result and its rank',
  summaryCN: '本人项目公布后的各轮评分、结果和名次，不显示评委',
  input: Input({ id: Id }),
  output: Type.Object({
    rounds: Type.Array(
      Type.Object({
        stage: Type.String(),
        title: Bilingual,
        publishedAt: DateTime,
        result: Type.Number(),
        rank: Type.Integer(),
        of: Type.Integer(),
        /** From the lowest on; those that do not count are the highest and the lowest. */
        totals: Type.Array(Type.Object({ value: Type.Number(), counts: Type.Boolean() })),
        opinions: Type.Array(Type.String()),
        /** Most points there are. */
        outOf: Type.Number(),
        criteria: Type.Array(Type.Object({ name: Bilingual, share: Type.Number() })),
        /** Once the leniency of judges is taken out, for information only. */
        adjusted: Type.Object({ rank: Type.Integer(), low: Type.Integer(), high: Type.Integer() }),
      }),
    ),
  }),
});
