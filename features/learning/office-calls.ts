import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, Id, Input, Named, Nullable, Revision } from '#core/contracts/shapes.ts';

const read = { method: 'GET', class: 'R' } as const;
const office = { sides: ['office'], rate: 'general', owner: 'tenant' } as const;

/** A question with what was answered, what is right, and the mark. */
export const Marked = Type.Object({
  id: Id,
  type: Type.String(),
  stem: Type.String(),
  options: Type.Array(Type.String()),
  score: Type.Number(),
  points: Type.String(),
  analysis: Type.String(),
  answer: Type.Unknown(),
  right: Type.Unknown(),
  /** Null until somebody has marked it. */
  mark: Nullable(Type.Number()),
});

export const topicTreeCall = defineCall({
  ...read,
  ...office,
  access: 'operator',
  path: '/mgr/question/tree',
  summary: 'Question bank: subjects and topics below them, each with how many questions lie in it and below',
  summaryCN: '题库：分类树和各级题目数',
  input: Input({ tenantId: Id }),
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        value: Type.String(),
        /** Null at the top. */
        parent: Nullable(Type.String()),
        label: Bilingual,
        count: Type.Integer(),
        isOff: Type.Boolean(),
      }),
    ),
    total: Type.Integer(),
  }),
});

export const recordAnswersCall = defineCall({
  ...read,
  ...office,
  access: 'Mgr.Learn.audit',
  path: '/mgr/paperrecord/answers',
  summary: 'Exams: the answers of a sitting, for whoever marks it',
  summaryCN: '考试：阅卷所需的答卷',
  input: Input({ id: Id, tenantId: Id }),
  output: Type.Object({ rev: Revision, state: Type.String(), questions: Type.Array(Marked) }),
});

export const markRecordCall = defineCall({
  method: 'POST',
  class: 'W',
  ...office,
  access: 'Mgr.Learn.audit',
  path: '/mgr/paperrecord/mark',
  summary: 'Exams: marks what was answered in own words; the last mark gives the result',
  summaryCN: '考试：评阅简答题，评完出成绩',
  input: Input({ id: Id, rev: Revision, marks: Named(Type.Number()), tenantId: Id }),
  output: Type.Object({ state: Type.String(), score: Nullable(Type.Number()) }),
});

/** What the office asks of bank and exams beside its lists. */
export const officeCalls = { topicTreeCall, recordAnswersCall, markRecordCall };
