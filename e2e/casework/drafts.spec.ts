import type { BrowserContext, Page } from '@playwright/test';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { endSessionCall, messagesCall } from '#features/accounts/calls/own-account.ts';
import { callsOf, declareListCall } from '#features/casework/calls/applications.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { sampleOf } from '#features/casework/programmes/samples.ts';
import { busilogListCall } from '#features/platform/calls/logs.ts';
import type { HttpTestClient } from '#server/testing/http-client.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask, signInByCall, unique } from '../support/calls.ts';
import { control, fillSection, goOn } from '../support/fill.ts';
import { fillSignIn, type Person, register, signInPortal } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const first = '梧桐区听澜路 18 号';
const more = '梧桐区听澜路 18 号 3 幢 602 室';

test('what was typed in a tab that crashed is found again, here and on another device', async ({
  context,
  browser,
}) => {
  const { person, path } = await begin();
  const doomed = await openForm(context, person, path);
  await context.setOffline(true);
  await address(doomed).fill(more);
  await expect(doomed.getByText('网络断开，已存在本机').first()).toBeVisible();
  await doomed.goto('chrome://crash').catch(() => undefined);
  await doomed.close();
  await context.setOffline(false);

  const next = await context.newPage();
  await next.goto(path);
  await expect(next.getByText('上次没来得及保存的内容已经找回，并已继续保存。')).toBeVisible();
  await expect(address(next)).toHaveValue(more);
  await expect(savedLine(next)).toBeVisible();

  const elsewhere = await openForm(await browser.newContext(), person, path);
  await expect(address(elsewhere)).toHaveValue(more);
});

test('a session that ends while typing is renewed on the spot, and nothing is lost', async ({ context }) => {
  const { person, path, id } = await begin();
  const page = await openForm(context, person, path);
  const other = await signInByCall(person, acpwdwebCall);
  await ask(other, endSessionCall, {});
  await address(page).fill(more);
  await address(page).blur();
  const dialog = page.getByRole('dialog', { name: '请重新登录' });
  await expect(dialog).toContainText('页面上填写的内容原样保留');
  await fillSignIn(page, person);
  await expect(dialog).toBeHidden();
  await expect(address(page)).toHaveValue(more);
  await expect(savedLine(page)).toBeVisible();
  await expect(page).toHaveURL(path);
  expect(await contactOf(person, id)).toMatchObject({ address: more });
});

