import type { activities } from '../../database/tables/activities.ts';

type Row = typeof activities.$inferInsert;

/** For tests: the places of an activity of `tenant-a` in the autumn of 2026, open to sign up unless `rest` says otherwise. */
export function anActivity(id: string, rest: Partial<Row>) {
  const startAt = rest.startAt ?? new Date('2026-11-25T14:00:00+08:00');
  return {
    ...{ id, tenantId: 'tenant-a', mode: 'HYBRID', waitlist: true, audit: false, companyOnly: false, checksIn: true },
    signFrom: new Date('2026-09-01T09:00:00+08:00'),
    signTo: startAt,
    endAt: new Date(startAt.getTime() + 2 * 3_600_000),
    onlineUrl: 'https://live.example/room',
    ...rest,
    startAt,
  } satisfies Row;
}
