import type { Field } from '#core/forms/field.ts';
import type { Section } from '#core/forms/section.ts';
import type { Text } from '#core/texts/text.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';

/** Programmes that companies declare for their people in one sheet. */
export const batchProgrammes = ['talentapply', 'apartapply'] as const;

/** Where what a cell says goes: a field, a part of an identity document, a field of the first row of a list, or nowhere. */
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

/** The id of the one row that a sheet begins in a list. */
export const firstRow = 'batch';

const remark: Column = {
  key: 'remark',
  part: 'remark',
  section: '',
  path: '',
  field: { kind: 'text', key: 'remark', label: { CN: '备注', EN: 'Remark' }, max: 200 },
};

/** The columns of a programme's sheet, in their order: who it is, how to reach them, what they do, what they apply for. */
export function columnsOf({ sections, subject }: Pick<Programme, 'sections' | 'subject'>): Column[] {
  const section = (key: string) => sections.find((each) => each.key === key);
  const field = (of: string, key: string, needed: boolean) => plain(section(of), key, needed);
  const own = section(subject?.split('.')[0] ?? '');
  const asked = own?.fields.filter((each) => each.kind === 'choice' && each.visible === undefined).slice(0, 4) ?? [];
  return [
    ...field('person', 'name', true),
    ...identity(section('person')),
    ...field('contact', 'phone', true),
    ...field('contact', 'email', true),
    ...inRow(section('education'), 'degrees', 'degree'),
    ...inRow(section('title'), 'titles', 'name', { CN: '职称', EN: 'Title' }),
    ...field('employment', 'position', true),
    ...field('employment', 'joinedOn', true),
    ...asked.flatMap(({ key }) => plain(own, key, `${own?.key}.${key}` === subject)),
    remark,
  ];
}

function plain(section: Section | undefined, key: string, needed: boolean): Column[] {
  const source = section?.fields.find((each) => each.key === key);
  return section && source ? [column(section, { path: key, key, part: 'field', source, needed })] : [];
}

function identity(section: Section | undefined): Column[] {
  const source = section?.fields.find((each) => each.kind === 'certificate');
  if (!section || source?.kind !== 'certificate') return [];
  const { key } = source;
  const made = (part: 'type' | 'number', field: Field): Column => ({
    key: `${section.key}.${key}.${part}`,
    part,
    section: section.key,
    path: key,
    source,
    field,
  });
  const base = { required: true, sensitive: 'S3' } as const;
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
      ...base,
    }),
  ];
}

function inRow(section: Section | undefined, rows: string, key: string, label?: Text): Column[] {
  const list = section?.fields.find((each) => each.key === rows);
  const source = list?.kind === 'rows' ? list.fields.find((each) => each.key === key) : undefined;
  if (!section || !source) return [];
  const path = `${rows}[${firstRow}].${key}`;
  const made = column(section, { path, key: `${rows}.${key}`, part: 'row', source, needed: false });
  return [label ? { ...made, field: { ...made.field, label } } : made];
}

interface Made {
  readonly path: string;
  readonly key: string;
  readonly part: CellPart;
  readonly source: Field;
  readonly needed: boolean;
}

function column(section: Section, { path, key: last, part, source, needed }: Made): Column {
  const key = `${section.key}.${last}`;
  // What the form asks for is asked here only where a row is worth nothing without it.
  const field = { ...source, key, required: needed } as Field;
  return { key, part, section: section.key, path, source, field };
}
