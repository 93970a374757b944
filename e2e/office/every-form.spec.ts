import type { Locator, Page } from '@playwright/test';
import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { Option } from '#core/dictionaries/option.ts';
import { holds } from '#core/forms/condition.ts';
import type { Field } from '#core/forms/field.ts';
import type { Values } from '#core/forms/values.ts';
import type { Resource, RowAction } from '#core/resources/resource.ts';
import { fillIn } from '#features/casework/programmes/sample-values.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { historyCall } from '#features/platform/calls/logs.ts';
import { resources } from '#features/resources.ts';
import { byNight } from '#scripts/night.ts';
import { saveButton } from '../pages/office-form.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask, unique } from '../support/calls.ts';
import { enter } from '../support/enter.ts';
import { fillFields } from '../support/fill.ts';
import { hire, spaced } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const { yunting: tenantId } = tenantIds;
const today = dayInShanghai(Date.now());
const soon = moveDate(today, { days: 3 });
const later = `${moveDate(today, { days: 20 })} 18:00`;

/** Those drawn by hand, and those that ask for something made beforehand; they have tests of their own. */
const own = new Set([
  'role',
  'tenant',
  'flockscales',
  'extension',
  'departmentstaff',
  'itecround',
  'itecjudge',
  'itecvisit',
]);
const written = resources.filter(({ code, form, add, editor }) => form && add && !editor && !own.has(code));

/** What the fields alone do not say: codes, and what one field asks of another. */
const given: Readonly<Record<string, Values>> = {
  origin: { code: `W${unique()}`.slice(0, 12).toUpperCase() },
  itecedition: {
    closesOn: later,
    startsOn: moveDate(today, { days: 40 }),
    instalments: [
      {
        id: 'row1',
        nameCN: '一次拨付',
        nameEN: 'At once',
        share: 100,
        afterMonths: 0,
        conditionsCN: '完成注册',
        conditionsEN: 'Registered here',
      },
    ],
  },
  itecjudging: { closesAt: later },
  quant: {
    code: `W${unique()}`.slice(0, 12).toUpperCase(),
    dims: [{ id: 'row1', code: 'A', weight: 100, nameCN: '内容', nameEN: 'Content', min: 0, max: 5, step: 1 }],
  },
  customer: {
    account: '',
    idType: 'PASSPORT',
    idNumber: `E${unique()}`.slice(0, 12).toUpperCase(),
    phone: '13900002026',
  },
  appversion: { number: '9.8.7' },
  prebook: { kind: 'CONSULT', startAt: `${soon} 09:00`, endAt: `${soon} 10:00` },
};

