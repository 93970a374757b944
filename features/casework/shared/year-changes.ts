import { dayInShanghai } from '#core/calendar/dates.ts';
import type { Values } from '#core/forms/values.ts';
import type { Text } from '#core/texts/text.ts';
import { stateOf } from '#core/workflow/states.ts';
import { yearNumbers } from '#features/casework/resources/year-fields.ts';
import type { YearSettings } from './programme-year.ts';
import type { Allotment } from './year-items.ts';

/** The year before, as its row is stored; instants as ISO texts. */
export interface YearBefore {
  readonly opens_at: string;
  readonly closes_at: string;
  readonly quota: number | null;
  readonly grace_minutes: number;
  readonly settings: YearSettings;
  readonly allotment: Allotment;
}

/** What one year sets otherwise than the other; a change without `from` and `to` cannot be said in a few words. */
interface Change {
  readonly label: Text;
  readonly from?: unknown;
  readonly to?: unknown;
}

/** What a year of a programme sets otherwise than the one before: days by month and day, numbers before and after. */
export function yearChanges(row: Values, before: YearBefore | null): Text {
  if (!before) return { CN: '', EN: '' };
  const monthDay = (iso: string) => dayInShanghai(iso).slice(5);
  const typed = (minute: unknown) => String(minute).slice(5, 10);
  const settings = (row.settings ?? {}) as YearSettings;
  const allotment = (row.allotment ?? {}) as Allotment;
  const changes = [
    ...changed({ CN: '', EN: '' }, monthDay(before.opens_at), typed(row.opensOn)),
    ...changed({ CN: '', EN: '' }, monthDay(before.closes_at), typed(row.closesOn)),
    ...changed({ CN: '名额', EN: 'quota' }, before.quota, row.quota),
    ...changed({ CN: '预算', EN: 'budget' }, before.allotment.budget, allotment.budget),
    ...quotaChanges(before.allotment, allotment),
    ...changed({ CN: '宽限', EN: 'grace' }, before.grace_minutes, row.graceMinutes),
    ...yearNumbers.flatMap(({ key, label }) => changed(label, before.settings[key], settings[key])),
    ...changed({ CN: '决定文号', EN: 'decision numbers' }, before.settings.decisionNo, settings.decisionNo),
    ...stepChanges(before.settings, settings),
    ...listChanges({ CN: '另加条件', EN: 'further conditions' }, before.settings, settings, 'furtherConditions'),
    ...listChanges({ CN: '另需材料', EN: 'further documents' }, before.settings, settings, 'furtherMaterials'),
    ...(['noteCN', 'noteEN'].some((key) => before.settings[key as 'noteCN'] !== settings[key as 'noteCN'])
      ? [{ label: { CN: '说明', EN: 'note' } }]
      : []),
  ];
  return { CN: wordsOf(changes, 'CN'), EN: wordsOf(changes, 'EN') };
}

function changed(label: Text, from: unknown, to: unknown): Change[] {
  const [was, is] = [from ?? '–', to ?? '–'];
  return was === is ? [] : [{ label, from: was, to: is }];
}

function quotaChanges(before: Allotment, now: Allotment): Change[] {
  const linesOf = ({ quotas = [] }: Allotment) =>
    new Map(quotas.map((row) => [row.item, `${row.quota ?? ''}/${row.most ?? ''}`]));
  const [was, is] = [linesOf(before), linesOf(now)];
  const items = [...new Set([...was.keys(), ...is.keys()])];
  return items.some((item) => was.get(item) !== is.get(item))
    ? [{ label: { CN: '各项目名额与资金', EN: 'quota and money of items' } }]
    : [];
}

function stepChanges(before: YearSettings, now: YearSettings): Change[] {
  const daysIn = ({ stepDays = [] }: YearSettings) => new Map(stepDays.map(({ state, days }) => [state, days]));
  const [was, is] = [daysIn(before), daysIn(now)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((state) =>
    changed(stateOf(state).name, was.get(state), is.get(state)),
  );
}

/** How many there are, or only that they were changed where that is the same. */
function listChanges(
  label: Text,
  before: YearSettings,
  now: YearSettings,
  key: 'furtherConditions' | 'furtherMaterials',
): Change[] {
  const [was, is] = [before[key] ?? [], now[key] ?? []];
  if (was.length !== is.length) return [{ label, from: was.length, to: is.length }];
  const plain = (list: readonly object[]) => JSON.stringify(list.map((each) => ({ ...each, id: undefined })));
  return plain(was) === plain(is) ? [] : [{ label }];
}

function wordsOf(changes: readonly Change[], language: 'CN' | 'EN'): string {
  const words = changes.map(({ label, from, to }) =>
    from === undefined
      ? { CN: `${label.CN}有改动`, EN: `${label.EN} changed` }[language]
      : `${label[language]} ${from} → ${to}`.trim(),
  );
  return words.join(language === 'CN' ? '；' : '; ');
}
