import { dictionaries } from '#core/dictionaries/registry.ts';
import { type DateLimit, limitDay } from '#core/forms/date-values.ts';
import { derivedValue } from '#core/forms/derive.ts';
import type { Field } from '#core/forms/field.ts';
import { creditCodeCheck } from '#core/forms/identifiers/credit-code.ts';
import { kindOf } from '#core/forms/kinds.ts';
import { optionsOf } from '#core/forms/options.ts';
import type { patterns } from '#core/forms/patterns.ts';
import { emptySection, isFieldRequired, visibleFields, visibleSections } from '#core/forms/section.ts';
import type { Data, FileValue, Values } from '#core/forms/values.ts';
import type { Programme } from './programme.ts';
import { writtenAt } from './sample-texts.ts';

const companyCode = '91350206MA8WT2026';

/** The unified social credit code of the invented employer. */
export const sampleCompanyCode = companyCode + creditCodeCheck(companyCode);

/** The given answers as far as the programme asks for them, and a fitting value for every required field they leave open. */
export function fillIn(programme: Pick<Programme, 'sections'>, given: Data, today: string, nth = 0): Data {
  const data: Record<string, Record<string, unknown>> = Object.fromEntries(
    programme.sections.map(({ key, fields }) => {
      const answers = Object.entries(given[key] ?? {});
      return [key, Object.fromEntries(answers.filter(([name]) => fields.some((field) => field.key === name)))];
    }),
  );
  for (const section of programme.sections) {
    // What was filled in above may have shown it.
    if (!visibleSections(programme, data).includes(section)) continue;
    const values: Record<string, unknown> = data[section.key] ?? emptySection(section);
    data[section.key] = values;
    // One answer may show or require the next field, so the section is looked at until nothing is left open.
    for (let open = nextOpen(); open; open = nextOpen())
      values[open.key] =
        derivedValue(open, values) ?? valueFor(open, values, { today, nth, path: `${section.key}.${open.key}` });

    function nextOpen(): Field | undefined {
      const context = { today, dictionaries, data };
      return visibleFields(section, values, context).find(
        (field) =>
          isFieldRequired(section, field, values, context) && kindOf(field).isEmpty(field, values[field.key] ?? null),
      );
    }
  }
  return Object.fromEntries(visibleSections(programme, data).map(({ key }) => [key, data[key] ?? {}]));
}

interface Filling {
  readonly today: string;
  /** Whose sample it is. */
  readonly nth: number;
  /** `section.field`. */
  readonly path: string;
}

/** A value that the field alone accepts; rules between fields are not looked at. */
function valueFor(field: Field, values: Values, at: Filling): unknown {
  const { today, nth, path } = at;
  switch (field.kind) {
    case 'text':
      return examples[field.pattern ?? 'none'] ?? writtenAt(path, nth) ?? padded(field.label.CN, field);
    case 'long-text':
      return writtenAt(path, nth) ?? padded(`${field.label.CN}，`, field);
    case 'number':
    case 'money':
    case 'year':
      return Math.min(Math.max(1, field.min ?? 1), field.max ?? Infinity);
    case 'choice':
      return optionsOf(field, values, dictionaries)[0]?.value;
    case 'multi-choice':
      return optionsOf(field, values, dictionaries)
        .slice(0, field.min ?? 1)
        .map(({ value }) => value);
    case 'date':
      return dayWithin(field, today);
    case 'date-time':
      return `${today} 09:00`;
    case 'month':
      return dayWithin(field, today).slice(0, 7);
    case 'region':
      return { province: '350000', city: '350200', district: '350203' }[field.depth];
    case 'phone':
      return { area: '+86', number: '13900002026' };
    case 'email':
      return 'shen.zhixia@example.com';
    case 'certificate':
      return { type: 'PASSPORT', number: 'E20261123' };
    case 'credit-code':
      return values.companyCode ?? sampleCompanyCode;
    case 'files':
      return Array.from({ length: field.count ?? field.min ?? 1 }, (_, index) => fileFor(field, index));
    case 'rows':
      return Array.from({ length: field.min ?? 1 }, (_, index) => {
        const row: Record<string, unknown> = { id: `row${index + 1}` };
        for (const each of field.fields)
          if (each.required === true) row[each.key] = valueFor(each, row, { ...at, path: `${path}.${each.key}` });
        return row;
      });
    default:
      throw new Error(`a sample of the kind ${field.kind} at ${field.key} has to be thought up`);
  }
}

const examples: Partial<Record<keyof typeof patterns | 'none', string>> = {
  'latin-name': 'SHEN ZHIXIA',
  'person-name': '沈知夏',
  'clock-time': '09:30',
  digits: '2026',
  telephone: '+86 592 0000000',
  'bank-account': '6222020000000002022',
};

function padded(text: string, { min = 1, max }: { min?: number; max: number }): string {
  return text.repeat(Math.ceil(min / text.length)).slice(0, max);
}

function dayWithin({ min, max }: { min?: DateLimit; max?: DateLimit }, today: string): string {
  if (min !== undefined && limitDay(min, today) > today) return limitDay(min, today);
  if (max !== undefined && limitDay(max, today) < today) return limitDay(max, today);
  return today;
}

function fileFor(field: Field & { kind: 'files' }, index: number): FileValue {
  const type = field.types[0] ?? 'application/pdf';
  const name = `${field.label.CN}${index + 1}.${type === 'application/pdf' ? 'pdf' : 'jpg'}`;
  return { id: `sample-${field.key}-${index + 1}`, name, size: 248_320, type };
}
