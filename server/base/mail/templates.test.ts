import { beforeEach, expect, test } from 'vitest';
import { carriesCode, shippedWords, templateProblems, templatesOf } from '#core/messages/template.ts';
import { mailTexts } from '#core/texts/mail/mail.ts';
import { addAccount, addTenants, settle } from '#features/accounts/server/testing.ts';
import { mailTemplate as resource } from '#features/platform/resources/mail-template.ts';
import { templateStore as store } from '#features/platform/server/messages/template-store.ts';
import { supporterMessages } from '#features/supporters/messages.ts';
import { eq } from '#server/database/sql.ts';
import { outbox } from '#server/database/tables/logs.ts';
import { mailTemplates } from '#server/database/tables/mail-templates.ts';
import { actOnResource, listResource, oneResource, saveResource } from '#server/resources/verbs.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { tell } from './tell.ts';
import { writeMail } from './write-mail.ts';

const services = await createTestServices();
const templates = templatesOf(services.features.messages);
await addTenants(services, ['tenant-a', 'tenant-b']);
await addAccount(services, { id: 'operator' });
const id = 'RESET.CN';
const words = { subject: '请重设密码', body: '登录名 {loginName} 的密码链接在下面。\n\n 三十分钟内有效。 ' };

beforeEach(() => services.database.asOwner((db) => db.delete(mailTemplates)));

const desk = <T>(work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a') =>
  settle(asActor(services, { actor: { id: 'operator' }, side: 'office', tenantId }, work));
const save = (values: Record<string, unknown>, at: { id?: string; rev?: number } = { id, rev: 0 }) =>
  desk((scope) => saveResource(scope, { resource, store, input: { ...at, values } }));
const one = (tenantId?: string) =>
  desk((scope) => oneResource(scope, { resource, store, input: { id } }), tenantId) as Promise<{
    row: Record<string, string>;
  }>;
const mail = (tenantId = 'tenant-a') =>
  asGuest(services, { tenantId }, (scope) =>
    writeMail(
      scope,
      { letter: { key: 'RESET' }, locale: 'CN' },
      { facts: { loginName: 'a@b.c' }, link: 'https://x.example/' },
    ),
  );

test('templates are called by what they are about, without what is filled in', async () => {
  const found = await desk((scope) => listResource(scope, { resource, store, input: { size: 100 } }));
  const { rows } = found as { rows: readonly Readonly<Record<string, unknown>>[] };
  const names = rows.map(({ name }) => name as Record<'CN' | 'EN', string>);
  expect(names).toContainEqual({ CN: '您的梧桐账号已停用', EN: 'Your Wutong account is disabled' });
  expect(names.filter(({ CN, EN }) => /[{}]/.test(CN + EN))).toEqual([]);
});

test('changed words go out with the next mail of that tenant alone, and the shipped ones come back', async () => {
  expect(await save(words)).toEqual({ id, rev: 1 });
  const changed = await mail();
  expect(changed.subject).toBe(`请重设密码 · ${mailTexts.CN.product.portal.name}`);
  expect(changed.text).toContain('登录名 a@b.c 的密码链接在下面。\n\n三十分钟内有效。');
  expect(changed.text).toContain('https://x.example/');
  const shipped = `${shippedWords({ key: 'RESET' }, 'CN').subject} · ${mailTexts.CN.product.portal.name}`;
  expect((await mail('tenant-b')).subject).toBe(shipped);
  expect((await one()).row).toMatchObject({ status: 'CHANGED', variables: '{loginName}' });
  expect((await one()).row.preview).toContain('登录名 person@example.com 的密码链接');
  expect((await one('tenant-b')).row.status).toBe('SHIPPED');
  await desk((scope) => actOnResource(scope, { resource, store, input: { ids: [id], action: 'reset' } }));
  expect((await mail()).subject).toBe(shipped);
});

test.each([
  [{ ...words, body: '您好 {password}' }, 'body', '没有变量 {password}'],
  [{ ...words, subject: '给 {name}' }, 'subject', '没有变量 {name}'],
  [{ ...words, body: '  ' }, 'body', expect.any(String)],
  [{ ...words, subject: '字'.repeat(121) }, 'subject', expect.any(String)],
])('%o is refused beside its field', async (wrong, path, msg) => {
  expect(await save(wrong)).toMatchObject({ key: 'INVALID', fields: [{ path, msg }] });
  expect(await one()).toMatchObject({ row: { status: 'SHIPPED' } });
});

test('a mail with a code keeps room for it', async () => {
  const at = { id: 'CODE_LOGIN.EN', rev: 0 };
  const wrong = { subject: 'Your code {prefix}', body: 'Here it is.' };
  expect(await save(wrong, at)).toMatchObject({ key: 'INVALID', fields: [{ path: 'body' }] });
  expect(await save({ ...wrong, body: 'Your code {prefix}:\nIt lasts ten minutes.' }, at)).toMatchObject({ rev: 1 });
});

test('two operators: the later save meets the words of the first; templates are neither added nor unknown', async () => {
  await save(words);
  expect(await save({ ...words, subject: '晚了' })).toMatchObject({ key: 'CONFLICT', obj: { rev: 1 } });
  expect(await save(words, {})).toMatchObject({ key: 'NO_PERMISSION' });
  expect(await save(words, { id: 'NOTHING.CN', rev: 0 })).toMatchObject({ key: 'NOT_FOUND' });
});

test('every mail is listed in every language, found and sorted', async () => {
  const list = (input: object) => desk((scope) => listResource(scope, { resource, store, input }));
  expect(await list({})).toMatchObject({ total: templates.length });
  await save(words);
  expect(await list({ filter: { status: 'CHANGED' } })).toMatchObject({ total: 1, rows: [{ id }] });
  expect(await list({ filter: { locale: 'tr', keyword: 'code_' } })).toMatchObject({ total: 6 });
});

test('the shipped words pass their own rules', () => {
  for (const template of templates)
    expect([template.id, templateProblems(template, template.shipped)]).toEqual([template.id, []]);
  expect(templates.filter(({ shipped }) => carriesCode(shipped)).length).toBeGreaterThan(0);
});

test('what a tenant says differently of a message goes out with the mail of whoever is told, in their language', async () => {
  const at = { id: 'SUPPORTER_APPROVE.EN', rev: 0 };
  expect(await save({ subject: 'Welcome', body: 'Your code is {code}.\nGood luck!' }, at)).toMatchObject({ rev: 1 });
  await addAccount(services, { id: 'reader', email: 'reader@example.com', locale: 'EN' });
  await desk((scope) => tell(scope, supporterMessages.approve, { to: 'reader', facts: { code: 'ABC' } }));
  const [sent] = await services.database.asOwner((db) =>
    db.select().from(outbox).where(eq(outbox.recipient, 'reader@example.com')),
  );
  expect(sent).toMatchObject({ scene: 'SUPPORTER_APPROVE', subject: expect.stringMatching(/^Welcome · /) });
  expect(sent!.text).toContain('Your code is ABC.\n\nGood luck!');
});
