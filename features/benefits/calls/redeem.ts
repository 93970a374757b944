import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Done, Id, Input, Nullable, RequestId } from '#core/contracts/shapes.ts';

/** What was scanned or typed from a card. */
import { Day, link, open, reading, stocked, writing } from './call-parts.ts';

const Code = Type.String({ minLength: 1, maxLength: 80 });

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
