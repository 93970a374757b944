import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Done, Id, Input, Nullable, RequestId, Revision } from '#core/contracts/shapes.ts';
import { stagePhases, stageSteps } from './shared/stage.ts';

const reading = { method: 'GET', class: 'R' } as const;
const writing = { method: 'POST', class: 'W' } as const;
const tenant = { tenantId: Id };
const office = { access: 'Mgr.Itec.judge', sides: ['office'], rate: 'general', owner: 'tenant' } as const;

const JudgeRow = Type.Object({
  accountId: Id,
  name: Type.String(),
  given: Type.Integer(),
  waiting: Type.Integer(),
  drafts: Type.Integer(),
  submitted: Type.Integer(),
  abstained: Type.Integer(),
  recused: Type.Integer(),
  /** Given to others because they did not come to it. */
  replaced: Type.Integer(),
  /** Of the tracks they judge; none where it is all. */
  tracks: Type.Array(Bilingual),
  /** When they last declared, typed or handed in something of the round. */
  lastAt: Nullable(DateTime),
  remindedAt: Nullable(DateTime),
  reminders: Type.Integer(),
});

const Tie = Type.Object({
  entryId: Id,
  accountId: Id,
  judge: Type.String(),
  no: Type.String(),
  project: Type.String(),
  source: Type.String(),
  what: Type.String(),
  /** SUSPECTED, CONFIRMED or DISMISSED. */
  state: Type.String(),
  /** Who was drawn in place of a judge who stepped back. */
  takenBy: Nullable(Type.String()),
});

export const boardCall = defineCall({
  ...office,
  ...reading,
  path: '/mgr/itecjudging/board',
  summary: 'The judging of a round as its organiser sees it: progress by judge and track, ties, the order on stage',
  summaryCN: '赛程的评审情况：评委和赛道进度、回避、路演顺序',
  input: Input({ ...tenant, id: Id }),
  output: Type.Object({
    id: Id,
    editionId: Id,
    stage: Type.String(),
    state: Type.String(),
    opensAt: DateTime,
    closesAt: DateTime,
    perEntry: Type.Integer(),
    cap: Type.Integer(),
    entries: Type.Integer(),
    given: Type.Integer(),
    submitted: Type.Integer(),
    /** When judges with something left are reminded by the clock, the first first. */
    reminders: Type.Array(DateTime),
    /** Entries that have fewer judges than they should. */
    short: Type.Integer(),
    judges: Type.Array(JudgeRow),
    tracks: Type.Array(
      Type.Object({
        track: Type.String(),
        name: Bilingual,
        entries: Type.Integer(),
        judges: Type.Integer(),
        given: Type.Integer(),
        submitted: Type.Integer(),
        /** Entries that have fewer judges than they should. */
        short: Type.Integer(),
      }),
    ),
    ties: Type.Array(Tie),
    lot: Nullable(Type.Object({ seed: Type.String(), at: DateTime, order: Type.Array(Type.String()) })),
  }),
});

export const assignPreviewCall = defineCall({
  ...office,
  ...reading,
  path: '/mgr/itecjudging/preview',
  summary: 'What drawing judges for the entries of a round would add, by judge, and what could not be filled',
  summaryCN: '预览抽取评委的结果和抽不到的项目',
  input: Input({ ...tenant, id: Id }),
  output: Type.Object({
    pairs: Type.Integer(),
    barred: Type.Integer(),
    judges: Type.Array(Type.Object({ accountId: Id, name: Type.String(), has: Type.Integer(), adds: Type.Integer() })),
    short: Type.Array(Type.Object({ no: Type.String(), missing: Type.Integer() })),
  }),
});

export const assignCall = defineCall({
  ...office,
  ...writing,
  path: '/mgr/itecjudging/assign',
  summary: 'Draws the judges that entries of a round lack, exactly as the preview says',
  summaryCN: '按预览为缺评委的项目抽取评委',
  input: Input({ ...tenant, id: Id, reqId: RequestId }),
  output: Type.Object({ pairs: Type.Integer(), short: Type.Integer() }),
});

export const decideTieCall = defineCall({
  ...office,
  ...writing,
  path: '/mgr/itecjudging/tie',
  summary: 'Decides on a tie: confirmed it takes the entry from the judge and another one is drawn',
  summaryCN: '认定利益关系，确认的换评委',
  input: Input({
    ...tenant,
    id: Id,
    entryId: Id,
    accountId: Id,
    isTie: Type.Boolean(),
    reqId: RequestId,
  }),
  output: Done,
});

export const remindCall = defineCall({
  ...office,
  ...writing,
  path: '/mgr/itecjudging/remind',
  summary: 'Reminds judges of a round who have something left to do: all of them, or some',
  summaryCN: '催办赛程中未完成的评委',
  input: Input({
    ...tenant,
    id: Id,
    accountIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 500 })),
    reqId: RequestId,
  }),
  output: Type.Object({ told: Type.Integer() }),
});

export const replaceJudgeCall = defineCall({
  ...office,
  ...writing,
  path: '/mgr/itecjudging/replace',
  summary:
    'Takes what a judge has not handed in and draws others for it: how many entries were taken, and how many found somebody',
  summaryCN: '收回评委未提交的项目，另抽评委',
  input: Input({ ...tenant, id: Id, accountId: Id, reqId: RequestId }),
  output: Type.Object({ taken: Type.Integer(), drawn: Type.Integer() }),
});

export const stageCall = defineCall({
  ...office,
  ...reading,
  path: '/mgr/itecjudging/stage',
  summary:
    'The stage of a round on its day: who is up, the clock, the order drawn, how many sheets of each entry are in; without `id` of the newest',
  summaryCN: '路演台：当前项目、计时、顺序和评分表收齐情况',
  input: Input({ ...tenant, id: Type.Optional(Id) }),
  output: Type.Object({
    rounds: Type.Array(Type.Object({ id: Id, title: Bilingual, edition: Bilingual })),
    stage: Nullable(
      Type.Object({
        id: Id,
        rev: Revision,
        /** Index in `order`. */
        at: Type.Integer(),
        phase: Type.Enum(stagePhases),
        startedAt: Nullable(DateTime),
        spentMs: Type.Integer(),
        isOpen: Type.Boolean(),
        talkMinutes: Type.Integer(),
        questionMinutes: Type.Integer(),
        order: Type.Array(
          Type.Object({
            no: Type.String(),
            project: Type.String(),
            company: Type.String(),
            track: Bilingual,
            given: Type.Integer(),
            submitted: Type.Integer(),
          }),
        ),
      }),
    ),
  }),
});

export const stageStepCall = defineCall({
  ...office,
  ...writing,
  path: '/mgr/itecjudging/step',
  summary: 'Moves the stage on: starts and pauses the clock, goes to the questions, to the next entry or back',
  summaryCN: '路演台：计时、提问、上一项和下一项',
  input: Input({ ...tenant, id: Id, rev: Revision, step: Type.Enum(stageSteps), reqId: RequestId }),
  output: Type.Object({ rev: Revision }),
});
