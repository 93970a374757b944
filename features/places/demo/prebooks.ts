import { instantInShanghai } from '#core/calendar/dates.ts';
import { placeSlots, prebooks } from '#features/places/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import type { Stage } from '#server/demo/demo-room.ts';
import { type PlaceKey, placeId } from './demo-places.ts';

interface DemoBooking {
  readonly tenant: string;
  /** Absent: for advice. */
  readonly place?: PlaceKey;
  readonly name: string;
  readonly company: string;
  readonly people: number;
  readonly remark: string;
  /** `2026-11-26 14:00`, Asia/Shanghai, and when it ends that day. */
  readonly from: string;
  readonly to: string;
  readonly state: 'PENDING' | 'CONFIRMED' | 'USED' | 'REJECTED';
  readonly note?: string;
  readonly letters: string;
}

const demoBookings: readonly DemoBooking[] = [
  {
    tenant: 'yunting',
    place: 'tower-hall',
    name: '谢云起',
    company: '云汀启明生物技术有限公司',
    people: 90,
    remark: '企业年度技术交流会，需要直播',
    from: '2026-11-27 13:30',
    to: '17:00',
    state: 'PENDING',
    letters: 'HJKMNPQR',
  },
  {
    tenant: 'yunting',
    place: 'lake-academy',
    name: '陶令仪',
    company: '汀洲设计院',
    people: 24,
    remark: '青年建筑师读书会',
    from: '2026-11-26 14:00',
    to: '16:00',
    state: 'CONFIRMED',
    letters: 'STVWXYZA',
  },
  {
    tenant: 'yunting',
    name: '顾星野',
    company: '北湖理工大学云汀研究院',
    people: 2,
    remark: '想了解外籍博士后的居留和子女入学',
    from: '2026-11-25 09:30',
    to: '10:30',
    state: 'CONFIRMED',
    letters: 'BCDEFGHJ',
  },
  {
    tenant: 'yunting',
    place: 'college-204',
    name: '陆清越',
    company: '凤栖微电子有限公司',
    people: 40,
    remark: '新员工培训',
    from: '2026-11-12 09:00',
    to: '12:00',
    state: 'USED',
    letters: 'KMNPQRST',
  },
  {
    tenant: 'yunting',
    place: 'harbour-3',
    name: '阮听松',
    company: '',
    people: 300,
    remark: '婚礼',
    from: '2026-12-19 16:00',
    to: '20:00',
    state: 'REJECTED',
    note: '场地只用于人才活动',
    letters: 'VWXYZABC',
  },
  {
    tenant: 'fengqi',
    place: 'park-pitch',
    name: '冯见山',
    company: '凤栖智造机器人有限公司',
    people: 18,
    remark: '与投资人闭门会',
    from: '2026-11-24 14:00',
    to: '16:00',
    state: 'CONFIRMED',
    letters: 'DEFGHJKM',
  },
];

/** Bookings of places and for advice, with the hours they take. */
export async function seedPrebooks(db: Db, { tenantId: idOf, now: at, time: { moved } }: Stage): Promise<void> {
  for (const [number, { tenant, place, from, to, ...rest }] of demoBookings.entries()) {
    const id = newId();
    const tenantId = idOf(tenant);
    const startAt = moved(instantInShanghai(from));
    const endAt = moved(instantInShanghai(`${from.slice(0, 10)} ${to}`));
    await db.insert(prebooks).values({
      id,
      tenantId,
      ...rest,
      kind: place ? 'PLACE' : 'CONSULT',
      placeId: place ? placeId(place) : null,
      startAt,
      endAt,
      phone: `+86 139000041${10 + number}`,
      usedAt: rest.state === 'USED' ? startAt : null,
      createdAt: at,
      updatedAt: at,
    });
    if (!place || rest.state === 'REJECTED') continue;
    const slot = { tenantId, placeId: placeId(place), startAt, endAt, isDraft: rest.state === 'PENDING' };
    await db.insert(placeSlots).values({ ...slot, id: newId(), byType: 'PREBOOK', refId: id });
  }
}
