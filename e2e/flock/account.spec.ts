import { EN as common } from '#core/texts/common/EN.ts';
import { EN as errors } from '#core/texts/errors/EN.ts';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { profileCall } from '#features/accounts/calls/own-account.ts';
import { flockInviteCall, flockLeaveCall, flockMembersCall } from '#features/flock/calls.ts';
import { EN as shell } from '#features/flock/texts/shell/EN.ts';
import { EN as terms } from '#features/flock/texts/terms/EN.ts';
import { beginAnalysis, chooseScore, readOverview } from '../pages/flock-scoring.ts';
import { ask, signInByCall, unique } from '../support/calls.ts';
import { bringIn, countKept, countUnsent, makeFarm, signInFlock } from '../support/flock.ts';
import { codeIn, linkIn, readMessage } from '../support/outbox.ts';
import { newPerson, register } from '../support/people.ts';
import { proveHuman, registerOnPage } from '../support/register.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const phone = { viewport: { width: 390, height: 844 }, locale: 'en-GB' };
test.use(phone);

test('somebody signs up, is told what is wrong with a password, and works in the language they chose @night', async ({
  page,
  browser,
}) => {
  const person = newPerson('Mara Lund');
  await page.goto('/poultry/signin');
  await page.getByRole('link', { name: shell.signIn.toSignUp }).click();
  await expect(page.getByRole('heading', { name: common.register.title })).toBeVisible();
  const submit = page.getByRole('button', { name: common.register.submit });
  await submit.click();
  await expect(page.getByText('Please enter an e-mail address such as name@example.com')).toBeVisible();
  await expectAccessible(page, 'signing up');
  const readCode = async () => {
    const mail = await readMessage(person.email, 'CODE_REGISTER');
    expect(mail).toContain('FlockScore');
    return codeIn(mail);
  };
  await registerOnPage(page, { ...person, password: 'short' }, { locale: 'EN', readCode });
  const first = page.getByLabel(common.register.newPassword, { exact: true });
  const again = page.getByLabel(common.register.again, { exact: true });
  await expect(first).toHaveAccessibleDescription(/ At least 12 characters$/);
  await first.fill(person.password);
  await again.fill(`${person.password}!`);
  await submit.click();
  await expect(again).toHaveAccessibleDescription('The two passwords do not match');
  for (const [password, text] of [
    ['password1234', errors.PWD_COMMON],
    [`${person.email} now`, errors.PWD_PERSONAL],
  ] as const) {
    await first.fill(password);
    await again.fill(password);
    await submit.click();
    await expect(first).toHaveAccessibleDescription(new RegExp(`${text}$`));
  }
  await first.fill(person.password);
  await again.fill(person.password);
  await page.getByRole('combobox', { name: common.signIn.area }).selectOption('+55');
  await page.getByRole('textbox', { name: common.signIn.mobile }).fill('11 98765 4321');
  await page.getByRole('combobox', { name: common.register.locale }).selectOption('es');
  await submit.click();
  await expect(page.getByText('Empiece con una granja')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');

  const other = await browser.newContext(phone);
  const tab = await other.newPage();
  await tab.goto('/poultry/signin');
  await tab.getByLabel(common.signIn.email, { exact: true }).fill(person.email);
  await tab.getByLabel(common.signIn.password, { exact: true }).fill(person.password);
  await tab.getByRole('button', { name: common.signIn.submit, exact: true }).click();
  await expect(tab.getByText('Empiece con una granja')).toBeVisible();
  await tab.goto('/poultry/settings');
  await expect(tab.getByText('+55 11987654321 (sin confirmar)')).toBeVisible();
  await tab.getByRole('button', { name: 'Türkçe' }).click();
  await expect(tab.locator('html')).toHaveAttribute('lang', 'tr');
  // Mails come in the language that was chosen last, wherever that was.
  const client = await signInByCall(person, acpwdwebCall, 'poultry');
  await expect.poll(async () => (await ask(client, profileCall, {})).locale).toBe('tr');
  await other.close();
});

test('who signs out decides what becomes of the data, and nothing unsent goes without a word @night', async ({
  page,
  context,
}) => {
  const person = await register('EN');
  await signInFlock(page, person);
  const report = await beginAnalysis(page, { farm: 'Elm Farm', house: 'House 1' });
  await expect.poll(() => countUnsent(page)).toBe(0);
  await context.setOffline(true);
  await page.goto(`${report}/litter`);
  await chooseScore(page, 2);
  await page.goto('/poultry/settings');
  await page.getByRole('button', { name: shell.signOut.title, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/\d+ entr(y has|ies have) not been sent/);
  await expect(dialog.getByRole('button', { name: /Sign out and lose \d+ entr/ })).toBeVisible();
  await expectAccessible(page, 'signing out');
  await dialog.getByRole('button', { name: shell.signOut.keep }).click();
  await expect(page).toHaveURL(/\/poultry\/signin/);
  expect(await countUnsent(page)).toBeGreaterThan(0);

  await context.setOffline(false);
  await signInFlock(page, person);
  await expect.poll(() => countUnsent(page)).toBe(0);
  await page.goto(`${report}/litter`);
  expect((await readOverview(page)).get(1)).toBe('2');

  await page.goto('/poultry/settings');
  await page.getByRole('button', { name: shell.signOut.title, exact: true }).click();
  await expect(dialog).toContainText('nobody but you sees it');
  await dialog.getByRole('button', { name: shell.signOut.remove }).click();
  await expect(page).toHaveURL(/\/poultry\/signin/);
  expect(await countKept(page)).toEqual({});
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(person.nickname);

  await signInFlock(page, person);
  await page.goto('/poultry/farms');
  await expect(page.getByText('Elm Farm').first()).toBeVisible();
});

test('a forgotten password is set anew by the link from the mail, once @night', async ({ page }) => {
  const person = await register('EN');
  await page.goto('/poultry/signin');
  await page.getByRole('link', { name: common.signIn.forgot }).click();
  // The page before has such a field, too.
  await expect(page.getByRole('heading', { name: common.reset.title })).toBeVisible();
  await page.getByLabel(common.signIn.email, { exact: true }).fill(person.email);
  await proveHuman(page, 'EN');
  await page.getByRole('button', { name: common.reset.request }).click();
  await expect(page.getByText(common.reset.sent)).toBeVisible();
  await expectAccessible(page, 'asking for a new password');
  const link = linkIn(await readMessage(person.email, 'RESET'));
  expect(link).toMatch(/^\/poultry\/reset#c=/);
  await page.goto(link);
  const first = page.getByLabel(common.reset.newPassword, { exact: true });
  const again = page.getByLabel(common.register.again, { exact: true });
  const submit = page.getByRole('button', { name: common.reset.submit });
  const password = `quick meadow ${unique()}`;
  await first.fill(password);
  await again.fill('quick meadow');
  await submit.click();
  await expect(again).toHaveAccessibleDescription('The two passwords do not match');
  await again.fill(password);
  await submit.click();
  await expect(page.getByText(common.reset.success)).toBeVisible();
  await signInFlock(page, { ...person, password });
  await page.goto(link);
  await first.fill(password);
  await again.fill(password);
  await submit.click();
  await expect(page.getByRole('heading', { name: common.reset.linkGone })).toBeVisible();
});

test('a colleague joins by the link of an invitation, and is told when taken off the farm again @night', async ({
  page,
  context,
}) => {
  const owner = await signInByCall(await register('EN'), acpwdwebCall, 'poultry');
  const name = `Oak ${unique()}`;
  const farmId = await makeFarm(owner, name);
  const { code } = await ask(owner, flockInviteCall, { farmId, role: 'WORKER', reqId: unique() });
  const colleague = await register('EN', newPerson('Bo Lind'));
  await page.goto(`/poultry/join#${code}`);
  await expect(page).toHaveURL(/signin\?redirect=/);
  await page.getByLabel(common.signIn.email, { exact: true }).fill(colleague.email);
  await page.getByLabel(common.signIn.password, { exact: true }).fill(colleague.password);
  await page.getByRole('button', { name: common.signIn.submit, exact: true }).click();
  await expect(page.getByRole('textbox', { name: shell.join.code })).toHaveValue(code);
  await expectAccessible(page, 'joining a farm');
  await page.getByRole('button', { name: shell.join.now }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Bo Lind')).toBeVisible();

  await page.goto(`/poultry/join#${code}`);
  await page.getByRole('button', { name: shell.join.now }).click();
  await expect(page.getByText(shell.join.wrong)).toBeVisible();

  const { rows } = await ask(owner, flockMembersCall, { farmId });
  const accountId = rows.find(({ role }) => role === 'WORKER')!.id;
  await ask(owner, flockLeaveCall, { farmId, accountId });
  await page.goto('/poultry/');
  await expect(page.getByText(`You no longer work on “${name}”`)).toBeVisible();
  await page.goto(`/poultry/farms/${farmId}`);
  await expect(page.getByText(shell.farm.unknown)).toBeVisible();
  await page.goto('/poultry/');
  await page.getByRole('button', { name: shell.understood }).click();
  await expect(page.getByText(`You no longer work on “${name}”`)).toHaveCount(0);

  // Written without a network while the owner takes them off again: kept, said, and sent once they are back.
  await bringIn(owner, farmId, colleague);
  await page.goto(`/poultry/farms/${farmId}/edit`);
  await expect(page.getByLabel(terms.farm.name, { exact: true })).toHaveValue(name);
  await context.setOffline(true);
  await page.getByLabel(terms.farm.genetics).fill('Ross 308');
  await page.getByRole('button', { name: terms.btn.save }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await ask(owner, flockLeaveCall, { farmId, accountId });
  await context.setOffline(false);
  await page.goto('/poultry/');
  await expect(page.getByText(/1 entry was never sent\. It is kept here/)).toBeVisible();
  expect(await countUnsent(page)).toBe(1);
  await expectAccessible(page, 'taken off a farm');
  await bringIn(owner, farmId, colleague);
  await page.reload();
  await expect.poll(() => countUnsent(page)).toBe(0);
  await expect(page.getByText(`You no longer work on “${name}”`)).toHaveCount(0);
});

test('an owner hands the farm over to a colleague, who then decides; without a network it is said that it needs one @night', async ({
  page,
  context,
}) => {
  const person = await register('EN');
  const owner = await signInByCall(person, acpwdwebCall, 'poultry');
  const name = `Ash ${unique()}`;
  const farmId = await makeFarm(owner, name);
  await signInFlock(page, person);
  await page.goto('/poultry/farms');
  await page.getByText(name).first().click();
  const button = page.getByRole('button', { name: shell.handOver.title });
  await button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(shell.handOver.none);
  await page.keyboard.press('Escape');

  const colleague = await bringIn(owner, farmId, await register('EN', newPerson('Bo Lind')));
  await page.reload();
  await expect(page.getByText('Bo Lind')).toBeVisible();
  await context.setOffline(true);
  await expect(button).toBeDisabled();
  await expect(page.getByText(shell.handOver.offline)).toBeVisible();
  await context.setOffline(false);
  await button.click();
  await dialog.getByRole('button', { name: /Bo Lind/ }).click();
  await expect(dialog).toContainText('Hand over to Bo Lind');
  await expectAccessible(page, 'handing a farm over');
  await dialog.getByRole('button', { name: shell.handOver.now }).click();
  await expect(page.getByText('Bo Lind owns the farm now')).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect(page.getByRole('button', { name: shell.farm.remove })).toHaveCount(0);
  const { rows } = await ask(colleague, flockMembersCall, { farmId });
  expect(rows.map(({ role, isSelf }) => [role, isSelf])).toEqual([
    ['OWNER', true],
    ['WORKER', false],
  ]);
});
