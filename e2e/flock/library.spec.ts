import { type Locale, locales } from '#core/texts/text.ts';
import { shippedArticles } from '#features/flock/server/shipped-articles.ts';
import { type ArticleKey, articleKeys } from '#features/flock/texts/library/article.ts';
import { CN } from '#features/flock/texts/library/CN.ts';
import { EN } from '#features/flock/texts/library/EN.ts';
import { es } from '#features/flock/texts/library/es.ts';
import { pt } from '#features/flock/texts/library/pt.ts';
import { tr } from '#features/flock/texts/library/tr.ts';
import { vi } from '#features/flock/texts/library/vi.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { byNight } from '#scripts/night.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask, unique } from '../support/calls.ts';
import { signInFlock, speakFlock, untilWhole } from '../support/flock.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { goWithin, overflow } from '../support/walk.ts';

// One after the other: the last one changes what the others read.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

const words = { CN, EN, es, pt, tr, vi };

async function titleOf(key: ArticleKey, locale: Locale): Promise<string> {
  return (await shippedArticles()).find((article) => article.key === key && article.locale === locale)!.title;
}

test('an article is found by a word in its text, read without a network, and ticked', async ({ page, context }) => {
  await signInFlock(page);
  await untilWhole(page);
  await context.setOffline(true);
  await page.goto('/poultry/library');
  await page.getByRole('searchbox').fill('squeeze handful');
  const title = await titleOf('dry-litter', 'EN');
  const card = page.getByRole('main').getByRole('link', { name: title });
  await expect(card).toBeVisible();
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: EN.article.facts })).toBeVisible();
  await page.getByRole('navigation', { name: EN.article.next }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: EN.article.toAll }).click();
  await expect(card).toContainText(EN.read);
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByRole('status').filter({ hasText: 'zzzz' })).toBeVisible();
});

test('all articles open without a network in each language and fit a phone @night', async ({ page, context }) => {
  await signInFlock(page);
  await untilWhole(page);
  await context.setOffline(true);
  for (const locale of byNight(['CN', 'vi'] as const, locales)) {
    await speakFlock(page, locale);
    for (const key of articleKeys) {
      // From another kind of page: two articles would share their heading.
      await goWithin(page, '/poultry/library');
      await goWithin(page, `/poultry/library/${key}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(await titleOf(key, locale));
      await expect(page.getByRole('heading', { name: words[locale].article.vet })).toBeVisible();
      expect.soft(await overflow(page), `${locale} ${key}`).toBe(0);
    }
  }
});

test('library, article and the page on scales can be used by everybody, on phone and tablet @night', async ({
  page,
}) => {
  await signInFlock(page);
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['', '/green-alarm', '/about']) {
      await page.goto(`/poultry/library${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('img').or(page.locator('main img')).first()).toBeVisible();
      await expectAccessible(page, `${path} at ${width}`);
    }
  }
  await page.getByRole('radio', { name: 'China' }).check({ force: true });
  await expect(page.getByText('above 21\u00a0ppm')).toBeVisible();
});

test('what an operator writes stands in the place of the shipped words, cleaned @night', async ({ page, context }) => {
  const admin = await adminOf('yunting');
  const calls = officeResourceCalls.flockarticle!;
  const tenantId = tenantIds.yunting;
  const id = 'own-limits.EN';
  const { rev } = await ask(admin, calls.one, { tenantId, id });
  const html = '<h2>Our buyers</h2><p>Ask for 15 ppm. [S36]</p><script>document.title = "taken"</script>';
  await ask(admin, calls.save, { tenantId, id, rev, values: { title: 'Limits of our buyers', html }, reqId: unique() });
  try {
    await signInFlock(page);
    await page.goto('/poultry/library');
    await page.getByRole('link', { name: 'Limits of our buyers' }).click();
    await expect(page.getByText('Ask for 15 ppm.')).toBeVisible();
    await expect(page.getByText(EN.article.changed)).toBeVisible();
    await page.getByText(EN.article.sources).click();
    await expect(page.getByRole('link', { name: /Raised by a Canadian Farmer/ })).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Ask for 15 ppm.')).toBeVisible();
  } finally {
    await ask(admin, calls.action, { tenantId, ids: [id], action: 'reset', reqId: unique() });
  }
});
