import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { activityCalls } from '#features/activities/calls/activity-calls.ts';
import { declareListCall, declareOneCall } from '#features/casework/calls/applications.ts';
import { helpCasesCall } from '#features/casework/calls/helping.ts';
import { queueCall } from '#features/casework/calls/review.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { myComplaintsCall } from '#features/complaints/calls.ts';
import {
  highlightCalls,
  homepageCalls,
  notifyCalls,
  polityCalls,
  postCalls,
  serveCalls,
} from '#features/contents/calls/contents.ts';
import { miniSites } from '#features/contents/shared/sites.ts';
import { batchListCall } from '#features/declarations/calls.ts';
import { officePages } from '#features/menus.ts';
import { addressesAt, pagePaths } from '#features/page-paths.ts';
import { portalPages } from '#features/pages.ts';
import { planCall } from '#features/site/calls/sites.ts';
import { byNight, isNight } from '#scripts/night.ts';
import { adminOf, tenantIds } from './support/admins.ts';
import { ask, newClient, signInByCall } from './support/calls.ts';
import { demo } from './support/demo.ts';
import { enter, speak } from './support/enter.ts';
import { hire } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { type Walk, walk } from './support/walk.ts';
import { officeWords, portalWords } from './support/words.ts';

type Account = { loginName: string; password: string };

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const [person, company, supporter] = (['person', 'company', 'supporter'] as const).map((who) => ({
  loginName: demo.portal[who],
  password: demo.password,
})) as [Account, Account, Account];

