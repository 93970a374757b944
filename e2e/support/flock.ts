import { expect, type Page } from '@playwright/test';
import { demo } from './demo.ts';
import type { Person } from './people.ts';
import { commonWords, shellWords } from './words.ts';

type Account = Pick<Person, 'loginName' | 'password'>;
const vet: Account = { loginName: demo.poultry.vet, password: demo.password };

/** Signs in to FlockScore in English and waits until it opens without a network. */
export async function signInFlock(page: Page, { loginName, password }: Account = vet): Promise<void> {
  await page.goto('/poultry/signin');
  await speakFlock(page, 'EN');
  const common = commonWords('EN').signIn;
  await page.getByLabel(common.email, { exact: true }).fill(loginName);
  await page.getByLabel(common.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: common.submit, exact: true }).click();
  await expect(page.getByRole('navigation', { name: shellWords('EN').nav.label })).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** Picks the language of this device and opens the page in it. */
export async function speakFlock(page: Page, locale: string): Promise<void> {
  await page.evaluate((chosen) => {
    const empty = '{"state":{"user":null,"otec":null,"isTag":false},"version":1}';
    const kept = JSON.parse(localStorage.getItem('tw.poultry') ?? empty);
    kept.state = { ...kept.state, locale: chosen, isLocaleChosen: true };
    localStorage.setItem('tw.poultry', JSON.stringify(kept));
  }, locale);
  await page.reload();
}

/** What this device has yet to send. */
export function countUnsent(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith('flockscore-'));
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(found!.name!);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const count = await new Promise<number>((resolve) => {
      const request = db.transaction('changes').objectStore('changes').count();
      request.onsuccess = () => resolve(request.result);
    });
    db.close();
    return count;
  });
}
