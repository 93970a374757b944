import readXlsx from 'read-excel-file/node';
import { beforeEach, expect, test } from 'vitest';
import type { Field } from '#core/forms/field.ts';
import { kindOf } from '#core/forms/kinds.ts';
import { allOptions } from '#core/forms/options.ts';
import { getPath } from '#core/forms/paths.ts';
import { validateSection } from '#core/forms/section.ts';
import type { Data } from '#core/forms/values.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { sampleOf } from '#features/casework/programmes/samples.ts';
import { aDay, addAccounts, addWindow, asApplicant } from '#features/casework/server/applications/testing.ts';
import { applicationSections, applications } from '#features/casework/server/tables.ts';
import { companies, companyMembers } from '#features/companies/server/tables.ts';
import { type Employee, employees, sheetOf } from '#features/declarations/demo/employees.ts';
import { type Column, columnsOf } from '#features/declarations/shared/columns.ts';
import { batchProgrammes } from '#features/declarations/shared/programmes.ts';
import { formContextAt } from '#server/base/form-context.ts';
import { newId } from '#server/base/ids.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { createTestServices } from '#server/testing.ts';
import { readSheetOf } from './read.ts';
import { saveBatch } from './save.ts';
import { batchTemplate } from './sheets.ts';
import { declarationRows, declarations } from './tables.ts';
import { addCompany, workbookOf } from './testing.ts';
import { undoBatch } from './undo.ts';
import { keepSheet } from './upload.ts';

const services = await createTestServices();
const context = formContextAt(aDay);
const { dictionaries } = context;
const programmes = batchProgrammes.map((code) => ({ code, programme: getProgramme(code) }));
for (const { code } of programmes) await addWindow(services, { programme: code });

beforeEach(async () => {
  services.setNow(aDay);
  await services.database.asOwner(async (db) => {
    const own = [declarations, declarationRows, applications, applicationSections, accounts, companies, companyMembers];
    for (const table of own) await db.delete(table);
  });
  await addCompany(services, 'acme', 'agent');
  await addAccounts(services, 'staff1');
});

const asAgent: <T>(work: Parameters<typeof asApplicant<T>>[2]) => Promise<T> = (work) =>
  asApplicant(services, 'agent', work);

test.each(programmes)(
  '$code: the template opens with a head for each column and the lists to choose from',
  async ({ code, programme }) => {
    const { content } = await asAgent((scope) => batchTemplate(scope, { programme: code }));
    const [list, about, lists] = await readXlsx(content as Buffer);
    const columns = columnsOf(programme);
    expect(list!.data).toEqual([columns.map(({ field }) => `${field.label.CN}${field.required === true ? ' *' : ''}`)]);
    expect(about!.data.slice(1).map(([head]) => head)).toEqual(columns.map(({ field }) => field.label.CN));
    const subject = columns.findIndex(({ key }) => key === programme.subject);
    const offered = lists!.data.map((row) => row[subject]).filter(Boolean);
    expect(offered).toEqual(optionsOf(columns[subject]!.field).map(({ label }) => label.CN));
  },
);

test.each(programmes)(
  '$code: a filled row becomes an application that is right so far, and goes again',
  async ({ code, programme }) => {
    const columns = columnsOf(programme);
    const id = await handIn(code, [answers(code)]);
    const { rows, rev } = await check(id);
    expect(rows).toMatchObject([{ state: 'ok', problems: [] }]);
    expect(await asAgent((scope) => saveBatch(scope, { id, rev, lines: [2], reqId: newId() }))).toMatchObject({
      made: 1,
    });
    const [made] = await services.database.asOwner((db) => db.select().from(applications));
    expect(made).toMatchObject({ programme: code, ownerId: 'staff1', state: 'DRAFT' });
    expect(made!.subjectCN).toBe(answers(code)[programme.subject!]);
    const stored = await services.database.asOwner((db) => db.select().from(applicationSections));
    // Sensitive values are sealed; what a cell says of them is read where the sheet is checked.
    const data = Object.fromEntries(stored.map(({ key, values }) => [key, values])) as Data;
    for (const section of programme.sections) {
      const own = columns.filter((column) => column.section === section.key && column.part === 'field');
      if (!own.some(({ key }) => answers(code)[key]) || own.some(({ source }) => source?.sensitive === 'S3')) continue;
      const asked = own.map(({ path }) => path);
      const problems = validateSection(section, data[section.key]!, { ...context, data });
      expect(
        problems.filter(({ path }) => asked.includes(path)),
        section.key,
      ).toEqual([]);
    }
    expect(await asAgent((scope) => undoBatch(scope, { id, reqId: newId() }))).toEqual({ undone: 1, kept: [] });
    const left = await services.database.asOwner((db) => db.select().from(applications));
    expect(left.filter(({ deletedAt }) => !deletedAt)).toEqual([]);
  },
);

