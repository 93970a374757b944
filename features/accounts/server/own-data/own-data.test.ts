import { globSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { hashPassword } from '#features/accounts/server/passwords/passwords.ts';
import { applicationSections, applications } from '#features/casework/server/tables.ts';
import { companies, companyEvents, companyMembers } from '#features/companies/server/tables.ts';
import { features } from '#features/server.ts';
import { PgTable } from '#server/database/pg-tables.ts';
import { eq, getTableColumns, getTableName, is } from '#server/database/sql.ts';
import { accounts, sessions } from '#server/database/tables/accounts.ts';
import { applicationFiles, files } from '#server/database/tables/files.ts';
import { jobs } from '#server/database/tables/jobs.ts';
import { messages } from '#server/database/tables/logs.ts';
import { members } from '#server/database/tables/tenants.ts';
import type { SlowActorCall } from '#server/handle.ts';
import { runJob } from '#server/jobs/run-job.ts';
import type { ActorScope } from '#server/scope.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { askArchive, fetchArchive } from './archive.ts';
import { askErasure, eraseDue, keepAccount, ledgerFolder, replayErasures } from './erase.ts';
import { readOwnData } from './own-data.ts';

const services = await createTestServices();
const day = 24 * 3_600_000;
const start = new Date('2026-11-20T02:00:00.000Z');
const password = await hashPassword(services, 'Phoenix-tree-8');
const proofs = { loginPwd: 'Phoenix-tree-8' };

beforeEach(async () => {
  services.setNow(start);
  for await (const { key } of services.storage.list(ledgerFolder)) await services.storage.remove(key);
  await services.database.asOwner(async (db) => {
    for (const table of [
      accounts,
      sessions,
      applications,
      applicationSections,
      applicationFiles,
      files,
      jobs,
      messages,
      members,
      companies,
      companyMembers,
      companyEvents,
    ])
      await db.delete(table);
    for (const id of ['ann', 'bo']) {
      const kept = { passwordHash: password.hash, pepperId: password.pepperId, email: `${id}@example.com` };
      await db.insert(accounts).values({ id, loginName: id, nickname: `${id} 林`, ...kept });
      const sha256 = Buffer.alloc(32);
      const file = { tenantId: 'tenant-a', ownerId: id, purpose: 'x', type: 'application/pdf', size: 3, sha256 };
      await services.storage.remove(`files/${id}`);
      await services.storage.put(`files/${id}`, Buffer.from(`${id}!`));
      await db.insert(files).values({ ...file, id: `f-${id}`, name: `证书/${id}.pdf`, objectKey: `files/${id}` });
      const text = { titleCN: `给 ${id}`, titleEN: id, bodyCN: '正文', bodyEN: 'body' };
      await db.insert(messages).values({ id: `m-${id}`, tenantId: 'tenant-a', accountId: id, ...text });
    }
    await db.insert(applications).values([
      { id: 'draft', tenantId: 'tenant-a', programme: 'talentapply', year: 2026, ownerId: 'ann', applicant: '林' },
      {
        id: 'done',
        tenantId: 'tenant-a',
        programme: 'talentapply',
        year: 2025,
        ownerId: 'ann',
        applicant: '林',
        state: 'REJECTED',
        submittedAt: start,
        decidedAt: start,
        no: 'RC1',
      },
    ]);
    const section = {
      tenantId: 'tenant-a',
      applicationId: 'draft',
      key: 'contact',
      values: { email: 'x@example.com' },
    };
    await db.insert(applicationSections).values(section);
  });
});

const as = <T>(id: string, work: (scope: ActorScope) => Promise<T>) => asActor(services, { actor: { id } }, work);
const slow = (id: string): SlowActorCall => ({
  actor: { id, loginName: id, nickname: id, kind: 'PERSON' },
  now: services.clock(),
  services,
  read: (work) => as(id, work),
  transact: (work) => as(id, work),
});
const refusal = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));
const accountOf = (id: string) =>
  services.database.asOwner(async (db) => (await db.select().from(accounts).where(eq(accounts.id, id)))[0]!);