/** By day some, by night all. */
for (const resource of written.filter((_, at) => at % byNight(30, 1) === 0))
  test(`a record of ${resource.code} is added, opened, changed, and its history says so`, async ({ page }) => {
    await enter(page, 'office', await hire({ yunting: 'tenant-admin' }));
    await page.goto(`/office${resource.path}`);
    const form = await formOf(resource);
    const sections = [{ key: 'form', title: { CN: '', EN: '' }, fields: form }];
    const values = fillIn({ sections }, { form: given[resource.code] ?? {} }, today).form!;
    const before = await idsOf(resource);
    await page.getByRole('button', { name: `新增${resource.item.CN}`, exact: true }).click();
    await fillFields(page.getByRole('dialog').last(), form, { values, locale: 'CN' });
    await saveButton(page).click();
    const added = async () => (await idsOf(resource)).filter((id) => !before.includes(id));
    await expect.poll(added, `${resource.code} added`).toHaveLength(1);

    await page.goto(`/office${resource.path}?id=${(await added())[0]}`);
    const record = page.getByRole('dialog').first();
    await expect(record.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const isChanged = resource.edit !== undefined && (await change(page, record, resource, values));
    await record.getByRole('tab', { name: '历史' }).click();
    await expect.poll(() => record.getByRole('tabpanel').getByRole('listitem').count()).toBe(isChanged ? 2 : 1);
    await retire({ page, record, resource }, { id: (await added())[0]!, entries: isChanged ? 2 : 1 });
  });

interface Opened {
  readonly page: Page;
  readonly record: Locator;
  readonly resource: Resource;
}

/** Deletes a record, or switches it off where none is deleted; the list says so, and the log names it. */
async function retire({ page, record, resource }: Opened, { id, entries }: { id: string; entries: number }) {
  const row = await rowOf(resource, id);
  const applies = ({ when }: RowAction) => when === undefined || holds(when, { values: row ?? {}, data: {} });
  const open = resource.actions.filter((action) => !action.fields && applies(action));
  const action = ['del', 'disable', 'enable'].flatMap((key) => open.find((each) => each.key === key) ?? [])[0];
  if (!action) return;
  const button = record.getByRole('button', { name: spaced(action.label.CN), exact: true });
  if (await button.isVisible()) await button.click();
  else {
    await record.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: action.label.CN, exact: true }).click();
  }
  if (action.confirm)
    await page
      .getByRole('dialog')
      .filter({ hasText: action.confirm.CN })
      .getByRole('button', { name: spaced(action.label.CN), exact: true })
      .click();
  // What only switches something waits for second thoughts before it is sent.
  await expect
    .poll(async () => standing(await rowOf(resource, id)), {
      message: `${resource.code} ${action.key}`,
      timeout: 15_000,
    })
    .not.toBe(standing(row));
  // Of what is gone for good the log tells whoever reads the log, not the record.
  if (!(await rowOf(resource, id))) return;
  const { objectType } = resource;
  const history = await ask(await adminOf('yunting'), historyCall, { tenantId, objectType, objectId: id });
  expect(history.rows.length, `${resource.code} tells of it`).toBe(entries + 1);
}

/** The status of a record; some have none, and are there or gone. */
function standing(row: Values | undefined): unknown {
  return row ? (row.status ?? 'there') : 'gone';
}

/** A record as its list has it; undefined for one that is gone. */
async function rowOf(resource: Resource, id: string): Promise<Values | undefined> {
  return (await newestRows(resource)).find((row) => row.id === id);
}

/** Writes something else into a text that may be changed; false where there is none. */
async function change(page: Page, record: Locator, { form = [], fixed = [] }: Resource, values: Values) {
  const edit = record.getByRole('button', { name: spaced('编辑') });
  const field = form.find(
    ({ key, kind, ...rest }) =>
      (kind === 'long-text' || (kind === 'text' && !('pattern' in rest))) &&
      !(fixed as readonly string[]).includes(key) &&
      values[key] !== undefined,
  );
  if (!field || !(await edit.isVisible())) return false;
  await edit.click();
  await fillFields(page.getByRole('dialog').last(), [field], {
    values: { [field.key]: `${values[field.key]}改` },
    locale: 'CN',
  });
  await saveButton(page).click();
  await expect(record.getByText(`${values[field.key]}改`).first()).toBeVisible();
  return true;
}

/** The newest records, by id. */
async function idsOf(resource: Resource): Promise<string[]> {
  return (await newestRows(resource)).map(({ id }) => String(id));
}

async function newestRows({ code, columns }: Resource): Promise<readonly Values[]> {
  const sort = columns.find(({ key, sortable }) => sortable && key === 'updatedAt')?.key;
  const input = { tenantId, size: 100, ...(sort && { sort, descending: true }) };
  const { rows } = await ask(await adminOf('yunting'), officeResourceCalls[code]!.list, input);
  return rows as readonly Values[];
}

/** The fields of a form, with the options that the server offers. */
async function formOf({ code, form = [] }: Resource): Promise<Field[]> {
  const call = officeResourceCalls[code]!.options;
  const options = call ? (await ask(await adminOf('yunting'), call, { tenantId })).options : {};
  return form.map((field) => withOptions(field, options));
}

function withOptions(field: Field, options: Readonly<Record<string, readonly Option[]>>): Field {
  if (field.kind === 'rows')
    return { ...field, fields: field.fields.map((each) => withOptions(each, options)) } as Field;
  const offered = 'options' in field && typeof field.options === 'string' ? options[field.options] : undefined;
  return (offered ? { ...field, options: offered } : field) as Field;
}
