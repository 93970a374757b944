import { readFileSync } from 'node:fs';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { endSessionCall } from '#features/accounts/calls/own-account.ts';
import { appDigits } from '#server/testing/totp.ts';
import { signInByCall } from './support/calls.ts';
import { codeIn, linkIn, readMessage } from './support/outbox.ts';
import {
  fillSignIn,
  hire,
  newPerson,
  register,
  signInByForm,
  signInOffice,
  signInOfficeByForm,
  signInPortal,
} from './support/people.ts';
import { proveHuman, registerOnPage } from './support/register.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { commonWords } from './support/words.ts';

test('somebody registers with a code from the mail and is signed in', async ({ page }) => {
  const person = newPerson('白露');
  await page.goto('/');
  await page.getByRole('link', { name: '登录', exact: true }).click();
  await page.getByRole('link', { name: '注册个人账号' }).click();
  await expect(page).toHaveTitle(/注册账号/);
  await page.getByRole('button', { name: '注册并登录' }).click();
  await expect(page.getByText('请填写邮箱，例如 name@example.com')).toBeVisible();
  await expect(page.getByText('请先阅读并勾选同意')).toBeVisible();

  await page.getByLabel('邮箱', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: commonWords('CN').signIn.sendCode }).click();
  const demand = page.getByText(commonWords('CN').fill.captcha);
  await expect(demand).toBeVisible();
  await registerOnPage(page, person, {
    readCode: async () => {
      await expect(demand).toBeHidden();
      await expect(page.getByRole('textbox', { name: commonWords('CN').signIn.mailCode })).toBeFocused();
      return codeIn(await readMessage(person.email, 'CODE_REGISTER'));
    },
  });
  await expect(page.getByRole('link', { name: '个人中心: 白露' })).toBeVisible();

  await expect(page.getByText('欢迎，白露！')).toBeVisible();
  const save = page.getByRole('button', { name: '保存', exact: true });
  await page.getByText('留学回国人员', { exact: true }).click();
  await save.click();
  await expect(page.getByText('再选 2 个，或全部不选')).toBeVisible();
  await page.getByText('数字技术', { exact: true }).click();
  await page.getByText('住房', { exact: true }).click();
  await save.click();
  await expect(page).toHaveURL('/');
  await page.goto('/personal/tag');
  await expect(page.getByRole('checkbox', { name: '住房' })).toBeChecked();
  await expect(page.getByText('已选 3 个')).toBeVisible();
});

test('sign-in by a code from the mail leads where the visitor was going', async ({ page }) => {
  // Invited by a link, so that no code was sent in the last minute.
  const person = await hire({ yunting: 'editor' });
  await page.goto('/login/Email?redirect=%2Fnotify');
  await page.getByLabel('邮箱', { exact: true }).fill(person.email);
  await proveHuman(page);
  await page.getByRole('button', { name: '发送验证码' }).click();
  await expect(page.getByRole('status').getByText('验证码已发送')).toBeVisible();
  const code = codeIn(await readMessage(person.email, 'CODE_LOGIN'));
  await page.getByRole('textbox', { name: '邮箱验证码' }).fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('验证码不对或已失效。请核对后再填一次，仍不对就重新获取')).toBeVisible();
  await page.getByRole('textbox', { name: '邮箱验证码' }).fill(code);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/notify');
  await expect(page.getByRole('link', { name: `个人中心: ${person.nickname}` })).toBeVisible();
});

test('a wrong password and an unknown name are refused in the same words', async ({ page }) => {
  const person = await register();
  const refusals: string[] = [];
  for (const loginName of [person.loginName, newPerson().loginName]) {
    await page.goto('/login/pwd');
    await fillSignIn(page, { ...person, loginName, password: 'not the password at all' });
    const message = page.getByText('用户名或密码错误');
    await expect(message).toBeVisible();
    refusals.push(await message.innerText());
    await expect(page.getByLabel('密码', { exact: true })).toBeFocused();
  }
  expect(new Set(refusals).size).toBe(1);
});

