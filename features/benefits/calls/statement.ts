import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import {
  Bilingual,
  DateTime,
  Day as DayShape,
  Done,
  Id,
  Input,
  Nullable,
  RequestId,
  Revision,
} from '#core/contracts/shapes.ts';
import { codeOfStep, mostYuan, shopAnswers, statementSteps } from '#features/benefits/shared/statement.ts';
import { link, open, reading, writing } from './call-parts.ts';

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
