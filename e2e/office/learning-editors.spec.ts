import type { Page } from '@playwright/test';
import type { Values } from '#core/forms/values.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask, unique } from '../support/calls.ts';
import { enter } from '../support/enter.ts';
import { hire, spaced } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const { yunting: tenantId } = tenantIds;

test('a question is written beside what learners see of it, is kept until it is saved, and the next one follows @night', async ({
  page,
}) => {
  const stem = `关于从属权利要求，哪些写法留出了退路？ ${unique().slice(0, 8)}`;
  await enter(page, 'office', await hire({ yunting: 'tenant-admin' }));
  await page.goto('/office/question');
  await page.getByRole('button', { name: '新增题目', exact: true }).click();
  await expect(page).toHaveURL(/\/question\/add$/);
  await page.getByRole('radiogroup', { name: '题型' }).getByText('多选').click();
  await choose(page, '分类', '法律与知识产权');
  await stemOf(page).fill(stem);
  await option(page, 'A').fill('把数值范围收窄');
  await option(page, 'A').press('Enter');
  await expect(option(page, 'B')).toBeFocused();
  await page.keyboard.type('把组分具体到两种化合物');
  await option(page, 'C').fill('增加外观限定');
  await page.getByRole('checkbox', { name: '选项 A 正确' }).check();
  await expect(page.getByText('多选题至少有两个正确选项。')).toBeVisible();
  await page.getByRole('checkbox', { name: '选项 B 正确' }).check();
  await expect(page.getByText(/2 个正确，符合/)).toBeVisible();
  // The last goes to the top by the keyboard; what is right goes along with its words.
  await option(page, 'B').press('Alt+ArrowUp');
  await expect(option(page, 'A')).toHaveValue('把组分具体到两种化合物');
  await expect(option(page, 'A')).toBeFocused();
  await expect(page.getByText(/^输入已保存/)).toBeVisible();
  await page.reload();
  await expect(stemOf(page)).toHaveValue(stem);

  const seen = page.getByRole('region', { name: '学员看到的' });
  await seen.getByRole('checkbox', { name: /把数值范围收窄/ }).check();
  await seen.getByText('交卷后', { exact: true }).click();
  await expect(seen.getByText('该选，没选')).toHaveCount(1);
  await expectAccessible(page, 'the editor of a question');

  await page.getByRole('button', { name: '保存并写下一题' }).click();
  await expect(stemOf(page)).toHaveValue('');
  const row = await newest('question', stem);
  expect(row).toMatchObject({ status: 'ON', type: 'MULTI', bank: 'LAW' });

  await page.goto(`/office/question/add?id=${row.id}`);
  await option(page, 'C').fill('增加与性能无关的外观限定');
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () => (await one('question', String(row.id))).values.options)
    .toBe('* 把组分具体到两种化合物\n* 把数值范围收窄\n增加与性能无关的外观限定');
});

test('a questionnaire is put together from kinds, asks by what was answered, is tried, and changes only its words once published @night', async ({
  page,
}) => {
  const title = `课程评价 ${unique().slice(0, 8)}`;
  await enter(page, 'office', await hire({ yunting: 'tenant-admin' }));
  await page.goto('/office/textbook/quest');
  await page.getByRole('button', { name: '新增问卷', exact: true }).click();
  await expect(page).toHaveURL(/\/textbook\/quest\/add$/);
  const palette = page.getByRole('navigation', { name: '题型与逻辑' });
  const canvas = page.getByRole('region', { name: '题目', exact: true });
  await page.getByLabel(/^标题（中文）|^标题.*中文/).fill(title);
  await page.getByLabel(/^标题（英文）|^标题.*英文/).fill(`Evaluation ${title}`);
  await palette.getByRole('button', { name: '单选' }).click();
  await page.getByLabel('问题（中文）').fill('这门课对工作有用吗？');
  await page.getByLabel('问题（英文）').fill('Is this course of use at work?');
  for (const [at, words] of ['已经用上了', '用不上'].entries())
    await page.getByLabel(`选项 ${at + 1}（中文）`).fill(words);
  await palette.getByRole('button', { name: '文字' }).click();
  await page.getByLabel('问题（中文）').fill('主要是因为');
  await page.getByLabel('问题（英文）').fill('Why not?');
  await palette.getByRole('button', { name: '满足才显示' }).click();
  await choose(page, '答案', '用不上');
  await expect(canvas.getByText('第 1 题 = 用不上')).toBeVisible();
  await expect(page.getByText('2 题，最长一条路 2 题、最短 1 题')).toBeVisible();

  const trial = page.getByRole('region', { name: '试答' });
  await trial.getByRole('radio', { name: '已经用上了' }).check();
  await expect(trial.getByText('1 / 1')).toBeVisible();
  await trial.getByRole('radio', { name: '用不上' }).check();
  await trial.getByRole('button', { name: '下一题' }).click();
  await expect(trial.getByRole('textbox', { name: '主要是因为' })).toBeVisible();

  // Before the item that it asks about it cannot stand.
  const why = canvas.getByRole('button', { name: /主要是因为/ });
  await why.press('Alt+ArrowUp');
  await expect(page.getByText('前面没有这道题。')).toBeVisible();
  await why.press('Alt+ArrowDown');
  await expect(page.getByText('前面没有这道题。')).toBeHidden();
  await page.getByText('流程图').click();
  await expect(page.getByRole('list', { name: '流程图' }).getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page, 'the editor of a questionnaire');

  await page.getByRole('button', { name: spaced('发布') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: spaced('发布') })
    .click();
  await expect(page.getByText('已发布，结构已锁定')).toBeVisible();
  await expect(palette).toBeHidden();
  // Its words can still be changed, and nothing that answers depend on.
  await page.getByRole('radiogroup', { name: '显示方式' }).getByText('编辑', { exact: true }).click();
  await canvas.getByRole('button', { name: /这门课对工作有用吗/ }).click();
  await expect(page.getByRole('button', { name: '加一项' })).toBeHidden();
  await expect(page.getByRole('checkbox', { name: '必答' })).toBeDisabled();
  await page.getByLabel('选项 2（中文）').fill('暂时用不上');
  await page.getByRole('button', { name: '保存文字' }).click();
  const row = await newest('quest', title);
  expect(row).toMatchObject({ status: 'PUBLISHED', itemCount: 2 });
  await expect
    .poll(async () => (await one('quest', String(row.id))).values.items)
    .toMatchObject([
      { type: 'SINGLE', options: '已经用上了\n暂时用不上' },
      { type: 'TEXT', showIf: 'Q1=2' },
    ]);
});