test('a password is set anew by the link of a mail, once, and ends every session @night', async ({ page, browser }) => {
  const person = await register();
  const elsewhere = await (await browser.newContext()).newPage();
  await signInPortal(elsewhere, person);
  await page.goto('/login');
  await page.getByRole('link', { name: '忘记密码' }).click();
  // The sign-in page has a field of the same name.
  await expect(page.getByRole('heading', { name: '找回密码' })).toBeVisible();
  await page.getByLabel('手机号、邮箱或用户名').fill(person.email);
  await proveHuman(page);
  await page.getByRole('button', { name: '发送重设链接' }).click();
  await expect(page.getByRole('heading', { name: '请查收邮件' })).toBeVisible();

  const link = linkIn(await readMessage(person.email, 'RESET'));
  await page.goto(link);
  await expect(page).toHaveURL('/login/resetpwd');
  const changed = { ...person, password: `${person.password} anew` };
  await page.getByLabel('新密码', { exact: true }).fill(changed.password);
  await page.getByLabel('再输一次密码').fill(changed.password);
  await page.getByRole('button', { name: '保存新密码' }).click();
  await expect(page.getByText('密码已更新，请用新密码登录')).toBeVisible();
  await fillSignIn(page, person);
  await expect(page.getByText('用户名或密码错误')).toBeVisible();
  await fillSignIn(page, changed);
  await expect(page.getByRole('link', { name: `个人中心: ${person.nickname}` })).toBeVisible();

  await elsewhere.goto('/personal/user');
  await expect(elsewhere).toHaveURL(/\/login\?redirect=%2Fpersonal%2Fuser/);

  await page.goto(link);
  await page.getByLabel('新密码', { exact: true }).fill('another long password');
  await page.getByLabel('再输一次密码').fill('another long password');
  await page.getByRole('button', { name: '保存新密码' }).click();
  await expect(page.getByRole('heading', { name: '链接无效或已过期' })).toBeVisible();
});

