import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { PageNumber } from '#core/contracts/numbered-pages.ts';
import {
  Bilingual,
  DateTime,
  Day as DayShape,
  Done,
  FileShape,
  Id,
  Input,
  Named,
  Nothing,
  Nullable,
  RequestId,
  Revision,
} from '#core/contracts/shapes.ts';
import { codeOfStep, mostYuan, shopAnswers, statementSteps } from '#features/benefits/shared/statement.ts';

const open = { access: 'open', sides: ['portal'], rate: 'general', owner: 'none' } as const;
const own = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;
const reading = { method: 'GET', class: 'R' } as const;
const writing = { method: 'POST', class: 'W' } as const;
const Day = Type.String();
/** The shop and the key of the link that its staff was given. */
const link = { shop: Id, key: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' }) };
/** What was scanned or typed from a card. */
const Code = Type.String({ minLength: 1, maxLength: 80 });

/** What is there for all holders together, and whether it needs booking. */
const stocked = { stockLeft: Nullable(Type.Integer()), needsBooking: Type.Boolean() };

export const shopsCall = defineCall({
  ...open,
  ...reading,
  path: '/web/shop',
  summary: 'Shops: those that honour the talent card, with what they give today',
  summaryCN: '商户：接受人才卡的商户和现有权益',
  input: Input({
    category: Type.Optional(Type.String({ maxLength: 20 })),
    level: Type.Optional(Type.String({ maxLength: 1 })),
    keyword: Type.Optional(Type.String({ maxLength: 60 })),
    page: Type.Optional(PageNumber),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  }),
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        id: Id,
        category: Type.String(),
        name: Bilingual,
        address: Bilingual,
        hours: Bilingual,
        phone: Type.String(),
        photos: Type.Array(FileShape),
        benefits: Type.Array(
          Type.Object({
            id: Type.String(),
            title: Bilingual,
            kind: Type.String(),
            levels: Type.Array(Type.String()),
            period: Type.String(),
            most: Nullable(Type.Integer()),
            stock: Nullable(Type.Integer()),
            needsBooking: Type.Boolean(),
            rules: Bilingual,
          }),
        ),
      }),
    ),
    total: Type.Integer(),
  }),
});

export const myCardCall = defineCall({
  ...own,
  ...reading,
  path: '/web/card',
  summary: 'Talent card: the own one with its benefits, how often each can still be had, and the latest uses',
  summaryCN: '人才卡：本人的卡、权益、剩余次数和最近使用',
  input: Nothing,
  output: Type.Object({
    card: Nullable(
      Type.Object({
        cardNo: Type.String(),
        name: Type.String(),
        level: Type.String(),
        state: Type.String(),
        /** Why it is frozen. */
        note: Nullable(Type.String()),
        validFrom: Day,
        validTo: Day,
      }),
    ),
    /** Who of the family may use the card. */
    family: Type.Array(Type.Object({ id: Id, name: Type.String(), relation: Type.String(), birth: Day })),
    benefits: Type.Array(
      Type.Object({
        id: Type.String(),
        category: Type.String(),
        shopId: Id,
        shop: Bilingual,
        title: Bilingual,
        rules: Bilingual,
        period: Type.String(),
        most: Nullable(Type.Integer()),
        left: Nullable(Type.Integer()),
        ...stocked,
        /** When the shop is open, in its words. */
        hours: Bilingual,
        /** Days for which the holder can book it now. */
        days: Type.Array(Day),
        /** The own booking that is waited for next. */
        booking: Nullable(Type.Object({ startAt: DateTime, state: Type.String() })),
        isForFamily: Type.Boolean(),
      }),
    ),
    uses: Type.Array(
      Type.Object({
        no: Type.String(),
        shop: Bilingual,
        title: Bilingual,
        usedAt: DateTime,
        isVoid: Type.Boolean(),
        /** Who of the family used it; null for the holder. */
        usedBy: Nullable(Type.Object({ name: Type.String(), relation: Type.String() })),
      }),
    ),
  }),
});

