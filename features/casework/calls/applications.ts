import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { PageNumber } from '#core/contracts/numbered-pages.ts';
import { SectionSaved, SectionShape, SectionValues } from '#core/contracts/section-saves.ts';
import {
  Bilingual,
  DateTime,
  Done,
  Id,
  Input,
  Named,
  Nothing,
  Nullable,
  RequestId,
  Revision,
} from '#core/contracts/shapes.ts';
import { summaryOf } from '#core/contracts/summary.ts';
import type { Text } from '#core/texts/text.ts';
import { findHead } from '#features/casework/programmes/heads.ts';
import { HelpedShape } from './helping.ts';
import {
  CertificateShape,
  CorrectionShape,
  EventShape,
  HelpLine,
  ReceiptShape,
  SentenceShape,
  SiblingShape,
  WindowShape,
  YearSettingsShape,
} from './whole-parts.ts';

export const ApplicationRow = Type.Object({
  id: Id,
  programme: Type.String(),
  /** The version of the form that it was begun with, which it keeps. */
  formVersion: Type.Integer(),
  yearSettings: YearSettingsShape,
  no: Nullable(Type.String()),
  year: Type.Integer(),
  state: Type.String(),
  title: Bilingual,
  /** What tells one case of the programme from another, such as the class; empty when nothing does. */
  subject: Bilingual,
  sectionsDone: Type.Integer(),
  sections: Type.Integer(),
  openItems: Type.Integer(),
  dueAt: Nullable(DateTime),
  submittedAt: Nullable(DateTime),
  updatedAt: DateTime,
  actions: Type.Array(Type.String()),
  /** Whether the applicant has to act next. */
  isTurn: Type.Boolean(),
  /** The stages of its timeline, and at which of them it stands; -1 at none. */
  steps: Type.Array(Bilingual),
  step: Type.Integer(),
});

export const ApplicationWhole = Type.Object({
  ...ApplicationRow.properties,
  sectionsData: Type.Array(SectionShape),
  /** Paths that may be changed; null while everything may. */
  unlocked: Nullable(Type.Array(Type.String())),
  corrections: Type.Array(CorrectionShape),
  events: Type.Array(EventShape),
  /** Who helped to fill it in, step by step. */
  help: Type.Array(HelpLine),
  /** The tenant's sentences that the desk used, for readers of the other language. */
  sentences: Type.Array(SentenceShape),
  receipt: Nullable(ReceiptShape),
  /** Null where nobody was ever invited to help. */
  helped: Nullable(HelpedShape),
  /** Applications of the same year for others of the family, where each has one. */
  siblings: Type.Array(SiblingShape),
  /** Whether one for another of them can be begun now. */
  canAddAnother: Type.Boolean(),
  result: Nullable(Type.Object({ reason: Nullable(Type.String()), decidedAt: DateTime })),
  /** A request to withdraw that the office has not answered. */
  withdrawal: Nullable(Type.Object({ askedAt: DateTime, reason: Nullable(Type.String()) })),
  appealedAt: Nullable(DateTime),
  /** The public notice that names the application, and whether an objection to it holds it up. */
  notice: Nullable(Type.Object({ id: Id, isHeld: Type.Boolean() })),
  decisionNo: Nullable(Type.String()),
  certificate: Nullable(CertificateShape),
  window: WindowShape,
  rounds: Type.Integer(),
  maxRounds: Type.Integer(),
});

export const programmeYearCall = defineCall({
  method: 'GET',
  path: '/web/serve/year',
  class: 'R',
  access: 'open',
  sides: ['portal'],
  rate: 'general',
  owner: 'none',
  summary:
    'What the present year of a programme sets otherwise than its definition; NOT_FOUND for an unknown programme',
  summaryCN: '事项本年度与通用规定不同之处',
  input: Input({ code: Type.String({ maxLength: 40 }) }),
  output: Type.Object({ year: Type.Integer(), yearSettings: YearSettingsShape }),
});

/** The calls of an application programme; every programme has the same, below its own place. */
export function callsOf(code: string): ProgrammeCalls {
  const calls = made.get(code) ?? makeCalls(code);
  made.set(code, calls);
  return calls;
}

function makeCalls(code: string): ProgrammeCalls {
  const { calls = `/web/${code}`, name = { CN: code, EN: code } } = findHead(code) ?? {};
  return programmeCalls(calls, name);
}

export type ProgrammeCalls = ReturnType<typeof programmeCalls>;

const made = new Map<string, ProgrammeCalls>();

