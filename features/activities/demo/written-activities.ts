import { dateTimeInShanghai } from '#core/calendar/dates.ts';
import { emptySection } from '#core/forms/section.ts';
import { activity as type } from '#features/activities/shared/activity.ts';
import { checkForm } from '#features/contents/demo/check-form.ts';
import { instant } from '#features/contents/demo/letterhead.ts';
import type { WrittenContent } from '#features/contents/demo/write-content.ts';
import { contentSections } from '#features/contents/shared/content.ts';
import { demoPlaces, placeId } from '#features/places/demo/demo-places.ts';
import type { StoryTime } from '#server/demo/story-time.ts';
import { type DemoActivity, readActivities } from './read-activities.ts';

/** The last day by which everything of the story is published. */
const latest = new Date('2026-11-20T10:00:00+08:00');

const places = demoPlaces.map(({ key, name }) => ({ value: placeId(key), label: { CN: name[0], EN: name[1] } }));

function writtenActivity(activity: DemoActivity, number: number, moved: StoryTime['moved']): WrittenContent {
  const { tenant, title, summary, body, address, organiser, mode, quota, questions, place, lessons = [] } = activity;
  const announced = Math.min(Date.parse(activity.signFrom) - 2 * 86_400_000, moved(latest).getTime());
  const moment = (at: string) => dateTimeInShanghai(new Date(at));
  const values = {
    ...Object.assign({}, ...contentSections(type).map(emptySection)),
    module: activity.module,
    type: activity.type,
    mode,
    ...(mode === 'ONLINE' ? {} : { addressCN: address.CN, addressEN: address.EN }),
    ...(place ? { place: placeId(place) } : {}),
    lessons,
    ...(mode === 'OFFLINE' ? {} : { onlineUrl: `https://live.wutong.example/room/${2600 + number}` }),
    signFrom: moment(activity.signFrom),
    signTo: moment(activity.signTo),
    startAt: moment(activity.startAt),
    endAt: moment(activity.endAt),
    ...(quota === undefined ? {} : { quota }),
    waitlist: activity.waitlist ? 'YES' : 'NO',
    audit: activity.audit ? 'YES' : 'NO',
    companyOnly: 'NO',
    checkin: mode === 'ONLINE' ? 'NONE' : lessons.length > 0 ? 'SELF' : 'STAFF',
    contactPhone: tenant === 'fengqi' ? '400-000-2027' : '400-000-2026',
    questions: questions.map(({ key, label, required, options = [] }) => ({
      id: key,
      labelCN: label.CN,
      labelEN: label.EN,
      required: required ? 'YES' : 'NO',
      optionsCN: options.map(({ CN }) => CN).join('\n'),
      optionsEN: options.map(({ EN }) => EN).join('\n'),
    })),
    top: 'NO',
    titleCN: title.CN,
    titleEN: title.EN,
    publisherCN: organiser.CN,
    publisherEN: organiser.EN,
    summaryCN: summary.CN,
    summaryEN: summary.EN,
    bodyCN: body.CN,
    bodyEN: body.EN,
  };
  checkForm(activity.file, type, values, { places, lessons: lessons.map((value) => ({ value, label: title })) });
  return { type, tenant, at: instant(dateTimeInShanghai(new Date(announced))), values, files: [] };
}

/** Activities as an editor would have filled in their form. */
export function writtenActivities(
  list: readonly DemoActivity[] = readActivities(),
  moved: StoryTime['moved'] = (written) => written,
): WrittenContent[] {
  return list.map((activity, number) => writtenActivity(activity, number, moved));
}
