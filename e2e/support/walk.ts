import type { Page, ViewportSize } from '@playwright/test';
import type { Side } from '#core/sides.ts';
import type { Locale } from '#core/texts/text.ts';
import { sideBase } from '#web/kit/call/side.ts';
import { expect, expectAccessible, test } from './test.ts';
import { commonWords, officeWords } from './words.ts';

export interface Walk {
  readonly side: Side;
  readonly locale: Locale;
  /** What every title reads like. */
  readonly title: RegExp;
  /** The window that pages are opened in, and others that they are then looked at in. */
  readonly sizes: readonly [ViewportSize, ...ViewportSize[]];
  /** A page of another kind than those that have the same heading; the one about nothing unless told. */
  readonly away?: string;
  /** False where another walk asks the same of these pages. */
  readonly axe?: boolean;
  /** What else every page has to stand in every size. */
  readonly expectMore?: (name: string) => Promise<void>;
}

/**
 * Opens page after page as links do, the first by its address; each is whole, titled, within its width, accessible, and
 * without a word in the console.
 */
export async function walk(page: Page, paths: readonly string[], { side, locale, title, sizes, ...more }: Walk) {
  const { axe = true, away = '/404', expectMore } = more;
  const said: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') said.push(line.text());
  });
  const [first, ...others] = sizes;
  const base = sideBase[side];
  await page.goto(base + away);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The browser itself notes a page that answers 404.
  said.length = 0;
  let isAway = true;
  for (const path of paths) {
    await test.step(path, async () => {
      await page.setViewportSize(first);
      // Two pages of one kind may keep their heading, so that the second could not be told from the first.
      if (!isAway) await goWithin(page, base + away);
      isAway = path === away;
      if (!isAway) await goWithin(page, base + path);
      await expect(page.getByText(commonWords(locale).loading)).toHaveCount(0);
      await expect(page.getByRole('status', { name: officeWords(locale).app.loading })).toHaveCount(0);
      await expect.soft(page, `title of ${path}`).toHaveTitle(title);
      await expectFit(path);
      if (axe) await expectAccessible(page, path);
      for (const size of others) {
        await page.setViewportSize(size);
        await expectFit(`${path} ${size.width} wide`);
      }
      expect.soft(said.splice(0), `console of ${path}`).toEqual([]);
    });
  }

  async function expectFit(name: string) {
    await expect.soft.poll(() => overflow(page), `what ${name} is wider than the window by`).toBe(0);
    await expectMore?.(name);
  }
}

/** Follows a link inside the application that is open, and waits until another page is drawn. */
export async function goWithin(page: Page, address: string): Promise<void> {
  // Before the application has drawn a page nobody listens.
  await expect(page.locator('h1').first()).toBeAttached();
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
    const idx = (history.state?.idx ?? 0) + 1;
    history.pushState({ usr: null, key: crypto.randomUUID(), idx }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
  await expect(page.locator('h1:not([data-left])').first()).toBeAttached();
}

/** Pixels by which the page can be scrolled sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