function programmeCalls(path: string, name: Text) {
  return {
    list: defineCall({
      method: 'GET',
      path,
      class: 'R',
      access: 'signed-in',
      sides: ['portal'],
      rate: 'general',
      owner: 'self',
      ...summaryOf(name, {
        CN: '本人的申请和当前申报时间，新的在前',
        EN: 'the own applications, newest first, and its current window',
      }),
      input: Nothing,
      output: Type.Object({
        rows: Type.Array(ApplicationRow),
        window: WindowShape,
        yearSettings: YearSettingsShape,
        canAdd: Type.Boolean(),
      }),
    }),
    one: defineCall({
      method: 'GET',
      path: `${path}/one`,
      class: 'R',
      access: 'signed-in',
      sides: ['portal'],
      rate: 'general',
      owner: 'self',
      ...summaryOf(name, {
        CN: '本人的一件申请：各部分、补正、历史、回执和可办操作',
        EN: 'one own application: sections with revisions, correction items, history, receipt, allowed actions',
      }),
      input: Input({ id: Id }),
      output: ApplicationWhole,
    }),
    known: defineCall({
      method: 'GET',
      path: `${path}/known`,
      class: 'R',
      access: 'signed-in',
      sides: ['portal'],
      rate: 'general',
      owner: 'self',
      ...summaryOf(name, {
        CN: '可用来填写申请的已知信息：档案、已有结果、企业认证和账号',
        EN: 'what is known of the caller that an application could be filled in with, by section: with consent what the data file holds, files with it; granted applications, the authenticated company, the account; never consents',
      }),
      input: Input({ id: Type.Optional(Id) }),
      output: Type.Object({
        sections: Type.Array(
          Type.Object({
            key: Type.String(),
            sources: Type.Array(
              Type.Object({
                source: Type.Enum(['file', 'application', 'company', 'account']),
                name: Bilingual,
                /** When it was checked; null for what nobody checked. */
                at: Nullable(DateTime),
                values: SectionValues,
              }),
            ),
          }),
        ),
      }),
    }),
    save: defineCall({
      method: 'POST',
      path: `${path}/save`,
      class: 'W',
      access: 'signed-in',
      sides: ['portal'],
      rate: 'general',
      owner: 'self',
      ...summaryOf(name, {
        CN: '按版本保存申请一部分的内容，没有编号则新建草稿',
        EN: 'saves fields of one section over its base revision; without id a new draft is made. The same clientTx again has no second effect. A stale revision answers 112 with the current values',
      }),
      input: Input({
        id: Type.Optional(Id),
        section: Type.String({ maxLength: 40 }),
        baseRev: Revision,
        /** Changed values by path inside the section; null empties a field. */
        patch: SectionValues,
        clientTx: RequestId,
      }),
      output: Type.Object({ ...SectionSaved.properties, state: Type.String() }),
    }),
    submit: defineCall({
      method: 'POST',
      path: `${path}/submit`,
      class: 'W',
      access: 'signed-in',
      sides: ['portal'],
      rate: 'general',
      owner: 'self',
      ...summaryOf(name, {
        CN: '提交申请，或补正后再次提交，生成回执',
        EN: 'submits, or submits again after corrections: checks everything, freezes a snapshot, issues the receipt. HELP_UNREAD until the applicant has read what helpers wrote',
      }),
      input: Input({
        id: Id,
        /** By section, the revision up to which the caller has read what helpers wrote. */
        read: Type.Optional(Named(Revision)),
        reqId: RequestId,
      }),
      output: Type.Object({ id: Id, state: Type.String(), receipt: ReceiptShape }),
    }),
    back: defineCall({
      method: 'POST',
      path: `${path}/back`,
      class: 'W',
      access: 'signed-in',
      sides: ['portal'],
      rate: 'general',
      owner: 'self',
      ...summaryOf(name, {
        CN: '撤回尚未受理的申请，恢复为草稿',
        EN: 'withdraws an application that nobody has accepted yet; it becomes a draft again',
      }),
      input: Input({ id: Id, reqId: RequestId }),
      output: Type.Object({ id: Id, state: Type.String() }),
    }),
    del: defineCall({
      method: 'POST',
      path: `${path}/delete`,
      class: 'W',
      access: 'signed-in',
      sides: ['portal'],
      rate: 'general',
      owner: 'self',
      ...summaryOf(name, { CN: '删除从未提交的草稿', EN: 'deletes a draft that was never submitted' }),
      input: Input({ id: Id, reqId: RequestId }),
      output: Done,
    }),
    copy: defineCall({
      method: 'POST',
      path: `${path}/copy`,
      class: 'W',
      access: 'signed-in',
      sides: ['portal'],
      rate: 'general',
      owner: 'self',
      ...summaryOf(name, {
        CN: '用此前的申请复制新草稿；一人一件的项目可只带入家庭部分，为另一个人申请',
        EN: 'starts a new draft with the values of an earlier application; where each of the family has an application of their own, one for another with all that is the family’s',
      }),
      input: Input({ id: Id, isForAnother: Type.Optional(Type.Boolean()), reqId: RequestId }),
      output: Type.Object({ id: Id }),
    }),
    answer: defineCall({
      method: 'POST',
      path: `${path}/answer`,
      class: 'W',
      access: 'signed-in',
      sides: ['portal'],
      rate: 'general',
      owner: 'self',
      ...summaryOf(name, {
        CN: '答复一项补正',
        EN: 'replies to one correction item; the corrected values are saved with save before',
      }),
      input: Input({ id: Id, itemId: Id, reply: Type.String({ maxLength: 2000 }), reqId: RequestId }),
      output: CorrectionShape,
    }),
    receipt: defineCall({
      method: 'POST',
      path: `${path}/receipt`,
      class: 'D',
      access: 'signed-in',
      sides: ['portal'],
      rate: 'export',
      owner: 'self',
      ...summaryOf(name, {
        CN: '已签名的回执（PDF）',
        EN: 'the signed receipt as PDF, with a QR code that leads to its public check',
      }),
      input: Input({ id: Id }),
      output: Type.Object({}),
    }),
    form: defineCall({
      method: 'POST',
      path: `${path}/form`,
      class: 'D',
      access: 'signed-in',
      sides: ['portal'],
      rate: 'export',
      owner: 'self',
      ...summaryOf(name, {
        CN: '本人填写的全部内容（PDF）',
        EN: 'all own answers as PDF: of a draft as they are saved, marked as a draft; afterwards as submitted last',
      }),
      input: Input({ id: Id }),
      output: Type.Object({}),
    }),
    files: defineCall({
      method: 'POST',
      path: `${path}/files`,
      class: 'D',
      access: 'signed-in',
      sides: ['portal'],
      rate: 'export',
      owner: 'self',
      ...summaryOf(name, {
        CN: '本人最近一次提交的文件（ZIP）',
        EN: 'the own files as submitted last, as a ZIP with a list of their SHA-256',
      }),
      input: Input({ id: Id }),
      output: Type.Object({}),
    }),
  } as const;
}

