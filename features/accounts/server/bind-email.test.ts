import { beforeEach, expect, test } from 'vitest';
import { and, desc, eq, isNull } from '#server/database/sql.ts';
import { accounts, counters, resets } from '#server/database/tables/accounts.ts';
import { outbox } from '#server/database/tables/logs.ts';
import type { SlowActorCall } from '#server/handle.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { bindEmail } from './bind-email.ts';
import { sendResetLink } from './passwords/reset.ts';
import { issueCode } from './sign-in/codes.ts';
import { mailSubject } from './sign-in/send-code.ts';
import { signInByPassword } from './sign-in/sign-in.ts';
import { addAccount, addTenants, settle, settleKey, slowCall } from './testing.ts';

const services = await createTestServices({ PUBLIC_ORIGIN: 'https://talents.example.com' });
await addTenants(services, ['tenant-a']);
const loginPwd = 'plum rain over the river';
const old = 'wen@example.com';
await addAccount(services, { id: 'wen', loginName: old, email: old, password: loginPwd, locale: 'EN' });
await addAccount(services, { id: 'mo', email: 'mo@example.com' });

beforeEach(async () => {
  await services.database.asOwner(async (db) => {
    await db.delete(counters);
    await db.delete(outbox);
  });
});

const call = slowCall(services, { actor: { id: 'wen' } }) as SlowActorCall;
const issue = (email: string) =>
  asActor(services, { actor: { id: 'wen' } }, async (scope) => {
    const { code } = await issueCode(scope, { purpose: 'BIND', subject: mailSubject(email) });
    return code;
  });
const revOf = async (id: string) => {
  const [row] = await services.database.read(null, (db) => db.select().from(accounts).where(eq(accounts.id, id)));
  return row!.rev;
};
const bind = async (email: string, changes: object = {}) =>
  bindEmail(call, { email, authcode: await issue(email.toLowerCase()), loginPwd, rev: await revOf('wen'), ...changes });

test('an address is changed with the password and a code; the login name follows, and the old address is told', async () => {
  expect(await settleKey(bind('wen.new@example.com', { loginPwd: 'wrong' }))).toBe('OWN_PWD_WRONG loginPwd');
  expect(await settleKey(bind('wen.new@example.com', { authcode: '' }))).toBe('CODE_WRONG authcode');
  expect(await settleKey(bind('a b@example.com'))).toBe('EMAIL_INVALID email');
  const saved = await bind('Wen.New@example.com');
  expect(saved).toMatchObject({ email: 'wen.new@example.com', loginName: 'wen.new@example.com' });
  const [note] = await services.database.asOwner((db) =>
    db.select().from(outbox).where(eq(outbox.scene, 'EMAIL_CHANGED')).orderBy(desc(outbox.createdAt)),
  );
  expect(note).toMatchObject({ recipient: old, subject: expect.stringContaining('Your e-mail address was changed') });
  expect(note?.text).toContain('w***@example.com');
  expect(note?.text).not.toContain('wen.new@');
  const enter = (loginName: string) => settleKey(signInByPassword(slowCall(services, {}), { loginName, loginPwd }));
  expect(await enter('wen.new@example.com')).toBe('OK');
  expect(await enter(old)).toBe('PWD_ERROR loginPwd');
});

test('an address of somebody else is refused after its code, without a word of whose it is; also as a login name', async () => {
  await addAccount(services, { id: 'named', loginName: 'named@example.com', email: 'other@example.com' });
  for (const email of ['mo@example.com', 'named@example.com']) {
    expect(await settleKey(bind(email, { authcode: '' }))).toBe('CODE_WRONG authcode');
    const refused = await settle(bind(email));
    expect(refused).toMatchObject({ key: 'EMAIL_TAKEN', fields: [{ path: 'email' }] });
    expect(JSON.stringify(refused)).not.toMatch(/mo@|named/);
  }
});

test('a link to reset the password that went to the old address is worth nothing afterwards', async () => {
  const count = () =>
    services.database.asOwner((db) => db.$count(resets, and(eq(resets.accountId, 'wen'), isNull(resets.usedAt))));
  await asActor(services, { actor: { id: 'wen' } }, (scope) => sendResetLink(scope, 'wen'));
  expect(await count()).toBe(1);
  await bind('wen.third@example.com');
  expect(await count()).toBe(0);
});
