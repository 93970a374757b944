import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import {
  Bilingual,
  DateTime,
  Done,
  FileShape,
  Id,
  Input,
  Nullable,
  RequestId,
  Revision,
} from '#core/contracts/shapes.ts';
import { RubricShape, ScoreShape } from '#features/learning/scale-shapes.ts';
import { tieKinds } from './shared/judging.ts';
import { markLimits } from './shared/marks.ts';

const reading = { method: 'GET', class: 'R' } as const;
const writing = { method: 'POST', class: 'W' } as const;
const tenant = { tenantId: Id };
const desk = { access: 'Mgr.ItecJudge', sides: ['office'], rate: 'general', owner: 'self', fromTenant: true } as const;
const TieKind = Type.Enum(tieKinds.map(({ value }) => value));
const Note = Type.String({ maxLength: 500 });

/** A passage that a score rests on; `page` is 0 in what the entrant stated. */
const MarkShape = Type.Object(
  {
    id: Id,
    about: Type.String({ maxLength: 40 }),
    at: Type.String({ maxLength: 80 }),
    page: Type.Integer({ minimum: 0, maximum: 9999 }),
    quote: Type.String({ minLength: 1, maxLength: markLimits.quote }),
  },
  { additionalProperties: false },
);

export const deskCall = defineCall({
  ...desk,
  ...reading,
  path: '/mgr/itecdesk/list',
  summary:
    'The rounds that the caller judges, each with how many parties wait at its gate, and the entries that are open',
  summaryCN: '本人评审的赛程、待声明的各方数和已打开的项目',
  input: Input(tenant),
  output: Type.Object({
    judgings: Type.Array(
      Type.Object({
        id: Id,
        title: Bilingual,
        edition: Bilingual,
        state: Type.String(),
        opensAt: DateTime,
        /** Exclusive. */
        closesAt: DateTime,
        isBlind: Type.Boolean(),
        /** Entries whose parties the caller has not declared ties to. */
        waiting: Type.Integer(),
        /** The round is on stage: the caller's row that is up, null while another entry is. Absent before the day. */
        stage: Type.Optional(Type.Object({ row: Nullable(Id) })),
        rows: Type.Array(
          Type.Object({
            id: Id,
            position: Type.Integer(),
            no: Type.String(),
            project: Type.String(),
            track: Bilingual,
            state: Type.String(),
            /** Something is typed that was not handed in. */
            isDraft: Type.Boolean(),
            total: Nullable(Type.Number()),
          }),
        ),
      }),
    ),
  }),
});

export const gateCall = defineCall({
  ...desk,
  ...reading,
  path: '/mgr/itecdesk/gate',
  summary: 'Whom the entries of a round come from that wait for the caller, by name; nothing says which entry is whose',
  summaryCN: '待声明利益关系的单位和个人，不对应到项目',
  input: Input({ ...tenant, judging: Id }),
  output: Type.Object({
    parties: Type.Array(
      Type.Object({ key: Id, company: Type.String(), head: Type.String(), supporter: Type.String() }),
    ),
  }),
});

export const declareCall = defineCall({
  ...desk,
  ...writing,
  path: '/mgr/itecdesk/declare',
  summary:
    'Declares ties to parties at the gate: entries of those are gone, the others open. `keys` are all that were shown',
  summaryCN: '评委声明利益关系，有关系的项目移除，其余打开',
  input: Input({
    ...tenant,
    judging: Id,
    keys: Type.Array(Id, { minItems: 1, maxItems: 2000, uniqueItems: true }),
    ties: Type.Array(Type.Object({ key: Id, kind: TieKind, note: Note }, { additionalProperties: false }), {
      maxItems: 2000,
    }),
    reqId: RequestId,
  }),
  output: Type.Object({ opened: Type.Integer(), recused: Type.Integer() }),
});

export const judgedEntryCall = defineCall({
  ...desk,
  ...reading,
  path: '/mgr/itecdesk/one',
  summary:
    'An entry that the caller judges: what was handed in without names where the round is blind, the scale, the own scores',
  summaryCN: '评审的项目：申报内容、量表和本人评分，匿名赛程不显示姓名',
  input: Input({ ...tenant, id: Id }),
  output: Type.Object({
    id: Id,
    judging: Id,
    rev: Revision,
    no: Type.String(),
    project: Type.String(),
    track: Bilingual,
    group: Bilingual,
    state: Type.String(),
    /** Whether scores are taken now. */
    isOpen: Type.Boolean(),
    opensAt: DateTime,
    closesAt: DateTime,
    isBlind: Type.Boolean(),
    rubric: RubricShape,
    rubricDigest: Type.String(),
    frozenAt: DateTime,
    sections: Type.Array(
      Type.Object({
        title: Bilingual,
        facts: Type.Array(Type.Object({ key: Type.String(), label: Bilingual, value: Bilingual })),
      }),
    ),
    /** Papers with their files; while names are hidden, only what they are. */
    papers: Type.Array(Type.Object({ label: Bilingual, isPlan: Type.Boolean(), file: Nullable(FileShape) })),
    sheet: Type.Array(ScoreShape),
    opinion: Type.String(),
    marks: Type.Array(MarkShape),
    reason: Nullable(Type.String()),
    total: Nullable(Type.Number()),
    submittedAt: Nullable(DateTime),
  }),
});

const scored = Type.Object({ rev: Revision, state: Type.String(), total: Nullable(Type.Number()) });

export const submitScoreCall = defineCall({
  ...desk,
  ...writing,
  path: '/mgr/itecdesk/submit',
  summary:
    'Hands in the scores of an entry, whole, with the passages they rest on; until the round closes they can be handed in anew. SCORING_CLOSED afterwards',
  summaryCN: '提交评分及依据，截止前可重新提交',
  input: Input({
    ...tenant,
    id: Id,
    rev: Revision,
    scores: Type.Array(ScoreShape, { minItems: 1, maxItems: 30 }),
    opinion: Type.String({ maxLength: 1000 }),
    marks: Type.Array(MarkShape, { maxItems: markLimits.count }),
    reqId: RequestId,
  }),
  output: scored,
});

export const abstainCall = defineCall({
  ...desk,
  ...writing,
  path: '/mgr/itecdesk/abstain',
  summary: 'Abstains from scoring an entry, with the reason; another judge is drawn',
  summaryCN: '评委放弃评审一个项目并说明原因，另抽评委',
  input: Input({
    ...tenant,
    id: Id,
    rev: Revision,
    reason: Type.String({ minLength: 1, maxLength: 500 }),
    reqId: RequestId,
  }),
  output: scored,
});

export const recuseCall = defineCall({
  ...desk,
  ...writing,
  path: '/mgr/itecdesk/recuse',
  summary: 'Declares a tie to an entry that is open: it is gone at once from every list, and another judge is drawn',
  summaryCN: '评委对已打开的项目声明回避，另抽评委',
  input: Input({ ...tenant, id: Id, kind: TieKind, note: Note, reqId: RequestId }),
  output: Done,
});
