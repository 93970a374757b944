import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Day, Done, Id, Input, Instant, Nullable, RequestId } from '#core/contracts/shapes.ts';

const own = { access: 'signed-in', sides: ['portal'], owner: 'self' } as const;
const writing = { ...own, method: 'POST', class: 'W', rate: 'general' } as const;
const filing = { ...own, method: 'POST', class: 'D', rate: 'export', output: Type.Object({}) } as const;
const Slot = Type.Object({ startAt: DateTime, endAt: DateTime });

/** Revision of the booking that the caller saw; 0 where there was none. */
const rev = Type.Integer({ minimum: 0 });

export const counterCall = defineCall({
  ...own,
  method: 'GET',
  class: 'R',
  rate: 'general',
  path: '/web/otec/counter',
  summary: 'The counter for the printed material of an own entry: what is booked, and the slots that are free',
  summaryCN: '窗口核对：已约的时段和可约的时段',
  input: Input({ id: Id }),
  output: Type.Object({
    /** Null while the edition has no counter. */
    venue: Nullable(Bilingual),
    booking: Nullable(
      Type.Object({
        startAt: DateTime,
        endAt: DateTime,
        rev: Type.Integer(),
        /** BOOKED, MISSED (its hour is over) or DONE. */
        state: Type.Enum(['BOOKED', 'MISSED', 'DONE']),
        canChange: Type.Boolean(),
      }),
    ),
    /** Whether a slot can be booked, or another one instead. */
    canBook: Type.Boolean(),
    /** The next days with free slots. */
    days: Type.Array(Type.Object({ day: Day, slots: Type.Array(Slot) })),
  }),
});

export const counterBookCall = defineCall({
  ...writing,
  path: '/web/otec/bookcounter',
  summary:
    'Books a slot at the counter, or another one instead, until the hour of the first. Throws COUNTER_FULL, COUNTER_SHUT, COUNTER_BEGUN',
  summaryCN: '预约或改约窗口核对的时段',
  input: Input({ id: Id, startAt: Instant, rev, reqId: RequestId }),
  output: Slot,
});

export const counterFreeCall = defineCall({
  ...writing,
  path: '/web/otec/freecounter',
  summary: 'Takes a booking at the counter back, until its hour. Throws COUNTER_BEGUN',
  summaryCN: '取消窗口核对的预约',
  input: Input({ id: Id, rev, reqId: RequestId }),
  output: Done,
});

export const counterCalendarCall = defineCall({
  ...filing,
  path: '/web/otec/countercalendar',
  summary: 'The booked slot of an own entry as a calendar file',
  summaryCN: '窗口核对预约的日历文件',
  input: Input({ id: Id }),
});

export const printSheetCall = defineCall({
  ...filing,
  path: '/web/otec/printsheet',
  summary:
    'The award material of an own entry as one PDF to print: the sheet for the counter, then the approved files in their order',
  summaryCN: '获奖材料的打印文件（PDF）',
  input: Input({ id: Id }),
});
