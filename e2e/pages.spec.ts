import type { Page, ViewportSize } from '@playwright/test';
import { acpwdwebCall } from '#core/contracts/accounts.ts';
import { activityCalls } from '#core/contracts/activity-calls.ts';
import { declareListCall, declareOneCall } from '#core/contracts/applications.ts';
import {
  highlightCalls,
  homepageCalls,
  notifyCalls,
  polityCalls,
  postCalls,
  serveCalls,
} from '#core/contracts/contents.ts';
import { queueCall } from '#core/contracts/review.ts';
import { planCall } from '#core/contracts/sites.ts';
import { resources } from '#core/resources/registry.ts';
import { pages as officePages } from '#web/office/pages.ts';
import { adminOf, tenantIds } from './support/admins.ts';
import { ask, newClient, signInByCall } from './support/calls.ts';
import { demo } from './support/demo.ts';
import { hire, signInOffice, signInPortal } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { commonWords, officeWords, portalWords } from './support/words.ts';

type Language = 'CN' | 'EN';

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const supporter = {
  ...{ loginName: demo.portal.supporter, email: demo.portal.supporter, password: demo.password, nickname: '' },
};
const company = { loginName: demo.portal.company, email: demo.portal.company, password: demo.password, nickname: '' };
const person = { loginName: demo.portal.person, email: demo.portal.person, password: demo.password, nickname: '' };

/** Pages that anybody may open; `:notice`, `:story`, `:policy`, `:activity`, `:post` and `:receipt` stand for what the demo data has. */
const openPages = [
  '/',
  '/notify',
  '/notify?kind=PUBLICITY',
  '/notify/:notice',
  '/notify/none',
  '/highlight',
  '/highlight?module=ITEC&from=someday',
  '/highlight/:story',
  '/polity',
  '/polity?level=CITY&validity=EFFECTIVE&from=2026-01-01',
  '/polity/:policy',
  '/activity',
  '/activity?view=cards&status=OPEN',
  '/activity?view=calendar&month=2026-11',
  '/activity/:activity',
  '/activity/none',
  '/post',
  '/post?view=cards&level=5',
  '/post/:post',
  '/itecpage/home',
  '/itecpage/activity?status=ENDED',
  '/itecpage/highlight',
  '/itecpage/highlight/:siteStory',
  '/itecpage/:sitePage',
  '/itecpage/none',
  '/phenixcoll/home',
  '/cbd/home',
  '/phoenixplan/overview',
  '/phoenixplan/:planPage',
  '/smartpolicy',
  '/smartpolicy?identity=FOUNDER&mars=1',
  '/smartpolicy/policy/:policy',
  '/smartpolicy/policy/none',
  '/smartpolicy/serve/:guide',
  '/unfollow/none',
  '/preview/none',
  '/login',
  '/login/Email',
  '/login/resetpwd',
  '/login/resetpwd#c=0000000000000000000000',
  '/login?mode=register',
  '/serve',
  '/serve/talentapply',
  '/serve/apartapply',
  '/serve/airport-lounge',
  '/serve?theme=TRAVEL',
  '/serve/none',
  '/verify/:receipt',
  '/verify/NONE-NONE',
  '/401',
  '/404',
];
/** Pages of somebody signed in; `:application` is one of the demo person's. */
const ownPages = [
  '/personal/user',
  '/personal/declare',
  '/personal/declare/:application',
  '/personal/activity',
  '/activity/:activity/check-in?c=none',
  '/personal/messages',
  '/personal/follow',
  '/personal/tag?welcome=/',
  '/personal/setting',
  '/serve/high/airport-lounge',
  '/serve/high/driving-licence',
  '/personal/auth',
  '/personal/auth/edit',
  '/personal/auth/talentInfo',
  '/personal/auth/talentInfo/talent',
  '/personal/data',
  '/personal/supporter',
  '/personal/supporter/edit',
  '/personal/supporter/info',
  '/serve/talentapply/add',
  '/serve/apartapply/add',
  '/serve/:programme/dtl/:application',
  '/serve/:programme/edit/:application',
];
/** Pages of somebody who acts for an authenticated company. */
const companyPages = ['/personal/auth', '/personal/auth/members', '/personal/auth/edit'];
/** Pages of an active supporter. */
const supporterPages = ['/personal/supporter', '/personal/supporter/edit'];
/** Pages of the office, with the desk also over an open case. */
const deskPages = ['/login', '/401', '/404', ...Object.keys(officePages), '/apply/task?scope=all&id=:case'];
const officeRoutes = [...new Set([...deskPages, ...resources.map((resource) => resource.path)])];
/** Menus that only the platform's own tenant has. */
const platformOnly = ['/tenant', '/tenantperm'];

/** Each language opens pages in one size and is looked at in the other after the window has changed. */
const firstSize = { CN: 'wide', EN: 'phone' } as const;

