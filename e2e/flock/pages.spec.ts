import { locales } from '#core/texts/text.ts';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { flockFarmsCall, flockSyncCall } from '#features/flock/calls.ts';
import { byNight } from '#scripts/night.ts';
import { ask, signInByCall, unique } from '../support/calls.ts';
import { demo } from '../support/demo.ts';
import { countUnsent, openFlock } from '../support/flock.ts';
import { expect, test } from '../support/test.ts';
import { type Walk, walk } from '../support/walk.ts';

/** Pages of FlockScore; `:farm` and `:report` are the demo vet's, `:visited` the newest report of the house visited most. */
const pages = [
  '/',
  '/farms',
  '/farms/new',
  '/farms/:farm',
  '/farms/:farm/edit',
  '/farms/:farm/trends',
  '/farms/none',
  '/join',
  '/limits',
  '/settings',
  '/start',
  '/r/:farm/:report',
  '/r/:farm/:report/intestinal',
  '/tips',
  '/tips/litter',
  '/reports',
  '/reports/:farm/:report',
  '/reports/:farm/:visited',
  '/training',
  '/library',
  '/none',
  '/signin',
  '/signup',
  '/reset',
];
const phone = { width: 390, height: 844 };
const wide = { width: 1024, height: 768 };
/**
 * Each walk opens the pages in one size and looks at them in the other after the window has changed: by day in Chinese and
 * in the language with the longest words, at night in all.
 */
const byDay: Omit<Walk, 'side' | 'title'>[] = [
  { locale: 'CN', sizes: [phone, wide], axe: true },
  { locale: 'pt', sizes: [wide, phone], axe: false },
];
const all = locales.map((locale) => ({ locale, sizes: [phone, wide] as const }));

for (const each of byNight(byDay, all))
  test(`pages of FlockScore in ${each.locale} are whole, accessible, within their width and break no word @night`, async ({
    page,
  }) => {
    const facts = await findFacts();
    await openFlock(page, undefined, { locale: each.locale });
    await expect.poll(() => countUnsent(page)).toBe(0);
    const paths = pages.map((route) => route.replace(/:(\w+)/g, (_, key: keyof typeof facts) => facts[key]));
    const expectMore = (name: string) =>
      expect.soft.poll(() => page.evaluate(brokenWords), `words broken in two on ${name}`).toEqual([]);
    await walk(page, paths, { ...each, side: 'poultry', away: '/limits', title: /FlockScore/, expectMore });
  });

/** Words that stand on two lines without a hyphen of their own; Chinese breaks anywhere. */
function brokenWords(): string[] {
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement!.checkVisibility() || text.parentElement!.closest('option, svg')) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}]{3,}/gu)) {
      if (/\p{Script=Han}/u.test(word)) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      );
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

/** A farm of the demo vet, its newest report, and the newest one that compares with four visits and more. */
async function findFacts(): Promise<{ farm: string; report: string; visited: string }> {
  const client = await signInByCall({ loginName: demo.poultry.vet, password: demo.password }, acpwdwebCall, 'poultry');
  const { rows } = await ask(client, flockFarmsCall, {});
  const farm = rows[0]?.id ?? 'none';
  const heads: { doc: string; houseId: string; startedAt: string }[] = [];
  for (let since = 0, hasMore = true; hasMore; ) {
    const answer = await ask(client, flockSyncCall, { farmId: farm, since, changes: [], reqId: unique() });
    for (const { doc, key, value } of answer.entries)
      if (key === 'head') heads.push({ doc, ...(value as { houseId: string; startedAt: string }) });
    ({ seq: since, hasMore } = answer);
  }
  const most = [...Map.groupBy(heads, ({ houseId }) => houseId).values()].toSorted((a, b) => b.length - a.length)[0]!;
  expect(most.length).toBeGreaterThanOrEqual(5);
  const visited = most.toSorted((a, b) => b.startedAt.localeCompare(a.startedAt))[0]!.doc;
  return { farm, report: heads.at(-1)!.doc, visited };
}
