import { expect, type Page } from '@playwright/test';
import type { Locale } from '#core/texts/text.ts';
import { languageTags } from '#core/texts/text.ts';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { flockInviteCall, flockJoinCall, flockSyncCall } from '#features/flock/calls.ts';
import type { HttpTestClient } from '#server/testing/http-client.ts';
import { ask, signInByCall, unique } from './calls.ts';
import { demo } from './demo.ts';
import { enter, speak } from './enter.ts';
import type { Person } from './people.ts';

type Account = Pick<Person, 'loginName' | 'password'>;
const vet: Account = { loginName: demo.poultry.vet, password: demo.password };

/**
 * Signs in to FlockScore, in English unless told, in a browser without workers: for tests that never lose the network,
 * and are spared what the app keeps for it. Scores stay in view until the main button is pressed, unless told.
 */
export async function openFlock(
  page: Page,
  account: Account = vet,
  { locale = 'EN', byHand = true }: { locale?: Locale; byHand?: boolean } = {},
): Promise<void> {
  await page.context().addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await start(page, account, locale);
  if (byHand) await goByHand(page);
}

async function start(page: Page, account: Account, locale: Locale): Promise<void> {
  await enter(page, 'poultry', { ...account, locale });
  await page.goto('/poultry/');
  await expect(page.locator('html')).toHaveAttribute('lang', languageTags[locale]);
  await expect(page.getByRole('navigation')).toBeVisible();
}

/**
 * Has scores stay in view on this device until the main button is pressed: tests look at each before they go on.
 * What the app keeps may just be being made, when it is listed at one moment and not at the next: tried until it is there.
 */
async function goByHand(page: Page): Promise<void> {
  // Not `waitForFunction`: to that a promise is true, whatever it answers.
  await expect.poll(() => page.evaluate(turnOffGoingByItself)).toBe(true);
}

async function turnOffGoingByItself(): Promise<boolean> {
  const kept = (await indexedDB.databases()).find(({ name }) => name?.startsWith('flockscore-'));
  if (!kept) return false;
  const db = await new Promise<IDBDatabase | null>((resolve) => {
    const request = indexedDB.open(kept.name!);
    request.onupgradeneeded = () => request.transaction!.abort();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(null);
  });
  if (!db) return false;
  const change = db.transaction('settings', 'readwrite');
  change.objectStore('settings').put({ name: 'scoring.goesByItself', value: false });
  await new Promise((resolve) => {
    change.oncomplete = resolve;
  });
  db.close();
  return true;
}

/** Signs in to FlockScore, in English unless told, and waits until it opens without a network. */
export async function signInFlock(page: Page, account: Account = vet, locale: Locale = 'EN'): Promise<void> {
  await start(page, account, locale);
  await goByHand(page);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller)
      await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
}

/** Waits until pages that scoring does not need are on the device, too. */
export async function untilWhole(page: Page): Promise<void> {
  const countPacks = async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().filter(({ url }) => url.endsWith('.pack')).length;
  };
  await expect.poll(() => page.evaluate(countPacks)).toBe(2);
}

/** Picks the language of this device and opens the page in it. */
export async function speakFlock(page: Page, locale: string): Promise<void> {
  await speak(page, 'poultry', locale);
  await page.reload();
}

/** What this device has yet to send. */
export async function countUnsent(page: Page): Promise<number> {
  return (await countKept(page)).changes ?? 0;
}

/** A farm of somebody, made by calls; answers its id. */
export async function makeFarm(client: HttpTestClient, name: string): Promise<string> {
  const farmId = `farm-${unique()}`;
  const change = { doc: 'farm', base: null, at: new Date().toISOString() };
  const changes = [
    { ...change, id: unique(), key: 'name', value: name },
    { ...change, id: unique(), key: 'type', value: 'broiler' },
  ];
  await ask(client, flockSyncCall, { farmId, since: 0, changes, reqId: unique() });
  return farmId;
}

/** A person with a client of their own who works on a farm of somebody else. */
export async function bringIn(owner: HttpTestClient, farmId: string, person: Person): Promise<HttpTestClient> {
  const { code } = await ask(owner, flockInviteCall, { farmId, role: 'WORKER', reqId: unique() });
  const client = await signInByCall(person, acpwdwebCall, 'poultry');
  await ask(client, flockJoinCall, { code, reqId: unique() });
  return client;
}

/** How many rows each table holds of what people keep on this device, over all of them. */
export function countKept(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const counts: Record<string, number> = {};
    for (const { name } of await indexedDB.databases()) {
      if (!name?.startsWith('flockscore-')) continue;
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const table of db.objectStoreNames)
        counts[table] = await new Promise<number>((resolve) => {
          const request = db.transaction(table).objectStore(table).count();
          request.onsuccess = () => resolve((counts[table] ?? 0) + request.result);
        });
      db.close();
    }
    return counts;
  });
}
