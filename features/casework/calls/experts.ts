import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Id, Input, Nullable, Reason, RequestId, Revision } from '#core/contracts/shapes.ts';
import { expertStates } from '#features/casework/shared/experts.ts';
import { RubricShape, ScoreShape } from '#features/learning/scale-shapes.ts';

const desk = { sides: ['office'], rate: 'general', owner: 'tenant' } as const;
const writing = { ...desk, method: 'POST', class: 'W', access: 'Mgr.Apply.judge' } as const;
const tenant = { tenantId: Id };
const State = Type.Enum([...expertStates]);

/** How one expert scored a case; without a name for whoever does not handle it. */
const Column = Type.Object({
  name: Nullable(Type.String()),
  state: State,
  scores: Type.Array(ScoreShape),
  total: Nullable(Type.Number()),
  opinion: Type.String(),
  /** Why they recused themselves. */
  reason: Type.String(),
  drop: Nullable(Type.Enum(['HIGHEST', 'LOWEST'])),
});

export const expertReviewCall = defineCall({
  ...desk,
  method: 'GET',
  class: 'R',
  access: 'Mgr.Apply',
  path: '/mgr/apply/expert/review',
  summary:
    'How experts score a case by its frozen scale; an expert sees own scores, and those of others after handing in. Null where none was asked',
  summaryCN: '专家评审的量表和评分，专家提交前只看到自己的',
  input: Input({ ...tenant, id: Id }),
  output: Type.Object({
    review: Nullable(
      Type.Object({
        scale: Bilingual,
        rubric: RubricShape,
        rubricDigest: Type.String(),
        frozenAt: DateTime,
        least: Type.Integer(),
        /** Those who were asked and did not recuse themselves, and those of them who handed in. */
        asked: Type.Integer(),
        given: Type.Integer(),
        /** Whether scores are taken. */
        isOpen: Type.Boolean(),
        closedAt: Nullable(DateTime),
        /** Of the others nothing is shown, because the caller has not handed in. */
        isHidden: Type.Boolean(),
        columns: Type.Array(Column),
        /** Of those who handed in, without the highest and the lowest; null while it is hidden or they are too few. */
        result: Nullable(Type.Number()),
        /** What the caller was asked as an expert. */
        own: Nullable(
          Type.Object({
            state: State,
            rev: Revision,
            scores: Type.Array(ScoreShape),
            total: Nullable(Type.Number()),
            submittedAt: Nullable(DateTime),
          }),
        ),
      }),
    ),
  }),
});

/** How an expert scores beside the others: points above nought leniently. */
const Far = Type.Object({ name: Type.String(), count: Type.Integer(), leniency: Type.Number() });

export const expertFairnessCall = defineCall({
  ...desk,
  method: 'GET',
  class: 'R',
  access: 'Mgr.Apply',
  path: '/mgr/apply/expert/fairness',
  summary:
    'Where a case stands among those of its programme and year that were scored whole by the same scale, and where it would with leniency taken out or without any one expert. Null for whoever does not handle cases, and for fewer than three',
  summaryCN: '同一量表评完的办件中的名次，按宽严校正和去掉任一专家后的名次，只供参考',
  input: Input({ ...tenant, id: Id }),
  output: Type.Object({
    panel: Nullable(
      Type.Object({
        /** How many are compared. */
        count: Type.Integer(),
        result: Type.Number(),
        rank: Type.Integer(),
        adjusted: Type.Number(),
        adjustedRank: Type.Integer(),
        /** Where the adjusted rank lies in 95 of 100 redrawn rounds. */
        low: Type.Integer(),
        high: Type.Integer(),
        bestWithout: Type.Integer(),
        worstWithout: Type.Integer(),
        /** Of the experts of this case the one farthest from the others, where that is far. */
        far: Nullable(Far),
      }),
    ),
  }),
});

export const submitExpertCall = defineCall({
  ...writing,
  path: '/mgr/apply/expert/score',
  summary:
    'Hands in the scores of an expert who was asked about a case, whole and once; EXPERT_CLOSED when the review is over',
  summaryCN: '专家一次性提交对办件的评分',
  input: Input({
    ...tenant,
    id: Id,
    rev: Revision,
    scores: Type.Array(ScoreShape, { minItems: 1, maxItems: 30 }),
    opinion: Type.String({ maxLength: 1000 }),
    reqId: RequestId,
  }),
  output: Type.Object({ total: Type.Number() }),
});

export const recuseExpertCall = defineCall({
  ...writing,
  path: '/mgr/apply/expert/recuse',
  summary: 'An expert who was asked recuses themselves, with the reason; they see no more of the case',
  summaryCN: '专家声明回避并说明原因，不再看到此件',
  input: Input({ ...tenant, id: Id, rev: Revision, reason: Reason, reqId: RequestId }),
  output: Type.Object({}),
});