test('a form is not left when another call of its page is the first to learn that the session is over @night', async ({
  context,
}) => {
  const { person, path, id } = await begin();
  let goOnAsking = () => {};
  const isOver = new Promise<void>((resolve) => {
    goOnAsking = resolve;
  });
  await context.route(
    ({ pathname }) => pathname.endsWith(messagesCall.path),
    async (route) => {
      await isOver;
      await route.continue();
    },
  );
  const page = await openForm(context, person, path);
  await ask(await signInByCall(person, acpwdwebCall), endSessionCall, {});
  goOnAsking();
  const dialog = page.getByRole('dialog', { name: '请重新登录' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(path);
  await fillSignIn(page, person);
  await expect(dialog).toBeHidden();
  await address(page).fill(more);
  await address(page).blur();
  await expect(savedLine(page)).toBeVisible();
  expect(await contactOf(person, id)).toMatchObject({ address: more });
});

test('two tabs on one application see each other @night', async ({ context }) => {
  const { person, path } = await begin();
  const one = await openForm(context, person, path);
  const two = await context.newPage();
  await two.goto(path);
  await expect(address(two)).toHaveValue(first);
  await address(one).fill(more);
  await expect(address(two)).toHaveValue(more);
  await control(two, '微信号').fill('wutong-2026');
  await expect(control(one, '微信号')).toHaveValue('wutong-2026');
  await expect(address(one)).toHaveValue(more);
});

test('two devices: different fields merge, the same field is asked about @night', async ({ context, browser }) => {
  const { person, path, id } = await begin();
  const one = await openForm(context, person, path);
  const two = await openForm(await browser.newContext(), person, path);
  await address(one).fill(more);
  await expect(savedLine(one)).toBeVisible();
  await one.getByRole('button', { name: /^保存，去/ }).click();

  await control(two, '微信号').fill('wutong-2026');
  await expect(address(two)).toHaveValue(more);
  await expect.poll(() => contactOf(person, id)).toMatchObject({ address: more, wechat: 'wutong-2026' });

  await one.goto(path);
  await expect(control(one, '微信号')).toHaveValue('wutong-2026');
  await control(one, '微信号').fill('first-device');
  await expect.poll(() => contactOf(person, id)).toMatchObject({ wechat: 'first-device' });
  await control(two, '微信号').fill('second-device');
  const merge = two.getByRole('alert').filter({ hasText: '有 1 处在别处也改过' });
  await expect(merge).toContainText('first-device');
  await expect(merge).toContainText('second-device');
  await merge.getByRole('button', { name: '保留这里的 微信号' }).click();
  await expect(merge).toBeHidden();
  await expect.poll(() => contactOf(person, id)).toMatchObject({ address: more, wechat: 'second-device' });
});

test('what is typed without a network is kept and sent when it is back', async ({ context }) => {
  const { person, path, id } = await begin();
  const page = await openForm(context, person, path);
  await context.setOffline(true);
  await address(page).fill(more);
  await expect(page.getByText('网络断开，已存在本机').first()).toBeVisible();
  await control(page, '微信号').fill('wutong-2026');
  await context.setOffline(false);
  await expect.poll(() => contactOf(person, id)).toMatchObject({ address: more, wechat: 'wutong-2026' });
  await expect(savedLine(page)).toBeVisible();
});

test('an application for an apartment is filled in whole, and a double click submits it once @night', async ({
  page,
}) => {
  const person = await register();
  const programme = getProgramme('apartapply');
  const data = sampleOf(getProgramme('apartapply'), dayInShanghai(Date.now()));
  await signInPortal(page, person, { redirect: '/serve/apartapply/add' });
  for (const { key } of programme.sections) {
    await fillSection(page, programme, { key, values: data[key]! });
    await goOn(page);
  }
  await page.getByRole('button', { name: '确认无误，提交申报' }).dblclick();
  await expect(page.getByText('申报已提交，收件回执已出具')).toBeVisible({ timeout: 30_000 });
  await page.goBack();
  await expect(page).not.toHaveURL(/\/edit\//);

  const client = await signInByCall(person, acpwdwebCall);
  const { rows } = await ask(client, declareListCall, {});
  expect(rows.map((row) => row.state)).toEqual(['ACCEPTING']);
  const { receipt } = await ask(client, callsOf('apartapply').one, { id: rows[0]!.id });
  expect(receipt?.no).toBe(rows[0]?.no);
  const log = await ask(await adminOf('yunting'), busilogListCall, {
    tenantId: tenantIds.yunting,
    objectId: rows[0]!.id,
    size: 100,
  });
  expect(log.rows.filter((row) => row.action === 'submit')).toHaveLength(1);
});

interface Begun {
  readonly person: Person;
  readonly id: string;
  /** Where its section of contacts is filled in. */
  readonly path: string;
}

/** Somebody new with a draft that holds an address. */
async function begin(): Promise<Begun> {
  const person = await register();
  const client = await signInByCall(person, acpwdwebCall);
  const { id } = await ask(client, callsOf('talentapply').save, {
    section: 'contact',
    baseRev: 0,
    patch: { address: first },
    clientTx: unique(),
  });
  return { person, id, path: `/serve/talentapply/edit/${id}?s=contact` };
}

async function openForm(context: BrowserContext, person: Person, path: string): Promise<Page> {
  const page = await context.newPage();
  await signInPortal(page, person, { redirect: path });
  await expect(address(page)).toHaveValue(/./);
  return page;
}

const address = (page: Page) => control(page, '现住址');
const savedLine = (page: Page) => page.getByText(/^已保存 \d/).first();

const clients = new Map<string, HttpTestClient>();

/** The contact section as the server has it. */
async function contactOf(person: Person, id: string): Promise<unknown> {
  const client = clients.get(person.email) ?? (await signInByCall(person, acpwdwebCall));
  clients.set(person.email, client);
  const { sectionsData } = await ask(client, callsOf('talentapply').one, { id });
  return sectionsData.find((section) => section.key === 'contact')?.values;
}

test('whoever goes on while the first save is being answered stays where they went @night', async ({ page }) => {
  // The answer comes when the address names the next section and React, busy, has not drawn it: its scheduler's
  // messages wait until the application has its address, or the answer has been read for ten frames.
  await page.addInitScript(() => {
    const [ask, push] = [window.fetch.bind(window), window.history.pushState.bind(window.history)];
    const replace = window.history.replaceState.bind(window.history);
    const post = MessagePort.prototype.postMessage as (this: MessagePort, ...args: unknown[]) => void;
    const waiting: (() => void)[] = [];
    let isHeld = false;
    let gone: (() => void) | undefined;
    const isGone = new Promise<void>((resolve) => {
      gone = resolve;
    });
    const letGo = () => {
      isHeld = false;
      for (const send of waiting.splice(0)) send();
    };
    const afterFrames = (count: number) =>
      count === 0 ? letGo() : requestAnimationFrame(() => afterFrames(count - 1));
    window.fetch = async (...request) => {
      const answer = await ask(...request);
      if (!String(request[0]).includes('/web/spaceapply/save')) return answer;
      const body = await answer.arrayBuffer();
      await isGone;
      afterFrames(10);
      return new Response(body, answer);
    };
    MessagePort.prototype.postMessage = function (this: MessagePort, ...args: unknown[]) {
      if (isHeld) waiting.push(() => post.apply(this, args));
      else post.apply(this, args);
    };
    window.history.pushState = (...entry) => {
      push(...entry);
      if (!String(entry[2]).includes('s=company')) return;
      isHeld = true;
      gone?.();
    };
    window.history.replaceState = (...entry) => {
      replace(...entry);
      if (isHeld && String(entry[2]).includes('/edit/')) letGo();
    };
  });
  await signInPortal(page, await register(), { redirect: '/serve/spaceapply/add' });
  const space = getProgramme('spaceapply');
  const { project } = sampleOf(space, dayInShanghai(Date.now()));
  await fillSection(page, space, { key: 'project', values: project! });
  await goOn(page);
  await expect(page).toHaveURL(/\/serve\/spaceapply\/edit\/[\w-]+\?s=company/);
  await expect(page.getByRole('region', { name: /企业信息$/ })).toBeVisible();
});