/** Addresses that stand for a page with parts, by its path; `:notice` and the like stand for what the demo data has. */
const samples: Readonly<Record<string, readonly string[]>> = {
  '/notify/:id': ['/notify/:notice', '/notify/none'],
  '/highlight/:id': ['/highlight/:story'],
  '/polity/:id': ['/polity/:policy'],
  '/activity/:id': ['/activity/:activity', '/activity/none'],
  '/activity/:id/check-in': ['/activity/:activity/check-in?c=none'],
  '/post/:id': ['/post/:post'],
  '/complaint/:no': ['/complaint/none'],
  '/personal/complaint/:no': [
    '/personal/complaint/:complaint',
    '/personal/complaint/:firstComplaint',
    '/personal/complaint/none',
  ],
  '/place/:id': ['/place/place-tower-hall', '/place/none'],
  ...Object.fromEntries(
    miniSites.flatMap(({ path }) => [
      [`${path}/activity/:id`, []],
      [`${path}/highlight/:id`, path === '/itecpage' ? [`${path}/highlight/:siteStory`] : []],
      [`${path}/:id`, path === '/itecpage' ? [`${path}/:sitePage`, `${path}/none`] : []],
    ]),
  ),
  '/phenixcoll/course/:id': ['/phenixcoll/course/course-1', '/phenixcoll/course/none'],
  '/phenixcoll/textbook/:id': ['/phenixcoll/textbook/book-1', '/phenixcoll/textbook/none'],
  '/phenixcoll/exam/:id': ['/phenixcoll/exam/paper-1', '/phenixcoll/exam/none'],
  '/phenixcoll/exam/result/:id': ['/phenixcoll/exam/result/none'],
  '/phenixcoll/quest/:id': ['/phenixcoll/quest/quest-1', '/phenixcoll/quest/none'],
  '/phoenixplan/:id': ['/phoenixplan/:planPage'],
  '/phoenixplan/apply/edit/:id': [],
  '/phoenixplan/apply/dtl/:id': ['/phoenixplan/apply/dtl/none'],
  '/smartpolicy/policy/:id': ['/smartpolicy/policy/:policy', '/smartpolicy/policy/none'],
  '/smartpolicy/serve/:id': ['/smartpolicy/serve/:guide'],
  '/unfollow/:link': ['/unfollow/none'],
  '/preview/:link': ['/preview/none'],
  '/verify/:code': ['/verify/:receipt', '/verify/NONE-NONE'],
  '/serve/:type': [...programmes.map(({ code }) => `/serve/${code}`), '/serve/airport-lounge', '/serve/none'],
  '/serve/high/:type': ['/serve/high/airport-lounge', '/serve/high/driving-licence'],
  '/serve/:type/add': programmes.map(({ code }) => `/serve/${code}/add`),
  '/serve/:type/edit/:id': ['/serve/:programme/edit/:application'],
  '/serve/:type/help/:id': ['/serve/apartapply/help/:draft', '/serve/apartapply/help/none'],
  '/personal/helping/:id': ['/personal/helping/none'],
  '/serve/:type/dtl/:id': ['/serve/:programme/dtl/:application'],
  '/serve/:type/perm': ['/serve/talentapply/perm', '/serve/none/perm'],
  '/serve/:type/perm/add': ['/serve/talentapply/perm/add'],
  '/serve/:type/perm/edit/:id': ['/serve/prapply/perm/edit/none'],
  '/serve/:type/perm/dtl/:id': ['/serve/talentapply/perm/dtl/none'],
  '/personal/unit/:id': ['/personal/unit/none'],
  '/apartment/lease/:id': ['/apartment/lease/none'],
  '/personal/declare/:id': ['/personal/declare/:application'],
  '/personal/user/declare/:id': [],
  '/personal/declare-batch/:id': ['/personal/declare-batch/none'],
  '/itec/apply/:sid': [],
  '/itec/edit/:id': ['/itec/edit/none'],
  '/itec/seit/:id': [],
  '/itec/mra/:id': ['/itec/mra/itec-2026-001'],
  '/itec/rf/:id': [],
  '/personal/user/itec/:id': ['/personal/user/itec/itec-2026-001'],
  '/personal/supporter/itec/:id': [],
};
/** The same pages in other states. */
const states = [
  '/notify?kind=PUBLICITY',
  '/highlight?module=ITEC&from=someday',
  '/polity?level=CITY&validity=EFFECTIVE&from=2026-01-01',
  '/activity?view=cards&status=OPEN',
  '/activity?view=calendar&month=2026-11',
  '/post?view=cards&level=5',
  '/itecpage/activity?status=ENDED',
  '/smartpolicy?identity=FOUNDER&mars=1',
  '/login/resetpwd#c=0000000000000000000000',
  '/login?mode=register',
  '/serve?theme=TRAVEL',
  '/404',
];
/** Pages of somebody signed in; the others are for anybody. */
const ownPaths = Object.entries(portalPages).flatMap(([path, page]) => (page.signIn ? addressesAt(path, page) : []));
const openPages = [...pagePaths.portal.filter((path) => !ownPaths.includes(path)).flatMap(addressesOf), ...states];
const ownPages = [...ownPaths.flatMap(addressesOf), '/personal/tag?welcome=/'];
/** Pages of somebody who acts for an authenticated company. */
const companyPages = [
  '/personal/auth',
  '/personal/auth/members',
  '/personal/auth/edit',
  '/personal/declare-batch',
  '/personal/declare-batch/:openBatch',
  '/personal/declare-batch/:batch',
  '/personal/declare-batch/none',
];
/** Pages of an active supporter. */
const supporterPages = [
  '/personal/supporter',
  '/personal/supporter/edit',
  '/personal/supporter/itec',
  '/personal/helping',
  '/personal/helping/:grant',
];
/** Pages of the office, with the desk also over an open case. */
const officeRoutes = [
  '/login',
  '/401',
  '/404',
  ...officePages.map(({ path }) => path!),
  '/apply/task?scope=all&id=:case',
];
/** Menus that only the platform's own tenant has. */
const platformOnly = ['/tenant', '/tenantperm'];

/** By day one page in eight, by night all. */
const some = (paths: readonly string[]) => paths.filter((_, at) => at % byNight(8, 1) === 0);

/** Each language opens pages in one size and is looked at in the other after the window has changed. */
const sizesOf = { CN: [sizes.wide, sizes.phone], EN: [sizes.phone, sizes.wide] } as const;

