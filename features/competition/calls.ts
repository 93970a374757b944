import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { SectionSaved, SectionShape, SectionValues, sectionSave } from '#core/contracts/section-saves.ts';
import { Bilingual, DateTime, Day, Id, Input, Named, Nullable, RequestId } from '#core/contracts/shapes.ts';
import { type CommitmentKey, commitmentKeys } from './shared/commitments.ts';

const base = '/web/otec';
const own = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;
const open = { access: 'open', sides: ['portal'], rate: 'general', owner: 'none' } as const;
const reading = { method: 'GET', class: 'R' } as const;
const writing = { method: 'POST', class: 'W' } as const;

const TrackShape = Type.Object({
  key: Type.String(),
  kind: Type.Union([Type.Literal('GENERAL'), Type.Literal('SPECIAL'), Type.Literal('X')]),
  name: Bilingual,
  note: Bilingual,
  items: Type.Array(Type.Object({ key: Type.String(), name: Bilingual })),
});
const GroupShape = Type.Object({
  key: Type.Union([Type.Literal('STARTUP'), Type.Literal('GROWTH')]),
  name: Bilingual,
  foundedFrom: Day,
  foundedTo: Day,
  funding: Type.Array(Type.String()),
});
const PrizeShape = Type.Object({
  key: Type.String(),
  group: Type.Union([Type.Literal('STARTUP'), Type.Literal('GROWTH')]),
  name: Bilingual,
  count: Type.Integer(),
  /** 万元. */
  amount: Type.Number(),
});
const InstalmentShape = Type.Object({
  no: Type.Integer(),
  share: Type.Number(),
  afterMonths: Type.Integer(),
  name: Bilingual,
  conditions: Type.Array(Bilingual),
});

/** An edition as forms and pages need it. */
export const EditionShape = Type.Object({
  id: Id,
  year: Type.Integer(),
  title: Bilingual,
  intro: Bilingual,
  opensAt: DateTime,
  /** Exclusive. */
  closesAt: DateTime,
  startsOn: Day,
  taxYear: Type.Integer(),
  forecastYear: Type.Integer(),
  /** Working days in which a winner hands in what their turn asks. */
  stageDays: Type.Integer(),
  rewardRate: Type.Number(),
  tracks: Type.Array(TrackShape),
  groups: Type.Array(GroupShape),
  prizes: Type.Array(PrizeShape),
  instalments: Type.Array(InstalmentShape),
  judges: Type.Array(Type.Object({ name: Bilingual, title: Bilingual, track: Type.String() })),
});

/** An entry as its owner sees it in lists. */
export const EntryHead = Type.Object({
  id: Id,
  no: Nullable(Type.String()),
  state: Type.String(),
  project: Type.String(),
  track: Nullable(Bilingual),
  group: Nullable(Bilingual),
  company: Type.String(),
  edition: Type.Object({ id: Id, year: Type.Integer(), title: Bilingual, closesAt: DateTime, startsOn: Day }),
  prize: Nullable(Type.Object({ name: Bilingual, amount: Type.Number() })),
  reason: Nullable(Type.String()),
  submittedAt: Nullable(DateTime),
  updatedAt: DateTime,
  dueAt: Nullable(DateTime),
  /** Sections that are complete, of all that the form has. */
  filled: Type.Integer(),
  sections: Type.Integer(),
  /** Steps that the owner can take now. */
  can: Type.Array(Type.String()),
  isReferred: Type.Boolean(),
  isShared: Type.Boolean(),
});

const Which = Type.Union([Type.Literal('submit'), Type.Literal('verify'), Type.Literal('all')]);

export const entryListCall = defineCall({
  ...reading,
  ...own,
  path: `${base}/list`,
  summary: 'The caller’s entries of all editions, and the counters waiting submit, waiting verify and total',
  summaryCN: '本人各届的参赛项目和待办数',
  input: Input({ show: Type.Optional(Which) }),
  output: Type.Object({
    rows: Type.Array(EntryHead),
    counts: Type.Object({ submit: Type.Integer(), verify: Type.Integer(), all: Type.Integer() }),
    /** The edition that takes entries now. */
    open: Nullable(Type.Object({ id: Id, year: Type.Integer(), title: Bilingual, closesAt: DateTime })),
  }),
});

export const entryBeginCall = defineCall({
  ...writing,
  ...own,
  path: `${base}/begin`,
  summary:
    'Begins an entry in the open edition; `sid` is the code of a supporter, `from` an own failed entry to copy. Throws WINDOW_CLOSED',
  summaryCN: '在本届新建参赛报名，可带推荐码或复制此前的项目',
  input: Input({
    sid: Type.Optional(Type.String({ maxLength: 20 })),
    from: Type.Optional(Id),
    reqId: RequestId,
  }),
  output: Type.Object({ id: Id }),
});

