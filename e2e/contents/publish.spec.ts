import type { Page } from '@playwright/test';
import { unique } from '../support/calls.ts';
import { switchToEnglish } from '../support/language.ts';
import { hire, signInOffice, spaced } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('one person writes a notice, another sets its time, and from then on visitors find it in both languages @night', async ({
  page: editor,
  browser,
}) => {
  const mark = unique().slice(0, 8);
  const title = { CN: `夜校开班通知 ${mark}`, EN: `Evening school opens ${mark}` };
  await signInOffice(editor, await hire({ yunting: 'editor' }), '/content/notify/edit');
  await editor.getByRole('combobox', { name: '类别' }).selectOption('通知');
  await editor.getByRole('combobox', { name: '置顶' }).selectOption('否');
  for (const [section, text] of [
    ['中文', { title: title.CN, publisher: '人才局', summary: '周三晚上开课', body: '欢迎 报名 量子陶艺' }],
    ['英文', { title: title.EN, publisher: 'Talent Bureau', summary: 'Wednesday evenings', body: 'Quantum pottery' }],
  ] as const)
    await write(editor, section, text);
  await editor.getByRole('button', { name: '保存草稿' }).click();
  await expect(editor).toHaveURL(/id=/);
  await expect(editor.getByRole('button', { name: spaced('发布') })).toHaveCount(0);
  await editor.getByRole('button', { name: spaced('送审') }).click();
  await editor
    .getByRole('dialog')
    .getByRole('button', { name: spaced('送审') })
    .click();
  await expect(editor.getByText('审核中，退回后才能修改')).toBeVisible();
  const id = new URL(editor.url()).searchParams.get('id')!;

  const visitor = await (await browser.newContext()).newPage();
  const isOpen = async () => (await visitor.request.get(`/notify/${id}`)).status();
  expect(await isOpen()).toBe(404);

  const chief = await (await browser.newContext()).newPage();
  await signInOffice(chief, await hire({ yunting: 'tenant-admin' }), `/content/notify/edit?id=${id}`);
  await chief.getByRole('button', { name: spaced('发布') }).click();
  const dialog = chief.getByRole('dialog');
  // A full minute that lies at least another one ahead, however slow the machine fills in a form.
  const due = (Math.ceil(Date.now() / 60_000) + 1) * 60_000;
  const at = new Date(due + 8 * 3_600_000).toISOString();
  await dialog.getByRole('textbox', { name: '发布日期' }).fill(at.slice(0, 10));
  await chief.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: '时间' }).fill(at.slice(11, 16));
  await dialog.getByRole('button', { name: /^定于 .+ 发布$/ }).click();
  await expect(chief.getByText('定时发布')).toBeVisible();

  await expect.poll(isOpen, { timeout: 180_000, intervals: [1_000] }).toBe(200);
  expect(Date.now()).toBeGreaterThanOrEqual(due);
  await visitor.goto(`/search?key=${encodeURIComponent(`量子陶艺 ${mark}`)}`);
  await visitor.getByRole('link', { name: title.CN }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: title.CN })).toBeVisible();
  await switchToEnglish(visitor);
  await expect(visitor.getByRole('heading', { level: 1, name: title.EN })).toBeVisible();
  await expect(visitor.getByText('Quantum pottery')).toBeVisible();
  await visitor.goto('/notify');
  await expect(visitor.getByRole('link', { name: title.EN })).toBeVisible();
  const feed = async () => (await visitor.request.get('/feed/notify.xml?lang=EN')).text();
  await expect.poll(feed, { timeout: 60_000, intervals: [2_000] }).toContain(title.EN);
});

interface Words {
  readonly title: string;
  readonly publisher: string;
  readonly summary: string;
  readonly body: string;
}

async function write(page: Page, section: string, { title, publisher, summary, body }: Words): Promise<void> {
  const part = page.getByRole('region', { name: section, exact: true });
  await part.getByRole('textbox', { name: /^标题/ }).fill(title);
  await part.getByRole('textbox', { name: /^来源/ }).fill(publisher);
  await part.getByRole('textbox', { name: /^摘要/ }).fill(summary);
  await part.getByRole('textbox', { name: /^正文/ }).fill(body);
}
