import type { Page } from '@playwright/test';
import { addressesAt, pagePaths } from '#features/page-paths.ts';
import { portalPages } from '#features/pages.ts';
import { register, signInPortal } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { goWithin } from './support/walk.ts';
import { portalWords } from './support/words.ts';

/** Pages of one thing each, as the rooms declare them; a new application is none yet. */
const detailPaths = pagePaths.portal.filter((path) => path.includes(':') && path !== '/serve/:type/add');
const ownPaths = Object.entries(portalPages).flatMap(([path, page]) => (page.signIn ? addressesAt(path, page) : []));
const isOwn = (path: string) => ownPaths.includes(path);

/** Between two pages, which may have the same heading. */
const away = '/404';

/** An id that nothing has, and one that nothing could have. */
const ids = ['none', 'x'.repeat(100)];

test('a page of something that does not exist says so in words of its kind and leads on @night', async ({ page }) => {
  await page.goto(away);
  for (const path of detailPaths.filter((each) => !isOwn(each))) await expectEnds(page, path);
});

test('so do pages of somebody signed in', async ({ page }) => {
  await signInPortal(page, await register(), { redirect: away });
  for (const path of detailPaths.filter(isOwn)) await expectEnds(page, path);
});

async function expectEnds(page: Page, path: string) {
  for (const id of ids) {
    // Forms and their progress belong to a programme that exists.
    const address = path.replace(/^\/serve\/:type\//, '/serve/talentapply/').replace(/:\w+/g, id);
    await goWithin(page, address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
    await expect(page.getByRole('status', { name: '正在加载' }), address).toHaveCount(0);
    await expect.soft(main, address).not.toContainText(portalWords('CN').errorPage.lostTitle);
    const ways = main.getByRole('link').or(main.getByRole('button'));
    await expect.soft(ways.first(), `what ${address} leads to`).toBeVisible();
    if (!isOwn(path) && isAnswered(path)) expect.soft((await page.request.get(address)).status(), address).toBe(404);
    await goWithin(page, away);
  }
}

/** Whether the server knows what can be at the address: contents that anybody may read. */
const isAnswered = (path: string) =>
  !/^\/(smartpolicy|place|preview|unfollow|verify|phenixcoll|complaint)\/|\/check-in$/.test(path);
