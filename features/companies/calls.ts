import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { SectionSaved, SectionShape, sectionSave } from '#core/contracts/section-saves.ts';
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

const CreditCode = Type.String({ minLength: 1, maxLength: 40 });
const CompanyRef = Type.Object({ id: Id, name: Type.String(), nameEN: Type.String() });

/** Forms of one's own that these calls keep; the specification names the first. */
const FormType = Type.Union([Type.Literal('COMPANY'), Type.Literal('TALENT')]);

const common = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;

export const authOneCall = defineCall({
  ...common,
  method: 'GET',
  path: '/web/auth/one',
  class: 'R',
  summary:
    'Company authentication: empty while the caller acts for no company; `credit` is filled while it is authenticated',
  summaryCN: '当前单位的企业认证',
  input: Input({ type: Type.Literal('COMPANY') }),
  output: Type.Object({
    auth: Type.Optional(
      Type.Object({
        id: Id,
        name: Type.String(),
        /** PENDING, PASSED, REJECTED, EXPIRED, REVOKED or BLOCKED. */
        state: Type.String(),
        /** The unified social credit code; empty unless the state is PASSED. */
        credit: Type.String(),
        validTo: Nullable(Type.String()),
        reason: Nullable(Type.String()),
      }),
    ),
    /** The caller acts for no company, since their authorisation has expired. */
    isLapsed: Type.Optional(Type.Boolean()),
  }),
});

const Member = Type.Object({
  id: Id,
  name: Type.String(),
  loginName: Type.String(),
  role: Type.String(),
  state: Type.String(),
  note: Type.String(),
  isMe: Type.Boolean(),
  at: DateTime,
  /** Codes of the programmes that an agent may act in; null for all. */
  programmes: Nullable(Type.Array(Type.String())),
  /** The last day of an agent's authorisation; null without an end. */
  validTo: Nullable(Type.String()),
  isLapsed: Type.Boolean(),
  rev: Revision,
});

/** What somebody who is invited may do: codes of programmes, null for all, and the last day, null without an end. */
const invited = {
  id: Id,
  programmes: Nullable(Type.Array(Type.String())),
  validTo: Nullable(Type.String()),
  /** Until when it can be answered. */
  validUntil: DateTime,
};

export const OwnCompany = Type.Object({
  id: Id,
  name: Type.String(),
  code: Type.String(),
  state: Type.String(),
  /** A renewal or change that waits while what passed before stays in force. */
  isWaiting: Type.Boolean(),
  reason: Nullable(Type.String()),
  validTo: Nullable(Type.String()),
  submittedAt: DateTime,
  role: Type.String(),
  /** ASKED while the owner has not answered, LAPSED once the last day of the authorisation is over. */
  membership: Type.String(),
  memberId: Id,
  /** Others who act for it, and who ask to; for its members. */
  members: Type.Array(Member),
  /** Addresses that are invited to act for it, OPEN, EXPIRED or DECLINED; for its owner. */
  invitations: Type.Array(Type.Object({ ...invited, email: Type.String(), state: Type.String() })),
  events: Type.Array(Type.Object({ id: Id, action: Type.String(), reason: Nullable(Type.String()), at: DateTime })),
});

export const authListCall = defineCall({
  ...common,
  method: 'GET',
  path: '/web/auth/list',
  class: 'R',
  summary: 'The companies the caller acts for or asked to join, with members and history, and the selected one',
  summaryCN: '本人代表或申请加入的单位及其成员，以及当前单位',
  input: Nothing,
  output: Type.Object({
    companies: Type.Array(OwnCompany),
    /** Companies that invite the caller's address and wait for an answer. */
    invitations: Type.Array(Type.Object({ ...invited, company: Type.String() })),
    otec: Nullable(CompanyRef),
    /** Something is filled in and was not handed in. */
    hasDraft: Type.Boolean(),
  }),
});