test('every table that names a person belongs to one part of what can be taken and erased', async () => {
  const root = join(import.meta.dirname, '../../../..');
  const named: string[] = [];
  for (const file of globSync(['server/database/tables/*.ts', 'features/*/server/*tables.ts'], { cwd: root })) {
    for (const table of Object.values(await import(join(root, file))))
      if (is(table, PgTable) && Object.values(getTableColumns(table)).some(({ name }) => isPerson(name)))
        named.push(getTableName(table));
  }
  const told = features.ownParts.flatMap(({ tables }) => tables.map(getTableName));
  expect(told.filter((name) => name !== 'accounts').toSorted()).toEqual(named.toSorted());
});

const isPerson = (column: string) => column === 'account_id' || column === 'owner_id';

test('the archive holds the own data and files, and nothing of others; it is there once', async () => {
  expect(await askArchive(slow('ann'), { loginPwd: 'wrong' }).catch(refusal)).toBe('OWN_PWD_WRONG');
  const { id } = await askArchive(slow('ann'), proofs);
  expect(await askArchive(slow('ann'), proofs)).toEqual({ id });
  await runJob(services, id);
  expect((await as('ann', readOwnData)).archive).toMatchObject({ id, state: 'DONE' });
  expect(await as('bo', (scope) => fetchArchive(scope, { id })).catch(refusal)).toBe('NOT_FOUND');

  const { content } = await as('ann', (scope) => fetchArchive(scope, { id }));
  const zip = await buffer(content as NodeJS.ReadableStream);
  const unpacked = unzipSync(zip);
  expect(Object.keys(unpacked)).toEqual(['data.json', 'files/f-ann-证书_ann.pdf']);
  expect(strFromU8(unpacked['files/f-ann-证书_ann.pdf']!)).toBe('ann!');
  const text = strFromU8(unpacked['data.json']!);
  const data = JSON.parse(text);
  expect(data.account.content.profile).toMatchObject({ loginName: 'ann', email: 'ann@example.com' });
  expect(data.applications.content.map((one: { id: string }) => one.id).toSorted()).toEqual(['done', 'draft']);
  expect(text).toContain('x@example.com');
  expect(text).toContain('给 ann');
  expect(text).not.toContain('bo@example.com');
  expect(text).not.toContain('给 bo');
  expect(await as('ann', (scope) => fetchArchive(scope, { id })).catch(refusal)).toBe('NOT_FOUND');
});

test('an account is erased after fifteen days, with all that was never submitted; decided cases stay', async () => {
  const numbers = { phoneArea: '+86', phone: '13800001299', contactArea: '+55', contactPhone: '11987654321' };
  await services.database.asOwner((db) => db.update(accounts).set(numbers).where(eq(accounts.id, 'ann')));
  expect(await askErasure(slow('ann'), proofs)).toEqual({
    erasedAt: new Date(start.getTime() + 15 * day).toISOString(),
  });
  services.setNow(new Date(start.getTime() + 15 * day - 1));
  await eraseDue(services);
  expect((await accountOf('ann')).status).toBe('ACTIVE');
  services.setNow(new Date(start.getTime() + 15 * day));
  await eraseDue(services);

  expect(await accountOf('ann')).toMatchObject({ status: 'ERASED', email: null, passwordHash: null, nickname: '—' });
  expect(JSON.stringify(await accountOf('ann'))).not.toMatch(/13800001299|11987654321/);
  const left = await services.database.asOwner(async (db) => ({
    sections: await db.$count(applicationSections),
    messages: (await db.select().from(messages)).map(({ accountId }) => accountId),
    files: (await db.select().from(files)).filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id),
    cases: (await db.select().from(applications)).map(({ id, applicant }) => [id, applicant]).toSorted(),
  }));
  expect(left).toEqual({
    sections: 0,
    messages: ['bo'],
    files: ['f-bo'],
    cases: [
      ['done', '林'],
      ['draft', ''],
    ],
  });
});

