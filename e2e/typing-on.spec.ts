import { acloginCall, acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { endSessionCall } from '#features/accounts/calls/own-account.ts';
import { callsOf } from '#features/casework/calls/applications.ts';
import { ask, signInByCall, unique } from './support/calls.ts';
import { control } from './support/fill.ts';
import { fillSignIn, hire, register, signInOffice, signInPortal } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const first = '听澜路的梧桐在十一月落叶，';
const second = '而我们在树下等到了第二年的春天。';

test('who is typing when the session ends goes on typing, and every letter is kept', async ({ page }) => {
  const person = await register();
  const client = await signInByCall(person, acpwdwebCall);
  const begun = { section: 'contact', baseRev: 0, patch: { address: '梧桐区' }, clientTx: unique() };
  const { id } = await ask(client, callsOf('talentapply').save, begun);
  await signInPortal(page, person, { redirect: `/serve/talentapply/edit/${id}?s=contact` });
  const field = control(page, '现住址');
  await field.fill('');
  await ask(client, endSessionCall, {});
  await field.pressSequentially(first, { delay: 40 });

  const notice = page.getByRole('alert').filter({ hasText: '请重新登录' });
  const dialog = page.getByRole('dialog', { name: '请重新登录' });
  await expect(notice).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page, 'the notice over a form');
  await page.keyboard.type(second, { delay: 40 });
  await expect(field).toHaveValue(first + second);
  await expect(dialog).toHaveCount(0);

  // The next field takes what is typed at once; who then rests is asked.
  await page.keyboard.press('Tab');
  await page.keyboard.type('5');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await fillSignIn(page, person);
  await expect(dialog).toBeHidden();
  const saved = async () => {
    const { sectionsData } = await ask(client, callsOf('talentapply').one, { id });
    return sectionsData.find(({ key }) => key === 'contact')?.values.address;
  };
  await expect.poll(saved).toBe(first + second);
  await page.reload();
  await expect(field).toHaveValue(first + second);
});

test('the dialog comes at once for whoever is not writing, and for whoever presses the notice @night', async ({
  page,
}) => {
  const operator = await hire({ yunting: 'editor' });
  await signInOffice(page, operator, '/content/notify/edit');
  const field = page.getByRole('region', { name: '中文', exact: true }).getByRole('textbox').first();
  await field.pressSequentially(first);
  const other = await signInByCall(operator, acloginCall);
  await ask(other, endSessionCall, {});
  await page.keyboard.press('Control+s');
  const notice = page.getByRole('alert').filter({ hasText: '请重新登录' });
  const dialog = page.getByRole('dialog', { name: '请重新登录' });
  await expect(notice).toBeVisible();
  await page.keyboard.type(second);
  await expect(field).toHaveValue(first + second);
  await notice.getByRole('button', { name: '现在处理' }).click();
  await dialog.getByRole('textbox', { name: '登录名' }).fill(operator.loginName);
  await dialog.getByRole('textbox', { name: '密码' }).fill(operator.password);
  await dialog.getByRole('button', { name: /^登\s?录$/ }).click();
  await expect(dialog).toBeHidden();
  // What was to be saved when the session ended is saved now, and what was typed since waits in the form.
  await expect(page).toHaveURL(/id=/);
  await expect(page.getByRole('button', { name: '历史版本' })).toBeVisible();
  await expect(field).toHaveValue(first + second);
  await expect(page.getByText('有未保存的修改')).toBeVisible();

  await field.blur();
  await ask(await signInByCall(operator, acloginCall), endSessionCall, {});
  // What the page saves by itself may meet the end of the session first, and the dialog then lies over the button.
  await page.getByRole('button', { name: '历史版本' }).dispatchEvent('click');
  await expect(dialog).toBeVisible();
  await expect(notice).toHaveCount(0);
});