export const cardCodeCall = defineCall({
  ...own,
  ...reading,
  path: '/web/card/code',
  summary: 'Talent card: the codes of the next half hour, as letters and for a QR code; each is good for its minute',
  summaryCN: '人才卡：未来半小时每分钟的二维码和字母',
  /** Who of the family shows it; nobody for the holder. */
  input: Input({ member: Type.Optional(Id) }),
  output: Type.Object({
    /** One a minute, this minute's first. */
    codes: Type.Array(Type.Object({ letters: Type.String(), code: Type.String(), until: DateTime })),
  }),
});

export const pauseCardCall = defineCall({
  ...own,
  ...writing,
  path: '/web/card/pause',
  summary: 'Talent card: its holder stops it, so that no shop takes its codes, or lets it work again',
  summaryCN: '人才卡：本人暂停或恢复用卡',
  input: Input({ isPaused: Type.Boolean(), reqId: RequestId }),
  output: Done,
});

export const addFamilyCall = defineCall({
  ...own,
  ...writing,
  path: '/web/card/family',
  summary: 'Talent card: its holder names somebody of the family who may use it too',
  summaryCN: '人才卡：本人添加可用卡的家属',
  input: Input({ values: Named(Type.Unknown()), reqId: RequestId }),
  output: Type.Object({ id: Id }),
});

export const removeFamilyCall = defineCall({
  ...own,
  ...writing,
  path: '/web/card/family/remove',
  summary: 'Talent card: its holder takes somebody of the family off it',
  summaryCN: '人才卡：本人移除家属',
  input: Input({ id: Id, reqId: RequestId }),
  output: Done,
});

export const cardPdfCall = defineCall({
  ...own,
  method: 'POST',
  class: 'D',
  rate: 'export',
  path: '/web/card/pdf',
  summary: 'Talent card: the own one as PDF',
  summaryCN: '人才卡：本人的卡片（PDF）',
  input: Nothing,
  output: Done,
});

export const bookBenefitCall = defineCall({
  ...own,
  ...writing,
  path: '/web/card/book',
  summary: 'Talent card: books a benefit that needs booking; the shop decides',
  summaryCN: '人才卡：预约需预约的权益，由商户确认',
  input: Input({
    shop: Id,
    benefit: Type.String({ minLength: 1, maxLength: 64 }),
    values: Named(Type.Unknown()),
    reqId: RequestId,
  }),
  output: Type.Object({ id: Id, letters: Type.String() }),
});

/** A write for what it counts: how often a shop tries codes. */
export const redeemLookCall = defineCall({
  ...open,
  ...writing,
  path: '/web/redeem/look',
  summary: 'Redeeming: whose code it is, masked, and what the shop may give; CARD_CODE past two minutes',
  summaryCN: '权益核销：查看码的持卡人和可用权益',
  input: Input({ ...link, code: Code, reqId: RequestId }),
  output: Type.Object({
    name: Type.String(),
    /** Who of the family shows the code, masked; null for the holder. */
    member: Nullable(Type.Object({ name: Type.String(), relation: Type.String() })),
    cardTail: Type.String(),
    level: Type.String(),
    validTo: Day,
    state: Type.String(),
    /** Until when the code is good. */
    until: DateTime,
    benefits: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Bilingual,
        rules: Bilingual,
        period: Type.String(),
        most: Nullable(Type.Integer()),
        left: Nullable(Type.Integer()),
        isFor: Type.Boolean(),
        ...stocked,
        /** When the holder is expected today. */
        bookedAt: Nullable(DateTime),
        isForFamily: Type.Boolean(),
      }),
    ),
  }),
});

export const redeemUseCall = defineCall({
  ...open,
  ...writing,
  path: '/web/redeem/use',
  summary: 'Redeeming: uses a benefit by a code, once however many try; AGAIN tells the first use of the code',
  summaryCN: '权益核销：凭码使用一项权益，重复时答复首次核销',
  input: Input({ ...link, code: Code, benefit: Type.String({ minLength: 1, maxLength: 64 }), reqId: RequestId }),
  output: Type.Object({
    outcome: Type.Union([Type.Literal('USED'), Type.Literal('AGAIN')]),
    no: Type.String(),
    title: Bilingual,
    shop: Bilingual,
    usedAt: DateTime,
  }),
});

