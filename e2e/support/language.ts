import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Switches a portal that speaks Chinese by its own button; the page loads anew. */
export async function switchToEnglish(page: Page): Promise<void> {
  const choice = page.getByRole('group', { name: '语言' }).getByRole('button', { name: 'EN', exact: true });
  await Promise.all([page.waitForEvent('load'), choice.click()]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}
