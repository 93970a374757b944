import { dictionaries } from '#core/dictionaries/registry.ts';
import { holds } from '#core/forms/condition.ts';
import type { Field, RowField } from '#core/forms/field.ts';
import { suffixText } from '#core/forms/kinds/number.ts';
import type { RowsField } from '#core/forms/kinds/rows.ts';
import { kindOf } from '#core/forms/kinds.ts';
import { allOptions } from '#core/forms/options.ts';
import type { Section } from '#core/forms/section.ts';
import type { Data } from '#core/forms/values.ts';
import type { Locale, Text } from '#core/texts/text.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';

/** Where what a cell says goes: a field, a part of an identity document, a field of a row of a list, or nowhere. */
export type CellPart = 'field' | 'type' | 'number' | 'row' | 'remark';

/** One column of the sheet. */
export interface Column {
  /** Path in the application, such as `person.identity.number`; `remark` goes no further. */
  readonly key: string;
  readonly part: CellPart;
  readonly section: string;
  /** Path inside the section of the value that its problems are about. */
  readonly path: string;
  /** As the sheet asks for it: its key is the column's, it is required where every row needs it. */
  readonly field: Field;
  /** The field of the form that reads and checks it; absent for what is not asked there. */
  readonly source?: Field;
}

/** What of a programme its sheet follows from. */
export type Sheeted = Pick<Programme, 'sections' | 'subject' | 'types'>;

/** The ids of the rows that a sheet begins in a list, the first and those after it. */
function rowId(nth: number): string {
  return nth === 0 ? 'batch' : `batch${nth + 1}`;
}

/** What a row without an answer is worth nothing for. */
const needed = ['person.name', 'contact.phone', 'contact.email', 'employment.position', 'employment.joinedOn'];

/**
 * What a personnel office knows of the sections that programmes share, in the order of the sheet: fields, or the first row
 * of a list. Of sections that are the programme's own it is asked for all that fits into a cell.
 */
const known: Readonly<Record<string, readonly string[]>> = {
  person: ['name', 'identity'],
  contact: ['phone', 'email'],
  education: ['degrees.degree'],
  title: ['titles.name'],
  employment: ['position', 'joinedOn', 'contractFrom', 'contractTo'],
  award: [],
  honour: [],
  work: [],
  family: [],
  bank: [],
  materials: [],
  consent: [],
};

const remark: Column = {
  key: 'remark',
  part: 'remark',
  section: '',
  path: '',
  field: { kind: 'text', key: 'remark', label: { CN: '备注', EN: 'Remark' }, max: 200 },
};

/** What every row of a programme's sheet says: of the types of one, a sheet takes that in which nobody acts for a company. */
export function presetOf({ types }: Sheeted): Data {
  const [section = '', field = ''] = types?.field.split('.') ?? [];
  const own = types?.options.find(({ value }) => !types.asCompany?.includes(value));
  return own ? { [section]: { [field]: own.value } } : {};
}

/** The columns of a programme's sheet, in their order: who it is, how to reach them, what they do, what they apply for. */
export function columnsOf(programme: Sheeted): Column[] {
  const preset = presetOf(programme);
  const shown = programme.sections.filter(({ visible }) => !isNever(visible, preset));
  const shared = Object.entries(known).flatMap(([key, fields]) => {
    const section = shown.find((each) => each.key === key);
    return section ? fields.flatMap((path) => knownColumns(section, path)) : [];
  });
  const own = shown.filter(({ key }) => !Object.hasOwn(known, key)).flatMap((section) => ownColumns(section, preset));
  const columns = [...shared, ...own].map((column) => (column.key === programme.subject ? must(column) : column));
  return [...named(columns, programme.sections), remark];
}

/** Whether a condition on what every row says already is not met by it. */
function isNever(visible: Section['visible'], preset: Data): boolean {
  if (!visible || !('field' in visible)) return false;
  const [section = '', field = ''] = visible.field.split('.');
  return preset[section]?.[field] !== undefined && !holds(visible, { values: {}, data: preset });
}

function knownColumns(section: Section, path: string): Column[] {
  const [key = '', inner] = path.split('.');
  const source = section.fields.find((each) => each.key === key);
  if (source?.kind === 'certificate') return identity(section, source);
  if (source?.kind === 'rows') {
    const field = source.fields.find((each) => each.key === inner);
    const label = inner === 'name' ? { CN: '职称', EN: 'Title' } : undefined;
    return field ? [inRow(section, source, { field, nth: 0, ...(label && { label }) })] : [];
  }
  if (!source) return [];
  const column = plain(section, source);
  return [needed.includes(column.key) ? must(column) : column];
}