export const redeemTodayCall = defineCall({
  ...open,
  ...reading,
  path: '/web/redeem/today',
  summary: 'Redeeming: what the shop redeemed today',
  summaryCN: '权益核销：本商户今天的核销',
  input: Input(link),
  output: Type.Object({
    shop: Bilingual,
    rows: Type.Array(
      Type.Object({
        no: Type.String(),
        title: Bilingual,
        name: Type.String(),
        /** Of the family; null for the holder. */
        relation: Nullable(Type.String()),
        level: Type.String(),
        usedAt: DateTime,
        isVoid: Type.Boolean(),
        canVoid: Type.Boolean(),
      }),
    ),
  }),
});

export const redeemVoidCall = defineCall({
  ...open,
  ...writing,
  path: '/web/redeem/void',
  summary: 'Redeeming: takes one back within five minutes, with a reason',
  summaryCN: '权益核销：五分钟内撤销并说明原因',
  input: Input({
    ...link,
    no: Type.String({ minLength: 1, maxLength: 32 }),
    reason: Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' }),
    reqId: RequestId,
  }),
  output: Done,
});

export const shopBookingsCall = defineCall({
  ...open,
  ...reading,
  path: '/web/redeem/bookings',
  summary: 'Redeeming: whom the shop expects today and later',
  summaryCN: '权益核销：本商户今天及以后的预约',
  input: Input(link),
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        id: Id,
        title: Bilingual,
        name: Type.String(),
        people: Type.Integer(),
        remark: Type.String(),
        startAt: DateTime,
        state: Type.String(),
      }),
    ),
  }),
});

export const answerBookingCall = defineCall({
  ...open,
  ...writing,
  path: '/web/redeem/bookings/answer',
  summary: 'Redeeming: the shop confirms a booking, declines or cancels it with a reason, or notes a no-show',
  summaryCN: '权益核销：商户确认预约，说明原因后拒绝或取消，或标为未到',
  input: Input({
    ...link,
    id: Id,
    answer: Type.Enum(['CONFIRMED', 'REJECTED', 'CANCELLED', 'NO_SHOW']),
    reason: Type.Optional(Type.String({ maxLength: 300 })),
    reqId: RequestId,
  }),
  output: Done,
});

const Month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' });
const Line = Type.Object({
  title: Bilingual,
  /** In fen, for each use. */
  price: Type.Integer(),
  used: Type.Integer(),
  voided: Type.Integer(),
  people: Type.Integer(),
});
/** What the shop said of a statement. */
const answered = {
  answer: Nullable(Type.Enum([...shopAnswers])),
  /** Why it objects. */
  objection: Nullable(Type.String()),
  answeredAt: Nullable(DateTime),
};

export const shopStatementCall = defineCall({
  ...open,
  ...reading,
  path: '/web/redeem/statement',
  summary:
    'Redeeming: the statement of a month as the office checked it, for the shop; the latest one that waits first',
  summaryCN: '权益核销：已复核的月结单，待确认的在前',
  input: Input({ ...link, month: Type.Optional(Month) }),
  output: Type.Object({
    /** Those that were checked, the latest first. */
    months: Type.Array(Type.Object({ month: Month, waits: Type.Boolean() })),
    statement: Nullable(
      Type.Object({
        month: Month,
        rev: Revision,
        lines: Type.Array(Line),
        used: Type.Integer(),
        /** What is owed, in fen, and what the prices come to. */
        amount: Type.Integer(),
        sum: Type.Integer(),
        note: Type.String(),
        ...answered,
        canAnswer: Type.Boolean(),
        paidOn: Nullable(Type.String()),
      }),
    ),
  }),
});

export const shopUsesCall = defineCall({
  ...open,
  ...reading,
  path: '/web/redeem/uses',
  summary: 'Redeeming: what the shop redeemed in a month, one by one, newest first, keyset',
  summaryCN: '权益核销：某月的逐笔明细，新的在前',
  input: Input({
    ...link,
    month: Month,
    after: Type.Optional(Type.String({ maxLength: 300 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        no: Type.String(),
        title: Bilingual,
        price: Type.Integer(),
        usedAt: DateTime,
        isVoid: Type.Boolean(),
      }),
    ),
    next: Nullable(Type.String()),
  }),
});