export const authMembersCall = defineCall({
  ...common,
  method: 'GET',
  path: '/web/auth/members',
  class: 'R',
  summary: 'The selected company with those who act for it; 301 without a company, 302 while it is not authenticated',
  summaryCN: '当前单位的负责人和经办人',
  input: Nothing,
  output: OwnCompany,
});

export const authFormCall = defineCall({
  ...common,
  method: 'GET',
  path: '/web/auth/form',
  class: 'R',
  summary: 'The own form as it was saved last, section by section',
  summaryCN: '本人最近保存的企业认证表单',
  input: Input({ type: FormType }),
  output: Type.Object({ sectionsData: Type.Array(SectionShape), isLocked: Type.Boolean() }),
});

export const authSaveCall = defineCall({
  ...common,
  method: 'POST',
  path: '/web/auth/save',
  class: 'W',
  summary:
    'Saves fields of one section of the own form over its base revision. The same clientTx again has no second effect. ' +
    'A stale revision answers 112 with the current values',
  summaryCN: '按版本保存企业认证表单的一部分',
  input: Input({ type: FormType, ...sectionSave }),
  output: SectionSaved,
});

export const authimgCall = defineCall({
  ...common,
  method: 'POST',
  path: '/web/auth/authimg',
  class: 'W',
  summary: 'Takes an uploaded picture (JPG or PNG, at most 10 MB, drawn anew) as the licence of the company',
  summaryCN: '上传营业执照图片',
  input: Input({ file: Id, baseRev: Revision, clientTx: RequestId }),
  output: SectionSaved,
});

export const authSubmitCall = defineCall({
  ...common,
  method: 'POST',
  path: '/web/auth/submit',
  class: 'W',
  summary: 'Hands the company authentication in: checks everything; a company of that code that passed is to be joined',
  summaryCN: '提交企业认证',
  input: Input({ reqId: RequestId }),
  output: Type.Object({ id: Id }),
});

export const authWithdrawCall = defineCall({
  ...common,
  method: 'POST',
  path: '/web/auth/withdraw',
  class: 'W',
  summary: 'Takes back what was handed in and not decided; the form stays filled in',
  summaryCN: '撤回未审核的企业认证，表单内容保留',
  input: Input({ companyId: Id, reqId: RequestId }),
  output: Done,
});

export const authCheckCall = defineCall({
  ...common,
  method: 'GET',
  path: '/web/auth/check',
  class: 'R',
  summary: 'Whether a company of this credit code is authenticated already, and its name then',
  summaryCN: '某统一社会信用代码的单位是否已认证',
  input: Input({ code: CreditCode }),
  output: Type.Object({
    /** FREE, OWN (the caller acts for it) or KNOWN. */
    state: Type.String(),
    name: Nullable(Type.String()),
  }),
});

export const authJoinCall = defineCall({
  ...common,
  method: 'POST',
  path: '/web/auth/join',
  class: 'W',
  summary: 'Asks to act for an authenticated company; its owner answers',
  summaryCN: '申请成为已认证单位的经办人',
  input: Input({ code: CreditCode, note: Type.Optional(Type.String({ maxLength: 200 })), reqId: RequestId }),
  output: Type.Object({ id: Id }),
});

export const authMemberCall = defineCall({
  ...common,
  method: 'POST',
  path: '/web/auth/member',
  class: 'W',
  summary:
    'The owner consents, declines, removes, or offers to hand over; a member takes over or not, leaves, or takes a question back',
  summaryCN: '经办人变动：同意、谢绝、移除、移交负责人、退出',
  input: Input({
    memberId: Id,
    action: Type.Union([
      Type.Literal('CONSENT'),
      Type.Literal('DECLINE'),
      Type.Literal('REMOVE'),
      Type.Literal('HANDOVER'),
      Type.Literal('KEEP'),
      Type.Literal('TAKE'),
      Type.Literal('REFUSE'),
      Type.Literal('LEAVE'),
    ]),
    reqId: RequestId,
  }),
  output: Done,
});

