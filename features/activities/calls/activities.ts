import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { PageNumber } from '#core/contracts/numbered-pages.ts';
import {
  Bilingual,
  DateTime,
  Done,
  Id,
  Input,
  Instant,
  Named,
  Nothing,
  Nullable,
  Reason,
  RequestId,
} from '#core/contracts/shapes.ts';
import { ActivityLine } from './activity-line.ts';

const own = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;

/** A sign-up as its owner sees it. */
const Signup = Type.Object({
  id: Id,
  activityId: Id,
  title: Bilingual,
  startAt: DateTime,
  endAt: DateTime,
  mode: Type.String(),
  address: Bilingual,
  state: Type.String(),
  /** Of the activity. */
  phase: Type.String(),
  note: Nullable(Type.String()),
  name: Type.String(),
  company: Type.String(),
  answers: Type.Array(Type.Object({ label: Bilingual, value: Bilingual })),
  signedAt: DateTime,
  /** How many are before it in the waiting list. */
  before: Nullable(Type.Integer()),
  /** Until when it can be taken back; null when it no longer can. */
  cancelUntil: Nullable(DateTime),
  checkedAt: Nullable(DateTime),
  /** Once approved: eight letters, and what the QR code says. */
  ticket: Nullable(Type.Object({ letters: Type.String(), code: Type.String() })),
  /** Once approved, where it can be joined from afar. */
  onlineUrl: Nullable(Type.String()),
  /** Whether feedback is asked for now. */
  canRate: Type.Boolean(),
  score: Nullable(Type.Integer()),
  feedback: Type.String(),
});

export const mySignupCall = defineCall({
  ...own,
  method: 'GET',
  path: '/web/activity/mine',
  class: 'R',
  summary: 'Activities: the own sign-up to one, if there is one',
  summaryCN: '人才活动：本人对某个活动的报名',
  input: Input({ id: Id }),
  output: Type.Object({ signup: Nullable(Signup) }),
});

