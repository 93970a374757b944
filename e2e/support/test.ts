import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { fromElsewhere } from './calls.ts';

export { expect };

/**
 * Playwright's test, each from a network address of its own. It also fails when any page of its browser context threw
 * an error, broke the content policy, or got an answer that is an error of the server.
 */
export const test = base.extend<{ noFaults: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern
  extraHTTPHeaders: async ({}, use) => use(fromElsewhere()),
  noFaults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('weberror', (fault) => {
        // A page that is left while its scripts are on their way says so; one that stays without them shows it.
        if (/Failed to fetch dynamically imported module/.test(fault.error().message)) return;
        faults.push(`${fault.page()?.url()}: ${fault.error().message}`);
      });
      context.on('console', (line) => {
        if (line.type() === 'error' && /Content Security Policy|TrustedHTML/.test(line.text()))
          faults.push(line.text());
      });
      context.on('response', (response) => {
        if (response.status() >= 500) faults.push(`HTTP ${response.status()} from ${response.url()}`);
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Fails with the rule and the place of each WCAG 2.2 AA fault that can be found by a program on the page as it stands. */
export async function expectAccessible(page: Page, name = page.url()) {
  const { violations } = await new AxeBuilder({ page })
    // Without the rounds through frames and the report of what passed it takes a third of the time; no page has frames.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  expect.soft(found, `accessibility of ${name}`).toEqual([]);
}
