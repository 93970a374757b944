import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { consentVersion } from '#features/casework/programmes/blocks/consent.ts';
import { addAccounts, asApplicant, asOperator } from '#features/casework/server/applications/testing.ts';
import { origin as originResource } from '#features/supporters/resources/origin.ts';
import { supporter as resource } from '#features/supporters/resources/supporter.ts';
import { originStore } from '#features/supporters/server/origins/origin-store.ts';
import { supporters } from '#features/supporters/server/tables.ts';
import { supporterForm } from '#features/supporters/shared/supporter.ts';
import { newId } from '#server/base/ids.ts';
import { forgetVisits, keepVisit, noteApplication, noteRegistration, noteVisit } from '#server/base/origin-marks.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { originMarks, origins } from '#server/database/tables/origins.ts';
import { ownFormFiles, ownForms } from '#server/database/tables/own-forms.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { actOnResource, listResource, oneResource, saveResource } from '#server/resources/verbs.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { supporterStore as store } from './supporter-store.ts';
import { checkSupporter, readSupporter, saveSupporter, submitSupporter } from './supporters.ts';

const services = await createTestServices();

beforeEach(async () => {
  services.setNow(new Date('2026-11-20T02:00:00Z'));
  await services.database.asOwner(async (db) => {
    for (const table of [supporters, origins, originMarks, ownForms, ownFormFiles, accounts]) await db.delete(table);
  });
  await addAccounts(services, 'sue', 'tom', 'clerk');
});

const refusal = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));
const agreed = { agreed: true, version: consentVersion };
const data: Record<string, Record<string, unknown>> = {
  profile: {
    kind: 'PERSON',
    name: '苏听雪',
    nameEN: 'Su Tingxue',
    org: '北湖理工大学 教授',
    country: 'CN',
    fields: ['IT', 'BIO'],
    phone: { area: '+86', number: '13800000002' },
    email: 'sue@example.com',
  },
  record: { intro: '从事人工智能研究二十年，在海内外高校有许多同行和学生，熟悉他们的项目。' },
  consent: { rules: agreed, privacy: agreed },
};
const handIn = (who: string, values = data) =>
  asApplicant(services, who, async (scope) => {
    for (const { key } of supporterForm.sections)
      await saveSupporter(scope, { section: key, baseRev: 0, patch: { ...values[key] }, clientTx: newId() });
    return submitSupporter(scope);
  });
const act = (id: string, action: string, values = {}, tenantId = 'tenant-a') =>
  asOperator(
    services,
    'clerk',
    (scope) => actOnResource(scope, { resource, store, input: { ids: [id], action, values } }),
    { tenantId },
  ).then(() => 'done', refusal);
const mine = (who: string) => asApplicant(services, who, readSupporter).then(({ supporter }) => supporter);
/** One more browser. */
const guest = (n: number) => ({ sessionHash: Buffer.alloc(32, n) });

test('from asking to a code, suspended and back; a code stays the same', async () => {
  const { id } = await handIn('sue');
  expect(await mine('sue')).toMatchObject({ state: 'PENDING', code: null });
  expect(await asApplicant(services, 'sue', submitSupporter).catch(refusal)).toBe('NOT_ALLOWED');
  expect(await act(id, 'approve', {}, 'tenant-b')).toBe('NOT_FOUND');
  expect(await act(id, 'approve')).toBe('done');
  const first = await mine('sue');
  expect(first).toMatchObject({ state: 'ACTIVE', visits: 0, code: expect.stringMatching(/^S[A-Z2-9]{6}$/) });
  expect(await act(id, 'suspend')).toBe('INVALID');
  expect(await act(id, 'suspend', { reason: '推荐关系有争议' })).toBe('done');
  expect(await mine('sue')).toMatchObject({ state: 'SUSPENDED', reason: '推荐关系有争议' });
  expect(await act(id, 'resume')).toBe('done');
  expect(await mine('sue')).toMatchObject({ state: 'ACTIVE', code: first!.code });
  expect(await mine('tom')).toBeNull();
});

test('an organisation without its proof is refused by the field', async () => {
  const org = { ...data, profile: { ...data.profile, kind: 'ORG' } };
  const fields = await handIn('sue', org).then(
    () => [],
    (error: Refusal) => error.fields.map(({ path }) => path),
  );
  expect(fields).toEqual(['record.proof']);
});

