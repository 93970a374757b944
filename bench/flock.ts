import { type Browser, type BrowserContext, type CDPSession, chromium as launcher, type Page } from 'playwright-core';
import { chromium, startDemoServer } from './demo-server.ts';

/**
 * FlockScore on a slow phone: the built app on the real server with demo data, in Chromium at a quarter of its speed.
 * Prints the median and all of the first sign-in at full speed until every farm of the demo is read, of the cold start of a scoring page without a network, of a tap until the next item is
 * painted, and of the printed report, also with photos; ends with 1 when one misses its mark. `node bench/flock.ts [runs]`
 */
const [runs = '5'] = process.argv.slice(2);
const slowdown = 4;
/** Milliseconds. */
const marks = { signIn: 2_000, start: 1_500, tap: 100, pdf: 5_000 };

const server = await startDemoServer();
const browser = await launcher.launch({
  executablePath: chromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const firstTimes = await firstSignIns(browser);
  const context = await signedIn(browser);
  const report = await beginReport(context);
  await context.setOffline(true);
  const results = [
    show('first sign-in until all is read', firstTimes, marks.signIn),
    show('cold start offline to scoring', await starts(context, `${report}/intestinal`), marks.start),
    show('tap until the next is painted', await taps(context, `${report}/litter`), marks.tap),
    show('printed report on the device', await prints(context, report.replace('/r/', '/reports/')), marks.pdf),
    show('the same with eight photos', await prints(context, await reportWithPhotos(context)), marks.pdf),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
}

function show(name: string, times: readonly number[], most: number): boolean {
  const inOrder = times.map(Math.round).toSorted((a, b) => a - b);
  const median = inOrder[inOrder.length >> 1]!;
  console.log(`${name.padEnd(32)}${String(median).padStart(6)} ms of at most ${most}  (${inOrder.join(', ')})`);
  return median <= most;
}

/** Somebody who has opened the app once: everything it needs is on the device. */
async function signedIn(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  await openSignIn(page);
  await page.locator('form button').last().click();
  await page.waitForURL((url) => !url.pathname.includes('signin'));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async () => (await caches.keys()).length > 0);
  await page.locator('main a[href*="/r/"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  // The taps are told apart from going on.
  await page.goto(`${await firstReport(page)}/litter`);
  await page.getByText('Go on by itself after a score').click();
  await page.close();
  return context;
}

/** From the tap on "sign in" until home says that pages and farms are there, each on a device that knows nothing. */
async function firstSignIns(browser: Browser): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < Number(runs); run++) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
    const page = await context.newPage();
    await openSignIn(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const began = performance.now();
    await page.locator('form button').last().click();
    await page.getByText('Ready for the barn').waitFor();
    times.push(performance.now() - began);
    await context.close();
  }
  return times;
}

/** The sign-in page in the language whose fonts come with the app: those of Chinese follow when the device has time. */
async function openSignIn(page: Page): Promise<void> {
  await page.goto(`${server.origin}/poultry/signin`);
  const kept = { user: null, otec: null, isTag: false, locale: 'EN', isLocaleChosen: true };
  await page.evaluate((state) => localStorage.setItem('tw.poultry', JSON.stringify({ state, version: 1 })), kept);
  await page.reload();
  await page.locator('input').first().fill('vet@example.com');
  await page.locator('input[type=password]').fill('Wutong-2026-demo');
}