test.each(programmes)(
  '$code: a wrong cell is named in its cell, in whatever column it stands',
  async ({ code, programme }) => {
    const row = answers(code);
    const tried = columnsOf(programme).filter(({ key, source }) => source && row[key]);
    const id = await handIn(
      code,
      tried.map((column) => ({ ...row, [column.key]: wrongCell(column) })),
    );
    const { rows } = await check(id);
    // A field that hangs on the wrong one may be named beside it.
    const unnamed = tried.filter(({ key }, at) => {
      const { state, problems } = rows[at]!;
      return state !== 'wrong' || !problems.some(({ column, isWarning }) => column === key && !isWarning);
    });
    expect(unnamed.map(({ key }) => key)).toEqual([]);
  },
);

test('what the other answers leave no use for is told and left out', async () => {
  const bought = { ...answers('housingSupportApply'), 'support.kind': '购房补助' };
  const { rows } = await check(await handIn('housingSupportApply', [bought]));
  expect(rows[0]).toMatchObject({ state: 'warn' });
  const unused = rows[0]!.problems.map(({ column, msg }) => [column, msg]);
  expect(unused).toContainEqual(['lease.monthly', '按这一行的其他内容用不到，不会带入']);
  expect(unused).not.toContainEqual(['support.localHome', expect.anything()]);
});

test('Phoenix: a sheet about employees offers what a person applies for, and takes no more', async () => {
  const item = 'choice.item';
  const ofCompany = { ...answers('ppapply'), [item]: '引才奖励' };
  const { rows, columns } = await check(await handIn('ppapply', [ofCompany]));
  expect(rows[0]).toMatchObject({ state: 'wrong', problems: [{ column: item }] });
  expect(columns.find(({ key }) => key === item)!.options).not.toContain('引才奖励');
  expect(columns.map(({ key }) => key)).not.toContain('choice.type');
});

const check = (id: string) => asAgent((scope) => readSheetOf(scope, { id }));

function optionsOf(field: Field) {
  return 'options' in field ? allOptions(field, dictionaries) : [];
}

/** What the sample of a programme says in the cells of its sheet, without whom it is about. */
function answers(code: string): Record<string, string> {
  const programme = getProgramme(code);
  const sample = sampleOf(programme, context.today);
  const cells = columnsOf(programme).flatMap(({ key, part, section, path, field, source }) => {
    if (part !== 'field' || !source || ['person', 'contact'].includes(section)) return [];
    const value = getPath(sample, `${section}.${path}`);
    if (value === undefined || value === null) return [];
    if (source.kind !== 'choice' && source.kind !== 'multi-choice') return [[key, String(value)]];
    const options = optionsOf(field);
    const isOffered = source.kind === 'multi-choice' || options.some((each) => each.value === value);
    return [[key, kindOf(source).display(source, isOffered ? value : options[0]!.value, 'CN', dictionaries)]];
  });
  const [person] = sheetOf(code, employees(1), {}).slice(1);
  const own = columnsOf(programme).flatMap(({ key }, at) => (person![at] ? [[key, person![at]]] : []));
  return Object.fromEntries([...cells, ...own]);
}

function wrongCell({ part, source }: Column): string {
  if (part === 'type') return '居民身份';
  if (part === 'number') return '359902';
  const wrong = kindOf(source!).wrong(source!);
  return Array.isArray(wrong) ? wrong.join('、') : source!.kind === 'phone' ? '1390001' : String(wrong);
}

/** Hands in a workbook with one employee a row. */
async function handIn(code: string, rows: readonly Record<string, string>[]): Promise<string> {
  const people: Employee[] = employees(rows.length, 'example.com');
  const filled = people.map((each, at) => {
    const [head, cells] = sheetOf(code, [each], {});
    const columns = columnsOf(getProgramme(code));
    return head!.map((_, column) => {
      const { key } = columns[column]!;
      const isOwn = /^(person|contact)\./.test(key) && rows[at]![key] === answers(code)[key];
      return isOwn ? cells![column]! : (rows[at]![key] ?? '');
    });
  });
  const [head] = sheetOf(code, [], {});
  const [sheet] = await readXlsx(await workbookOf(filled, head));
  const texts = sheet!.data.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
  const input = { programme: code, file: 'AA', name: '员工.xlsx', reqId: newId() };
  return (await asAgent((scope) => keepSheet(scope, input, texts))).id;
}
