import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import { getPath } from '#core/forms/paths.ts';
import type { Data } from '#core/forms/values.ts';

/** The field that says until when something verified holds, by its path. */
const endFields: Readonly<Record<string, string>> = {
  'person.identity': 'person.identityValidTo',
  'person.identityValidTo': 'person.identityValidTo',
  'materials.identity': 'person.identityValidTo',
  'employment.company': 'employment.contractTo',
  'employment.companyCode': 'employment.contractTo',
  'employment.position': 'employment.contractTo',
  'employment.contractTo': 'employment.contractTo',
  'materials.contract': 'employment.contractTo',
};

/** What has to be proved anew after so many months. */
const endMonths: Readonly<Record<string, number>> = {
  'materials.insurance': 6,
  'employment.socialMonths': 6,
  'housing.localHome': 6,
};

/** The last day (YYYY-MM-DD) on which a verified field holds, or null when it does not run out. */
export function endOf(path: string, data: Data, verifiedOn: Date): string | null {
  const months = endMonths[path];
  if (months) return moveDate(dayInShanghai(verifiedOn.getTime()), { months });
  const field = endFields[path];
  const value = field && getPath(data, field);
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : null;
}