test('a scale in use shows what its scores stand for and what each version changed, is tried, and is not offered for editing @night', async ({
  page,
}) => {
  await enter(page, 'office', await hire({ yunting: 'tenant-admin' }));
  await page.goto('/office/textbook/quant?f.keyword=COURSEEVAL&sort=version.desc');
  await page.getByRole('button', { name: '课程评价量表' }).first().click();
  const drawer = page.getByRole('dialog', { name: '课程评价量表' });
  await drawer.getByRole('tab', { name: '评分项与版本' }).click();
  const items = drawer.getByRole('list', { name: '评分项' });
  await expect(items.getByText('很好').first()).toBeVisible();
  const versions = drawer.getByRole('region', { name: '版本' });
  await expect(versions.getByText(/^内容实用 \d+ → \d+$/)).toBeVisible();
  await expect(drawer.getByRole('button', { name: '新版本' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: spaced('编辑') })).toHaveCount(0);
  await expectAccessible(page, 'the items and versions of a scale');

  // Tried as judges see it: the sum follows the points, and what they stand for is said.
  await drawer.getByRole('button', { name: spaced('试评') }).click();
  const trial = drawer.getByRole('region', { name: '试评' });
  await trial.getByRole('radio', { name: /很好/ }).check();
  await trial.getByRole('button', { name: /^2/ }).click();
  await expect(trial.getByRole('listitem').first()).toContainText('很好');
  await expect(trial.getByRole('status')).toContainText('已评 1 /');
  await expect(trial.getByRole('status').locator('b')).not.toHaveText('0');
  await expectAccessible(page, 'the trial of a scale');
  await trial.getByRole('button', { name: '重来' }).click();
  await expect(trial.getByRole('status')).toContainText('已评 0 /');
  await versions.getByRole('link', { name: '第 1 版' }).click();
  await expect(versions.getByRole('link', { name: '第 2 版' })).toBeVisible();
});

test('量表草稿与在用版本逐项对照，并用以往评分试算：缺少的评分项按中间档计或不计入 @night', async ({ page }) => {
  await enter(page, 'office', await hire({ yunting: 'tenant-admin' }));
  await page.goto('/office/textbook/quant?f.keyword=itecPaper&sort=version.desc');
  await page.getByRole('button', { name: '大赛网络评审表' }).first().click();
  const drawer = page.getByRole('dialog', { name: '大赛网络评审表' });
  await drawer.getByRole('tab', { name: '评分项与版本' }).click();
  const items = drawer.getByRole('list', { name: '评分项' });
  const team = items.getByRole('listitem').filter({ hasText: '团队' }).first();
  await expect(team.getByRole('deletion').getByText('20%')).toBeVisible();
  await expect(team.getByRole('insertion').getByText('15%')).toBeVisible();
  await expect(items.getByRole('listitem').filter({ hasText: '社会与环境' })).toContainText('新增');
  await expectAccessible(page, 'a draft of a scale against the version in use');

  await drawer.getByRole('button', { name: '用以往评分试算' }).click();
  const past = drawer.getByRole('region', { name: '用以往评分试算' });
  await expect(past.getByText(/“社会与环境”：\d+ 张评分里没有这一项/)).toBeVisible();
  await expect(past.getByRole('table').first()).toBeVisible();
  await expect(past.getByText(/前 \d+ 名换 \d+ 个/).first()).toBeVisible();
  await expectAccessible(page, 'a draft of a scale tried on past scores');
  await past.getByText('不计入').click();
  await expect(past.getByText(/^计入 0 \/ \d+ 张$/)).toBeVisible();
  await expect(past.getByRole('table')).toHaveCount(0);

  await drawer.getByRole('region', { name: '版本' }).getByRole('link', { name: '第 1 版' }).click();
  await expect(drawer.getByRole('button', { name: '用以往评分试算' })).toHaveCount(0);
  await expect(items.getByText('社会与环境')).toHaveCount(0);
});

function option(page: Page, letter: string) {
  return page.getByRole('textbox', { name: `选项 ${letter}`, exact: true });
}

function stemOf(page: Page) {
  return page.getByRole('textbox', { name: '题干' });
}

async function choose(page: Page, name: string, value: string) {
  const box = page.getByRole('combobox', { name, exact: true });
  await box.click();
  if (await box.isEditable()) await box.fill(value);
  await page.locator('.ant-select-item-option:visible').getByText(value, { exact: true }).click();
}

/** The newest record that a list tells such words of. */
async function newest(code: string, words: string): Promise<Values> {
  const input = { tenantId, size: 20, sort: 'updatedAt', descending: true };
  const { rows } = await ask(await adminOf('yunting'), officeResourceCalls[code]!.list, input);
  return (rows as readonly Values[]).find((row) => JSON.stringify(row).includes(words))!;
}

async function one(code: string, id: string) {
  return await ask(await adminOf('yunting'), officeResourceCalls[code]!.one, { tenantId, id });
}
