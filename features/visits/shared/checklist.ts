import type { Data } from '#core/forms/values.ts';
import type { Text } from '#core/texts/text.ts';
import { entryForm, type FormTerms } from '#features/competition/shared/form/entry-form.ts';
import { visitForm } from '#features/competition/shared/form/stage-forms.ts';
import { money } from './seen.ts';

/** How an item is looked at: a number is counted, a text is compared, a thing is shown. */
export type CheckKind = 'number' | 'text' | 'show';

/** One thing that visitors look at, with what the entrant declared; null where the forms ask for nothing of the kind. */
export interface CheckItem {
  readonly key: string;
  readonly label: Text;
  readonly kind: CheckKind;
  readonly unit: Text | null;
  /** What one tap adds. */
  readonly step: number;
  readonly declared: number | string | null;
}

interface Wanted {
  /** Section and field of the entry or of the form of the visit. */
  readonly key: string;
  readonly kind: CheckKind;
  readonly unit?: Text;
  readonly step?: number;
}

const people = { CN: '人', EN: 'people' };
const pieces = { CN: '件', EN: 'patents' };

const wanted: readonly Wanted[] = [
  { key: 'company.name', kind: 'text' },
  { key: 'visit.actualAddress', kind: 'text' },
  { key: 'company.employees', kind: 'number', unit: people },
  { key: 'visit.staff', kind: 'number', unit: people },
  { key: 'visit.products', kind: 'show' },
  { key: 'company.patents', kind: 'number', unit: pieces },
  { key: 'company.income', kind: 'number', unit: money, step: 10 },
  { key: 'company.registeredCapital', kind: 'number', unit: money, step: 10 },
];

/** What no form asks for and every visit looks at. */
const always: readonly CheckItem[] = [
  {
    key: 'equipment',
    kind: 'show',
    unit: null,
    step: 1,
    declared: null,
    label: { CN: '设备与场地是否够用', EN: 'Do equipment and rooms suffice?' },
  },
];

/** The checklist of a visit from what was handed in last of the entry and of the form of the visit; what is not declared is left out. */
export function checklistOf(terms: FormTerms, data: Data): CheckItem[] {
  const fields = [...entryForm(terms).sections, ...visitForm.sections].flatMap(({ key, fields: inside }) =>
    inside.map((field) => [`${key}.${field.key}`, field.label] as const),
  );
  const labels = new Map<string, Text>(fields);
  const items = wanted.flatMap(({ key, kind, unit = null, step = 1 }): CheckItem[] => {
    const [section = '', field = ''] = key.split('.');
    const value = data[section]?.[field];
    const label = labels.get(key);
    if (!label || value === undefined || value === null || value === '') return [];
    return [{ key, label, kind, unit, step, declared: kind === 'number' ? Number(value) : String(value) }];
  });
  return [...items, ...always];
}
