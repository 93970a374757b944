import { numbers } from '#features/casework/server/tables.ts';
import { serviceRequests } from '#features/site/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import type { Stage } from '#server/demo/demo-room.ts';

/** Requests for one-to-one service: one that waits, one that was answered. */
export async function seedRequests(db: Db, { tenantId: idOf, player, time: { moved } }: Stage): Promise<void> {
  const tenantId = idOf('yunting');
  const owner = { tenantId, ownerId: player('person@example.com').id, name: '林见微', phone: '+86 13900000168' };
  const at = (written: string) => {
    const instant = moved(new Date(written));
    return { createdAt: instant, updatedAt: instant };
  };
  await db.insert(serviceRequests).values([
    {
      id: newId(),
      no: 'YD202600001',
      service: 'airport-lounge',
      state: 'DONE',
      standing: 'B',
      ...owner,
      titleCN: '机场、高铁贵宾通行服务',
      titleEN: 'Lounges at airport and railway station',
      wish: moved('10 月 18 日晚接一位从苏黎世来的同事，航班 19:25 到，英语沟通。'),
      answer: '专员 19:10 在到达口等候，休息室已预留两小时，车辆由中心安排。',
      handlerId: player('editor').id,
      ...at('2026-10-16T10:20:00+08:00'),
    },
    {
      id: newId(),
      no: 'YD202600002',
      service: 'school-consulting',
      state: 'NEW',
      standing: 'B',
      ...owner,
      titleCN: '子女教育一对一咨询',
      titleEN: 'One-to-one advice on children’s schools',
      wish: '孩子明年九月上初一，现在读国际课程，想了解怎样衔接公办学校。',
      preferredOn: moved('2026-11-27'),
      ...at('2026-11-19T16:40:00+08:00'),
    },
  ]);
  await db.insert(numbers).values({ tenantId, programme: 'high', year: 2026, last: 2 });
}
