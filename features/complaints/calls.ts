import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { PageNumber } from '#core/contracts/numbered-pages.ts';
import {
  Bilingual,
  DateTime,
  Done,
  FileShape,
  Id,
  Input,
  Named,
  Nullable,
  OwnDays,
  RequestId,
} from '#core/contracts/shapes.ts';
import { deskScopes } from '#features/complaints/shared/desk.ts';

const open = { access: 'open', sides: ['portal'], rate: 'general', owner: 'self' } as const;
const No = Type.String({ minLength: 1, maxLength: 32, pattern: '^[A-Za-z0-9]+$' });
/** Of a link in a mail, for those who have no account. */
const Key = Type.Optional(Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' }));

const Line = {
  no: Type.String(),
  kind: Type.String(),
  target: Type.String(),
  about: Type.String(),
  title: Type.String(),
  state: Type.String(),
  createdAt: DateTime,
  acceptBy: DateTime,
  acceptedAt: Nullable(DateTime),
  /** When this answer's time began: at the sending, or when it was opened again. */
  startedAt: DateTime,
  dueAt: DateTime,
  repliedAt: Nullable(DateTime),
};

const Post = Type.Object({
  id: Id,
  /** Whether whoever complained wrote it. */
  isMine: Type.Boolean(),
  kind: Type.String(),
  text: Type.String(),
  at: DateTime,
  files: Type.Array(FileShape),
});

export const fileComplaintCall = defineCall({
  ...open,
  method: 'POST',
  path: '/web/complaint/save',
  class: 'W',
  summary: 'Complaints: files one; without an account the address is proven by a code (CODE_WRONG)',
  summaryCN: '投诉建议：提出一件，没有账号的凭验证码',
  input: Input({
    values: Named(Type.Unknown()),
    email: Type.Optional(Type.String({ maxLength: 254 })),
    authcode: Type.Optional(Type.String({ maxLength: 12 })),
    reqId: RequestId,
  }),
  output: Type.Object({ no: Type.String(), key: Type.String() }),
});

export const myComplaintsCall = defineCall({
  ...open,
  access: 'signed-in',
  method: 'GET',
  path: '/web/complaint',
  class: 'R',
  summary: 'Complaints: the own ones, newest first',
  summaryCN: '投诉建议：本人提出的，新的在前',
  input: Input({
    page: Type.Optional(PageNumber),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  }),
  output: Type.Object({ rows: Type.Array(Type.Object(Line)), total: Type.Integer() }),
});

export const complaintOneCall = defineCall({
  ...open,
  method: 'GET',
  path: '/web/complaint/one',
  class: 'R',
  summary: 'Complaints: one with what was written, for its owner or by the key of its link',
  summaryCN: '投诉建议：一件及往来内容，限本人或凭链接',
  input: Input({ no: No, key: Key }),
  output: Type.Object({
    ...Line,
    content: Type.String(),
    isAnonymous: Type.Boolean(),
    files: Type.Array(FileShape),
    posts: Type.Array(Post),
    canAdd: Type.Boolean(),
    canJudge: Type.Boolean(),
    canReopen: Type.Boolean(),
    /** Until when it can be judged; then it closes by itself. */
    judgeBy: Nullable(DateTime),
    isSolved: Nullable(Type.Boolean()),
    score: Nullable(Type.Integer()),
  }),
});

export const addWordsCall = defineCall({
  ...open,
  method: 'POST',
  path: '/web/complaint/add',
  class: 'W',
  summary: 'Complaints: adds to an own one that waits for an answer',
  summaryCN: '投诉建议：给等待答复的本人投诉补充内容',
  input: Input({ no: No, key: Key, text: Type.String({ minLength: 1, maxLength: 2000 }), reqId: RequestId }),
  output: Done,
});

export const judgeComplaintCall = defineCall({
  ...open,
  method: 'POST',
  path: '/web/complaint/judge',
  class: 'W',
  summary: 'Complaints: whether the answer settles it, with one to five stars; opens it again once, within seven days',
  summaryCN: '投诉建议：评价答复是否解决，七天内可重新提出一次',
  input: Input({
    no: No,
    key: Key,
    isSolved: Type.Boolean(),
    score: Type.Integer({ minimum: 1, maximum: 5 }),
    text: Type.String({ maxLength: 2000 }),
    /** Asks for another answer; only of what is not settled. */
    isReopened: Type.Boolean(),
    reqId: RequestId,
  }),
  output: Done,
});

export const answerFileCall = defineCall({
  ...open,
  method: 'POST',
  class: 'D',
  rate: 'export',
  path: '/web/complaint/file',
  summary: 'Complaints: a file that came with an answer, for the owner or by the key of the link',
  summaryCN: '投诉建议：下载答复的附件',
  input: Input({ no: No, key: Key, file: Id }),
  output: Done,
});

const office = {
  access: 'Mgr.Complaint',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  method: 'GET',
  class: 'R',
} as const;

export const complaintThreadCall = defineCall({
  ...office,
  path: '/mgr/complaint/thread',
  summary: 'Complaints: what was written about one, internal notes included',
  summaryCN: '投诉建议：一件的往来内容，含内部备注',
  input: Input({ tenantId: Id, id: Id }),
  output: Type.Object({
    content: Type.String(),
    createdAt: DateTime,
    acceptBy: DateTime,
    acceptedAt: Nullable(DateTime),
    startedAt: DateTime,
    dueAt: DateTime,
    repliedAt: Nullable(DateTime),
    state: Type.String(),
    days: OwnDays,
    files: Type.Array(FileShape),
    posts: Type.Array(
      Type.Object({
        id: Id,
        kind: Type.String(),
        isInternal: Type.Boolean(),
        /** Whoever of the office wrote it; null for whoever complained. */
        author: Nullable(Type.String()),
        text: Type.String(),
        at: DateTime,
        files: Type.Array(FileShape),
        /** The number of the merged complaint that it belongs to; null for this one's own. */
        from: Nullable(Type.String()),
      }),
    ),
    /** The one with which it is or was dealt with. */
    mergedInto: Nullable(Type.Object({ id: Id, no: Type.String() })),
    /** Those that wait for the same answer. */
    merged: Type.Array(Type.Object({ id: Id, no: Type.String(), title: Type.String() })),
  }),
});

const Neighbour = Type.Object({
  id: Id,
  no: Type.String(),
  title: Type.String(),
  state: Type.String(),
  createdAt: DateTime,
  /** Whether it can be merged into the one it stands beside. */
  canMerge: Type.Boolean(),
});

export const complaintFactsCall = defineCall({
  ...office,
  path: '/mgr/complaint/facts',
  summary: 'Complaints: what is known beside one: earlier ones of its person, and those about the same',
  summaryCN: '投诉建议：同一人此前的和同一对象的其他投诉',
  input: Input({ tenantId: Id, id: Id }),
  output: Type.Object({
    /** How many the person sent this year, this one included; null for somebody unnamed or without an account. */
    person: Nullable(Type.Object({ thisYear: Type.Integer() })),
    /** How many came this year about the same shop, activity or case, and how many of them were not settled. */
    about: Nullable(Type.Object({ thisYear: Type.Integer(), unsolved: Type.Integer() })),
    /** The latest of them, without this one. */
    similar: Type.Array(Neighbour),
  }),
});

export const complaintDeskCall = defineCall({
  ...office,
  path: '/mgr/complaint/desk',
  summary: 'Complaints: those opened again first, then by the time left, keyset, with counts of the scopes',
  summaryCN: '投诉建议：办理队列，重新提出的在前，其余按剩余时间',
  input: Input({
    tenantId: Id,
    scope: Type.Enum([...deskScopes]),
    keyword: Type.Optional(Type.String({ maxLength: 60 })),
    kind: Type.Optional(Type.String({ maxLength: 20 })),
    target: Type.Optional(Type.String({ maxLength: 20 })),
    after: Type.Optional(Type.String({ maxLength: 300 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        id: Id,
        ...Line,
        /** Masked; null for somebody who stays unnamed. */
        name: Nullable(Type.String()),
        assignee: Nullable(Type.String()),
      }),
    ),
    next: Nullable(Type.String()),
    counts: Type.Object({ open: Type.Integer(), mine: Type.Integer(), late: Type.Integer(), all: Type.Integer() }),
    days: OwnDays,
  }),
});

export const readyAnswersCall = defineCall({
  ...office,
  access: 'Mgr.Complaint.handle',
  path: '/mgr/complaint/answers',
  summary: 'Complaints: ready-made answers filled in for one, in the language of whoever complained',
  summaryCN: '投诉建议：填好的常用答复，用投诉人的语言',
  input: Input({ tenantId: Id, id: Id }),
  output: Type.Object({
    locale: Type.String(),
    rows: Type.Array(Type.Object({ id: Id, title: Bilingual, text: Type.String() })),
  }),
});

const Rate = Type.Object({ count: Type.Integer(), of: Type.Integer() });

export const complaintRatesCall = defineCall({
  ...office,
  path: '/mgr/complaint/rates',
  summary:
    'Complaints: taken up, contacted and answered on time, days to the answer, satisfied and settled, of the last 365 days; three of the rates by month',
  summaryCN: '投诉建议：近一年的受理、联系、按时答复、满意和解决率',
  input: Input({ tenantId: Id }),
  output: Type.Object({
    from: Type.String(),
    to: Type.String(),
    accepted: Rate,
    /** Reached within the time to take it up; of those who are not unnamed. */
    contacted: Rate,
    onTime: Rate,
    /** Mean days from the beginning of its time to an answer; null without one. */
    answerDays: Nullable(Type.Number()),
    satisfied: Rate,
    /** Mean of the stars; null without one. */
    score: Nullable(Type.Number()),
    solved: Rate,
    /** The last twelve months, by when complaints came, the oldest first; a rate of fewer than five is null. */
    months: Type.Array(
      Type.Object({
        /** YYYY-MM. */
        month: Type.String(),
        contacted: Nullable(Rate),
        solved: Nullable(Rate),
        satisfied: Nullable(Rate),
      }),
    ),
  }),
});