export const authAuthoriseCall = defineCall({
  ...common,
  method: 'POST',
  path: '/web/auth/authorise',
  class: 'W',
  summary: 'The owner says in which programmes an agent acts, none named for all, and until when, over the revision',
  summaryCN: '负责人设定经办人可办的事项和期限',
  input: Input({ memberId: Id, rev: Revision, values: Named(Type.Unknown()), reqId: RequestId }),
  output: Done,
});

export const authInviteCall = defineCall({
  ...common,
  method: 'POST',
  path: '/web/auth/invite',
  class: 'W',
  summary:
    'The owner of the selected company invites an address to act for it, in named programmes and until a day; ' +
    'the answer is the same whether or not anybody has an account under it',
  summaryCN: '负责人按邮箱邀请经办人，限定事项和期限',
  input: Input({ values: Named(Type.Unknown()), reqId: RequestId }),
  output: Type.Object({ id: Id }),
});

export const authInvitationCall = defineCall({
  ...common,
  method: 'POST',
  path: '/web/auth/invitation',
  class: 'W',
  summary: 'The owner sends an invitation again or takes it back; whoever has the address accepts or declines it',
  summaryCN: '负责人重发或撤回经办人邀请',
  input: Input({
    id: Id,
    action: Type.Union([
      Type.Literal('RESEND'),
      Type.Literal('WITHDRAW'),
      Type.Literal('ACCEPT'),
      Type.Literal('DECLINE'),
    ]),
    reqId: RequestId,
  }),
  output: Done,
});

export const authChooseCall = defineCall({
  ...common,
  method: 'POST',
  path: '/web/auth/choose',
  class: 'W',
  summary: 'Selects the organisation the caller acts for (otec of the session)',
  summaryCN: '选择代表哪个单位办事',
  input: Input({ companyId: Id, reqId: RequestId }),
  output: Type.Object({ otec: CompanyRef }),
});

export const authSearchCall = defineCall({
  ...common,
  method: 'GET',
  path: '/web/auth/search',
  class: 'R',
  summary:
    'Authenticated companies by part of the name or the beginning of the credit code, for the employer of a form',
  summaryCN: '按名称或信用代码查已认证的单位',
  input: Input({ key: Type.String({ maxLength: 100 }) }),
  output: Type.Object({ rows: Type.Array(Type.Object({ name: Type.String(), code: Type.String() })) }),
});

export const companySearchCall = defineCall({
  method: 'GET',
  path: '/mgr/company/search',
  class: 'R',
  access: ['Mgr.Company', 'Mgr.ShopMember.issue'],
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'Companies: the authenticated ones that a text may mean, as an employer in a form of the back office',
  summaryCN: '企业：按名称或信用代码查已认证的单位，供表单选用',
  input: Input({ tenantId: Id, key: Type.String({ maxLength: 100 }) }),
  output: authSearchCall.output,
});

/** A file that was handed in, with the name of its field. */
export const CheckedFile = Type.Object({
  id: Id,
  name: Type.String(),
  size: Type.Integer(),
  type: Type.String(),
  label: Bilingual,
});

export const companyCheckCall = defineCall({
  method: 'GET',
  path: '/mgr/company/check',
  class: 'R',
  access: 'Mgr.Company',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'What an operator compares: the papers handed in, what they claim, and other companies of that credit code',
  summaryCN: '审核企业认证时对照的证件、所填内容和同代码单位',
  input: Input({ tenantId: Id, id: Id }),
  output: Type.Object({
    files: Type.Array(CheckedFile),
    facts: Type.Array(
      Type.Object({
        key: Type.String(),
        label: Bilingual,
        value: Bilingual,
        /** What stands in the register so far, where that differs. */
        before: Nullable(Bilingual),
      }),
    ),
    isCodeRight: Type.Boolean(),
    isRegionRight: Type.Boolean(),
    duplicates: Type.Array(Type.Object({ id: Id, name: Type.String(), state: Type.String(), at: DateTime })),
    members: Type.Array(Type.Object({ name: Type.String(), role: Type.String(), state: Type.String(), at: DateTime })),
  }),
});