for (const locale of byNight(['CN'] as const, ['CN', 'EN'] as const))
  test.describe(locale, () => {
    const both = { locale, sizes: sizesOf[locale] };
    const portal: Walk = { ...both, side: 'portal', title: titleOf(portalWords(locale).name) };
    const office: Walk = { ...both, side: 'office', title: titleOf(officeWords(locale).app.name) };

    test('open pages of the portal', async ({ page }) => {
      await speak(page, 'portal', locale);
      await walk(page, await withFacts(some(openPages)), portal);
    });

    for (const [who, account, pages] of [
      ['somebody signed in', person, ownPages],
      ['a company', company, companyPages],
      ['a supporter', supporter, supporterPages],
    ] as const)
      test(`own pages of ${who}`, async ({ page }) => {
        await enter(page, 'portal', { ...account, locale });
        await walk(page, await withFacts(some(pages)), portal);
      });

    test('pages of the office', async ({ page }) => {
      await enter(page, 'office', { ...(await hire({ yunting: 'tenant-admin' })), locale });
      const own = officeRoutes.filter((route) => !platformOnly.includes(route));
      const weigh = weighPages(page);
      await walk(page, await withFacts(some(own)), {
        ...office,
        expectMore: async (name) => {
          await expectWholeColumns(page, name);
          // Where pages before it were left out, a page brings what they share with it.
          if (isNight)
            expect.soft(weigh(), `kB that ${name} loads`).toBeLessThanOrEqual(heavy[name.split(/[? ]/)[0]!] ?? 60);
        },
      });
    });

    test('pages of the platform', async ({ page }) => {
      await enter(page, 'office', { ...(await hire({ platform: 'platform-admin' })), locale });
      await walk(page, platformOnly, { ...office, expectMore: (name) => expectWholeColumns(page, name) });
    });
  });

/** Pages of the office that may load more kB of gzip than others: the first of all, the desk, the first list, and charts. */
const heavy: Readonly<Record<string, number>> = {
  '/login': 300,
  '/dashboard': 100,
  '/apply/task': 150,
  '/apply/program': 80,
  '/data/decisioncenter': 205,
};

/** Tells how many kB of gzip, scripts and styles, have come since it was asked last. */
function weighPages(page: Page): () => number {
  const [known, fresh] = [new Set<string>(), new Set<string>()];
  page.on('response', (response) => {
    const name = /\/assets\/([^/?]+\.(?:js|css))$/.exec(response.url())?.[1];
    if (name && !known.has(name)) fresh.add(name);
  });
  return () => {
    const sizes = [...fresh].map((name) => gzipSync(readFileSync(join(officeAssets, name))).length);
    for (const name of fresh) known.add(name);
    fresh.clear();
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  };
}

const officeAssets = resolve(import.meta.dirname, '../var/web/office/assets');

/** No column of a list lies below its fixed actions; on a phone there are cards. */
async function expectWholeColumns(page: Page, name: string) {
  const beyond = () =>
    page.evaluate(() =>
      Math.max(
        0,
        ...[...document.querySelectorAll('tbody[data-rows]')].map((rows) => {
          const box = rows.closest('table')?.parentElement;
          return box ? box.scrollWidth - box.clientWidth : 0;
        }),
      ),
    );
  await expect.soft.poll(beyond, `what the table of ${name} has out of sight`).toBe(0);
}

test.describe('dark', () => {
  test.use({ colorScheme: 'dark' });

  const plain = { side: 'portal', locale: 'CN', title: titleOf(portalWords('CN').name) } as const;

  test('pages of the portal @night', async ({ page }) => {
    await enter(page, 'portal', person);
    const paths = [
      '/',
      '/notify',
      '/highlight',
      '/polity',
      '/activity/:activity',
      '/smartpolicy',
      '/post/:post',
      '/serve/talentapply',
      '/personal/user',
      '/serve/:programme/dtl/:application',
      '/404',
    ];
    await walk(page, await withFacts(paths), { ...plain, sizes: [sizes.wide] });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  });

  test('pages of the portal in large type on a phone @night', async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await page.goto('/404?senior=1');
    await expect(page.locator('html')).toHaveAttribute('data-senior');
    const paths = [
      '/',
      '/notify/:notice',
      '/polity',
      '/activity',
      '/post',
      '/serve',
      '/smartpolicy',
      '/itecpage/home',
      '/phoenixplan/overview',
      '/login',
    ];
    await walk(page, await withFacts(paths), { ...plain, sizes: [sizes.phone] });
    await expect(page.locator('html')).toHaveAttribute('data-senior');
  });
});

