import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import {
  Bilingual,
  DateTime,
  Id,
  Input,
  Named,
  Nothing,
  Nullable,
  PageTenant,
  RequestId,
} from '#core/contracts/shapes.ts';

const own = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;
const office = { access: 'Mgr.ApplyPay', sides: ['office'], rate: 'general', owner: 'tenant' } as const;
const tenant = { tenantId: PageTenant };

/** What a form was filled in with, by field. */
const Answers = Named(Type.Unknown());

/** An entry of the ledger; the amount in yuan. */
const Entry = Type.Object({
  no: Type.Integer(),
  kind: Type.String(),
  debit: Type.String(),
  credit: Type.String(),
  amount: Type.Number(),
  at: DateTime,
});

const Found = Type.Object({ key: Type.String(), label: Bilingual, isPassed: Type.Boolean(), found: Bilingual });

/** What was paid and has to come back; amounts in yuan. */
const Reclaim = Type.Object({
  claimed: Type.Number(),
  recovered: Type.Number(),
  waived: Type.Number(),
  left: Type.Number(),
  /** YYYY-MM-DD. */
  dueOn: Type.String(),
  reason: Type.String(),
  /** Where to; null until the office has named it. */
  account: Nullable(Type.Object({ holder: Type.String(), bank: Type.String(), account: Type.String() })),
  /** What came back or was waived, the first one first. */
  moves: Type.Array(
    Type.Object({ kind: Type.String(), amount: Type.Number(), on: Type.String(), note: Type.String() }),
  ),
});

/** A yearly report that is due or was handed in, or a change that was told of. */
const OwnReport = Type.Object({
  id: Id,
  kind: Type.String(),
  name: Bilingual,
  asCompany: Type.Boolean(),
  state: Type.String(),
  /** YYYY-MM-DD, all days alike. */
  dueOn: Type.String(),
  /** From when on it can be handed in; null for what was. */
  opensOn: Nullable(Type.String()),
  reportedOn: Nullable(Type.String()),
  /** What the office decided: per cent of what is left, and why. */
  share: Nullable(Type.Integer()),
  reason: Type.String(),
});

const Grant = Type.Object({
  applicationId: Id,
  no: Nullable(Type.String()),
  programme: Type.String(),
  name: Bilingual,
  /** Yuan. */
  granted: Type.Number(),
  paid: Type.Number(),
  instalments: Type.Array(
    Type.Object({
      id: Id,
      title: Bilingual,
      number: Type.Integer(),
      count: Type.Integer(),
      amount: Type.Number(),
      state: Type.String(),
      /** YYYY-MM-DD, all days alike. */
      dueOn: Type.String(),
      paidOn: Nullable(Type.String()),
      tail: Nullable(Type.String()),
      reason: Nullable(Type.String()),
      conditions: Type.Array(Bilingual),
      confirmedOn: Nullable(Type.String()),
      /** The day from which the applicant can confirm the conditions; null where there is nothing to confirm. */
      confirmFrom: Nullable(Type.String()),
      checks: Type.Array(Found),
    }),
  ),
  /** The account that is paid to, and one that counts later; the number by its end only. */
  payee: Nullable(
    Type.Object({ holder: Type.String(), bank: Type.String(), tail: Type.String(), isValid: Type.Boolean() }),
  ),
  nextPayee: Nullable(Type.Object({ bank: Type.String(), tail: Type.String(), startsAt: DateTime })),
  /** Null unless the result was revoked after something had been paid. */
  reclaim: Nullable(Reclaim),
  reports: Type.Array(OwnReport),
  /** What was reported keeps everything that is not paid yet waiting. */
  isPaused: Type.Boolean(),
  /** Whether the result is in effect, so that there is something to report. */
  canReport: Type.Boolean(),
});

