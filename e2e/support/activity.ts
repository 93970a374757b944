import { dateTimeInShanghai } from '#core/calendar/dates.ts';
import { emptySection } from '#core/forms/section.ts';
import { getContentType } from '#features/content-types.ts';
import { contentSections } from '#features/contents/shared/content.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { adminOf, tenantIds } from './admins.ts';
import { ask, unique } from './calls.ts';

const hourMs = 3_600_000;

/** Publishes an activity of tomorrow with one seat unless told, and a waiting list. */
export async function publishActivity({ quota = 1 } = {}): Promise<{ id: string; title: string }> {
  const admin = await adminOf('yunting');
  const calls = officeResourceCalls.activity!;
  const title = `样机开放日 ${unique()}`;
  const at = (hours: number) => dateTimeInShanghai(new Date(Date.now() + hours * hourMs));
  const values = {
    ...Object.assign({}, ...contentSections(getContentType('activity')).map(emptySection)),
    module: 'HOME',
    type: 'VISIT',
    mode: 'OFFLINE',
    addressCN: '澄湖书院',
    addressEN: 'Clear Lake Academy',
    signFrom: at(-1),
    signTo: at(26),
    startAt: at(27),
    endAt: at(29),
    quota,
    waitlist: 'YES',
    audit: 'NO',
    companyOnly: 'NO',
    checkin: 'STAFF',
    top: 'NO',
    questions: [{ id: 'field', labelCN: '专业', labelEN: 'Field', required: 'YES', optionsCN: '', optionsEN: '' }],
    titleCN: title,
    titleEN: `Open house ${title.slice(-6)}`,
    publisherCN: '人才中心',
    publisherEN: 'Talent Centre',
    summaryCN: '可以上手拆',
    summaryEN: 'Take them apart',
    bodyCN: '<p>欢迎</p>',
    bodyEN: '<p>Welcome</p>',
  };
  const office = { tenantId: tenantIds.yunting };
  const { id } = await ask(admin, calls.save, { ...office, values, reqId: unique().padEnd(22, '0') });
  await ask(admin, calls.action, { ...office, ids: [id], action: 'publish', reqId: unique().padEnd(22, '0') });
  return { id, title };
}