export const declareListCall = defineCall({
  method: 'GET',
  path: '/web/declare',
  class: 'R',
  access: 'signed-in',
  sides: ['portal'],
  rate: 'general',
  owner: 'self',
  summary: 'Everything the caller applied for, in all programmes, by keyset',
  summaryCN: '本人在各事项的全部申请',
  input: Input({
    state: Type.Optional(Type.String({ maxLength: 20 })),
    page: Type.Optional(PageNumber),
    after: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  output: Type.Object({ rows: Type.Array(ApplicationRow), total: Type.Integer(), next: Nullable(Type.String()) }),
});

export const declareOneCall = defineCall({
  method: 'GET',
  path: '/web/declare/one',
  class: 'R',
  access: 'signed-in',
  sides: ['portal'],
  rate: 'general',
  owner: 'self',
  summary: 'One own application of whatever programme',
  summaryCN: '本人的一件申请，不限事项',
  input: Input({ id: Id }),
  output: ApplicationWhole,
});

export const declareStatusCall = defineCall({
  method: 'POST',
  path: '/web/declare/updatestatus',
  class: 'W',
  access: 'signed-in',
  sides: ['portal'],
  rate: 'general',
  owner: 'self',
  summary:
    'The few moves an applicant may make after acceptance: ask to withdraw, take that back, appeal against a refusal, ' +
    'accept an offer, give a result up; to appeal and to give up need a reason',
  summaryCN: '受理后申请人的操作：申请撤回、取消撤回、申诉、接受或放弃结果',
  input: Input({
    id: Id,
    action: Type.Union([
      Type.Literal('request-withdrawal'),
      Type.Literal('cancel-withdrawal'),
      Type.Literal('appeal'),
      Type.Literal('take-up'),
      Type.Literal('cancel'),
    ]),
    reason: Type.Optional(Type.String({ maxLength: 2000 })),
    reqId: RequestId,
  }),
  output: Type.Object({ id: Id, state: Type.String() }),
});