test('two-step verification is set up, asked for at the door, and a recovery code stands in for the phone @night', async ({
  page,
}) => {
  const person = await register();
  await signInPortal(page, person, { redirect: '/personal/setting' });
  const section = page.getByRole('region', { name: '两步验证' });
  await section.getByRole('button', { name: '开启两步验证' }).click();
  await expect(section.getByRole('img', { name: /两步验证的二维码/ })).toBeVisible();
  await expectAccessible(page, 'setting up two-step verification');
  const secret = (await section.locator('code').innerText()).replaceAll(' ', '');
  await section.getByLabel('6 位数字').fill(appDigits(secret, Date.now()));
  await section.getByRole('textbox', { name: '登录密码' }).fill('not the password');
  await section.getByRole('button', { name: '确认开启' }).click();
  await expect(section.getByText('登录密码不正确')).toBeVisible();
  await section.getByLabel('6 位数字').fill(appDigits(secret, Date.now()));
  await section.getByRole('textbox', { name: '登录密码' }).fill(person.password);
  await section.getByRole('button', { name: '确认开启' }).click();
  const codes = section.getByRole('list', { name: '恢复码' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page, 'recovery codes');
  const [recovery] = await codes.allInnerTexts();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: '保存为文件' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain(recovery!);
  await section.getByRole('button', { name: '我已保存好' }).click();
  await expect(section.getByText('还剩 10 个')).toBeVisible();
  expect(await readMessage(person.email, 'TOTP_ON')).toContain(person.loginName);

  for (const code of [appDigits(secret, Date.now() + 30_000), recovery!.toUpperCase()]) {
    await page.getByRole('button', { name: '退出', exact: true }).click();
    await expect(page.getByText('已退出登录', { exact: true })).toBeVisible();
    await page.goto('/login?redirect=%2Fpersonal%2Fsetting');
    await fillSignIn(page, person);
    const second = page.getByRole('textbox', { name: '动态口令或恢复码' });
    await expect(second).toBeFocused();
    await second.fill(code);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL('/personal/setting');
  }
  await expect(section.getByText('还剩 9 个')).toBeVisible();
  expect(await readMessage(person.email, 'RECOVERY_USED')).toContain('还剩 9 个');
});

test('the office dialog checks the four rules of a new password when a field is left @night', async ({ page }) => {
  const operator = await hire({ yunting: 'editor' });
  await signInOffice(page, operator);
  await page.getByRole('button', { name: operator.nickname }).click();
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  const [old, next, again] = ['原密码', '新密码', '确认新密码'].map((name) => dialog.getByLabel(name, { exact: true }));
  await old!.focus();
  await next!.focus();
  await expect(dialog.getByText('请输入原密码')).toBeVisible();
  await again!.focus();
  await expect(dialog.getByText('请输入新密码')).toBeVisible();
  await old!.focus();
  await expect(dialog.getByText('请再次输入')).toBeVisible();
  await old!.fill('not the old password');
  const password = `${operator.password} anew`;
  await next!.fill(password);
  await again!.fill('something else');
  await old!.focus();
  await expect(dialog.getByText('两次输入的密码不一致')).toBeVisible();
  await again!.fill(password);
  await dialog.getByRole('button', { name: '确认修改' }).click();
  await expect(dialog.getByText('原密码不正确')).toBeVisible();
  await old!.fill(operator.password);
  await dialog.getByRole('button', { name: '确认修改' }).click();
  await expect(page.getByText('密码已修改，其他设备已退出登录')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: operator.nickname }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL('/office/login');
  await expect(page.getByText('已退出登录', { exact: true })).toBeVisible();
  await signInOfficeByForm(page, { ...operator, password }, '/');
  await expect(page).toHaveURL('/office/dashboard');
});

test('signing out of the portal leads home, and leaves the office signed in', async ({ context, page }) => {
  const operator = await hire({ yunting: 'editor' });
  await signInPortal(page, operator, { redirect: '/notify' });
  const office = await context.newPage();
  await signInOffice(office, operator);
  await page.getByRole('button', { name: '退出', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('已退出登录', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible();
  await office.reload();
  await expect(office.getByRole('button', { name: operator.nickname })).toBeVisible();
});

test('somebody sees the own sign-ins and ends another one @night', async ({ page, browser }) => {
  const operator = await hire({ yunting: 'editor' });
  const elsewhere = await (await browser.newContext()).newPage();
  await signInOffice(elsewhere, operator);
  await signInOffice(page, operator);
  await page.getByRole('button', { name: operator.nickname }).click();
  await page.getByRole('menuitem', { name: '我的登录' }).click();
  const sessions = page.getByRole('dialog', { name: '我的登录' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').filter({ hasText: '当前设备' })).toHaveCount(1);
  await sessions.getByRole('button', { name: /^结\s?束$/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/office\/login/);
  await expect(elsewhere.getByText('登录过期，请重新登录')).toBeVisible();
});

test('the redirect of a sign-in leads to own pages only @night', async ({ page }) => {
  const person = await register();
  for (const redirect of ['//evil.example', 'https://evil.example/', '/\\evil.example', '/login', '/no-such-page']) {
    await signInByForm(page, person, redirect);
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: '退出', exact: true }).click();
    await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible();
  }
  await signInByForm(page, person, '/notify?kind=RESULT');
  await expect(page).toHaveURL('/notify?kind=RESULT');
});

test('the office leads an operator to own pages only @night', async ({ page }) => {
  const operator = await hire({ yunting: 'editor' });
  await signInOfficeByForm(page, operator, '//evil.example');
  await expect(page).toHaveURL('/office/dashboard');
});

test('the language is switched by a reload and kept @night', async ({ page }) => {
  await page.goto('/notify');
  await expect(page).toHaveTitle(/通知公告/);
  const group = page.getByRole('group', { name: '语言' });
  await Promise.all([page.waitForEvent('load'), group.getByRole('button', { name: 'EN', exact: true }).click()]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notices');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(
    page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'EN', exact: true }),
  ).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('guards: to sign-in with the way back, no permission to 401, unknown to 404', async ({ page }) => {
  // It is said for some seconds only.
  await Promise.all([expect(page.getByText('请先登录')).toBeVisible(), page.goto('/office/system/role?keyword=x')]);
  await expect(page).toHaveURL('/office/login?redirect=%2Fsystem%2Frole%3Fkeyword%3Dx');
  const operator = await hire({ yunting: 'editor' });
  await page.getByLabel('登录名', { exact: true }).fill(operator.loginName);
  await page.getByLabel('密码', { exact: true }).fill(operator.password);
  await page.getByRole('button', { name: /^登\s?录$/ }).click();
  await expect(page).toHaveURL('/office/401');
  await expect(page.getByText('没有权限')).toBeVisible();
  await expect(page.getByRole('heading', { name: '没有访问权限' })).toBeVisible();
  await page.goto('/office/no-such-page');
  await expect(page).toHaveURL('/office/404');
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { name: '没有找到这个页面' })).toBeVisible();
  await page.goto('/personal/user');
  await expect(page).toHaveURL('/login?redirect=%2Fpersonal%2Fuser');
  await expect(page.getByRole('alert').getByText('请先登录')).toBeVisible();
});

test('home has no footer; a page that the network does not carry says so, and comes by itself @night', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: '联系我们' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: '通知公告' }).first().click();
  await expect(page.getByRole('heading', { name: '网络错误，请检查网络' })).toBeVisible();
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL('/notify');
  await expect(page.getByRole('heading', { level: 1, name: '通知公告' })).toBeVisible();
});

test('an expired session says so and comes back to the page after signing in', async ({ page }) => {
  const person = await register();
  await signInPortal(page, person, { redirect: '/personal/user' });
  // Whatever it still asked for would learn of the end before the page is loaded anew.
  await page.waitForLoadState('networkidle');
  const other = await signInByCall(person, acpwdwebCall);
  await other.call(endSessionCall, {});
  await page.reload();
  await expect(page.getByText('登录过期，请重新登录')).toBeVisible();
  await expect(page).toHaveURL('/login?redirect=%2Fpersonal%2Fuser');
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/personal/user');
});