for (const locale of ['CN', 'EN'] as const)
  test.describe(locale, () => {
    test.use({ viewport: sizes[firstSize[locale]] });
    test.setTimeout(300_000);
    const portal = { locale, name: portalWords(locale).name, ...resizing(locale) };
    const office = { locale, name: officeWords(locale).app.name, base: '/office', ...resizing(locale) };

    test('open pages of the portal', async ({ page }) => {
      await speak(page, 'tw.portal', locale);
      await walk(page, openPages, portal);
    });

    test('own pages of the portal', async ({ page }) => {
      await signInPortal(page, person);
      await speak(page, 'tw.portal', locale);
      await walk(page, ownPages, portal);
    });

    test('pages of a company', async ({ page }) => {
      await signInPortal(page, company);
      await speak(page, 'tw.portal', locale);
      await walk(page, companyPages, portal);
    });

    test('pages of a supporter', async ({ page }) => {
      await signInPortal(page, supporter);
      await speak(page, 'tw.portal', locale);
      await walk(page, supporterPages, portal);
    });

    test('pages of the office', async ({ page }) => {
      await signInOffice(page, await hire({ yunting: 'tenant-admin' }));
      await speak(page, 'tw.office', locale);
      const own = officeRoutes.filter((route) => !platformOnly.includes(route));
      await walk(page, own, office);
    });

    test('pages of the platform', async ({ page }) => {
      await signInOffice(page, await hire({ platform: 'platform-admin' }));
      await speak(page, 'tw.office', locale);
      await walk(page, platformOnly, office);
    });
  });

function resizing(locale: Language): Pick<Walk, 'size' | 'otherSize'> {
  const size = firstSize[locale];
  return { size: sizes[size], otherSize: sizes[size === 'wide' ? 'phone' : 'wide'] };
}

test.describe('dark', () => {
  test.use({ colorScheme: 'dark' });
  test.setTimeout(120_000);

  test('pages of the portal', async ({ page }) => {
    await signInPortal(page, person);
    const some = [
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
    await walk(page, some, { locale: 'CN', name: portalWords('CN').name });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  });

  test('pages of the portal in large type on a phone', async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await page.goto('/404?senior=1');
    await expect(page.locator('html')).toHaveAttribute('data-senior');
    const some = [
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
    await walk(page, some, { locale: 'CN', name: portalWords('CN').name });
    await expect(page.locator('html')).toHaveAttribute('data-senior');
  });
});

interface Walk {
  readonly locale: Language;
  /** What every title ends with. */
  readonly name: string;
  readonly base?: string;
  /** The window that pages are opened in, and one that they are then looked at in; the test's own where none are given. */
  readonly size?: ViewportSize;
  readonly otherSize?: ViewportSize;
}

/** Opens page after page; each is whole, titled, within its width, accessible, and without a word in the console. */
async function walk(page: Page, routes: readonly string[], { locale, name, base = '', size, otherSize }: Walk) {
  const said: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') said.push(line.text());
  });
  const facts = await findFacts();
  for (const route of routes) {
    const path = route.replace(/:(\w+)/g, (_, key: keyof typeof facts) => facts[key]);
    await test.step(path, async () => {
      if (size) await page.setViewportSize(size);
      const document = await page.goto(base + path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(page.getByText(commonWords(locale).loading)).toHaveCount(0);
      await expect(page.getByRole('status', { name: officeWords(locale).app.loading })).toHaveCount(0);
      await expect.soft(page, `title of ${path}`).toHaveTitle(new RegExp(`.+ [-·] ${name}$|^${name}`));
      expect.soft(await overflow(page), `what ${path} is wider than the window by`).toBe(0);
      await expectAccessible(page, path);
      if (otherSize) {
        await page.setViewportSize(otherSize);
        await expect.soft.poll(() => overflow(page), `what ${path} is wider by in the other window`).toBe(0);
      }
      // The browser itself notes a page that answers 404, as one about nothing should.
      const isMissing = document?.status() === 404;
      const words = said.splice(0).filter((line) => !(isMissing && /status of 404/.test(line)));
      expect.soft(words, `console of ${path}`).toEqual([]);
    });
  }
}

/** Pixels by which the page can be scrolled sideways. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Picks the language where the front end keeps it. */
async function speak(page: Page, key: string, locale: Language) {
  if (page.url() === 'about:blank') await page.goto('/404');
  await page.evaluate(
    ([name, chosen]) => {
      const kept = JSON.parse(
        localStorage.getItem(name) ?? '{"state":{"user":null,"otec":null,"isTag":false},"version":1}',
      );
      kept.state = { ...kept.state, locale: chosen, isLocaleChosen: true };
      localStorage.setItem(name, JSON.stringify(kept));
    },
    [key, locale] as const,
  );
}

let found:
  | Promise<
      Record<
        | 'notice'
        | 'story'
        | 'policy'
        | 'post'
        | 'receipt'
        | 'application'
        | 'programme'
        | 'case'
        | 'siteStory'
        | 'sitePage'
        | 'planPage',
        string
      >
    >
  | undefined;

/** Ids of the demo data. */
function findFacts() {
  found ??= (async () => {
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
      receipt: whole?.receipt?.code ?? 'none',
      application: sent?.id ?? 'none',
      programme: sent?.programme ?? 'talentapply',
      case: queue.rows[0]?.id ?? 'none',
    };
  })();
  return found;
}
