import { acpwdwebCall } from '#core/contracts/accounts.ts';
import { flockFarmsCall, flockSyncCall } from '#core/contracts/flocks.ts';
import { ask, signInByCall, unique } from './support/calls.ts';
import { demo } from './support/demo.ts';
import { countUnsent, signInFlock, speakFlock } from './support/flock.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { commonWords } from './support/words.ts';

/** Pages of FlockScore; `:farm` and `:report` are the demo vet's. */
const pages = [
  ...['/', '/farms', '/farms/new', '/farms/:farm', '/farms/:farm/edit', '/farms/none', '/join', '/limits', '/settings'],
  ...['/start', '/r/:farm/:report', '/tips', '/tips/litter', '/reports', '/reports/:farm/:report', '/training'],
  ...['/library', '/none', '/signin', '/signup', '/reset'],
];
const sizes = { phone: { width: 390, height: 844 }, wide: { width: 1024, height: 768 } } as const;

for (const [size, viewport] of Object.entries(sizes))
  for (const locale of ['CN', 'vi'] as const)
    test.describe(`${size}, ${locale}`, () => {
      test.use({ viewport });
      test.setTimeout(240_000);

      test('pages of FlockScore are whole, accessible and within their width', async ({ page }) => {
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
            await page.goto(`/poultry${path}`);
            await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
            await expect(page.getByText(commonWords('CN').loading)).toHaveCount(0);
            await expect.soft(page, `title of ${path}`).toHaveTitle(/FlockScore/);
            expect.soft(await overflow(), `what ${path} is wider than the window by`).toBe(0);
            await expectAccessible(page, path);
            expect.soft(said.splice(0), `console of ${path}`).toEqual([]);
          });
        }

        /** Pixels by which the page can be scrolled sideways. */
        function overflow(): Promise<number> {
          return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        }
      });
    });

/** A farm of the demo vet, and its newest report. */
async function findFacts(): Promise<{ farm: string; report: string }> {
  const client = await signInByCall({ loginName: demo.poultry.vet, password: demo.password }, acpwdwebCall);
  const { rows } = await ask(client, flockFarmsCall, {});
  const farm = rows[0]?.id ?? 'none';
  const answer = await ask(client, flockSyncCall, { farmId: farm, since: 0, changes: [], reqId: unique() });
  return { farm, report: answer.entries.findLast(({ key }) => key === 'head')?.doc ?? 'none' };
}
