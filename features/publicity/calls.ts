import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Done, FileShape, Id, Input, Named, Nullable, RequestId } from '#core/contracts/shapes.ts';

const open = { access: 'open', sides: ['portal'], rate: 'general', owner: 'none' } as const;

export const publicNoticeCall = defineCall({
  ...open,
  method: 'GET',
  path: '/web/objection/notice',
  class: 'R',
  summary:
    'A public notice as one objects to it: until when, and the names on its list, masked; NOT_FOUND for any other',
  summaryCN: '可提异议的公示：截止时间和隐去部分字的名单',
  input: Input({ id: Id }),
  output: Type.Object({
    endsAt: DateTime,
    isOpen: Type.Boolean(),
    /** Working days that are still to come; 0 on the last one. */
    daysLeft: Type.Integer({ minimum: 0 }),
    entries: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        company: Type.String(),
        subject: Bilingual,
        /** Fen; null where the notice says no amounts. */
        amount: Nullable(Type.Integer()),
        /** Null for both where the list is in the order of case numbers. */
        rank: Nullable(Type.Integer()),
        points: Nullable(Type.Integer()),
      }),
    ),
    /** Of the whole list; the sum in fen is null where the notice says no amounts. */
    totals: Type.Object({ people: Type.Integer(), amount: Nullable(Type.Integer()) }),
  }),
});

export const objectCall = defineCall({
  ...open,
  method: 'POST',
  path: '/web/objection/save',
  class: 'W',
  summary:
    'Objects to a public notice while it runs, signed in, by a mail address proven with a code, or anonymously; under a name the case it is about is put on hold',
  summaryCN: '公示期内提出异议，实名的暂停所涉办件',
  input: Input({
    notice: Id,
    /** The line of the list it is about; the notice as a whole without one. */
    entry: Type.Optional(Id),
    values: Named(Type.Unknown()),
    email: Type.Optional(Type.String({ maxLength: 254 })),
    authcode: Type.Optional(Type.String({ maxLength: 12 })),
    reqId: RequestId,
  }),
  output: Type.Object({ no: Type.String(), code: Type.String(), isHeld: Type.Boolean() }),
});

export const objectionCall = defineCall({
  ...open,
  method: 'GET',
  path: '/web/objection/one',
  class: 'R',
  summary: 'How an objection stands, for whoever has its number and code; NOT_FOUND otherwise',
  summaryCN: '凭编号和查询码查看异议的办理情况',
  input: Input({ no: Type.String({ maxLength: 20 }), code: Type.String({ maxLength: 20 }) }),
  output: Type.Object({
    no: Type.String(),
    notice: Bilingual,
    noticeId: Id,
    target: Type.String(),
    aspects: Type.Array(Bilingual),
    facts: Type.String(),
    state: Type.String(),
    isHeld: Type.Boolean(),
    receivedAt: DateTime,
    dueAt: DateTime,
    decidedAt: Nullable(DateTime),
    reply: Type.String(),
  }),
});

const own = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;

export const ownObjectionsCall = defineCall({
  ...own,
  method: 'GET',
  path: '/web/objection/own',
  class: 'R',
  summary:
    'Objections to an own application on which the caller was asked for their view: what they are about, without who objected and what was written',
  summaryCN: '对本人申报的异议（不含异议人和原文）及本人的说明',
  input: Input({ id: Id }),
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        id: Id,
        aspects: Bilingual,
        isOpen: Type.Boolean(),
        canDefend: Type.Boolean(),
        dueAt: DateTime,
        defence: Nullable(Type.Object({ statement: Type.String(), files: Type.Array(FileShape), at: DateTime })),
      }),
    ),
  }),
});

export const defendCall = defineCall({
  ...own,
  method: 'POST',
  path: '/web/objection/defend',
  class: 'W',
  summary:
    'States the view of the applicant on an objection that is looked into, once and within five working days, with up to five files (OVERDUE afterwards)',
  summaryCN: '申请人在期限内就异议说明情况',
  input: Input({
    /** The application, and the objection to it. */
    id: Id,
    objection: Id,
    values: Named(Type.Unknown()),
    reqId: RequestId,
  }),
  output: Done,
});

const desk = {
  access: 'Mgr.Apply.publish',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
} as const;

