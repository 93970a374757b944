import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { FormContext } from '#core/forms/kind.ts';
import { kindOf } from '#core/forms/kinds.ts';
import { normaliseSection, validateSection, warnSection, withoutHidden } from '#core/forms/section.ts';
import type { Data } from '#core/forms/values.ts';
import type { Problem } from '#core/texts/errors/problems.ts';
import { type Column, presetOf, type Sheeted } from './columns.ts';

/** The texts of one row by the keys of their columns. */
export type Cells = Readonly<Record<string, string>>;

/** Something wrong with a cell, or worth a second look. */
export interface CellProblem {
  readonly column: Column;
  readonly problem: Problem;
  readonly isWarning: boolean;
}

interface Employer {
  readonly name: string;
  readonly code: string;
}

type Values = Record<string, unknown>;

/**
 * What a row says of an application: its cells, and what follows from them, from the programme and from the company. What
 * the form would not ask after the other answers is left out.
 */
export function dataOfRow(programme: Sheeted, { columns, cells, employer, context }: RowSettings): Data {
  const { sections } = programme;
  const { dictionaries } = context;
  const data: Record<string, Values> = Object.fromEntries(
    Object.entries(presetOf(programme)).map(([key, values]) => [key, { ...values }]),
  );
  for (const column of columns) {
    const text = (cells[column.key] ?? '').trim();
    if (text === '' || column.part === 'remark') continue;
    const values = data[column.section] ?? {};
    data[column.section] = values;
    put(values, column, text, dictionaries);
  }
  addEmployer(sections, data, employer);
  const normal = Object.fromEntries(
    sections.flatMap((section) => {
      const values = data[section.key];
      return values ? [[section.key, normaliseSection(section, values)]] : [];
    }),
  );
  return withoutHidden({ sections }, normal, context);
}

interface RowSettings {
  readonly columns: readonly Column[];
  readonly cells: Cells;
  readonly employer: Employer;
  readonly context: Omit<FormContext, 'data'>;
}

function put(values: Values, column: Column, text: string, dictionaries: Dictionaries): void {
  const { source, field, part, path } = column;
  const read = () => kindOf(source!).ofCell?.(source!, text, dictionaries) ?? text;
  switch (part) {
    case 'type':
    case 'number': {
      const before = { type: 'ID_CARD', number: '', ...(values[path] as object | undefined) };
      const told = part === 'type' ? kindOf(field).ofCell?.(field, text, dictionaries) : text;
      values[path] = { ...before, [part]: told };
      return;
    }
    case 'row': {
      const [, list = '', id = '', key = ''] = /^(\w+)\[(\w+)\]\.(\w+)$/.exec(path) ?? [];
      const rows = (values[list] as Values[] | undefined) ?? [];
      const before = rows.find((row) => row.id === id);
      values[list] = before
        ? rows.map((row) => (row === before ? { ...row, [key]: read() } : row))
        : [...rows, { id, [key]: read() }];
      return;
    }
    default:
      values[path] = source?.kind === 'phone' ? phoneOf(text) : read();
  }
}

/** `+1 415 555 0100` has its country; what has none is of the mainland. */
function phoneOf(text: string): { area: string; number: string } {
  const [, area, number] = /^(?:＋|\+)\s*(\d{1,4})[\s-]+(.+)$/.exec(text) ?? [];
  return area && number ? { area: `+${area}`, number } : { area: '+86', number: text.replace(/^(?:＋|\+)86(?=1)/, '') };
}

function addEmployer(sections: Sheeted['sections'], data: Record<string, Values>, { name, code }: Employer): void {
  const has = (section: string, key: string) =>
    sections.find((each) => each.key === section)?.fields.some((field) => field.key === key);
  if (has('employment', 'company'))
    data.employment = { jobKind: 'EMPLOYED', company: name, companyCode: code, ...data.employment };
  const identity = data.person?.identity as { type?: string } | undefined;
  if (identity?.type === 'ID_CARD' && has('person', 'nationality')) data.person = { nationality: 'CN', ...data.person };
}

/**
 * What stands in the way of a row, cell by cell: what the form would not accept of a filled cell, and needed cells that
 * are empty. What the form asks for beyond the sheet is for the person to fill in.
 */
export function problemsOfRow(
  { sections }: Pick<Sheeted, 'sections'>,
  { columns, cells, data, context }: Checked,
): CellProblem[] {
  const isEmpty = ({ key }: Column) => (cells[key] ?? '').trim() === '';
  const missing = columns
    .filter((column) => column.field.required === true && isEmpty(column))
    .map((column): CellProblem => ({ column, problem: { path: '', key: missingKey(column) }, isWarning: false }));
  const found = sections.flatMap((section) => {
    const values = data[section.key];
    if (!values) return [];
    const own = columns.filter((column) => column.section === section.key && !isEmpty(column));
    const within = { ...context, data };
    return [
      ...validateSection(section, values, within).map((problem) => ({ problem, isWarning: false })),
      ...warnSection(section, values, within).map((problem) => ({ problem, isWarning: true })),
    ].flatMap(({ problem, isWarning }) => {
      const column = own.find((each) => isAbout(each, problem));
      return column ? [{ column, problem, isWarning }] : [];
    });
  });
  const long = columns
    .filter(({ part, key, field }) => part === 'remark' && (cells[key] ?? '').length > (field as { max: number }).max)
    .map((column): CellProblem => {
      const params = { count: (cells[column.key] ?? '').length, max: 200 };
      return { column, problem: { path: '', key: 'TOO_LONG', params }, isWarning: false };
    });
  return [...missing, ...found, ...long];
}

interface Checked {
  readonly columns: readonly Column[];
  readonly cells: Cells;
  readonly data: Data;
  readonly context: Omit<FormContext, 'data'>;
}

/** Whether a filled cell is of no use: the form does not ask for it after what the row says otherwise. */
export function isUnused({ key, section, path, part }: Column, cells: Cells, data: Data): boolean {
  if (part === 'remark' || (cells[key] ?? '').trim() === '') return false;
  const [field = ''] = path.split('[');
  return data[section]?.[field] === undefined;
}

function isAbout({ path, part }: Column, problem: Problem): boolean {
  if (problem.path !== path && !problem.path.startsWith(`${path}.`)) return false;
  if (part === 'type') return problem.key === 'CERTIFICATE_TYPE';
  return part !== 'number' || problem.key !== 'CERTIFICATE_TYPE';
}

function missingKey({ field }: Column): Problem['key'] {
  return field.kind === 'choice' ? 'REQUIRED_CHOICE' : 'REQUIRED';
}