export const answerStatementCall = defineCall({
  ...open,
  ...writing,
  path: '/web/redeem/answer',
  summary:
    'Redeeming: the shop confirms a statement or objects with a reason, over its revision; STATEMENT_CHANGED where redemptions are no longer those',
  summaryCN: '权益核销：商户确认月结单，或提出异议',
  input: Input({
    ...link,
    month: Month,
    rev: Revision,
    answer: Type.Enum([...shopAnswers]),
    reason: Type.Optional(Type.String({ maxLength: 300 })),
    reqId: RequestId,
  }),
  output: Done,
});

const office = { access: 'Mgr.Shop', sides: ['office'], rate: 'general', owner: 'tenant' } as const;
const month = { tenantId: Id, id: Id, month: Month };

export const shopLinkCall = defineCall({
  ...office,
  access: 'Mgr.Shop.edit',
  ...reading,
  path: '/mgr/shop/link',
  summary: 'Shops: the link with which the staff of an open one redeems; null for others',
  summaryCN: '商户：店员核销的链接',
  input: Input({ tenantId: Id, id: Id }),
  output: Type.Object({ link: Nullable(Type.String()) }),
});

export const statementCall = defineCall({
  ...office,
  ...reading,
  path: '/mgr/shop/statement',
  summary: 'Shops: what one redeemed in a month, by benefit',
  summaryCN: '商户：某月按权益汇总的核销',
  input: Input(month),
  output: Type.Object({
    lines: Type.Array(Line),
    used: Type.Integer(),
    voided: Type.Integer(),
    /** What the prices come to, in fen. */
    sum: Type.Integer(),
    /** How far it is settled; null until it is drawn up. */
    settlement: Nullable(
      Type.Object({
        state: Type.String(),
        rev: Revision,
        /** In fen. */
        amount: Type.Integer(),
        note: Type.String(),
        ...answered,
        /** Why it was paid although the shop did not agree. */
        override: Nullable(Type.String()),
        /** Who did what of it, in order. */
        steps: Type.Array(Type.Object({ step: Type.String(), name: Type.String(), at: DateTime })),
        paidOn: Nullable(Type.String()),
        voucher: Nullable(Type.String()),
        /** Whether what was redeemed differs from what was drawn up. */
        isChanged: Type.Boolean(),
      }),
    ),
    /** Why the next step is not the caller's; null where it is. */
    blocked: Nullable(Type.Enum(['RUNNING', 'PERSON', 'CHANGED', 'PAID', 'PERMISSION'])),
  }),
});

export const settleStatementCall = defineCall({
  ...office,
  ...writing,
  access: [...new Set(Object.values(codeOfStep))],
  path: '/mgr/shop/statement/settle',
  summary:
    'Shops: draws a month up, checks or pays it, over its revision, each with its code; STATEMENT_PERSON for whoever did another step of it',
  summaryCN: '商户：生成、复核或拨付月结单，各由不同的人办理',
  input: Input({
    ...month,
    step: Type.Enum([...statementSteps]),
    /** 0 until it is drawn up. */
    rev: Revision,
    /** What is owed, in fen; when it is drawn up, what the prices come to unless a note says why not. */
    amount: Type.Optional(Type.Integer({ minimum: 0, maximum: mostYuan * 100 })),
    note: Type.Optional(Type.String({ maxLength: 300 })),
    /** When it is paid. */
    paidOn: Type.Optional(DayShape),
    voucher: Type.Optional(Type.String({ maxLength: 60 })),
    /** Why it is paid although the shop did not confirm. */
    override: Type.Optional(Type.String({ maxLength: 300 })),
    reqId: RequestId,
  }),
  output: Done,
});

export const statementPdfCall = defineCall({
  ...office,
  method: 'POST',
  class: 'D',
  access: 'Mgr.Shop.export',
  rate: 'export',
  path: '/mgr/shop/statement/pdf',
  summary: 'Shops: the statement of a month as PDF; printing is logged',
  summaryCN: '商户：打印月结单（PDF），记日志',
  input: Input(month),
  output: Done,
});
