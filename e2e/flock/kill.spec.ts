import type { BrowserContext, Page } from '@playwright/test';
import { byNight } from '#scripts/night.ts';
import { beginAnalysis, readOverview } from '../pages/flock-scoring.ts';
import { signInFlock } from '../support/flock.ts';
import { register } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

const kills = byNight(5, 50);

/** Of each section the scores that may be given without raising a flag. */
const sections = [
  { name: 'intestinal', halves: ['colour', 'texture'], most: 3 },
  { name: 'cecal', halves: ['colour', 'texture'], most: 2 },
  { name: 'litter', halves: ['score'], most: 5 },
  { name: 'feather', halves: ['score'], most: 3 },
];

/** What was seen as chosen, and what was tapped since: that may or may not have been stored when the tab died. */
interface Known {
  seen: number;
  tapped: Set<number>;
}

test('a tab killed again and again at random moments loses nothing that was seen as scored', async ({
  page,
  context,
}) => {
  await signInFlock(page, await register('EN'));
  const report = await beginAnalysis(page, { farm: 'Kill farm', house: '3' });
  const random = seeded(20_261_122);
  const known = new Map<string, Known>();
  await watchChosen(context, (key, score) => known.set(key, { seen: score, tapped: new Set() }));
  await page.close();

  for (let kill = 0; kill < kills; kill++) {
    const section = sections[kill % sections.length]!;
    const tab = await context.newPage();
    await tab.goto(`${report}/${section.name}`);
    await tab.locator('[data-score="0"]').waitFor();
    expectKept(section, await readOverview(tab), known);
    // Two taps at least, so that something was seen as scored however slow the machine is.
    let left = 2 + Math.floor(random() * 6);
    const { promise: isTime, resolve: tellTime } = Promise.withResolvers<void>();
    const tapping = tapOn(tab, section, { random, known, tapped: () => --left === 0 && tellTime() });
    // A section that is full is killed as it is.
    void tapping.then(tellTime);
    await isTime;
    await killAfter(tab, random() * 300);
    await tapping;
  }
  for (const section of sections) {
    const tab = await context.newPage();
    await tab.goto(`${report}/${section.name}`);
    expectKept(section, await readOverview(tab), known);
    await tab.close();
  }
  expect(known.size).toBeGreaterThanOrEqual(sections.length);
});

/** Taps scores and goes on as fast as the page takes it, until the tab is dead. */
async function tapOn(
  tab: Page,
  { name, most }: (typeof sections)[number],
  { random, known, tapped }: { random: () => number; known: Map<string, Known>; tapped: () => void },
) {
  try {
    for (;;) {
      const score = Math.floor(random() * (most + 1));
      await tab
        .evaluate(
          ({ wanted }) => {
            const query = new URLSearchParams(location.search);
            document.querySelector<HTMLElement>(`[data-score="${wanted}"]`)?.click();
            return `${query.get('no')}:${query.get('half') ?? 'score'}`;
          },
          { wanted: score },
        )
        .then((key) => known.get(`${name}:${key}`)?.tapped.add(score));
      await tab.locator('[aria-pressed=true][data-score]').waitFor({ timeout: 10_000 });
      tapped();
      await tab.locator('[data-next]:enabled').click({ timeout: 10_000, noWaitAfter: true });
    }
  } catch {
    // The tab is gone, as it should be.
  }
}

/** The renderer dies at once: no unload, no last words. */
async function killAfter(tab: Page, milliseconds: number) {
  const session = await tab.context().newCDPSession(tab);
  const gone = tab.waitForEvent('crash');
  setTimeout(() => void session.send('Page.crash').catch(() => undefined), milliseconds);
  await gone;
  await tab.close();
}

/** Tells of every score that the screen shows as chosen, the moment it does. */
async function watchChosen(context: BrowserContext, tell: (key: string, score: number) => void) {
  await context.exposeBinding('tellChosen', (_, key: string, score: number) => tell(key, score));
  await context.addInitScript(() => {
    const look = () => {
      const chosen = document.querySelector<HTMLElement>('[data-score][aria-pressed=true]');
      const query = new URLSearchParams(location.search);
      if (!chosen || !query.get('no')) return;
      const section = location.pathname.split('/').at(-1);
      const { tellChosen } = window as unknown as { tellChosen: (key: string, score: number) => void };
      tellChosen(`${section}:${query.get('no')}:${query.get('half') ?? 'score'}`, Number(chosen.dataset.score));
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-pressed'] });
  });
}

function expectKept(
  { name, halves }: (typeof sections)[number],
  overview: Map<number, string>,
  known: Map<string, Known>,
) {
  const lost: string[] = [];
  for (const [key, { seen, tapped }] of known) {
    const [section, no, half] = key.split(':') as [string, string, string];
    if (section !== name) continue;
    const kept = overview.get(Number(no))!.split(' · ')[halves.indexOf(half)];
    if (kept !== String(seen) && !tapped.has(Number(kept))) lost.push(`${key} seen ${seen}, kept ${kept}`);
  }
  expect(lost).toEqual([]);
}

/** Numbers from 0 to 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
