import type { Page } from '@playwright/test';
import { unique } from './support/calls.ts';
import { switchToEnglish } from './support/language.ts';
import { paperFor } from './support/papers.ts';
import { hire, newPerson, register, signInOffice, signInPortal, spaced } from './support/people.ts';
import { expect, test } from './support/test.ts';

const sites = [
  { tab: 'ITEC 创新大赛', tabEN: 'ITEC', path: '/itecpage/home', title: '大赛日程', titleEN: 'Contest of' },
  {
    tab: '凤凰学院',
    tabEN: 'Phoenix College',
    path: '/phenixcoll/home',
    title: '凤凰学院',
    titleEN: 'Phoenix College',
  },
] as const;

test('the mini-sites and the Phoenix Plan open from the header, and each page of theirs, in both languages @night', async ({
  page,
}) => {
  await page.goto('/');
  for (const { tab, path, title } of sites) {
    await openSite(page, '特色专题', tab, path);
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
    await openPages(page);
  }
  await page.goto('/');
  await page.getByRole('link', { name: /CBD 人才会客厅/ }).click();
  await expect(page).toHaveURL(/\/cbd\/home$/);
  await openPages(page);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '凤凰计划' }).click();
  await expect(page).toHaveURL(/\/phoenixplan\/overview$/);
  await page.getByRole('link', { name: /凤凰计划是什么/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '凤凰计划是什么' })).toBeVisible();
  await switchToEnglish(page);
  await expect(page.getByRole('heading', { level: 1, name: 'What the Phoenix Plan is' })).toBeVisible();
  for (const { tabEN, path, titleEN } of sites) {
    await openSite(page, 'Featured Front', tabEN, path);
    await expect(page.getByRole('heading', { name: titleEN }).first()).toBeVisible();
  }
});

test('a banner is seen before it is published, and then by visitors; so is a new foot of the page @night', async ({
  page: operator,
  browser,
}) => {
  const mark = unique().slice(0, 6);
  const words = { titleCN: `人才日 ${mark}`, titleEN: `Talent Day ${mark}`, altCN: '会场', altEN: 'The hall' };
  await signInOffice(operator, await hire({ yunting: 'tenant-admin' }), '/setting/promote');
  await operator.getByRole('button', { name: '新增横幅' }).click();
  const form = operator.getByRole('dialog', { name: '新增横幅' });
  const field = (name: RegExp) => form.getByRole('textbox', { name });
  await field(/^标题（中文）/).fill(words.titleCN);
  await field(/^标题（英文）/).fill(words.titleEN);
  await field(/^图片说明（中文）/).fill(words.altCN);
  await field(/^图片说明（英文）/).fill(words.altEN);
  await choose(operator, '位置', '登录页');
  await choose(operator, '点击后', '不跳转');
  await field(/^权重/).fill('900');
  await field(/^开始日期/).fill('2026-01-01');
  await operator.keyboard.press('Enter');
  const picture = await paperFor({ name: 'banner.png', type: 'image/png' });
  await form.locator('input[type=file]').first().setInputFiles(picture);
  const preview = form.getByRole('region', { name: '前台效果' });
  await expect(preview.getByText(words.titleCN)).toBeVisible();
  await expect(preview.getByRole('img', { name: words.altCN })).toBeVisible();
  await preview.getByText('English').click();
  await preview.getByText('手机').click();
  await expect(preview.getByText(words.titleEN)).toBeVisible();
  await form.getByRole('button', { name: spaced('保存') }).click();
  await expect(form).toHaveCount(0);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/login');
  await expect(visitor.getByText(words.titleCN)).toBeVisible();
  await expect(visitor.getByRole('img', { name: words.altCN })).toBeVisible();

  await operator.goto('/office/platform');
  const hours = operator.getByRole('textbox', { name: /^办公时间（中文）/ });
  await hours.fill(`工作日 8:30–18:00 ${mark}`);
  await operator.getByRole('button', { name: spaced('保存') }).click();
  await expect(operator.getByText('已保存')).toBeVisible();
  await expect(async () => {
    await visitor.goto('/verify');
    await expect(visitor.getByText(`工作日 8:30–18:00 ${mark}`)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
});

test('somebody asks for one-to-one service, an operator takes it on and answers, and the answer is there @night', async ({
  page: person,
  browser,
}) => {
  const mark = unique().slice(0, 6);
  const wish = `周五上午接机，航班 YT${mark}`;
  await signInPortal(person, await register('CN', newPerson('司空见远')), { redirect: '/serve/driving-licence' });
  await person.goto('/serve/high/airport-lounge');
  await person.getByRole('textbox', { name: /怎样称呼您/ }).fill('司空见远');
  await person.getByRole('textbox', { name: /联系电话/ }).fill('13800000000');
  await person.getByRole('radio', { name: 'A 类人才' }).check();
  await person.getByRole('textbox', { name: /需要什么帮助/ }).fill(wish);
  await person.getByRole('button', { name: '提交申请' }).click();
  await expect(person.getByText('同一项服务已有一份正在办理')).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await signInOffice(desk, await hire({ yunting: 'tenant-admin' }), '/content/request');
  // What was wished for is among the columns that a narrower list leaves out.
  const own = person.getByRole('listitem').filter({ hasText: wish });
  const [no = ''] = /[A-Z]{2}\d{6,}/.exec(await own.innerText()) ?? [];
  const row = desk.getByRole('row').filter({ hasText: no });
  await act(desk, row, '受理');
  await act(desk, row, '办结并答复', `车牌云A${mark}，国内到达 3 号门。`);

  await person.reload();
  await expect(person.getByText(`车牌云A${mark}，国内到达 3 号门。`)).toBeVisible();
  await expect(person.getByText('已办结').first()).toBeVisible();
});

async function openSite(page: Page, group: string, tab: string, path: string): Promise<void> {
  await page.getByRole('button', { name: group }).click();
  await page.getByRole('link', { name: tab, exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

/** Opens each entry of the site's own navigation; each has a heading of its own. */
async function openPages(page: Page): Promise<void> {
  const nav = page.locator('main').getByRole('navigation').first();
  const entries = nav.getByRole('link');
  // Start, activities and news are there at once, the pages of the site follow.
  await expect.poll(() => entries.count()).toBeGreaterThan(3);
  const count = await entries.count();
  for (let at = 1; at < count; at++) {
    const entry = entries.nth(at);
    const words = await entry.innerText();
    await entry.click();
    await expect(entry, words).toHaveAttribute('aria-current', /^(page|location)$/);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).selectOption(option);
}

async function act(page: Page, row: ReturnType<Page['locator']>, action: string, words?: string): Promise<void> {
  await row.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: action }).click();
  const dialog = page.getByRole('dialog').last();
  if (words) await dialog.getByRole('textbox').fill(words);
  await dialog.getByRole('button', { name: spaced(action) }).click();
  await expect(dialog).toHaveCount(0);
}
