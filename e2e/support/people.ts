import type { Page } from '@playwright/test';
import type { Locale } from '#core/texts/text.ts';
import { acpwdwebCall, captchaCall, registerCall, sendMailCall } from '#features/accounts/calls/accounts.ts';
import { answerInvitationCall, joinCall, ownInvitationsCall } from '#features/accounts/calls/invitations.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import type { HttpTestClient } from '#server/testing/http-client.ts';
import { solveProof } from '#web/kit/proof-of-work/solve.ts';
import { adminOf, type TenantCode, tenantIds } from './admins.ts';
import { ask, newClient, signInByCall, unique } from './calls.ts';
import { enter } from './enter.ts';
import { codeIn, linkIn, readMessage } from './outbox.ts';
import { commonWords, officeWords } from './words.ts';

/** Somebody with an account of their own. */
export interface Person {
  readonly loginName: string;
  readonly email: string;
  readonly password: string;
  readonly nickname: string;
}

type Account = Pick<Person, 'loginName' | 'password'>;
type Opening = { redirect?: string; locale?: Locale };

/** Facts of somebody who has no account yet. */
export function newPerson(nickname = '闻人清和'): Person {
  const email = `p${unique()}@example.com`;
  return { loginName: email, email, password: `slow river ${unique()}`, nickname };
}

/** Proof that a person is there, without a picture. */
export async function proveHuman(client: HttpTestClient): Promise<{ captchaId: string; pow: string }> {
  const { captchaId, pow } = await ask(client, captchaCall, {});
  const solved = solveProof(pow);
  if (!solved) throw new Error('the challenge has no solution');
  return { captchaId, pow: solved };
}

/** Registers somebody by calls, as the portal would. */
export async function register(locale: Locale = 'CN', person = newPerson()): Promise<Person> {
  const { email, password, nickname } = person;
  const client = await newClient().open();
  await ask(client, sendMailCall, { email, purpose: 'REGISTER', ...(await proveHuman(client)) });
  const authcode = codeIn(await readMessage(email, 'CODE_REGISTER'));
  const secrets = { loginPwd: password, loginPwdConfirm: password };
  const { code, msg } = await client.call(registerCall, {
    kind: 'PERSON',
    email,
    authcode,
    nickname,
    locale,
    consent: true,
    ...secrets,
  });
  if (code !== 1) throw new Error(`registration answered ${code} ${msg}`);
  return person;
}

/** An operator of their own with a built-in role per tenant, invited as operators are, who accepted. */
export async function hire(roles: Partial<Record<TenantCode, string>>, nickname = '欧阳知秋'): Promise<Person> {
  const person = newPerson(nickname);
  const { email } = person;
  for (const [tenant, role] of Object.entries(roles) as [TenantCode, string][]) {
    const admin = await adminOf(tenant);
    await ask(admin, officeResourceCalls.tenantuser!.save, {
      tenantId: tenantIds[tenant],
      values: { email, nickname, title: '', roles: [`r-${tenant}-${role}`] },
      reqId: unique(),
    });
  }
  const [first, ...others] = Object.keys(roles) as TenantCode[];
  await join(person, await readMessage(email, 'INVITATION', first));
  if (others.length > 0) await acceptOthers(person);
  return person;
}

async function join({ nickname, password }: Person, mail: string): Promise<void> {
  const code = new URLSearchParams(linkIn(mail).split('#')[1]).get('c') ?? '';
  const client = await newClient().open();
  await ask(client, joinCall, { code, nickname, newPwd: password, newPwdConfirm: password });
}

async function acceptOthers(person: Person): Promise<void> {
  const client = await signInByCall(person, acpwdwebCall);
  const { rows } = await ask(client, ownInvitationsCall, {});
  for (const { id } of rows) await ask(client, answerInvitationCall, { id, accept: true });
}

/** Signs in to the portal and opens a page. */
export async function signInPortal(page: Page, person: Account, { redirect = '/', locale }: Opening = {}) {
  await enter(page, 'portal', { ...person, locale });
  await page.goto(redirect, { waitUntil: 'commit' });
}

/** Signs in through the form of the portal, on the way to a page. */
export async function signInByForm(page: Page, person: Person, redirect: string) {
  await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
  await fillSignIn(page, person);
  await page.waitForURL((url) => !url.pathname.startsWith('/login'), { waitUntil: 'commit' });
}

/** Fills the sign-in form that is on screen and sends it. */
export async function fillSignIn(page: Page, { loginName, password }: Person, locale: Locale = 'CN') {
  const t = commonWords(locale).signIn;
  await page.getByRole('textbox', { name: t.loginName, exact: true }).fill(loginName);
  await page.getByRole('textbox', { name: t.password, exact: true }).fill(password);
  await page.getByRole('button', { name: t.submit, exact: true }).click();
}

/** Signs in to the back office and opens a page. */
export async function signInOffice(page: Page, person: Account, path = '/') {
  await enter(page, 'office', person);
  await page.goto(`/office${path}`, { waitUntil: 'commit' });
}

/** Signs in through the form of the back office, by the names that password managers go by, on the way to a page. */
export async function signInOfficeByForm(page: Page, { loginName, password }: Account, path: string) {
  const t = officeWords('CN').signIn;
  await page.goto(`/office/login?redirect=${encodeURIComponent(path)}`);
  await page
    .getByRole('textbox', { name: t.loginName, exact: true })
    .and(page.locator('[name=loginName]'))
    .fill(loginName);
  await page
    .getByRole('textbox', { name: t.password, exact: true })
    .and(page.locator('[name=loginPwd]'))
    .fill(password);
  await page.getByRole('button', { name: spaced(t.submit) }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'), { waitUntil: 'commit' });
}

/** antd puts a space between the two characters of a short Chinese word on a button. */
export function spaced(word: string): RegExp {
  return new RegExp(`^${[...word].join('\\s?')}$`);
}