export const roundCall = defineCall({
  ...desk,
  method: 'GET',
  path: '/mgr/publicity/cases',
  class: 'R',
  summary:
    'The list of a round as it will be, or was, published: names masked, how each case stands, and the text of the notice',
  summaryCN: '公示批次的名单、各件状态和公告正文',
  input: Input({ tenantId: Id, id: Id }),
  output: Type.Object({
    state: Type.String(),
    noticeId: Nullable(Id),
    text: Bilingual,
    /** How the period goes; null before it is published. */
    period: Nullable(
      Type.Object({
        from: DateTime,
        endsAt: DateTime,
        days: Type.Integer({ minimum: 1 }),
        /** The working day it is at; 0 on the day of publication, `days` on the last one and afterwards. */
        day: Type.Integer({ minimum: 0 }),
      }),
    ),
    /** Objections to it, the newest first; `target` is the masked name, empty for the notice as a whole. */
    objections: Type.Array(
      Type.Object({
        id: Id,
        no: Type.String(),
        target: Type.String(),
        aspects: Bilingual,
        isNamed: Type.Boolean(),
        receivedAt: DateTime,
        state: Type.String(),
        holds: Type.Boolean(),
      }),
    ),
    rows: Type.Array(
      Type.Object({
        id: Id,
        caseId: Id,
        no: Type.String(),
        rank: Nullable(Type.Integer()),
        points: Nullable(Type.Integer()),
        name: Type.String(),
        company: Type.String(),
        subject: Bilingual,
        /** Fen; null where the notice says no amounts. */
        amount: Nullable(Type.Integer()),
        state: Type.String(),
        isHeld: Type.Boolean(),
      }),
    ),
  }),
});

export const leaveOutCall = defineCall({
  ...desk,
  method: 'POST',
  path: '/mgr/publicity/drop',
  class: 'W',
  summary: 'Takes a case off the list of a round that is not published yet',
  summaryCN: '公示：移出未发布批次名单中的一件',
  input: Input({ tenantId: Id, id: Id, entry: Id, reqId: RequestId }),
  output: Done,
});

export const objectionFactsCall = defineCall({
  ...desk,
  method: 'GET',
  path: '/mgr/objection/facts',
  class: 'R',
  summary: 'What an objection says, and how the case it is about stands',
  summaryCN: '异议的内容和所涉办件的现状',
  input: Input({ tenantId: Id, id: Id }),
  output: Type.Object({
    no: Type.String(),
    state: Type.String(),
    aspects: Bilingual,
    receivedAt: DateTime,
    dueAt: DateTime,
    decidedAt: Nullable(DateTime),
    /** Who looks into it; null while nobody does. */
    handler: Nullable(Type.String()),
    facts: Type.String(),
    note: Type.String(),
    reply: Type.String(),
    caseId: Nullable(Id),
    caseNo: Type.String(),
    caseState: Nullable(Type.String()),
    isHeld: Type.Boolean(),
    /** Whether this objection is what the case waits for, and since when. */
    heldSince: Nullable(DateTime),
    noticeId: Id,
    /** How it came where an officer registered it, the day (YYYY-MM-DD), and the code that whoever objected is told. */
    registered: Nullable(Type.Object({ channel: Bilingual, receivedOn: Type.String(), code: Type.String() })),
    /** The view of the applicant; `at` is null while they have not stated it. */
    defence: Nullable(Type.Object({ dueAt: DateTime, at: Nullable(DateTime), statement: Type.String() })),
    /** What waits for a second person. */
    proposal: Nullable(
      Type.Object({
        to: Bilingual,
        by: Type.String(),
        reason: Type.String(),
        at: DateTime,
        isMine: Type.Boolean(),
      }),
    ),
  }),
});

export const registerObjectionCall = defineCall({
  ...desk,
  method: 'POST',
  path: '/mgr/objection/register',
  class: 'W',
  summary:
    'Registers the objection of somebody who wrote, rang or came, by the rules of the portal; answers its number and code for them. NOTICE_OVER for a day outside the period',
  summaryCN: '代来信、来电、来访的人登记异议',
  input: Input({ tenantId: Id, values: Named(Type.Unknown()), reqId: RequestId }),
  output: Type.Object({ id: Id, no: Type.String(), code: Type.String(), isHeld: Type.Boolean() }),
});
