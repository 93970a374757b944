import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { flockSyncCall } from '#features/flock/calls.ts';
import { emptyReport, farm, report } from '#features/flock/shared/documents/testing.ts';
import type { Entry } from '#features/flock/shared/scoring/entries/entries.ts';
import { farmEntriesOf, reportEntriesOf } from '#features/flock/shared/scoring/entries/write-documents.ts';
import { readPdf } from '#server/base/print/testing.ts';
import { ask, signInByCall, unique } from '../support/calls.ts';
import { countUnsent, signInFlock, speakFlock } from '../support/flock.ts';
import { hire, type Person, register, signInOffice, spaced } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB', timezoneId: 'Europe/Berlin' });

test('a report is drawn without a network in Chinese and Vietnamese, and by the server @night', async ({
  page,
  context,
}) => {
  const { person, path } = await withReport();
  await signInFlock(page, person);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: report.name })).toBeVisible();

  await speakFlock(page, 'vi');
  await expect(page.getByText('Cần xem tiếp')).toBeVisible();
  await context.setOffline(true);
  const vietnamese = await download(page, /^PDF$/);
  expect(vietnamese.name).toBe('House-3-day-24-Birch-Farm-2026-11-20.pdf');
  expect(vietnamese.pages).toBe(2);
  expect(vietnamese.text).toContain(flat('Viêm da bàn chân'));
  expect(vietnamese.text).toContain(flat('Công cụ này ghi lại quan sát, không chẩn đoán.'));
  await context.setOffline(false);

  await speakFlock(page, 'CN');
  await expect(page.getByText('下一步查看')).toBeVisible();
  // Kept on the device the first time it is needed, like this.
  await download(page, /^PDF$/);
  await context.setOffline(true);
  const chinese = await download(page, /^PDF$/);
  expect(chinese.pages).toBe(2);
  expect(chinese.text).toContain('脚垫皮炎');
  expect(chinese.text).toContain('本工具只记录观察结果，不作诊断。');
  expect(chinese.text).toContain(flat('New feed batch on day 19.'));
  await context.setOffline(false);

  await page.getByLabel('用其他语言下载 PDF').selectOption('tr');
  const turkish = await download(page, '下载 PDF');
  expect(turkish.name).toBe(vietnamese.name);
  expect(turkish.text).toContain(flat('Ayak tabanı dermatiti'));
  await page.getByLabel('用其他语言下载 PDF').selectOption('CN');
  const server = await download(page, '下载 PDF');
  expect(withoutTime(server.text)).toBe(withoutTime(chinese.text));
  // What the assessor reached in training.
  expect(server.text).toContain('0.81');
});

test('a report is renamed, asked about, finished, shared, deleted and brought back @night', async ({
  page,
  browser,
}) => {
  const { person, path } = await withReport({ isOpen: true });
  await signInFlock(page, person);
  await page.goto(path);
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Report name').fill('   ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a report name.')).toBeVisible();
  await page.getByLabel('Report name').fill('West, second look');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'West, second look' })).toBeVisible();

  await page.locator('#question').getByRole('button', { name: 'Ask' }).click();
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText('This cannot be empty.')).toBeVisible();
  await page.getByLabel('Your question').fill('May we thin on Friday?');
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.locator('#question li').filter({ hasText: 'May we thin on Friday?' })).toBeVisible();
  await expect(page.getByText('Waiting for an answer')).toHaveCount(2);

  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('Still open:')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('The report is finished')).toBeVisible();
  await expect.poll(() => countUnsent(page)).toBe(0);

  await page.getByRole('button', { name: 'Share with the vet' }).click();
  await page.getByRole('button', { name: 'Make link' }).click();
  const address = (await page.getByText('/poultry/shared/').textContent())!;
  const vet = await (await browser.newContext({ locale: 'en-GB', viewport: { width: 1024, height: 768 } })).newPage();
  await vet.goto(address);
  await expect(vet.getByRole('heading', { level: 1, name: 'West, second look' })).toBeVisible();
  await expect(vet.getByText('May we thin on Friday?')).toBeVisible();
  await expectAccessible(vet, 'the shared report');
  await vet.goto(address.slice(0, -4));
  await expect(vet.getByText(/does not lead to a report|没有对应的报告/)).toBeVisible();
  await vet.context().close();

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Delete report' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete report' }).click();
  await expect(page.getByText('Report deleted')).toBeVisible();
  await expect(page.getByRole('link', { name: /West, second look/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /West, second look/ })).toBeVisible();
});

