import { expect, type Page } from '@playwright/test';
import type { Locale } from '#core/texts/text.ts';
import type { Person } from './people.ts';
import { commonWords } from './words.ts';

/** Fills the registration on screen and sends it; `readCode` fetches the code that was mailed. */
export async function registerOnPage(
  page: Page,
  person: Person,
  { locale = 'CN', readCode }: { locale?: Locale; readCode: () => Promise<string> },
): Promise<void> {
  const { signIn, register } = commonWords(locale);
  await page.getByLabel(signIn.email, { exact: true }).fill(person.email);
  await proveHuman(page, locale);
  await page.getByRole('button', { name: signIn.sendCode }).click();
  await expect(page.getByRole('status').getByText(signIn.codeSent)).toBeVisible();
  await page.getByRole('textbox', { name: signIn.mailCode }).fill(await readCode());
  await page.getByLabel(register.nickname, { exact: true }).fill(person.nickname);
  await page.getByLabel(register.newPassword, { exact: true }).fill(person.password);
  await page.getByLabel(register.again, { exact: true }).fill(person.password);
  await page.getByRole('combobox', { name: register.locale }).selectOption(locale);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: register.submit }).click();
}

/** Proof without a picture, as somebody who cannot see it gives it. */
export async function proveHuman(page: Page, locale: Locale = 'CN'): Promise<void> {
  const { signIn } = commonWords(locale);
  await page.getByRole('button', { name: signIn.captchaOther }).click();
  await expect(page.getByText(signIn.captchaSolved)).toBeVisible();
}