const Sections = Type.Object({ sectionsData: Type.Array(SectionShape), isLocked: Type.Boolean() });

export const entryOneCall = defineCall({
  ...reading,
  ...own,
  path: `${base}/one`,
  summary: 'One own entry to fill in: its edition, and its sections with their revisions',
  summaryCN: '填写中的本人参赛项目及所在届次',
  input: Input({ id: Id }),
  output: Type.Object({ entry: EntryHead, edition: EditionShape, ...Sections.properties }),
});

export const Claim = Type.Object({
  no: Type.Integer(),
  name: Bilingual,
  share: Type.Number(),
  amount: Type.Number(),
  conditions: Type.Array(Bilingual),
  /** From which day it can be claimed; null while the one before is not paid. */
  dueFrom: Nullable(Day),
  state: Type.Union([
    Type.Literal('later'),
    Type.Literal('due'),
    Type.Literal('claimed'),
    Type.Literal('approved'),
    Type.Literal('paid'),
  ]),
  approvals: Type.Integer(),
  submittedAt: Nullable(DateTime),
  paidOn: Nullable(Day),
});

/** Something an entrant committed to, with the form and the field that say so. */
export const Commitment = Type.Object({
  key: Type.String(),
  name: Bilingual,
  by: Type.Object({ form: Bilingual, field: Bilingual, files: Type.Array(Type.String()) }),
  at: DateTime,
});

/** A change of circumstances, with the commitment that it touches. */
export const EntryChange = Type.Object({
  id: Id,
  touches: Type.String(),
  happenedOn: Day,
  what: Type.String(),
  isLate: Type.Boolean(),
  at: DateTime,
});

export const entryDetailCall = defineCall({
  ...reading,
  ...own,
  path: `${base}/dtl`,
  summary: 'One own entry whole: what was handed in, the field visit, its timeline, its prize and its changes',
  summaryCN: '本人参赛项目的全部内容、考察、进度、奖项和变化',
  input: Input({ id: Id }),
  output: Type.Object({
    entry: EntryHead,
    edition: EditionShape,
    data: Type.Unsafe<Record<string, Record<string, unknown>>>({ type: 'object' }),
    visit: Sections,
    timeline: Type.Array(
      Type.Object({ step: Type.String(), state: Type.String(), reason: Nullable(Type.String()), at: DateTime }),
    ),
    claims: Type.Array(Claim),
    commitments: Type.Array(Commitment),
    changes: Type.Array(EntryChange),
    certificateNo: Nullable(Type.String()),
  }),
});

export const entryMaterialCall = defineCall({
  ...reading,
  ...own,
  path: `${base}/dtl_mra`,
  summary: 'The award material of one own entry: its sections with their revisions',
  summaryCN: '本人项目的获奖材料',
  input: Input({ id: Id }),
  output: Type.Object({
    entry: EntryHead,
    ...Sections.properties,
    /** Sections as they were handed in when the desk sent the material back; null unless it waits to be replaced. */
    sentBack: Nullable(Named(SectionValues)),
  }),
});

export const entryClaimCall = defineCall({
  ...reading,
  ...own,
  path: `${base}/dtl_rf`,
  summary: 'The cash-out of one own entry: its instalments, and the sections of the claim that is due',
  summaryCN: '本人项目的奖励兑现：各期奖金和本期申请',
  input: Input({ id: Id }),
  output: Type.Object({ entry: EntryHead, claims: Type.Array(Claim), ...Sections.properties }),
});

const saving = { input: Input({ id: Id, ...sectionSave }), output: SectionSaved } as const;

export const entrySaveCall = defineCall({
  ...writing,
  ...own,
  ...saving,
  path: `${base}/save`,
  summary: 'Saves fields of one section of an entry over its base revision, while registration is open',
  summaryCN: '报名期内按版本保存参赛报名表的一部分',
});

export const visitSaveCall = defineCall({
  ...writing,
  ...own,
  ...saving,
  path: `${base}/save_seit`,
  summary: 'Saves fields of the field-visit form of an awarded entry',
  summaryCN: '保存获奖项目的实地考察信息',
});

export const materialSaveCall = defineCall({
  ...writing,
  ...own,
  ...saving,
  path: `${base}/save_mra`,
  summary: 'Saves fields of the award material',
  summaryCN: '保存获奖材料的内容',
});

export const claimSaveCall = defineCall({
  ...writing,
  ...own,
  ...saving,
  path: `${base}/save_rf`,
  summary: 'Saves fields of the claim of the instalment that is due',
  summaryCN: '保存本期奖励兑现申请的内容',
});

export const entrySubmitCall = defineCall({
  ...writing,
  ...own,
  path: `${base}/submit`,
  summary: 'Hands in the form that is due (entry, visit, material or claim): checks it whole and keeps it as it is',
  summaryCN: '提交当前的表：报名、考察信息、获奖材料或兑现申请',
  input: Input({ id: Id, reqId: RequestId }),
  output: Type.Object({ id: Id, no: Type.String(), state: Type.String() }),
});