test('a backup that brings an erased account back loses it again when the server starts', async () => {
  await askErasure(slow('ann'), proofs);
  services.setNow(new Date(start.getTime() + 15 * day));
  await eraseDue(services);
  await services.database.asOwner((db) =>
    db.update(accounts).set({ status: 'ACTIVE', email: 'ann@example.com' }).where(eq(accounts.id, 'ann')),
  );
  await replayErasures(services);
  expect(await accountOf('ann')).toMatchObject({ status: 'ERASED', email: null });
  expect((await accountOf('bo')).status).toBe('ACTIVE');
});

test('who changes their mind keeps the account', async () => {
  await askErasure(slow('ann'), proofs);
  await as('ann', keepAccount);
  services.setNow(new Date(start.getTime() + 20 * day));
  await eraseDue(services);
  expect(await accountOf('ann')).toMatchObject({ status: 'ACTIVE', erasedAt: null });
  expect(await as('ann', keepAccount).catch(refusal)).toBe('NOT_ALLOWED');
});

test('the owner of a company goes when nobody else acts for it, and what never passed goes along', async () => {
  const company = {
    tenantId: 'tenant-a',
    name: '汀洲公司',
    kind: 'PRIVATE',
    industry: 'M',
    legalRep: '白砚',
    region: '110105',
    address: '梧桐路',
    agentName: '林',
    agentPosition: '主管',
    agentPhone: '1',
    data: {},
    submittedBy: 'ann',
  };
  const member = { tenantId: 'tenant-a', state: 'ACTIVE' };
  await services.database.asOwner(async (db) => {
    await db.insert(companies).values([
      { ...company, id: 'c1', code: '1', state: 'PASSED', validTo: '2028-01-01' },
      { ...company, id: 'c2', code: '2' },
    ]);
    await db.insert(companyMembers).values([
      { ...member, id: 'm1', companyId: 'c1', accountId: 'ann', role: 'OWNER' },
      { ...member, id: 'm2', companyId: 'c2', accountId: 'ann', role: 'OWNER' },
      { ...member, id: 'm3', companyId: 'c1', accountId: 'bo', role: 'AGENT' },
    ]);
  });
  const refused = await askErasure(slow('ann'), proofs).catch((error: Refusal) => error);
  expect(refused).toMatchObject({ key: 'COMPANY_OWNED', params: { company: '汀洲公司', count: 1 } });
  await services.database.asOwner((db) => db.delete(companyMembers).where(eq(companyMembers.id, 'm3')));
  await askErasure(slow('ann'), proofs);
  services.setNow(new Date(start.getTime() + 15 * day));
  await eraseDue(services);
  expect((await accountOf('ann')).status).toBe('ERASED');
  const left = await services.database.asOwner(async (db) => ({
    companies: (await db.select().from(companies)).map(({ id }) => id),
    members: await db.$count(companyMembers),
    events: (await db.select().from(companyEvents)).map(({ companyId, action }) => [companyId, action]),
  }));
  expect(left).toEqual({ companies: ['c1'], members: 0, events: [['c1', 'OWNERLESS']] });
});

test('nobody goes in the middle of an application, and no operator while on duty', async () => {
  await services.database.asOwner((db) =>
    db.update(applications).set({ state: 'REVIEW' }).where(eq(applications.id, 'done')),
  );
  expect(await askErasure(slow('ann'), proofs).catch(refusal)).toBe('ACCOUNT_BUSY');
  await services.database.asOwner((db) =>
    db.insert(members).values({ id: 'mb', tenantId: 'tenant-a', accountId: 'bo' }),
  );
  expect(await askErasure(slow('bo'), proofs).catch(refusal)).toBe('IN_USE');
  expect((await accountOf('bo')).erasedAt).toBeNull();
});
