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
  Nothing,
  Nullable,
  RequestId,
} from '#core/contracts/shapes.ts';
import { Day, open, own, reading, stocked, writing } from './call-parts.ts';

const shopFilter = {
  category: Type.Optional(Type.String({ maxLength: 20 })),
  level: Type.Optional(Type.String({ maxLength: 1 })),
  keyword: Type.Optional(Type.String({ maxLength: 60 })),
};

const ShopShape = Type.Object({
  id: Id,
  category: Type.String(),
  name: Bilingual,
  address: Bilingual,
  hours: Bilingual,
  phone: Type.String(),
  /** Where it is; null where that was not told. */
  at: Nullable(Type.Object({ latitude: Type.Number(), longitude: Type.Number() })),
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
});

export const shopsCall = defineCall({
  ...open,
  ...reading,
  path: '/web/shop',
  summary: 'Shops: those that honour the talent card, with what they give today',
  summaryCN: '商户：接受人才卡的商户和现有权益',
  input: Input({
    ...shopFilter,
    page: Type.Optional(PageNumber),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  }),
  output: Type.Object({
    rows: Type.Array(ShopShape),
    total: Type.Integer(),
  }),
});

export const shopsNearCall = defineCall({
  ...open,
  ...reading,
  path: '/web/shop/near',
  summary:
    'Shops: those that tell where they are, by name and at most 500, for a browser that sorts them by distance; no position is asked for',
  summaryCN: '商户：登记了位置的商户，由浏览器按距离排序；不收集位置',
  input: Input(shopFilter),
  output: Type.Object({ rows: Type.Array(ShopShape) }),
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
        /** Why it is frozen or was cancelled. */
        note: Nullable(Type.String()),
        validFrom: Day,
        validTo: Day,
      }),
    ),
    /** Without a card that works: whether one waits for the mobile number of the account. */
    isWaiting: Type.Boolean(),
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

export const claimCardCall = defineCall({
  ...own,
  ...writing,
  path: '/web/card/claim',
  summary: 'Talent card: makes the one that waits for the caller theirs, by document number and proven mobile number',
  summaryCN: '人才卡：凭证件号码和已验证的手机号领取',
  input: Input({ values: Named(Type.Unknown()), reqId: RequestId }),
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

export const memberCardPdfCall = defineCall({
  method: 'POST',
  class: 'D',
  access: 'Mgr.ShopMember.export',
  sides: ['office'],
  rate: 'export',
  owner: 'tenant',
  path: '/mgr/customer/pdf',
  summary: 'Card holders: the card of one as PDF, as its holder has it; printing is logged',
  summaryCN: '人才卡会员：打印持卡人的卡片（PDF），记日志',
  input: Input({ tenantId: Id, id: Id }),
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
