import { beforeEach, expect, test } from 'vitest';
import { addAccount, addTenants } from '#features/accounts/server/testing.ts';
import { activities, signups } from '#features/activities/server/tables.ts';
import { applicationSections, applications, snapshots } from '#features/casework/server/tables.ts';
import { retentionRule as resource } from '#features/platform/resources/retention.ts';
import { serviceRequests } from '#features/site/server/tables.ts';
import { purgeUploads } from '#server/base/files/purge-uploads.ts';
import { eq, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { applicationFiles, files } from '#server/database/tables/files.ts';
import { apiLog, busiLog, messages, outbox } from '#server/database/tables/logs.ts';
import { listResource } from '#server/resources/verbs.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { retentionStore as store } from './retention-store.ts';
import { runRetention } from './run-retention.ts';

const services = await createTestServices();
await addTenants(services, ['tenant-a', 'tenant-b']);
const now = new Date('2026-11-20T02:00:00.000Z');
const day = 24 * 3_600_000;
const ago = (days: number) => new Date(now.getTime() - days * day);
const owner = <T>(work: Parameters<typeof services.database.asOwner<T>>[0]) => services.database.asOwner(work);

const anApplication = (id: string, rest: Partial<typeof applications.$inferInsert> = {}) => ({
  id,
  tenantId: 'tenant-a',
  programme: 'talentapply',
  year: 2024,
  ownerId: 'ann',
  applicant: '林晓',
  region: '110105',
  ...rest,
});

beforeEach(async () => {
  services.setNow(now);
  await owner(async (db) => {
    for (const table of [accounts, applications, applicationSections, applicationFiles, files, snapshots, messages])
      await db.delete(table);
    for (const table of [outbox, signups, activities, serviceRequests, apiLog]) await db.delete(table);
    await db.execute(sql`truncate busi_log, busi_queue`);
  });
  await addAccount(services, { id: 'ann' });
});

const due = async (tenantId = 'tenant-a') => {
  const office = { actor: { id: 'ann' }, side: 'office', tenantId } as const;
  const { rows } = await asActor(services, office, (scope) => listResource(scope, { resource, store, input: {} }));
  const shown = rows as unknown as { id: string; due: number; soon: number }[];
  return Object.fromEntries(shown.filter((row) => row.due + row.soon > 0).map((row) => [row.id, [row.due, row.soon]]));
};
const told = () => owner(async (db) => (await db.select().from(messages)).map(({ titleCN }) => titleCN));
const states = () =>
  owner(async (db) =>
    (await db.select().from(applications).orderBy(applications.id)).map((row) => [row.id, row.applicant]),
  );

test('decided cases lose everything personal when their time is over, and a bare row stays', async () => {
  const refused = { state: 'REJECTED', submittedAt: ago(900), decidedAt: ago(731), updatedAt: ago(731) };
  const section = { tenantId: 'tenant-a', key: 'contact', values: { phone: '13800000000' } };
  await owner(async (db) => {
    await db.insert(applications).values([
      anApplication('over', refused),
      anApplication('there', { ...refused, year: 2023, decidedAt: ago(705), updatedAt: ago(720) }),
      anApplication('valid', {
        year: 2022,
        state: 'EFFECTIVE',
        submittedAt: ago(4000),
        decidedAt: ago(4000),
        updatedAt: ago(4000),
      }),
      anApplication('ended', {
        year: 2021,
        state: 'ENDED',
        submittedAt: ago(4000),
        decidedAt: ago(4000),
        updatedAt: ago(1900),
      }),
      anApplication('elsewhere', { ...refused, tenantId: 'tenant-b' }),
    ]);
    await db.insert(applicationSections).values([
      { ...section, applicationId: 'over' },
      { ...section, applicationId: 'there' },
    ]);
    await db.insert(files).values({
      id: 'f',
      tenantId: 'tenant-a',
      ownerId: 'ann',
      purpose: 'talentapply:a.b',
      name: 'a.pdf',
      createdAt: ago(900),
      type: 'application/pdf',
      size: 3,
      sha256: Buffer.alloc(32),
      objectKey: 'files/f',
    });
    await db.insert(applicationFiles).values({ tenantId: 'tenant-a', applicationId: 'over', fileId: 'f', path: 'a.b' });
  });
  expect(await due()).toEqual({ refused: [1, 2], approved: [1, 1] });
  expect(await due('tenant-b')).toEqual({ refused: [1, 1] });
  expect(await runRetention(services)).toBe(3);
  expect(await states()).toEqual([
    ['elsewhere', ''],
    ['ended', ''],
    ['over', ''],
    ['there', '林晓'],
    ['valid', '林晓'],
  ]);
  const left = await owner((db) => db.select({ id: applicationSections.applicationId }).from(applicationSections));
  expect(left).toEqual([{ id: 'there' }]);
  await purgeUploads(services);
  const [file] = await owner((db) => db.select().from(files));
  expect(file?.deletedAt).toEqual(now);
  const lines = await owner((db) => db.select().from(busiLog).where(eq(busiLog.objectType, 'retention')));
  expect(lines.map(({ tenantId, action, changes }) => [tenantId, action, changes]).toSorted()).toEqual([
    ['tenant-a', 'approved', [{ field: 'count', before: null, after: 1 }]],
    ['tenant-a', 'refused', [{ field: 'count', before: null, after: 1 }]],
    ['tenant-b', 'refused', [{ field: 'count', before: null, after: 1 }]],
  ]);
  expect(await due()).toEqual({ refused: [0, 1] });
  expect(await runRetention(services)).toBe(0);
});

test('of files that no record holds, as many go as were counted, whatever they were handed in for', async () => {
  const named = ['objection-file', 'flock-photo', 'visit-photo', 'avatar', 'content-image', 'talentapply:a.b'];
  await owner((db) =>
    db.insert(files).values(
      named.map((purpose, n) => ({
        id: `f${n}`,
        tenantId: 'tenant-a',
        ownerId: 'ann',
        purpose,
        name: 'a.pdf',
        objectKey: `files/f${n}`,
        createdAt: ago(8),
        type: 'application/pdf',
        size: 3,
        sha256: Buffer.alloc(32),
      })),
    ),
  );
  expect((await due()).loose).toEqual([4, 4]);
  await purgeUploads(services);
  const gone = await owner((db) => db.select({ purpose: files.purpose, at: files.deletedAt }).from(files));
  expect(gone.flatMap(({ purpose, at }) => (at ? [purpose] : [])).toSorted()).toEqual([
    'flock-photo',
    'objection-file',
    'talentapply:a.b',
    'visit-photo',
  ]);
  expect((await due()).loose).toBeUndefined();
});

test('a draft goes after two reminders only, and stays when it is saved again', async () => {
  await owner((db) =>
    db
      .insert(applications)
      .values([
        anApplication('old', { updatedAt: ago(151) }),
        anApplication('new', { updatedAt: ago(10), year: 2025 }),
      ]),
  );
  const at = async (days: number) => {
    services.setNow(new Date(now.getTime() + days * day));
    await runRetention(services);
    return [(await told()).length, (await states()).filter(([, applicant]) => applicant).length];
  };
  expect(await at(0)).toEqual([1, 2]);
  expect(await at(1)).toEqual([1, 2]);
  expect(await at(23)).toEqual([2, 2]);
  expect(await at(29)).toEqual([2, 2]);
  expect(await at(31)).toEqual([2, 1]);
  expect((await owner((db) => db.select().from(outbox))).map(({ recipient, scene }) => [recipient, scene])).toEqual([
    ['ann@example.com', 'DRAFT_ENDS'],
    ['ann@example.com', 'DRAFT_ENDS'],
  ]);
  // Long past its time, as after months without the job: nothing goes unannounced.
  expect(await at(400)).toEqual([3, 1]);
  await owner((db) => db.update(applications).set({ updatedAt: services.clock() }).where(eq(applications.id, 'new')));
  expect(await at(408)).toEqual([3, 1]);
});

test('sign-ups, requests and mails go by their own time; whole addresses leave the call log', async () => {
  await owner(async (db) => {
    const activity = {
      tenantId: 'tenant-a',
      mode: 'OFFLINE',
      waitlist: false,
      audit: false,
      companyOnly: false,
      checksIn: true,
    };
    const times = (end: Date) => ({ signFrom: end, signTo: end, startAt: end, endAt: end });
    await db.insert(activities).values([
      { ...activity, ...times(ago(366)), id: 'past' },
      { ...activity, ...times(ago(300)), id: 'last' },
    ]);
    const signup = {
      tenantId: 'tenant-a',
      accountId: 'ann',
      name: '林晓',
      phone: '1',
      state: 'CHECKED_IN',
      signedAt: ago(400),
    };
    await db.insert(signups).values([
      { ...signup, id: 's1', activityId: 'past', letters: 'AAAAAAAA' },
      { ...signup, id: 's2', activityId: 'last', letters: 'BBBBBBBB' },
    ]);
    const request = {
      tenantId: 'tenant-a',
      titleCN: '接机',
      titleEN: 'Pick-up',
      ownerId: 'ann',
      name: '林晓',
      phone: '1',
      standing: 'A',
      wish: '接机',
    };
    await db.insert(serviceRequests).values([
      { ...request, id: 'r1', no: '1', service: 'a', state: 'DONE', updatedAt: ago(740) },
      { ...request, id: 'r2', no: '2', service: 'b', state: 'ACCEPTED', updatedAt: ago(740) },
    ]);
    const mail = {
      tenantId: 'tenant-a',
      channel: 'MAIL',
      recipient: 'ann@example.com',
      scene: 'X',
      subject: 'S',
      text: 'T',
    };
    await db.insert(outbox).values([
      { ...mail, id: 'm1', state: 'sent', createdAt: ago(181) },
      { ...mail, id: 'm2', state: 'sent', createdAt: ago(179) },
      { ...mail, id: 'm3', state: 'queued', createdAt: ago(181) },
    ]);
    const line = {
      side: 'portal',
      trace: 't',
      method: 'GET',
      path: '/x',
      fields: [],
      sealed: false,
      http: 200,
      code: 1,
      key: 'OK',
      ms: 1,
      bytes: 1,
    };
    await db.insert(apiLog).values([
      { ...line, tenantId: 'tenant-a', at: ago(31), ip: '203.0.113.9' },
      { ...line, tenantId: 'tenant-a', at: ago(31), ip: '2001:db8:1:2::3' },
      { ...line, tenantId: 'tenant-a', at: ago(29), ip: '203.0.113.9' },
    ]);
  });
  expect(await due()).toMatchObject({ signups: [1, 1], requests: [1, 1], mails: [1, 2], addresses: [2, 3] });
  await runRetention(services);
  const left = await owner(async (db) => ({
    signups: (await db.select().from(signups).orderBy(signups.id)).map(({ name, accountId }) => [name, accountId]),
    requests: (await db.select().from(serviceRequests).orderBy(serviceRequests.id)).map(({ name }) => name),
    mails: (await db.select().from(outbox).orderBy(outbox.id)).map(({ id }) => id),
    ips: (await db.select().from(apiLog)).map(({ ip }) => ip).toSorted(),
  }));
  expect(left).toEqual({
    signups: [
      ['—', null],
      ['林晓', 'ann'],
    ],
    requests: ['—', '林晓'],
    mails: ['m2', 'm3'],
    ips: ['2001:db8:1::/48', '203.0.113.0/24', '203.0.113.9'],
  });
});
