import { dateTimeInShanghai, instantInShanghai, isDate, isDateTime } from '#core/calendar/dates.ts';
import { monthsEN } from '#core/calendar/day-text.ts';
import { isBlank, type Values } from '#core/forms/values.ts';
import type { Problem } from '#core/texts/errors/problems.ts';
import type { Text } from '#core/texts/text.ts';

/** Time of day at which a content appears whose day alone is given. */
const usual = '09:00';

/**
 * When the form of publishing has a content appear, in ms since epoch: null for at once, undefined where that cannot be
 * read. Days and times are those of Asia/Shanghai.
 */
export function publishTime({ onDay, atTime }: Values): number | null | undefined {
  if (isEmpty(onDay) && isBlank(atTime)) return null;
  const at = `${onDay} ${isBlank(atTime) ? usual : atTime}`;
  return isDate(onDay) && isDateTime(at) ? instantInShanghai(at).getTime() : undefined;
}

/** Problems of that form beyond those of its fields: nothing appears at once that was to appear at a time. */
export function publishTimeProblems(values: Values, now: number): Problem[] {
  const at = publishTime(values);
  if (at === null || (at !== undefined && at > now)) return [];
  const { onDay, atTime } = values;
  if (isEmpty(onDay)) return [{ path: 'onDay', key: 'REQUIRED_CHOICE' }];
  if (!isDate(onDay)) {
    const value = typeof onDay === 'string' ? onDay : JSON.stringify(onDay);
    return [{ path: 'onDay', key: 'NOT_A_DATE', params: { value } }];
  }
  if (at === undefined) return [{ path: 'atTime', key: 'WRONG_TYPE' }];
  const [value, min] = [at, now].map((time) => dateTimeInShanghai(new Date(time)));
  return [{ path: isBlank(atTime) ? 'onDay' : 'atTime', key: 'DATE_TOO_EARLY', params: { value: value!, min: min! } }];
}

/** Nothing was entered; an empty list or record is no way to say so. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** What publishing with these values does, as its button says it; undefined where it will be refused. */
export function publishOutcome(values: Values, now: number): Text | undefined {
  if (publishTimeProblems(values, now).length > 0) return undefined;
  const at = publishTime(values);
  if (typeof at !== 'number') return { CN: '立即发布', EN: 'Publish now' };
  const [day = '', time = ''] = dateTimeInShanghai(new Date(at)).split(' ');
  const [year, month, date] = day.split('-').map(Number);
  const isThisYear = dateTimeInShanghai(new Date(now)).startsWith(`${year}-`);
  return {
    CN: `定于 ${isThisYear ? '' : `${year}年`}${month}月${date}日 ${time} 发布`,
    EN: `Schedule for ${date} ${monthsEN[month! - 1]}${isThisYear ? '' : ` ${year}`} ${time}`,
  };
}