export const grantsCall = defineCall({
  ...own,
  method: 'GET',
  class: 'R',
  path: '/web/payment',
  summary: 'Payments: what the caller was granted, with instalments and the account that is paid to',
  summaryCN: '资金拨付：本人获得的资金、各期款项和收款账户',
  input: Input({ applicationId: Type.Optional(Id) }),
  output: Type.Object({ rows: Type.Array(Grant) }),
});

export const confirmConditionsCall = defineCall({
  ...own,
  method: 'POST',
  class: 'W',
  path: '/web/payment/confirm',
  summary: 'Payments: confirms that the conditions of an own instalment are met',
  summaryCN: '资金拨付：确认本人一期款项的条件已满足',
  input: Input({ id: Id, reqId: RequestId }),
  output: Type.Object({ confirmedOn: Type.String() }),
});

export const changePayeeCall = defineCall({
  ...own,
  method: 'POST',
  class: 'W',
  path: '/web/payment/account',
  needsFreshSignIn: true,
  summary: 'Payments: names the account to pay to; instead of an earlier one it counts after seven days',
  summaryCN: '资金拨付：填写收款账户，更换的七天后生效',
  input: Input({
    applicationId: Id,
    holder: Type.String({ maxLength: 100 }),
    bank: Type.String({ maxLength: 80 }),
    branch: Type.String({ maxLength: 100 }),
    account: Type.String({ maxLength: 30 }),
    reqId: RequestId,
  }),
  output: Type.Object({ startsAt: DateTime }),
});

export const yearlyReportCall = defineCall({
  ...own,
  method: 'POST',
  class: 'W',
  path: '/web/payment/report',
  summary: 'Payments: hands in an own yearly report; one that says no keeps payments waiting',
  summaryCN: '资金拨付：提交本人的年度报告，条件不再符合的暂停拨付',
  input: Input({ id: Id, values: Answers, reqId: RequestId }),
  output: Type.Object({ state: Type.String() }),
});

export const companyReportsCall = defineCall({
  ...own,
  method: 'GET',
  class: 'R',
  path: '/web/payment/company',
  summary:
    'Payments: the reports on what the selected company was granted, with what was reported, whoever of its people ' +
    'applied; 301 without a company, 302 while it is not authenticated',
  summaryCN: '资金拨付：当前单位获批资助的年度报告及内容，由谁申报的都能看',
  input: Nothing,
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        applicationId: Id,
        no: Nullable(Type.String()),
        programme: Bilingual,
        /** Whether the caller applied, and hands them in. */
        isMine: Type.Boolean(),
        reports: Type.Array(Type.Object({ ...OwnReport.properties, values: Answers })),
      }),
    ),
  }),
});

export const changeReportCall = defineCall({
  ...own,
  method: 'POST',
  class: 'W',
  path: '/web/payment/change',
  summary: 'Payments: tells of a change, which keeps payments waiting until the office has decided',
  summaryCN: '资金拨付：报告情况变更，处理前暂停拨付',
  input: Input({ applicationId: Id, values: Answers, reqId: RequestId }),
  output: Type.Object({ state: Type.String() }),
});

export const paymentReceiptCall = defineCall({
  ...own,
  method: 'POST',
  class: 'D',
  rate: 'export',
  path: '/web/payment/receipt',
  summary: 'Payments: the slip of an own instalment that was paid, as PDF',
  summaryCN: '资金拨付：本人已拨付款项的电子回单（PDF）',
  input: Input({ id: Id }),
  output: Type.Object({}),
});

export const paymentSumsCall = defineCall({
  ...office,
  method: 'GET',
  class: 'R',
  path: '/mgr/payment/sums',
  summary: 'Payments: what instalments come to by where they stand, in yuan, and by how much the ledger says otherwise',
  summaryCN: '资金拨付：各状态款项的合计，及与台账的差额',
  input: Input({ ...tenant, programme: Type.Optional(Type.String({ maxLength: 40 })) }),
  output: Type.Object({
    /** All that was ever planned; the sum of the parts that follow. */
    promised: Type.Number(),
    paid: Type.Number(),
    /** Approved, or with the bank. */
    underway: Type.Number(),
    /** Payable since today or before; `ready` of them pass every check. */
    due: Type.Object({ sum: Type.Number(), count: Type.Integer(), ready: Type.Integer() }),
    later: Type.Number(),
    returned: Type.Number(),
    stopped: Type.Number(),
    difference: Type.Number(),
  }),
});

