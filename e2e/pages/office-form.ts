import type { Locator, Page } from '@playwright/test';

/** The button that saves the form of a record, which is open in a drawer. */
export function saveButton(page: Page): Locator {
  return page
    .getByRole('dialog')
    .getByRole('button', { name: /^保\s?存/ })
    .first();
}
