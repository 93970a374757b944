import type { Static } from 'typebox';
import { getPath } from '#core/forms/paths.ts';
import type { Section } from '#core/forms/section.ts';
import type { Data } from '#core/forms/values.ts';
import type { Text } from '#core/texts/text.ts';
import type { YearSettingsShape } from '#features/casework/calls/whole-parts.ts';
import { documents } from '#features/casework/programmes/blocks/files.ts';
import type { Material } from '#features/casework/programmes/blocks/materials.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';

/** What a year sets otherwise than the definition; what is absent is as the definition has it. */
export type YearSettings = Static<typeof YearSettingsShape>;

type FurtherMaterial = NonNullable<YearSettings['furtherMaterials']>[number];

/** What type an application is of, where its programme has types. */
export function typeIn({ types }: Pick<Programme, 'types'>, data: Data): unknown {
  return types && getPath(data, types.field);
}

/** A definition, with its earlier versions, as it stands in a year. */
export function inYear(definition: Programme, settings: YearSettings): Programme {
  if (Object.keys(settings).length === 0) return definition;
  const { stepDays = [], furtherConditions = [], furtherMaterials = [], expertsLeast, ...plain } = settings;
  const { noteCN: _cn, noteEN: _en, ...single } = plain;
  const days = new Map(stepDays.map((step) => [step.state, step.days]));
  return {
    ...definition,
    ...single,
    ...(definition.experts && expertsLeast && { experts: { ...definition.experts, least: expertsLeast } }),
    deadlines: { ...definition.deadlines, ...Object.fromEntries(days) },
    stages: definition.stages.map((stage) => ({ ...stage, days: days.get(stage.states[0]!) ?? stage.days })),
    conditions: [
      ...definition.conditions,
      ...furtherConditions.map(({ textCN, textEN }) => ({ CN: textCN, EN: textEN })),
    ],
    materials: [...definition.materials, ...furtherMaterials.map(materialOf)],
    sections: definition.sections.map((section) => withMaterials(section, furtherMaterials)),
    ...(definition.earlier && { earlier: definition.earlier.map((each) => inYear(each, settings)) }),
    yearSettings: settings,
  };
}

/** What those who apply in its year should know, if there is anything. */
export function yearNote({ yearSettings }: Pick<Programme, 'yearSettings'>): Text | undefined {
  const { noteCN, noteEN } = yearSettings ?? {};
  return noteCN && noteEN ? { CN: noteCN, EN: noteEN } : undefined;
}

/** The section in which each programme takes its papers. */
export const materialsKey = 'materials';

/** The field of a further paper in that section. */
export function materialField({ id }: Pick<FurtherMaterial, 'id'>): string {
  return `year_${id.replace(/\W/g, '_')}`;
}

function noteOf({ noteCN, noteEN }: FurtherMaterial): Text | undefined {
  return noteCN && noteEN ? { CN: noteCN, EN: noteEN } : undefined;
}

function materialOf(further: FurtherMaterial): Material {
  const note = noteOf(further);
  return { name: { CN: further.nameCN, EN: further.nameEN }, ...(note && { note }), checks: [] };
}

function withMaterials(section: Section, further: readonly FurtherMaterial[]): Section {
  if (section.key !== materialsKey) return section;
  const fields = further.map((each) => {
    const hint = noteOf(each);
    const label = { CN: each.nameCN, EN: each.nameEN };
    return documents({ key: materialField(each), label, required: each.needed === 'YES', ...(hint && { hint }) });
  });
  return { ...section, fields: [...section.fields, ...fields] };
}

/** The definition under which an application was begun: forms that were changed since are kept as `earlier`. */
export function versionOf(definition: Programme, version: number): Programme {
  return definition.earlier?.find((each) => each.version === version) ?? definition;
}

/** Which form an application has: the version it was begun with, as its year sets it. */
export interface Begun {
  readonly formVersion: number;
  readonly yearSettings: YearSettings;
}

/** The form of an application. */
export function formOf(definition: Programme, { formVersion, yearSettings }: Begun): Programme {
  return inYear(versionOf(definition, formVersion), yearSettings);
}