export const paymentDetailCall = defineCall({
  ...office,
  method: 'GET',
  class: 'R',
  path: '/mgr/payment/dtl',
  summary: 'Payments: the checks of an instalment, who approved it, and what was posted for it',
  summaryCN: '资金拨付：一期款项的核对、审批和入账',
  input: Input({ ...tenant, id: Id }),
  output: Type.Object({
    checks: Type.Array(Found),
    conditions: Type.Array(Bilingual),
    /** All instalments of the case in their order, this one among them; amounts in yuan, days YYYY-MM-DD. */
    instalments: Type.Array(
      Type.Object({
        id: Id,
        title: Bilingual,
        amount: Type.Number(),
        state: Type.String(),
        dueOn: Type.String(),
        paidOn: Nullable(Type.String()),
      }),
    ),
    needed: Type.Integer(),
    /** From which sum on three people approve, in yuan; null where two always do. */
    thirdFrom: Nullable(Type.Number()),
    approvals: Type.Array(Type.Object({ round: Type.Integer(), name: Type.String(), at: DateTime })),
    round: Type.Integer(),
    entries: Type.Array(Entry),
  }),
});

export const reclaimDetailCall = defineCall({
  ...office,
  method: 'GET',
  class: 'R',
  path: '/mgr/reclaim/dtl',
  summary: 'Payments: the instalments of a claim, what came back or was waived and who confirmed it, and its entries',
  summaryCN: '资金拨付：一项追回的各期款项、退回和免退及确认人、分录',
  input: Input({ ...tenant, id: Id }),
  output: Type.Object({
    parts: Type.Array(Type.Object({ title: Bilingual, amount: Type.Number(), paidOn: Nullable(Type.String()) })),
    moves: Type.Array(
      Type.Object({
        kind: Type.String(),
        amount: Type.Number(),
        state: Type.String(),
        receivedOn: Nullable(Type.String()),
        note: Type.String(),
        by: Type.String(),
        second: Nullable(Type.String()),
        answer: Type.String(),
        at: DateTime,
      }),
    ),
    entries: Type.Array(Entry),
  }),
});

export const reportDetailCall = defineCall({
  ...office,
  method: 'GET',
  class: 'R',
  path: '/mgr/grantreport/dtl',
  summary: 'Payments: what was reported, with its documents, and who decided what about it',
  summaryCN: '资金拨付：报告的内容、材料和处理人',
  input: Input({ ...tenant, id: Id }),
  output: Type.Object({
    kind: Type.String(),
    asCompany: Type.Boolean(),
    values: Answers,
    reason: Type.String(),
    by: Nullable(Type.String()),
    second: Nullable(Type.String()),
    answer: Type.String(),
  }),
});

export const batchDetailCall = defineCall({
  ...office,
  method: 'GET',
  class: 'R',
  path: '/mgr/paybatch/dtl',
  summary: 'Payments: the digest of a bank file and how often it was fetched',
  summaryCN: '资金拨付：银行文件的摘要和下载次数',
  input: Input({ ...tenant, id: Id }),
  output: Type.Object({
    no: Type.String(),
    digest: Type.String(),
    downloads: Type.Integer(),
    count: Type.Integer(),
    sum: Type.Number(),
  }),
});

export const batchFileCall = defineCall({
  ...office,
  access: 'Mgr.ApplyPay.export',
  method: 'POST',
  class: 'D',
  rate: 'export',
  path: '/mgr/paybatch/file',
  summary: 'Payments: a bank file as it was made; noted in the business log',
  summaryCN: '资金拨付：下载银行文件，记日志',
  input: Input({ ...tenant, id: Id }),
  output: Type.Object({}),
});
