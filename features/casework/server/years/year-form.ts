import { dateTimeInShanghai, instantInShanghai, isDateTime } from '#core/calendar/dates.ts';
import { kindOf } from '#core/forms/kinds.ts';
import type { Values } from '#core/forms/values.ts';
import { quotaFields } from '#features/casework/resources/quota-fields.ts';
import { yearFields } from '#features/casework/resources/year-fields.ts';
import { allotmentIn, settingsIn } from '#features/casework/resources/year-settings.ts';
import type { TypeWindow } from '#features/casework/server/applications/windows.ts';
import type { windows } from '#features/casework/server/year-tables.ts';

type Window = typeof windows.$inferSelect;

/** The parts of a window that its form fills; instants as dates, or as the texts of a row read as JSON. */
export type WindowForm = Pick<
  Window,
  'programme' | 'year' | 'titleCN' | 'titleEN' | 'quota' | 'graceMinutes' | 'extendsAfterOutage' | 'settings'
> & { readonly allotment: Window['allotment']; readonly types: unknown } & Readonly<
    Record<'opensAt' | 'closesAt', Date | string>
  >;

/** A year in force as its form has it. */
export function formOfWindow(window: WindowForm): Values {
  const minute = (at: Date | string) => dateTimeInShanghai(new Date(at));
  return {
    programme: window.programme,
    year: window.year,
    titleCN: window.titleCN,
    titleEN: window.titleEN,
    opensOn: minute(window.opensAt),
    closesOn: minute(window.closesAt),
    quota: window.quota,
    graceMinutes: window.graceMinutes,
    extendsAfterOutage: window.extendsAfterOutage ? 'YES' : 'NO',
    types: (window.types as TypeWindow[]).map(({ type, opensAt, closesAt }) => ({
      id: type,
      type,
      opensOn: opensAt && minute(opensAt),
      closesOn: closesAt && minute(closesAt),
    })),
    ...Object.fromEntries(
      [...quotaFields, ...yearFields].map((field) => [
        field.key,
        (window.settings as Values)[field.key] ?? (window.allotment as Values)[field.key] ?? kindOf(field).empty(field),
      ]),
    ),
  };
}

/** A whole form as columns of a window. */
export function windowOfForm(values: Values) {
  return {
    programme: String(values.programme),
    year: Number(values.year),
    titleCN: String(values.titleCN),
    titleEN: String(values.titleEN),
    opensAt: instantInShanghai(String(values.opensOn)),
    closesAt: instantInShanghai(String(values.closesOn)),
    quota: values.quota ? Number(values.quota) : null,
    graceMinutes: Number(values.graceMinutes ?? 0),
    extendsAfterOutage: values.extendsAfterOutage !== 'NO',
    types: typesIn(values),
    settings: settingsIn(values),
    allotment: allotmentIn(values),
  };
}

/** When a draft would open and close, for lists; null for what is missing or no time. */
export function momentsOfDraft({ opensOn, closesOn }: Values) {
  const at = (minute: unknown) => (isDateTime(minute) ? instantInShanghai(minute) : null);
  return { opensAt: at(opensOn), closesAt: at(closesOn) };
}

function typesIn({ types }: Values): TypeWindow[] {
  const iso = (minute: unknown) => (minute ? instantInShanghai(String(minute)).toISOString() : null);
  return (Array.isArray(types) ? types : []).map(({ type, opensOn, closesOn }) => ({
    type: String(type),
    opensAt: iso(opensOn),
    closesAt: iso(closesOn),
  }));
}
