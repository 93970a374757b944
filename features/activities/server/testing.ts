import { emptySection } from '#core/forms/section.ts';
import { activity } from '#features/activities/shared/activity.ts';
import { contentSections } from '#features/contents/shared/content.ts';
import type { activities } from './tables.ts';

type Row = typeof activities.$inferInsert;

/** For tests: the seats of an activity of `tenant-a` in the autumn of 2026, open to sign up unless `rest` says otherwise. */
export function anActivity(id: string, rest: Partial<Row>) {
  const startAt = rest.startAt ?? new Date('2026-11-25T14:00:00+08:00');
  return {
    id,
    tenantId: 'tenant-a',
    mode: 'HYBRID',
    waitlist: true,
    audit: false,
    companyOnly: false,
    checksIn: true,
    signFrom: new Date('2026-09-01T09:00:00+08:00'),
    signTo: startAt,
    endAt: new Date(startAt.getTime() + 2 * 3_600_000),
    onlineUrl: 'https://live.example/room',
    ...rest,
    startAt,
  } satisfies Row;
}

/** For tests: the whole form of an activity with one place, on 25 November 2026 from two to four. */
export const activityForm = {
  ...Object.assign({}, ...contentSections(activity).map(emptySection)),
  module: 'HOME',
  type: 'SALON',
  mode: 'OFFLINE',
  addressCN: '书院',
  addressEN: 'Academy',
  quota: 1,
  signFrom: '2026-11-01 09:00',
  signTo: '2026-11-25 12:00',
  startAt: '2026-11-25 14:00',
  endAt: '2026-11-25 16:00',
  waitlist: 'YES',
  audit: 'NO',
  companyOnly: 'NO',
  checkin: 'STAFF',
  top: 'NO',
  titleCN: '沙龙',
  titleEN: 'Salon',
  publisherCN: '中心',
  publisherEN: 'Centre',
  summaryCN: '聊',
  summaryEN: 'Talk',
  bodyCN: '<p>来</p>',
  bodyEN: '<p>Come</p>',
};
