import { freshFor } from '#server/base/sessions/session-rules.ts';
import { demo } from '../support/demo.ts';
import { onOwnServer } from '../support/own-server.ts';
import { hire, signInOffice, signInPortal } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const moveOn = onOwnServer('leases');

test('租约先看全文再签名：要点和签名次序都在，登录久了先确认身份，签后等缴费；别人打不开', async ({
  page,
  browser,
}) => {
  await signInPortal(
    page,
    { loginName: 'applicant23@example.com', password: demo.password },
    { redirect: '/apartment' },
  );
  await page.getByRole('link', { name: '核对合同并签约' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('签约入住');
  const paper = page.getByRole('article', { name: '人才公寓租赁合同' });
  await expect(paper.getByText(/^[\d,]+ 元（.+元整），/)).toHaveCount(2);
  await expect(paper.getByText(/，\d{4}\*{10}[\dX]{4}$/)).toBeVisible();
  await expectAccessible(page, 'a lease that is to be signed');
  const sign = page.getByRole('button', { name: '验证并签名' });
  const step = page.getByRole('list', { name: '签约入住' }).locator('[aria-current=step]');
  await expect(step).toContainText('核对合同');
  await expect(sign).toBeDisabled();

  const other = await (await browser.newContext()).newPage();
  await signInPortal(
    other,
    { loginName: 'applicant24@example.com', password: demo.password },
    { redirect: new URL(page.url()).pathname },
  );
  await expect(other.getByRole('heading', { name: '没有这份租约' })).toBeVisible();

  await page.getByLabel('全文看过，内容属实').check();
  await expect(step).toContainText('电子签名');
  await moveOn(freshFor + 60_000);
  await sign.click();
  const proof = page.getByRole('dialog', { name: '请再确认一次身份' });
  await proof.getByLabel('手机号、邮箱或用户名').fill('applicant23@example.com');
  await expectAccessible(page, 'who signs proves again who they are');
  await proof.getByLabel('密码', { exact: true }).fill(demo.password);
  await proof.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('租约已签')).toBeVisible();
  await expect(page.getByText('交钥匙时盖章', { exact: true })).toBeVisible();
  await expect(sign).toHaveCount(0);
  await expect(step).toContainText(/^4缴费押金和首月租金，[\d,]+ 元$/);
  await expect(page.getByText(/^请带身份证件到小区服务台，缴清押金和首月租金/)).toBeVisible();
});

test('租约快到期：承租人申请续租两年，窗口在租约里同意，到期日顺延，双方都看得到 @night', async ({ page, browser }) => {
  await signInPortal(
    page,
    { loginName: 'applicant27@example.com', password: demo.password },
    { redirect: '/apartment' },
  );
  await expect(page.getByText(/到期，现在可以申请续租$/)).toBeVisible();
  await page.getByRole('button', { name: '申请续租' }).click();
  const dialog = page.getByRole('dialog', { name: '申请续租' });
  await expectAccessible(page, 'how long a lease is to go on');
  await dialog.getByRole('button', { name: '申请续租' }).click();
  await expect(dialog.getByText('请选择').first()).toBeVisible();
  await dialog.getByLabel('2 年').check();
  await dialog.getByRole('button', { name: '申请续租' }).click();
  const asked = await page.getByText(/^已申请续租到 .+，等待答复$/).innerText();
  await expect(page.getByRole('button', { name: '申请续租' })).toHaveCount(0);
  const no = /HT\d+/.exec(await page.getByText(/^合同 HT/).innerText())![0];

  const desk = await (await browser.newContext()).newPage();
  await signInOffice(desk, await hire({ yunting: 'tenant-admin' }), `/apartment/lease?f.keyword=${no}`);
  const row = desk.getByRole('row').filter({ hasText: no });
  await expect(row).toContainText('申请续租 2 年');
  await row.getByRole('button', { name: /更多/ }).click();
  await desk.getByRole('menuitem', { name: '同意续租', exact: true }).click();
  const question = desk.locator('.ant-modal-confirm');
  await expect(question).toContainText('仍在本区工作');
  await question.getByRole('button', { name: '同意续租' }).click();
  await expect(row).toContainText('已续租 2 年');

  await page.reload();
  const until = /续租到 (\S+)，/.exec(asked)![1]!;
  await expect(page.getByText(`已续租到 ${until}`)).toBeVisible();
  await expect(page.getByText(new RegExp(`至 ${until}`))).toBeVisible();
});
