import { getPath } from '#core/forms/paths.ts';
import type { Data, Values } from '#core/forms/values.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { isDecisionRule } from './decision-number.ts';

/** What a year of a programme may set otherwise than the definition, and between which numbers. */
export const yearSettings = {
  supplementDays: {
    label: { CN: '补正期限（工作日）', EN: 'Working days for corrections' },
    min: 1,
    max: 30,
  },
  maxSupplementRounds: {
    label: { CN: '补正次数上限', EN: 'Rounds of corrections at most' },
    min: 1,
    max: 9,
  },
  validMonths: {
    label: { CN: '有效期（月）', EN: 'Months in effect' },
    min: 1,
    max: 240,
  },
} as const satisfies { readonly [K in keyof Programme]?: { label: Programme['name']; min: number; max: number } };

export type YearSettings = { readonly [K in keyof typeof yearSettings]?: number } & { readonly decisionNo?: string };

const keys = Object.keys(yearSettings) as (keyof typeof yearSettings)[];

/** The settings among stored or typed values; what is absent, empty or out of bounds leaves the definition as it is. */
export function settingsIn(values: Values): YearSettings {
  const { decisionNo } = values;
  const numbers = keys.flatMap((key) => {
    const value = values[key];
    const { min, max } = yearSettings[key];
    return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? [[key, value]] : [];
  });
  return {
    ...Object.fromEntries(numbers),
    ...(typeof decisionNo === 'string' && isDecisionRule(decisionNo) ? { decisionNo } : {}),
  };
}

/** What type an application is of, where its programme has types. */
export function typeIn({ types }: Pick<Programme, 'types'>, data: Data): unknown {
  return types && getPath(data, types.field);
}

/** A definition as it stands in a year. */
export function inYear(definition: Programme, settings: YearSettings): Programme {
  return { ...definition, ...settings };
}

/** The definition under which an application was begun: forms that were changed since are kept as `earlier`. */
export function versionOf(definition: Programme, version: number): Programme {
  return definition.earlier?.find((each) => each.version === version) ?? definition;
}