export const entryWithdrawCall = defineCall({
  ...writing,
  ...own,
  path: `${base}/withdraw`,
  summary: 'Withdraws an entry before a prize is given, or deletes a draft',
  summaryCN: '评奖前退赛，或删除草稿',
  input: Input({ id: Id, reqId: RequestId }),
  output: Type.Object({ id: Id, state: Type.String() }),
});

export const entryShareCall = defineCall({
  ...writing,
  ...own,
  path: `${base}/share`,
  summary: 'Lets the supporter who referred the project see it, or hides it again',
  summaryCN: '让推荐的赋能者查看项目，或取消',
  input: Input({ id: Id, isShared: Type.Boolean() }),
  output: Type.Object({ isShared: Type.Boolean() }),
});

export const entryChangeCall = defineCall({
  ...writing,
  ...own,
  path: `${base}/change`,
  summary: 'Tells of a change of circumstances that touches a commitment; after one working day it counts as late',
  summaryCN: '报告触及承诺的情况变化',
  input: Input({
    id: Id,
    touches: Type.Enum(commitmentKeys as CommitmentKey[]),
    happenedOn: Day,
    what: Type.String({ minLength: 1, maxLength: 1000 }),
    reqId: RequestId,
  }),
  output: Type.Object({ id: Id, isLate: Type.Boolean() }),
});

export const editionCall = defineCall({
  ...reading,
  ...open,
  path: '/web/homepage/edition',
  summary:
    'An edition on the public pages (the current one unless told): rules, tracks, dates, judges, results; and past ones',
  summaryCN: '大赛届次的公开信息：规则、赛道、日程、评委、结果和往届',
  input: Input({ year: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2100 })) }),
  output: Type.Object({
    edition: Nullable(EditionShape),
    rounds: Type.Array(
      Type.Object({
        stage: Type.String(),
        title: Bilingual,
        startsOn: Day,
        endsOn: Day,
        kind: Nullable(Type.String()),
        talkMinutes: Nullable(Type.Integer()),
        questionMinutes: Nullable(Type.Integer()),
        venue: Nullable(Bilingual),
      }),
    ),
    /** Empty until the results are published. */
    results: Type.Array(
      Type.Object({ project: Type.String(), company: Type.String(), track: Bilingual, prize: Nullable(Bilingual) }),
    ),
    past: Type.Array(Type.Object({ year: Type.Integer(), title: Bilingual, entries: Type.Integer() })),
    /** How many entries each track had in the edition before; null where there was none. */
    before: Nullable(
      Type.Object({
        year: Type.Integer(),
        tracks: Type.Array(Type.Object({ key: Type.String(), entries: Type.Integer() })),
      }),
    ),
  }),
});

export const referralCall = defineCall({
  ...reading,
  ...own,
  path: `${base}/referral`,
  summary: 'One entry referred by the caller, as far as the applicant agrees: its steps and the reward',
  summaryCN: '由本人推荐的一个项目：进度和引荐奖励',
  input: Input({ id: Id }),
  output: Type.Object({
    row: Type.Object({
      id: Id,
      title: Type.String(),
      isShared: Type.Boolean(),
      edition: Bilingual,
      track: Nullable(Bilingual),
      state: Type.String(),
      at: DateTime,
    }),
    timeline: Type.Array(Type.Object({ state: Type.String(), at: DateTime })),
    reward: Nullable(Type.Object({ rate: Type.Number(), amount: Type.Number(), isDue: Type.Boolean() })),
  }),
});

const file = { method: 'POST', class: 'D', rate: 'export', output: Type.Object({}) } as const;

export const awardFileCall = defineCall({
  ...file,
  path: `${base}/certificate`,
  access: 'signed-in',
  sides: ['portal'],
  owner: 'self',
  summary: 'The certificate of the prize of an own entry, as PDF with a code that leads to its public check',
  summaryCN: '本人项目的获奖证书（PDF）',
  input: Input({ id: Id }),
});

export const supportFileCall = defineCall({
  ...file,
  path: `${base}/supporter/certificate`,
  access: 'signed-in',
  sides: ['portal'],
  owner: 'self',
  summary: 'The certificate of having referred an entry that won, as PDF; it does not name the project',
  summaryCN: '推荐获奖项目的证书（PDF），不写项目名称',
  input: Input({ id: Id }),
});

export const inviteFileCall = defineCall({
  ...file,
  path: `${base}/supporter/poster`,
  access: 'signed-in',
  sides: ['portal'],
  owner: 'self',
  summary:
    'A page to hang up that invites projects to the current edition by the caller’s link and its QR code, as PDF',
  summaryCN: '赋能者的推荐海报（PDF），含链接和二维码',
  input: Input({}),
});
