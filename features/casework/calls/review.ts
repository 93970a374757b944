import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { ExportAnswer, exportInput } from '#core/contracts/jobs.ts';
import {
  Bilingual,
  DateTime,
  Day,
  Done,
  Id,
  Input,
  Instant,
  Named,
  Nullable,
  OwnDays,
  Reason,
  RequestId,
  Revision,
} from '#core/contracts/shapes.ts';
import { deskCodes } from '#core/workflow/actions.ts';
import { caseScopes, dueChoices } from '#features/casework/shared/case-views.ts';
import { expertStates } from '#features/casework/shared/experts.ts';
import { CaseRow, CheckShape } from './case-row.ts';
import { DuplicateShape } from './duplicates.ts';
import {
  ChangeShape,
  CorrectionShape,
  EventShape,
  HelpLine,
  RevocationShape,
  SentenceShape,
  SiblingShape,
  YearSettingsShape,
} from './whole-parts.ts';

/** Counts of the queue stop here: this number means "so many or more". */
export const queueCountCap = 1000;

/** In every office call `tenantId` only states which tenant the page believes in; the session decides. */
const tenant = { tenantId: Id };

const queueFilter = {
  ...tenant,
  scope: Type.Optional(Type.Enum([...caseScopes])),
  programme: Type.Optional(Type.String({ maxLength: 40 })),
  state: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 20, uniqueItems: true })),
  keyword: Type.Optional(Type.String({ maxLength: 60 })),
  due: Type.Optional(Type.Enum([...dueChoices])),
  submitted: Type.Optional(Type.Literal('today')),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  decidedFrom: Type.Optional(Day),
  decidedTo: Type.Optional(Day),
  year: Type.Optional(Type.String({ pattern: '^\\d{4}$' })),
  region: Type.Optional(Type.String({ pattern: '^\\d{6}$' })),
};

