import type { Page } from '@playwright/test';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { callsOf } from '#features/casework/calls/applications.ts';
import { ask, signInByCall, unique } from './support/calls.ts';
import { demo } from './support/demo.ts';
import { enter } from './support/enter.ts';
import { newPerson, register, signInPortal } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** A word without any break, as addresses and names of files are. */
const word = `https://talents.example.com/${'Donaudampfschifffahrt'.repeat(6)}`;

test.use({ viewport: { width: 390, height: 844 } });

test('a word longer than the screen breaks on every page it stands on @night', async ({ page }) => {
  const person = await register('CN', newPerson(`欧阳${'Wolfeschlegelsteinhausenbergerdorff'.slice(0, 40)}`));
  const client = await signInByCall(person, acpwdwebCall);
  const save = (section: string, patch: Record<string, unknown>, id?: string) =>
    ask(client, callsOf('talentapply').save, { ...(id && { id }), section, baseRev: 0, patch, clientTx: unique() });
  const { id } = await save('person', { name: '欧阳见微' });
  await save('employment', { jobKind: 'employed', company: word.slice(0, 100), position: word.slice(0, 60) }, id);
  await save('contact', { address: word }, id);
  await save('recognition', { reason: `${word} ${word}` }, id);

  await signInPortal(page, person, { redirect: '/personal/user' });
  const paths = ['/personal/user', '/personal/declare', `/personal/declare/${id}`, '/personal/setting'];
  for (const path of [...paths, `/serve/talentapply/edit/${id}?s=check`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('status', { name: '正在加载' })).toHaveCount(0);
    expect.soft(await overflow(page), path).toBe(0);
  }
  await expect(page.getByText(word.slice(0, 100)).first()).toBeVisible();

  const asked = 'x'.repeat(100);
  for (const path of [`/search?key=${asked}`, `/notify?key=${asked}`, `/polity?key=${asked}`, `/serve/${asked}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('status', { name: '正在加载' })).toHaveCount(0);
    expect.soft(await overflow(page), path).toBe(0);
  }
});

/** What people and editors write, on the pages where it stands among fixed words; each is turned into the word in its turn. */
const written = {
  '/phoenixplan/overview': 'main a :is(h3, p)',
  '/personal/user': 'main :is(h1, .meta > span, li h2, li h3, li h3 a, li p)',
  '/personal/activity': 'main :is(.meta > span, h2 a, li p)',
  '/personal/messages': 'main li :is(h2, p)',
  '/notify': 'main li :is(h3, .meta > span)',
  '/highlight': 'main li :is(h3, .meta > span)',
  '/activity': 'main li :is(h3, .meta > span)',
  '/post': 'main li :is(h3, p)',
  '/place': 'main li :is(h2, h3, p, .meta > span)',
} as const;

test('whatever people and editors write breaks where it stands @night', async ({ page }) => {
  await enter(page, 'portal', { loginName: demo.portal.person, password: demo.password, locale: 'CN' });
  for (const [path, lines] of Object.entries(written)) {
    await page.goto(path);
    await expect(page.locator(lines).filter({ visible: true }).first(), path).toBeVisible();
    expect.soft(await widest(page, lines), path).toEqual([]);
  }
});

/** The texts that push a page of 390 pixels wider once they are a word of a hundred letters. */
function widest(page: Page, lines: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const page = document.documentElement;
    return [...document.querySelectorAll(selector)].flatMap((line) =>
      [...line.childNodes].flatMap((node) => {
        if (!(node instanceof Text) || node.data.trim() === '') return [];
        const before = node.data;
        node.data = 'x'.repeat(100);
        const isWide = page.scrollWidth > page.clientWidth;
        node.data = before;
        return isWide ? [before] : [];
      }),
    );
  }, lines);
}

/** Pixels by which the page can be scrolled sideways. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