/** The running analysis of the demo data. */
async function beginReport(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${server.origin}/poultry/`);
  const report = await firstReport(page);
  await page.close();
  return report;
}

async function firstReport(page: Page): Promise<string> {
  const href = (await page.locator('main a[href*="/r/"]').first().getAttribute('href'))!;
  return new URL(href.split('/').slice(0, 5).join('/'), server.origin).href;
}

async function slowPage(context: BrowserContext): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session };
}

/** From the address to the first picture that can be chosen, each in a page of its own. */
async function starts(context: BrowserContext, address: string): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < Number(runs); run++) {
    const { page } = await slowPage(context);
    await page.addInitScript(() => {
      const seen = setInterval(() => {
        if (!document.querySelector('[data-score]')) return;
        clearInterval(seen);
        requestAnimationFrame(() => {
          Object.assign(window, { shownAt: performance.now() });
        });
      }, 5);
    });
    await page.goto(address);
    const shown = await page.waitForFunction(() => (window as { shownAt?: number }).shownAt);
    times.push((await shown.jsonValue())!);
    await page.close();
  }
  return times;
}

/** From a tap on a score, and one on "next", until the frame in which the next item stands. */
async function taps(context: BrowserContext, address: string): Promise<number[]> {
  const { page } = await slowPage(context);
  await page.goto(address);
  await page.locator('[data-score]').first().waitFor();
  const times: number[] = [];
  for (let run = 0; run < Number(runs); run++) {
    times.push(
      await page.evaluate(async (score) => {
        const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const card = document.querySelector<HTMLElement>(`[data-score="${score}"]`)!;
        const began = performance.now();
        // Told the moment the page says so: the next frame is the one that shows it.
        const isStored = new Promise<void>((resolve) => {
          new MutationObserver((_, watcher) => {
            if (card.getAttribute('aria-pressed') !== 'true') return;
            watcher.disconnect();
            resolve();
          }).observe(card, { attributes: true });
        });
        card.click();
        await isStored;
        await painted();
        return performance.now() - began;
      }, run % 5),
    );
    await page.locator('[data-next]').click();
    await page.locator('[data-score][aria-pressed="false"]').first().waitFor();
  }
  await page.close();
  return times;
}

/**
 * A finished report of the demo with twenty items a section, given eight photos as the camera leaves them on the device:
 * JPEG of 1600 pixels and about a megabyte each.
 */
async function reportWithPhotos(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${server.origin}/poultry/`);
  const { path, bytes } = await page.evaluate(async () => {
    const name = (await indexedDB.databases()).find((each) => each.name?.startsWith('flockscore-'))!.name!;
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await asked(indexedDB.open(name));
    type Entry = { farmId: string; doc: string; key: string; value: unknown };
    const all: Entry[] = await asked(db.transaction('entries').objectStore('entries').getAll());
    const feet = Map.groupBy(
      all.filter(({ key, farmId }) => key.startsWith('fpd:') && farmId.includes('birch')),
      ({ doc }) => doc,
    );
    const doc = [...feet]
      .filter(([, items]) => items.length === 20)
      .map(([each]) => each)
      .sort((a, b) => (a.slice(-10) < b.slice(-10) ? 1 : -1))[0]!;
    const items = feet.get(doc)!.slice(0, 8);
    const photos: { id: string; of: string; blob: Blob }[] = [];
    for (const { key } of items) {
      const canvas = new OffscreenCanvas(1600, 1200);
      const pen = canvas.getContext('2d')!;
      const pixels = pen.createImageData(1600, 1200);
      // Grain over soft hills weighs what a photo of litter does.
      for (let at = 0; at < pixels.data.length; at += 4)
        for (let channel = 0; channel < 4; channel++)
          pixels.data[at + channel] =
            channel === 3 ? 255 : 128 + 60 * Math.sin(at / 90_000 + channel) + Math.random() * 125;
      pen.putImageData(pixels, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 });
      photos.push({ id: `bench-${key.slice(4)}`, of: key, blob });
    }
    const { farmId } = items[0]!;
    const store = db.transaction(['entries', 'photos'], 'readwrite');
    const kept = store.objectStore('entries');
    for (const { key } of all.filter((each) => each.doc === doc && each.key.startsWith('photo:')))
      kept.delete([farmId, doc, key]);
    for (const { id, of, blob } of photos) {
      const value = { of, name: 'photo.jpg', size: blob.size, fileId: null };
      kept.put({
        farmId,
        doc,
        key: `photo:${id}`,
        value,
        change: `bench-${id}`,
        name: '',
        at: new Date().toISOString(),
      });
      store.objectStore('photos').put({ id, farmId, doc, blob, isSent: true });
    }
    await new Promise((resolve) => {
      store.oncomplete = resolve;
    });
    db.close();
    return { path: `/poultry/reports/${farmId}/${doc}`, bytes: photos.map(({ blob }) => blob.size) };
  });
  await page.close();
  console.log(`photos of ${bytes.map((each) => `${Math.round(each / 1024)} KB`).join(', ')}`);
  return `${server.origin}${path}`;
}

/** From the tap on PDF until the file is there. */
async function prints(context: BrowserContext, address: string): Promise<number[]> {
  const { page } = await slowPage(context);
  await page.goto(address);
  const button = page.getByRole('button', { name: 'PDF', exact: true });
  await button.waitFor();
  const times: number[] = [];
  for (let run = 0; run < Number(runs); run++) {
    const began = performance.now();
    await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), button.click()]);
    times.push(performance.now() - began);
  }
  await page.close();
  return times;
}