/** What a title reads like in an application of this name. */
function titleOf(name: string): RegExp {
  return new RegExp(`.+ [-·] ${name}$|^${name}`);
}

/** A page with parts has to say what stands for them. */
function addressesOf(path: string): readonly string[] {
  if (!path.includes(':')) return [path];
  const found = samples[path];
  if (!found) throw new Error(`no address stands for ${path}`);
  return found;
}

async function withFacts(routes: readonly string[]): Promise<string[]> {
  const facts = await findFacts();
  return routes.map((route) => route.replace(/:(\w+)/g, (_, key: keyof typeof facts) => facts[key]));
}

let found: ReturnType<typeof lookUpFacts> | undefined;

/** Ids of the demo data. */
function findFacts() {
  found ??= lookUpFacts();
  return found;
}

async function lookUpFacts() {
  const guest = await newClient().open();
  const { rows: notices } = await ask(guest, notifyCalls.list, {});
  const { rows: stories } = await ask(guest, highlightCalls.list, {});
  const { rows: policies } = await ask(guest, polityCalls.list, {});
  const { rows: activities } = await ask(guest, activityCalls.list, {});
  const { rows: posts } = await ask(guest, postCalls.list, {});
  const { rows: siteStories } = await ask(guest, highlightCalls.list, { filter: { module: 'ITEC' } });
  const { rows: sitePages } = await ask(guest, homepageCalls.list, { filter: { module: 'ITEC' } });
  const { pages: planPages } = await ask(guest, planCall, {});
  const { rows: guides } = await ask(guest, serveCalls.list, {});
  const client = await signInByCall(person, acpwdwebCall);
  const { rows } = await ask(client, declareListCall, {});
  const sent = rows.find((row) => row.submittedAt) ?? rows[0];
  const whole = sent && (await ask(client, declareOneCall, { id: sent.id }));
  const { rows: helped } = await ask(await signInByCall(supporter, acpwdwebCall), helpCasesCall, {});
  const { rows: batches } = await ask(await signInByCall(company, acpwdwebCall), batchListCall, {});
  const { rows: complaints } = await ask(client, myComplaintsCall, {});
  const queue = await ask(await adminOf('yunting'), queueCall, { tenantId: tenantIds.yunting, scope: 'all' });
  return {
    notice: notices[0]?.id ?? 'none',
    story: stories[0]?.id ?? 'none',
    policy: policies[0]?.id ?? 'none',
    activity: activities[0]?.id ?? 'none',
    post: posts[0]?.id ?? 'none',
    guide: guides[0]?.id ?? 'none',
    siteStory: siteStories[0]?.id ?? 'none',
    sitePage: sitePages[0]?.id ?? 'none',
    planPage: planPages[0]?.id ?? 'none',
    complaint: complaints[0]?.no ?? 'none',
    firstComplaint: complaints.at(-1)?.no ?? 'none',
    receipt: whole?.receipt?.code ?? 'none',
    application: sent?.id ?? 'none',
    draft: rows.find((row) => row.state === 'DRAFT' && row.programme === 'apartapply')?.id ?? 'none',
    grant: helped[0]?.id ?? 'none',
    programme: sent?.programme ?? 'talentapply',
    openBatch: batches.find(({ state }) => state === 'CHECKING')?.id ?? 'none',
    batch: batches.find(({ state }) => state === 'DONE')?.id ?? 'none',
    case: queue.rows[0]?.id ?? 'none',
  };
}
