import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
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

/** Fails with the rule and the element of each WCAG 2.2 AA fault that can be found by a program on the page as it stands. */
export async function expectAccessible(page: Page, name = page.url()) {
  // Half a megabyte of rules is read once a document, not once a look.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe: rules } = window as unknown as { axe: typeof import('axe-core') };
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    // No page has frames, and what passed is not reported.
    const { violations } = await rules.run(document, { runOnly, resultTypes: ['violations'], iframes: false });
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .map(({ target }) => target.join(' '))
        .filter((target) => id !== 'target-size' || !isCovered(document.querySelector(target)!))
        .map((target) => `${id}: ${target}`),
    );

    /** Whether it lies under a bar that stays at the edge of the window: one scrolls it free. */
    function isCovered(element: Element): boolean {
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && !element.contains(top) && !top.contains(element);
    }
  });
  expect.soft(found, `accessibility of ${name}`).toEqual([]);
}