test('a visit counts once a session, and goes with the guest into the registration and the application', async () => {
  const { id } = await handIn('sue');
  await act(id, 'approve');
  const { code } = (await mine('sue'))!;
  const visit = (n: number) => asGuest(services, guest(n), (scope) => noteVisit(scope, { code: code!.toLowerCase() }));
  await Promise.all([visit(7), visit(7), visit(8)]);
  await asGuest(services, guest(7), async (scope) => {
    await noteRegistration(scope, 'tom');
    await keepVisit(scope, 'tom');
  });
  const apply = (applicationId: string) =>
    asActor(services, { actor: { id: 'tom' } }, (scope) => noteApplication(scope, applicationId));
  await apply('app-1');
  await apply('app-1');
  expect(await mine('sue')).toMatchObject({ visits: 2, registers: 1, applies: 1 });
  services.setNow(new Date('2026-12-25T02:00:00Z'));
  await apply('app-2');
  expect(await mine('sue')).toMatchObject({ applies: 1 });
  expect(await forgetVisits(services)).toBe(3);
});

test('what is off, over, unknown or of another tenant counts nothing', async () => {
  const add = (values: Record<string, unknown>) =>
    asOperator(services, 'clerk', (scope) =>
      saveResource(scope, {
        resource: originResource,
        store: originStore,
        input: { values: { kind: 'EVENT', nameCN: '论坛', nameEN: 'Forum', landing: '/', ...values } },
      }),
    ).then(() => 'done', refusal);
  expect(await add({ code: 'forum1', toOn: '2026-11-19' })).toBe('done');
  expect(await add({ code: 'FORUM2' })).toBe('done');
  expect(await add({ code: 'forum2' })).toBe('DUPLICATE');
  expect(await add({ code: 'forum3', landing: '//evil.example' })).toBe('INVALID');
  const visit = (code: string, tenantId = 'tenant-a') =>
    asGuest(services, { ...guest(9), tenantId }, (scope) => noteVisit(scope, { code }));
  for (const code of ['FORUM1', 'NOBODY', "' or 1=1"]) await visit(code);
  await visit('FORUM2', 'tenant-b');
  const list = () =>
    asOperator(
      services,
      'clerk',
      (scope) => listResource(scope, { resource: originResource, store: originStore, input: {} }),
      {
        permCodes: [],
      },
    );
  expect((await list()).rows).toMatchObject([
    { code: expect.any(String), visits: 0 },
    { code: expect.any(String), visits: 0 },
  ]);
  await visit('FORUM2');
  expect((await list()).rows.map(({ visits }) => visits).toSorted()).toEqual([0, 1]);
});

test('a link of a source leads to the portal, not to where the office is', async () => {
  const values = { kind: 'EVENT', code: 'FORUM4', nameCN: '论坛', nameEN: 'Forum', landing: '/serve?page=2#top' };
  const input = { values };
  const { id } = await asOperator(services, 'clerk', (scope) =>
    saveResource(scope, { resource: originResource, store: originStore, input }),
  );
  const link = async (publicOrigin?: string) => {
    const at = { ...services, env: { ...services.env, publicOrigin } };
    const shown = { resource: originResource, store: originStore, input: { id } };
    return (await asOperator(at, 'clerk', (scope) => oneResource(scope, shown))).row.link;
  };
  expect(await link()).toBe('/serve?page=2&o=FORUM4#top');
  expect(await link('https://talents.example.com')).toBe('https://talents.example.com/serve?page=2&o=FORUM4#top');
  await services.database.asOwner((db) =>
    db.insert(tenants).values({
      id: 'tenant-a',
      code: 'a',
      nameCN: '甲',
      nameEN: 'A',
      kind: 'DISTRICT',
      domains: ['a.example.org'],
    }),
  );
  expect(await link('https://talents.example.com')).toBe('https://a.example.org/serve?page=2&o=FORUM4#top');
});

test('who decides reads what was handed in, masked, and nobody of another tenant does', async () => {
  const { id } = await handIn('sue');
  const check = (tenantId: string) =>
    asOperator(services, 'clerk', (scope) => checkSupporter(scope, { tenantId, id }), { tenantId }).catch(refusal);
  expect(await check('tenant-a')).toMatchObject({
    files: [],
    facts: expect.arrayContaining([
      expect.objectContaining({ key: 'profile.name', value: { CN: '苏*', EN: '苏*' } }),
      expect.objectContaining({ key: 'record.intro', value: { CN: data.record!.intro, EN: data.record!.intro } }),
    ]),
  });
  expect(await check('tenant-b')).toBe('NOT_FOUND');
});