function ownColumns(section: Section, preset: Data): Column[] {
  return section.fields.flatMap((field) => {
    if (preset[section.key]?.[field.key] !== undefined) return [];
    if (field.kind === 'rows') return numbered(section, field);
    return fits(field) ? [plain(section, narrowed(field, preset[section.key]))] : [];
  });
}

/** As many rows of a list as the form wants at least, side by side. */
function numbered(section: Section, list: RowsField): Column[] {
  const fields = list.fields.filter(fits);
  return Array.from({ length: list.min ?? 1 }, (_, nth) =>
    fields.map((field) => {
      const label = {
        CN: `${list.item.CN}${nth + 1}：${field.label.CN}`,
        EN: `${list.item.EN} ${nth + 1}: ${field.label.EN}`,
      };
      return inRow(section, list, { field, nth, label });
    }),
  ).flat();
}

function fits(field: Field): boolean {
  return kindOf(field).ofCell !== undefined;
}

/** Only the options that go with what every row says. */
function narrowed(field: Field, preset: Data[string] | undefined): Field {
  if (field.kind !== 'choice' || !field.parent || preset?.[field.parent] === undefined) return field;
  const parent = preset[field.parent];
  return { ...field, options: allOptions(field, dictionaries).filter((option) => option.parent === parent) };
}

function must(column: Column): Column {
  return { ...column, field: { ...column.field, required: true } };
}

/** Where two columns would have one name, the part of the form stands before it. */
function named(columns: readonly Column[], sections: readonly Section[]): Column[] {
  const count = (language: keyof Text, label: Text) =>
    columns.filter(({ field }) => field.label[language] === label[language]).length;
  return columns.map((column) => {
    const { label } = column.field;
    const title = sections.find(({ key }) => key === column.section)?.title;
    if (!title || (count('CN', label) < 2 && count('EN', label) < 2)) return column;
    const told = { CN: `${title.CN}：${label.CN}`, EN: `${title.EN}: ${label.EN}` };
    return { ...column, field: { ...column.field, label: told } };
  });
}

function identity(section: Section, source: Field): Column[] {
  const { key } = source;
  const made = (part: 'type' | 'number', field: Field): Column => ({
    key: `${section.key}.${key}.${part}`,
    part,
    section: section.key,
    path: key,
    source,
    field,
  });
  return [
    made('type', {
      kind: 'choice',
      key: `${section.key}.${key}.type`,
      label: { CN: '证件类型', EN: 'ID type' },
      options: 'idType',
      required: true,
    }),
    made('number', {
      kind: 'text',
      key: `${section.key}.${key}.number`,
      label: { CN: '证件号码', EN: 'ID number' },
      max: 30,
      required: true,
      sensitive: 'S3',
    }),
  ];
}

interface InRow {
  readonly field: RowField;
  readonly nth: number;
  readonly label?: Text;
}

function inRow(section: Section, list: RowsField, { field, nth, label = field.label }: InRow): Column {
  const path = `${list.key}[${rowId(nth)}].${field.key}`;
  const key = [section.key, list.key, ...(nth === 0 ? [] : [nth + 1]), field.key].join('.');
  return { key, part: 'row', section: section.key, path, source: field, field: asked({ ...field, label }, key) };
}

function plain(section: Section, source: Field): Column {
  const key = `${section.key}.${source.key}`;
  return { key, part: 'field', section: section.key, path: source.key, source, field: asked(source, key) };
}

/** What the form asks for is asked here only where a row is worth nothing without it. */
function asked(source: Field, key: string): Field {
  return { ...source, key, label: withUnit(source), required: false } as Field;
}

/** What a form writes beside its box stands in the head. */
function withUnit(field: Field): Text {
  const { label } = field;
  const unit = field.kind === 'money' ? units[field.unit] : field.kind === 'number' ? field.suffix : undefined;
  if (!unit) return label;
  const many = (locale: Locale) => suffixText(unit, undefined, locale);
  return { CN: `${label.CN}（${many('CN')}）`, EN: `${label.EN} (${many('EN')})` };
}

const units = { 元: { CN: '元', EN: 'CNY' }, 万元: { CN: '万元', EN: 'CNY 10,000' } };