export const mySignupsCall = defineCall({
  ...own,
  method: 'GET',
  path: '/web/activity/signups',
  class: 'R',
  summary: 'Activities: the own sign-ups, newest first, by keyset',
  summaryCN: '人才活动：本人的报名，新的在前',
  input: Input({
    page: Type.Optional(PageNumber),
    after: Type.Optional(Type.String({ maxLength: 200 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  }),
  output: Type.Object({ rows: Type.Array(Signup), total: Type.Integer(), next: Nullable(Type.String()) }),
});

export const courseSessionsCall = defineCall({
  access: 'open',
  sides: ['portal'],
  rate: 'general',
  owner: 'tenant',
  method: 'GET',
  path: '/web/activity/sessions',
  class: 'R',
  summary: 'Activities: the sessions of a course that are not over, the next one first, with the own sign-up to each',
  summaryCN: '人才活动：未结束的课程场次及本人的报名',
  input: Input({ course: Id }),
  output: Type.Object({
    rows: Type.Array(
      Type.Intersect([
        ActivityLine,
        Type.Object({
          /** Lessons of the course that are held. */
          lessons: Type.Array(Type.String()),
          /** State of the own sign-up; null without one. */
          mine: Nullable(Type.String()),
        }),
      ]),
    ),
  }),
});

export const signUpCall = defineCall({
  ...own,
  method: 'POST',
  path: '/web/activity/sign',
  class: 'W',
  summary: 'Activities: signs the caller up; a full one puts on its waiting list, if it has one',
  summaryCN: '人才活动：报名，名额已满的进入候补',
  input: Input({ id: Id, values: Named(Type.Unknown()), reqId: RequestId }),
  output: Type.Object({ id: Id, state: Type.String() }),
});

export const cancelSignupCall = defineCall({
  ...own,
  method: 'POST',
  path: '/web/activity/cancel',
  class: 'W',
  summary: 'Activities: takes an own sign-up back, until two hours before the start; the first who waits moves up',
  summaryCN: '人才活动：取消本人的报名，由候补第一位递补',
  input: Input({ id: Id, reqId: RequestId }),
  output: Done,
});

export const rateActivityCall = defineCall({
  ...own,
  method: 'POST',
  path: '/web/activity/rate',
  class: 'W',
  summary: 'Activities: 1 to 5 and some words about one that is over, by those who had a seat; can be changed',
  summaryCN: '人才活动：参加过的人评分和评价，可修改',
  input: Input({
    id: Id,
    score: Type.Integer({ minimum: 1, maximum: 5 }),
    feedback: Type.String({ maxLength: 1000 }),
    reqId: RequestId,
  }),
  output: Done,
});

export const selfCheckInCall = defineCall({
  ...own,
  method: 'POST',
  path: '/web/activity/checkin',
  class: 'W',
  summary: 'Activities: checks the caller in by the code at the door; again answers when it was the first time',
  summaryCN: '人才活动：凭现场签到码自助签到',
  input: Input({ id: Id, code: Type.String({ minLength: 1, maxLength: 40 }), reqId: RequestId }),
  output: Type.Object({
    outcome: Type.Union([Type.Literal('IN'), Type.Literal('AGAIN')]),
    title: Bilingual,
    checkedAt: DateTime,
  }),
});

export const calendarFeedCall = defineCall({
  ...own,
  method: 'GET',
  path: '/web/activity/feed',
  class: 'R',
  answer: 'sealed',
  summary: 'Activities: the private address under which a calendar reads the own sign-ups',
  summaryCN: '人才活动：本人报名的日历订阅地址',
  input: Nothing,
  output: Type.Object({ path: Type.String() }),
});

export const renewFeedCall = defineCall({
  ...own,
  method: 'POST',
  path: '/web/activity/newfeed',
  class: 'W',
  answer: 'sealed',
  summary: 'Activities: makes the private calendar address anew; the former one stops',
  summaryCN: '人才活动：更换日历订阅地址，原地址失效',
  input: Input({ reqId: RequestId }),
  output: Type.Object({ path: Type.String() }),
});

const office = { access: 'Mgr.Activity.audit', sides: ['office'], rate: 'general', owner: 'tenant' } as const;

export const checkInCall = defineCall({
  ...office,
  method: 'POST',
  path: '/mgr/activity/checkin',
  class: 'W',
  summary: 'Activities: checks somebody in by QR code or letters; again answers when it was the first time',
  summaryCN: '人才活动：扫码或输入字母签到，重复时答复首次签到时间',
  input: Input({
    tenantId: Id,
    id: Id,
    code: Type.String({ minLength: 1, maxLength: 100 }),
    /** When it was scanned, for one that waited for a connection. */
    at: Type.Optional(Instant),
    reqId: RequestId,
  }),
  output: Type.Object({
    outcome: Type.Union([Type.Literal('IN'), Type.Literal('AGAIN')]),
    name: Type.String(),
    company: Type.String(),
    checkedAt: DateTime,
  }),
});

export const checkInListCall = defineCall({
  ...office,
  method: 'GET',
  path: '/mgr/activity/codes',
  class: 'R',
  summary: 'Activities: what a device needs to check tickets without a connection: hashes of codes, no names',
  summaryCN: '人才活动：离线验票所需的票码摘要，不含姓名',
  input: Input({ tenantId: Id, id: Id }),
  output: Type.Object({
    id: Id,
    title: Bilingual,
    startAt: DateTime,
    endAt: DateTime,
    checkedIn: Type.Integer(),
    /** SHA-256 in hex of `{activity}.{letters}`. */
    codes: Type.Array(Type.Object({ hash: Type.String(), checkedAt: Nullable(DateTime) })),
  }),
});

export const heldTodayCall = defineCall({
  ...office,
  method: 'GET',
  path: '/mgr/activity/held',
  class: 'R',
  summary: 'Activities: those with check-in that are held now, were of late or will be soon',
  summaryCN: '人才活动：现在、近日和即将举办且须签到的活动',
  input: Input({ tenantId: Id }),
  output: Type.Object({
    rows: Type.Array(
      Type.Object({ id: Id, title: Bilingual, startAt: DateTime, approved: Type.Integer(), checkedIn: Type.Integer() }),
    ),
  }),
});

export const signInSheetCall = defineCall({
  ...office,
  method: 'POST',
  path: '/mgr/activity/sheet',
  class: 'D',
  rate: 'export',
  summary: 'Activities: the sign-in sheet as PDF; who printed it and why is logged',
  summaryCN: '人才活动：打印签到表（PDF），记日志',
  input: Input({ tenantId: Id, id: Id, reason: Reason }),
  output: Done,
});

export const badgesCall = defineCall({
  ...office,
  method: 'POST',
  path: '/mgr/activity/badges',
  class: 'D',
  rate: 'export',
  summary: 'Activities: name badges as PDF, eight a sheet; who printed them and why is logged',
  summaryCN: '人才活动：打印胸卡（PDF），记日志',
  input: Input({ tenantId: Id, id: Id, reason: Reason }),
  output: Done,
});

export const handOutCall = defineCall({
  ...office,
  access: 'Mgr.Activity',
  method: 'GET',
  path: '/mgr/activity/handout',
  class: 'R',
  summary: 'Activities: the addresses that its QR codes carry, of its page and of the check-in at the door',
  summaryCN: '人才活动：活动页和现场签到二维码的地址',
  input: Input({ tenantId: Id, id: Id }),
  output: Type.Object({
    page: Type.String(),
    /** Null where nobody checks themselves in, and for whoever may not check anybody in. */
    door: Nullable(Type.String()),
  }),
});
