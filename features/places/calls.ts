import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { PageNumber } from '#core/contracts/numbered-pages.ts';
import {
  Bilingual,
  DateTime,
  Day,
  Done,
  FileShape,
  Id,
  Input,
  Named,
  Nothing,
  Nullable,
  RequestId,
} from '#core/contracts/shapes.ts';

/** Hours as `09:00`; `day` counts from Monday, 0 to 6. */
const OpenTime = Type.Object({ day: Type.Integer(), from: Type.String(), to: Type.String() });
/** A place as visitors see it. */
const Place = {
  id: Id,
  name: Bilingual,
  address: Bilingual,
  kind: Type.String(),
  capacity: Type.Integer(),
  facilities: Type.Array(Type.String()),
  photos: Type.Array(FileShape),
  open: Type.Array(OpenTime),
};
const open = { access: 'open', sides: ['portal'], rate: 'general', owner: 'none', method: 'GET', class: 'R' } as const;
const own = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;

export const placesCall = defineCall({
  ...open,
  path: '/web/place',
  summary: 'Places: those that can be booked, with facilities and opening hours',
  summaryCN: '场地：可预约的场地、设施和开放时间',
  input: Nothing,
  output: Type.Object({ rows: Type.Array(Type.Object(Place)) }),
});

export const placeOneCall = defineCall({
  ...open,
  path: '/web/place/one',
  summary: 'Places: one that can be booked, with what is taken in the seven days from a day on; by what stays unsaid',
  summaryCN: '场地：一处可预约的场地及七天内已占用的时段',
  input: Input({ id: Id, from: Day }),
  output: Type.Object({
    ...Place,
    phone: Type.String(),
    /** Latitude and longitude, where they are known. */
    at: Nullable(Type.Object({ lat: Type.Number(), lng: Type.Number() })),
    taken: Type.Array(Type.Object({ startAt: DateTime, endAt: DateTime })),
  }),
});

export const bookPlaceCall = defineCall({
  ...own,
  method: 'POST',
  path: '/web/place/book',
  class: 'W',
  summary: 'Places: books hours of a place, within its opening hours; staff decide',
  summaryCN: '场地：在开放时间内预约，由工作人员确认',
  input: Input({ id: Id, values: Named(Type.Unknown()), reqId: RequestId }),
  output: Type.Object({ id: Id, letters: Type.String() }),
});

export const myBookingsCall = defineCall({
  ...own,
  method: 'GET',
  path: '/web/place/bookings',
  class: 'R',
  summary: 'Places: the own bookings of places and of benefits of shops, the latest hours first',
  summaryCN: '场地：本人预约的场地和商户权益，晚的在前',
  input: Input({
    page: Type.Optional(PageNumber),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  }),
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        id: Id,
        /** Null for a benefit: the place is the shop. */
        placeId: Nullable(Id),
        place: Bilingual,
        address: Bilingual,
        benefit: Nullable(Bilingual),
        startAt: DateTime,
        endAt: DateTime,
        people: Type.Integer(),
        purpose: Type.String(),
        state: Type.String(),
        letters: Type.String(),
        /** Why it was declined or cancelled. */
        note: Nullable(Type.String()),
        canCancel: Type.Boolean(),
      }),
    ),
    total: Type.Integer(),
  }),
});

export const cancelBookingCall = defineCall({
  ...own,
  method: 'POST',
  path: '/web/place/cancel',
  class: 'W',
  summary: 'Places: takes an own booking of a place or a benefit back, until it begins',
  summaryCN: '场地：开始前取消本人的场地或权益预约',
  input: Input({ id: Id, reqId: RequestId }),
  output: Done,
});

export const placeWeekCall = defineCall({
  method: 'GET',
  path: '/mgr/place/week',
  class: 'R',
  access: 'operator',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'Places: what takes a place in the seven days from a day on, and when it is open',
  summaryCN: '场地：一处场地七天内的占用和开放时间',
  input: Input({ tenantId: Id, id: Id, from: Day }),
  output: Type.Object({
    /** `day` counts from Monday, 0 to 6; hours as `09:00`. */
    open: Type.Array(OpenTime),
    slots: Type.Array(
      Type.Object({
        id: Id,
        byType: Type.String(),
        refId: Id,
        title: Bilingual,
        startAt: DateTime,
        endAt: DateTime,
        /** Not public yet. */
        isDraft: Type.Boolean(),
      }),
    ),
  }),
});