test('a question goes to the back office, and its answer comes back into the report @night', async ({
  page,
  browser,
}) => {
  const { person, path } = await withReport();
  const asked = `May we thin on Friday (${unique()})?`;
  const answer = 'Thin after the litter is dry; look at the feet again on Sunday.';
  await signInFlock(page, person);
  await page.goto(path);
  await page.locator('#question').getByRole('button', { name: 'Ask' }).click();
  await page.getByLabel('Your question').fill(asked);
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect.poll(() => countUnsent(page)).toBe(0);

  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signInOffice(desk, await hire({ yunting: 'tenant-admin' }), '/flock/question');
  const row = desk.getByRole('row').filter({ hasText: asked });
  await expect(row).toContainText(report.name);
  await row.getByRole('button', { name: '更多' }).click();
  await desk.getByRole('menuitem', { name: '答复' }).click();
  await desk.getByRole('dialog').getByRole('textbox').fill(answer);
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: spaced('答复') })
    .click();
  await expect(row).toContainText('已答复');
  await desk.context().close();

  await page.reload();
  const told = page.locator('#question li').filter({ hasText: asked });
  await expect(told).toContainText(answer);
  await expect(told).toContainText(/Answered/);
  const { text } = await download(page, /^PDF$/);
  expect(text).toContain(flat(answer));
});

test('what is carried out as JSON is read back, and foreign files are refused in words @night', async ({
  page,
  browser,
}) => {
  const { person, path } = await withReport();
  await signInFlock(page, person);
  await page.goto(path);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Data as JSON' }).click();
  const json = readFileSync(await (await coming).path());
  const csvComing = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scores as CSV' }).click();
  const csv = readFileSync(await (await csvComing).path());
  expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(csv.toString()).toContain('int_texture');

  // Somebody else, on another device.
  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await signInFlock(other, await register('EN'));
  await other.goto('/poultry/reports');
  const give = async (name: string, buffer: Buffer) =>
    other.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer });
  await give('broken.json', json.subarray(0, 500));
  await expect(other.getByText('This file is not JSON, or it is damaged.')).toBeVisible();
  await other.getByRole('button', { name: 'Close' }).click();
  await give('other.json', Buffer.from('{"rows":[]}'));
  await expect(other.getByText('This file is not a report of FlockScore.')).toBeVisible();
  await other.getByRole('button', { name: 'Close' }).click();
  // With an answer and a photo, as a report has that was worked with.
  const file = JSON.parse(json.toString());
  file.report.entries['answer:question0001'] = { text: 'Sunday is early enough.', at: report.finishedAt };
  file.report.entries['photo:photo00000001'] = { of: 'note', name: 'a.jpg', size: 9, fileId: null };
  await give('report.json', Buffer.from(JSON.stringify(file)));
  await other.getByRole('button', { name: `Add as a new farm: ${farm.name}` }).click();
  await expect(other.getByRole('heading', { level: 1, name: report.name })).toBeVisible();
  await expect(other.getByText('1 of 4 places above 20 ppm')).toBeVisible();
  await expect(other.getByText('1 photo was left out')).toBeVisible();
  // Nobody is asked again what was answered elsewhere, and the server takes all of it.
  await expect(other.getByText('Answer: Sunday is early enough.')).toBeVisible();
  await expect(other.locator('#question li')).toHaveCount(0);
  await expect.poll(() => countUnsent(other)).toBe(0);
  await other.goto('/poultry/');
  await expect(other.getByRole('link', { name: /New analysis/ })).toBeVisible();
  await expect(other.getByText(/not accepted/)).toHaveCount(0);
  await other.context().close();
});

/** Somebody new with one farm and one report of it, both on the server. */
async function withReport({ isOpen = false } = {}): Promise<{ person: Person; path: string }> {
  const person = await register('EN');
  const client = await signInByCall(person, acpwdwebCall, 'poultry');
  const farmId = `farm-${unique()}`;
  const told = { ...report, photos: [], ...(isOpen && { state: 'open' as const, nh3: emptyReport.nh3 }) };
  const { nh3: _, ...others } = told.sections;
  const sections = isOpen ? others : told.sections;
  await send('farm', farmEntriesOf(farm));
  await send(report.id, reportEntriesOf({ ...told, sections }));
  return { person, path: `/poultry/reports/${farmId}/${report.id}` };

  async function send(doc: string, entries: readonly Entry[]): Promise<void> {
    const at = new Date().toISOString();
    for (let from = 0; from < entries.length; from += 100) {
      const changes = entries
        .slice(from, from + 100)
        .map(({ key, value }) => ({ id: `change-${unique()}`, doc, key, value, base: null, at }));
      const { results } = await ask(client, flockSyncCall, { farmId, since: 0, changes, reqId: `req-${unique()}` });
      expect(results.filter(({ outcome }) => outcome !== 'KEPT')).toEqual([]);
    }
  }
}

/** Presses a button and reads the PDF that it saves. */
async function download(page: Page, button: string | RegExp) {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await coming;
  const { text, pages } = await readPdf(readFileSync(await file.path()));
  return { name: file.suggestedFilename(), text: flat(text), pages };
}

/** Without the ends of lines and spaces, which fall differently. */
function flat(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** Without the minute it was printed in. */
function withoutTime(text: string): string {
  return text.replaceAll(/打印于\d{4}-\d{2}-\d{2}\d{2}:\d{2}/g, '');
}