export const queueCall = defineCall({
  method: 'GET',
  path: '/mgr/apply/list',
  class: 'R',
  access: 'Mgr.Apply',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'The review queue by due date, keyset, with counts of its scopes; without one that the caller lands on',
  summaryCN: '审核队列，按期限排列，附各范围的件数',
  input: Input({
    ...queueFilter,
    after: Type.Optional(Type.String({ maxLength: 200 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  output: Type.Object({
    scope: Type.Enum([...caseScopes]),
    rows: Type.Array(CaseRow),
    next: Nullable(Type.String()),
    counts: Type.Object({ mine: Type.Integer(), pool: Type.Integer(), all: Type.Integer() }),
  }),
});

export const queueExportCall = defineCall({
  method: 'POST',
  path: '/mgr/apply/export',
  class: 'D',
  access: 'Mgr.Apply.export',
  sides: ['office'],
  rate: 'export',
  owner: 'tenant',
  summary: 'The filtered review queue as a file, applicants masked; a long one is made in the background',
  summaryCN: '导出筛选出的审核队列，申请人信息隐藏',
  input: Input({ ...queueFilter, format: exportInput.format }),
  output: ExportAnswer,
});

export const caseCall = defineCall({
  method: 'GET',
  path: '/mgr/apply/one',
  class: 'R',
  access: 'Mgr.Apply',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary:
    'One case: sections with sensitive values masked, marks, correction items, history, opinions, allowed actions',
  summaryCN: '一个办件的内容、标记、补正、历史、意见和可办操作，敏感信息隐藏',
  input: Input({ ...tenant, id: Id }),
  output: Type.Object({
    ...CaseRow.properties,
    /** The version of the form that it was begun with, by which its values are read. */
    formVersion: Type.Integer(),
    yearSettings: YearSettingsShape,
    rev: Revision,
    days: OwnDays,
    /** The last instant by which a correction that is asked for now has to be answered. */
    correctBy: DateTime,
    sections: Type.Array(Type.Object({ key: Type.String(), rev: Revision, values: Named(Type.Unknown()) })),
    marks: Type.Array(Type.Object({ path: Type.String(), by: Type.String(), at: DateTime })),
    checks: Type.Array(CheckShape),
    /** Values that somebody else filled in for the applicant. */
    helped: Type.Array(Type.Object({ path: Type.String(), by: Type.String() })),
    /** Who helped to fill it in, step by step. */
    help: Type.Array(HelpLine),
    /** Every submission, the first one first, with the digest that it was signed with, in hexadecimal. */
    submissions: Type.Array(Type.Object({ round: Type.Integer(), at: DateTime, digest: Type.String() })),
    changes: Type.Array(ChangeShape),
    /** The state a returned case was returned from, to which it comes back. */
    askedFrom: Nullable(Type.String()),
    corrections: Type.Array(CorrectionShape),
    /** The tenant's own sentences that are offered for it. */
    sentences: Type.Array(SentenceShape),
    events: Type.Array(EventShape),
    opinions: Type.Array(Type.Object({ id: Id, by: Type.String(), at: DateTime, text: Type.String() })),
    duplicates: Type.Array(DuplicateShape),
    earlier: Type.Array(Type.Object({ id: Id, no: Type.String(), programme: Type.String(), state: Type.String() })),
    /** Cases of the same year for others of the family, where each has one of their own. */
    siblings: Type.Array(SiblingShape),
    /** Actions the caller may take now; those that are blocked say by which error, in the words of the refusal. */
    actions: Type.Array(
      Type.Object({ action: Type.String(), blockedBy: Nullable(Type.String()), why: Nullable(Bilingual) }),
    ),
    canReveal: Type.Boolean(),
    /** The public notice that names the case, and whether an objection to it holds it up. */
    notice: Nullable(Type.Object({ id: Id, isHeld: Type.Boolean() })),
    decisionNo: Nullable(Type.String()),
    revocation: Nullable(RevocationShape),
    /** A decision that waits for a second person (no `runsAt`) or for its time, alone or with other cases; the sum in fen. */
    proposal: Nullable(
      Type.Object({
        id: Id,
        rev: Revision,
        action: Type.String(),
        by: Type.String(),
        at: DateTime,
        reason: Type.String(),
        sum: Type.Integer(),
        count: Type.Integer(),
        isMine: Type.Boolean(),
        runsAt: Nullable(DateTime),
        secondBy: Nullable(Type.String()),
        canAnswer: Type.Boolean(),
        canUndo: Type.Boolean(),
      }),
    ),
    /** Whether the caller pays and sees no more than that needs. */
    isPayer: Type.Boolean(),
    /** Experts who were asked; where the case is scored, with where they stand. */
    judges: Type.Array(Type.Object({ id: Id, name: Type.String(), state: Type.Enum([...expertStates]) })),
  }),
});

export const caseSubmissionCall = defineCall({
  method: 'GET',
  path: '/mgr/apply/submission',
  class: 'R',
  access: 'Mgr.Apply',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'What a case said in one of its submissions, sensitive values masked',
  summaryCN: '办件某次提交的内容，敏感信息隐藏',
  input: Input({ ...tenant, id: Id, round: Type.Integer({ minimum: 1 }) }),
  output: Type.Object({
    at: DateTime,
    sections: Type.Array(Type.Object({ key: Type.String(), values: Named(Type.Unknown()) })),
  }),
});

export const claimCall = defineCall({
  method: 'POST',
  path: '/mgr/apply/claim',
  class: 'W',
  access: deskCodes,
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary:
    'Takes a case for ten minutes, or renews the hold; taking over from somebody else needs a reason and Mgr.Apply.assign',
  summaryCN: '领取办件十分钟或续期，接手他人的须说明原因',
  input: Input({ ...tenant, id: Id, takeOver: Type.Optional(Reason) }),
  output: Type.Object({ until: DateTime }),
});

export const releaseCall = defineCall({
  method: 'POST',
  path: '/mgr/apply/release',
  class: 'W',
  access: deskCodes,
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'Gives a held case back to the pool',
  summaryCN: '把领取的办件放回公共池',
  input: Input({ ...tenant, id: Id }),
  output: Done,
});

export const assignCall = defineCall({
  method: 'POST',
  path: '/mgr/apply/assign',
  class: 'W',
  access: 'Mgr.Apply.assign',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'Hands a case to an operator of the tenant',
  summaryCN: '把办件分派给经办人员',
  input: Input({ ...tenant, id: Id, accountId: Id, reason: Reason, reqId: RequestId }),
  output: Done,
});

export const judgesCall = defineCall({
  method: 'GET',
  path: '/mgr/apply/experts',
  class: 'R',
  access: 'Mgr.Apply.assign',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'Experts of the tenant who may be asked for an opinion, with the open cases each was asked about',
  summaryCN: '可请的专家及各自在评的办件',
  input: Input(tenant),
  output: Type.Object({ rows: Type.Array(Type.Object({ id: Id, name: Type.String(), cases: Type.Integer() })) }),
});

export const askJudgesCall = defineCall({
  method: 'POST',
  path: '/mgr/apply/judges',
  class: 'W',
  access: 'Mgr.Apply.assign',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary:
    'Asks exactly these experts about a case, to score it where its programme has that; who is left out sees it no more',
  summaryCN: '为办件请专家评审，未选的不再看到此件',
  input: Input({
    ...tenant,
    id: Id,
    accountIds: Type.Array(Id, { maxItems: 20, uniqueItems: true }),
    reqId: RequestId,
  }),
  output: Done,
});

export const reviewersCall = defineCall({
  method: 'GET',
  path: '/mgr/apply/reviewers',
  class: 'R',
  access: 'Mgr.Apply.assign',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'Operators of the tenant who may review, with the number of cases each has',
  summaryCN: '可审核的人员及各自的件数',
  input: Input(tenant),
  output: Type.Object({ rows: Type.Array(Type.Object({ id: Id, name: Type.String(), cases: Type.Integer() })) }),
});

export const markCall = defineCall({
  method: 'POST',
  path: '/mgr/apply/mark',
  class: 'W',
  access: 'Mgr.Apply.audit',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'Marks fields, rows or files as verified, or takes the marks back',
  summaryCN: '把字段、行或文件标为已核，或取消',
  input: Input({
    ...tenant,
    id: Id,
    paths: Type.Array(Type.String({ maxLength: 200 }), { minItems: 1, maxItems: 300, uniqueItems: true }),
    verified: Type.Boolean(),
  }),
  output: Done,
});

export const correctionCall = defineCall({
  method: 'POST',
  path: '/mgr/apply/correction',
  class: 'W',
  access: 'Mgr.Apply.audit',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary:
    'Notes a correction item for a field, row or file (kept until the case is returned), or changes or drops one',
  summaryCN: '记录、修改或删除一项补正，退回前申请人看不到',
  input: Input({
    ...tenant,
    id: Id,
    itemId: Type.Optional(Id),
    path: Type.String({ maxLength: 200 }),
    reason: Type.String({ maxLength: 60 }),
    note: Type.String({ maxLength: 2000 }),
    dueAt: Type.Optional(Instant),
    drop: Type.Optional(Type.Boolean()),
    reqId: RequestId,
  }),
  output: Type.Object({ corrections: Type.Array(CorrectionShape) }),
});

export const judgeReplyCall = defineCall({
  method: 'POST',
  path: '/mgr/apply/reply',
  class: 'W',
  access: 'Mgr.Apply.audit',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'Accepts the answer to a correction item, or opens the item again with a note',
  summaryCN: '认可补正的答复，或重新提出',
  input: Input({
    ...tenant,
    id: Id,
    itemId: Id,
    accept: Type.Boolean(),
    note: Type.Optional(Type.String({ maxLength: 2000 })),
    reqId: RequestId,
  }),
  output: Type.Object({ corrections: Type.Array(CorrectionShape) }),
});

export const opinionCall = defineCall({
  method: 'POST',
  path: '/mgr/apply/opinion',
  class: 'W',
  access: ['Mgr.Apply.audit', 'Mgr.Apply.judge'],
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'Adds an opinion that the applicant never sees',
  summaryCN: '添加内部意见，申请人看不到',
  input: Input({ ...tenant, id: Id, text: Type.String({ minLength: 1, maxLength: 4000 }), reqId: RequestId }),
  output: Done,
});

export const decideCall = defineCall({
  method: 'POST',
  path: '/mgr/apply/decide',
  class: 'W',
  access: deskCodes,
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'Takes one workflow action on a case held by the caller; negative ones need a reason',
  summaryCN: '对领取的办件作一步审核操作，不利决定须说明原因',
  input: Input({
    ...tenant,
    id: Id,
    rev: Revision,
    action: Type.String({ maxLength: 40 }),
    reason: Type.Optional(Type.String({ maxLength: 2000 })),
    reqId: RequestId,
  }),
  output: Type.Object({
    id: Id,
    state: Type.String(),
    rev: Revision,
    /** Nothing moved yet: a second person has to confirm what grants so large a sum. */
    isProposed: Type.Boolean(),
  }),
});

export const revealCall = defineCall({
  method: 'POST',
  path: '/mgr/apply/reveal',
  class: 'W',
  access: ['Mgr.Pii.view', 'Mgr.Apply.audit', 'Mgr.ApplyPay'],
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary:
    'Shows one masked value in full to holders of Mgr.Pii.view, to whoever holds the case for review, and what to pay by to those who pay; asks a reason and is logged',
  summaryCN: '显示一个隐藏的值，须填原因并记日志',
  input: Input({ ...tenant, id: Id, path: Type.String({ maxLength: 200 }), reason: Reason }),
  output: Type.Object({ value: Type.Unknown() }),
});
