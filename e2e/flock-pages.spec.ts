import { acpwdwebCall } from '#core/contracts/accounts.ts';
import { flockFarmsCall, flockSyncCall } from '#core/contracts/flocks.ts';
import { ask, signInByCall, unique } from './support/calls.ts';
import { demo } from './support/demo.ts';
import { countUnsent, signInFlock, speakFlock } from './support/flock.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { commonWords } from './support/words.ts';

/** Pages of FlockScore; `:farm` and `:report` are the demo vet's. */
const pages = [
  ...[
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
  ],
  ...[
    '/start',
    '/r/:farm/:report',
    '/r/:farm/:report/intestinal',
    '/tips',
    '/tips/litter',
    '/reports',
    '/reports/:farm/:report',
    '/training',
  ],
  ...['/library', '/none', '/signin', '/signup', '/reset'],
];
/** The languages with the longest words, the one without blanks, and the one with most marks above and below letters. */
const phone = { width: 390, height: 844 };
const wide = { width: 1024, height: 768 };
/** Each walk opens the pages in one size and looks at them in the other after the window has changed. */
const walks = [
  { locale: 'CN', first: phone, other: wide, axe: true },
  { locale: 'tr', first: phone, other: wide, axe: false },
  { locale: 'pt', first: wide, other: phone, axe: true },
  { locale: 'vi', first: wide, other: phone, axe: false },
] as const;

for (const { locale, first, other, axe } of walks)
  test.describe(locale, () => {
    test.use({ viewport: first });
    test.setTimeout(240_000);

    test('pages of FlockScore are whole, accessible, within their width and break no word', async ({ page }) => {
      const said: string[] = [];
      page.on('console', (line) => {
        if (line.type() === 'error' || line.type() === 'warning') said.push(line.text());
      });
      const facts = await findFacts();
      await signInFlock(page);
      await expect.poll(() => countUnsent(page)).toBe(0);
      await speakFlock(page, locale);
      for (const route of pages) {
        const path = route.replace(/:(\w+)/g, (_, key: keyof typeof facts) => facts[key]);
        await test.step(path, async () => {
          await page.setViewportSize(first);
          await page.goto(`/poultry${path}`);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
          await expect(page.getByText(commonWords('CN').loading)).toHaveCount(0);
          await expect.soft(page, `title of ${path}`).toHaveTitle(/FlockScore/);
          await expectFit(path);
          if (axe) await expectAccessible(page, path);
          await page.setViewportSize(other);
          await expectFit(`${path} in the other window`);
          expect.soft(said.splice(0), `console of ${path}`).toEqual([]);
        });
      }

      async function expectFit(name: string) {
        await expect.soft.poll(overflow, `what ${name} is wider than the window by`).toBe(0);
        await expect.soft.poll(() => page.evaluate(brokenWords), `words broken in two on ${name}`).toEqual([]);
      }

      /** Pixels by which the page can be scrolled sideways. */
      function overflow(): Promise<number> {
        return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      }
    });
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

/** A farm of the demo vet, and its newest report. */
async function findFacts(): Promise<{ farm: string; report: string }> {
  const client = await signInByCall({ loginName: demo.poultry.vet, password: demo.password }, acpwdwebCall);
  const { rows } = await ask(client, flockFarmsCall, {});
  const farm = rows[0]?.id ?? 'none';
  const answer = await ask(client, flockSyncCall, { farmId: farm, since: 0, changes: [], reqId: unique() });
  return { farm, report: answer.entries.findLast(({ key }) => key === 'head')?.doc ?? 'none' };
}
