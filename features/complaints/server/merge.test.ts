import { beforeEach, expect, test } from 'vitest';
import type { PermissionCode } from '#core/permissions.ts';
import { addAccount, addMember, addTenants, settle } from '#features/accounts/server/testing.ts';
import { complaint as resource } from '#features/complaints/resources/complaint.ts';
import { answerPurpose } from '#features/complaints/shared/complaint.ts';
import { downloadFile } from '#server/base/files/read-file.ts';
import { eq } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import { messages } from '#server/database/tables/logs.ts';
import type { Values } from '#server/resources/store.ts';
import { actOnResource, listResource } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { complaintStore as store } from './complaint-store.ts';
import { keyOf } from './find-complaint.ts';
import { addWords, readAnswerFile, readComplaint } from './own-complaints.ts';
import { complaintPart } from './own-data.ts';
import { readFacts } from './read-facts.ts';
import { readThread } from './read-office.ts';
import { complaintFiles, complaintPosts, complaints } from './tables.ts';

const services = await createTestServices();
const codes: readonly PermissionCode[] = ['Mgr.Complaint', 'Mgr.Complaint.handle', 'Mgr.Complaint.assign'];
await addTenants(services, ['tenant-a', 'tenant-b'], codes);
for (const id of ['lin', 'du', 'zheng', 'luo']) await addAccount(services, { id });
for (const accountId of ['zheng', 'luo'])
  await addMember(services, { accountId, tenantId: 'tenant-a', codes: [...codes] });
await services.storage.put('tenant-a/proof', Buffer.from('%PDF-'));
const now = new Date('2026-11-25T10:00:00+08:00');
const at = (day: string) => new Date(`${day}T10:00:00+08:00`);

const desk = <T>(work: (scope: ActorScope) => Promise<T>, who = 'zheng', tenantId = 'tenant-a') =>
  settle(asActor(services, { actor: { id: who }, side: 'office', tenantId, permCodes: codes }, work));
const act = (id: string, action: string, values?: Values, who?: string) =>
  desk(
    (scope) => actOnResource(scope, { resource, store, input: { ids: [id], action, ...(values && { values }) } }),
    who,
  );
const own = (who: string, no: string) =>
  settle(asActor(services, { actor: { id: who }, tenantId: 'tenant-a' }, (scope) => readComplaint(scope, { no })));
const thread = (id: string) => desk((scope) => readThread(scope, { tenantId: 'tenant-a', id }));
const told = (accountId: string) =>
  services.database.asOwner(async (db) =>
    (await db.select().from(messages).orderBy(messages.at)).filter((each) => each.accountId === accountId),
  );

beforeEach(async () => {
  services.setNow(now);
  await services.database.asOwner(async (db) => {
    for (const table of [complaints, complaintPosts, complaintFiles, messages, files]) await db.delete(table);
    const row = (id: string, more: Partial<typeof complaints.$inferInsert> = {}) => ({
      id,
      tenantId: 'tenant-a',
      no: `N${id}`.toUpperCase(),
      kind: 'COMPLAINT',
      target: 'SHOP',
      about: '青禾口腔',
      title: `事由 ${id}`,
      content: `经过 ${id}`,
      accountId: 'lin',
      name: '林见微',
      acceptBy: at('2026-11-26'),
      startedAt: at('2026-11-24'),
      dueAt: at('2026-12-01'),
      createdAt: at('2026-11-24'),
      updatedAt: at('2026-11-24'),
      ...more,
    });
    await db
      .insert(complaints)
      .values([
        row('a', { state: 'PROCESSING', assigneeId: 'zheng', acceptedAt: at('2026-11-25') }),
        row('b', { accountId: 'du', name: '杜若', createdAt: at('2026-11-25') }),
        row('c', { accountId: null, email: 'guest@example.com', name: '客人' }),
        row('again', { state: 'REOPENED', reopenedAt: at('2026-11-24'), formerId: 'luo' }),
        row('done', { state: 'REPLIED', repliedAt: at('2026-11-24') }),
        row('elsewhere', { tenantId: 'tenant-b' }),
      ]);
    await db.insert(files).values(
      [
        ['proof', 'zheng', answerPurpose],
        ['foreign', 'luo', answerPurpose],
        ['avatar', 'zheng', 'avatar'],
      ].map(([id, ownerId, purpose]) => ({
        id: id!,
        tenantId: 'tenant-a',
        ownerId: ownerId!,
        purpose: purpose!,
        name: `${id}.pdf`,
        type: 'application/pdf',
        size: 5,
        sha256: Buffer.alloc(32),
        objectKey: `tenant-a/${id}`,
        facts: {},
        createdAt: now,
      })),
    );
  });
});

test('two about the same are answered together; each reads its own thread, and the second says where it went', async () => {
  expect(await act('b', 'merge', { into: 'na' })).toMatchObject({ done: 1 });
  expect(await own('du', 'NB')).toMatchObject({ state: 'MERGED', acceptedAt: now.toISOString(), canAdd: true });
  expect(await thread('b')).toMatchObject({ mergedInto: { id: 'a', no: 'NA' } });
  await settle(
    asActor(services, { actor: { id: 'du' }, tenantId: 'tenant-a' }, (scope) =>
      addWords(scope, { no: 'NB', text: '还有同事也遇到', reqId: 'r'.repeat(22) }),
    ),
  );
  expect((await told('zheng')).map(({ titleCN }) => titleCN)).toEqual(['有补充：事由 b']);
  const seen = (await thread('a')) as { merged: object[]; posts: { from: string | null; text: string }[] };
  expect(seen.merged).toEqual([{ id: 'b', no: 'NB', title: '事由 b' }]);
  expect(seen.posts.filter(({ from }) => from === 'NB').map(({ text }) => text)).toEqual(['经过 b', '还有同事也遇到']);

  services.setNow(new Date('2026-11-25T11:00:00+08:00'));
  await act('a', 'extend', { until: '2026-12-10', reason: '等门店说明' });
  services.setNow(new Date('2026-11-25T12:00:00+08:00'));
  await act('a', 'reply', {
    words: '门店已改正',
    files: [{ id: 'proof', name: 'x', size: 5, type: 'application/pdf' }],
  });
  for (const [who, no] of [
    ['lin', 'NA'],
    ['du', 'NB'],
  ] as const) {
    const read = (await own(who, no)) as { posts: { kind: string; text: string; files: object[] }[] };
    expect(read).toMatchObject({ state: 'REPLIED', canJudge: true });
    expect(read.posts.at(-1)).toMatchObject({
      kind: 'REPLY',
      text: '门店已改正',
      files: [{ id: 'proof', name: 'proof.pdf' }],
    });
  }
  expect(JSON.stringify(await own('lin', 'NA'))).not.toMatch(/"NB"|经过 b|同事/);
  expect(JSON.stringify(await own('du', 'NB'))).not.toMatch(/"NA"|经过 a/);
  expect((await told('du')).map(({ titleCN }) => titleCN)).toEqual([
    '您的投诉合并办理',
    '您的投诉需要更多时间',
    '您的投诉有答复了',
  ]);
});

test('a merge is undone as it was, and nothing of the answer reaches what was taken out before', async () => {
  await act('b', 'merge', { into: 'NA' });
  expect(await act('b', 'reply', { words: 'x' })).toMatchObject({ key: 'NOT_ALLOWED' });
  await act('b', 'part');
  // Taken up while it was merged, it is not to be taken up again.
  expect(await own('du', 'NB')).toMatchObject({ state: 'ACCEPTED' });
  await act('a', 'reply', { words: '门店已改正' });
  expect(JSON.stringify(await own('du', 'NB'))).not.toContain('门店已改正');
  expect(await act('b', 'part')).toMatchObject({ key: 'NOT_ALLOWED' });
  expect(await act('b', 'reply', { words: '另行答复' })).toMatchObject({ done: 1 });
});

test('merged is only what is open into what is open, of the same tenant, once and never in a ring', async () => {
  const merge = (id: string, into: string) => act(id, 'merge', { into });
  expect(await merge('b', 'NB')).toMatchObject({ key: 'INVALID', fields: [{ path: 'into' }] });
  expect(await merge('b', 'NELSEWHERE')).toMatchObject({ key: 'INVALID' });
  expect(await merge('b', 'NDONE')).toMatchObject({ key: 'MERGE_CLOSED' });
  expect(await merge('again', 'NA')).toMatchObject({ key: 'NOT_ALLOWED' });
  const both = await Promise.all([merge('b', 'NA'), merge('a', 'NB')]);
  expect(both.filter((each) => 'done' in each)).toHaveLength(1);
  const { similar } = (await desk((scope) => readFacts(scope, { tenantId: 'tenant-a', id: 'c' }))) as {
    similar: { id: string; canMerge: boolean }[];
  };
  expect(similar.find(({ id }) => id === 'again')).toMatchObject({ canMerge: false });
});

test('when the account behind the first is erased, the second is dealt with by itself', async () => {
  await act('b', 'merge', { into: 'NA' });
  await services.database.asOwner((db) => complaintPart.erase!({ db, accountId: 'lin', now, services } as never));
  const [left] = await services.database.asOwner((db) => db.select().from(complaints).where(eq(complaints.id, 'b')));
  expect(left).toMatchObject({ state: 'ACCEPTED', mergedInto: null });
});

test('files of an answer are the writer’s own and were uploaded for one; both sides read them, nobody else', async () => {
  const reply = (id: string, who?: string) =>
    act('a', 'reply', { words: '见附件', files: [{ id, name: 'x.pdf', size: 5, type: 'application/pdf' }] }, who);
  expect(await reply('foreign')).toMatchObject({ key: 'FILE_REFUSED' });
  expect(await reply('avatar')).toMatchObject({ key: 'FILE_REFUSED' });
  expect(
    await act('a', 'reply', { words: 'x', files: [{ id: 'proof', name: 'x.exe', size: 5, type: 'text/html' }] }),
  ).toMatchObject({
    key: 'INVALID',
  });
  await act('c', 'accept');
  await act('c', 'merge', { into: 'NA' });
  expect(await reply('proof')).toMatchObject({ done: 1 });
  const load = (who: string, side: 'portal' | 'office', permCodes: readonly PermissionCode[] = []) =>
    settle(
      asActor(services, { actor: { id: who }, side, tenantId: 'tenant-a', permCodes }, (scope) =>
        downloadFile(scope, 'proof'),
      ),
    );
  expect(await load('lin', 'portal')).toMatchObject({ name: 'proof.pdf' });
  expect(await load('luo', 'office', codes)).toMatchObject({ name: 'proof.pdf' });
  expect(await load('du', 'portal')).toMatchObject({ key: 'NOT_FOUND' });
  expect(await load('luo', 'office')).toMatchObject({ key: 'NOT_FOUND' });
  // Without an account the key of the link opens it.
  const key = await settle(asGuest(services, {}, async (scope) => keyOf(scope, { tenantId: 'tenant-a', id: 'c' })));
  const byLink = (given: string, file = 'proof') =>
    settle(asGuest(services, {}, (scope) => readAnswerFile(scope, { no: 'NC', key: given, file })));
  expect(await byLink(key as string)).toMatchObject({ name: 'proof.pdf', disposition: 'attachment' });
  expect(await byLink('A'.repeat(22))).toMatchObject({ key: 'NOT_FOUND' });
  expect(await byLink(key as string, 'avatar')).toMatchObject({ key: 'NOT_FOUND' });
});

test('a contact is noted for staff alone; only the first one that reached somebody counts', async () => {
  const contacted = async (id: string) => {
    const { rows } = (await desk((scope) => listResource(scope, { resource, store, input: { filter: {} } }))) as {
      rows: Record<string, unknown>[];
    };
    return rows.find((row) => row.id === id)?.contact;
  };
  await act('b', 'contact', { reached: 'NO', words: '无人接听' });
  expect(await contacted('b')).toBe(null);
  await act('b', 'contact', { reached: 'YES', words: '已说明' });
  expect(await contacted('b')).toBe('ON_TIME');
  expect(JSON.stringify(await own('du', 'NB'))).not.toMatch(/无人接听|已说明/);
  services.setNow(new Date('2026-11-27T10:00:00+08:00'));
  await act('b', 'contact', { reached: 'YES' });
  expect(await contacted('b')).toBe('ON_TIME');
  expect(await contacted('c')).toBe('LATE');
  await services.database.asOwner((db) =>
    db.update(complaints).set({ isAnonymous: true }).where(eq(complaints.id, 'c')),
  );
  expect(await contacted('c')).toBe(null);
  expect(await act('c', 'contact', { reached: 'YES' })).toMatchObject({ key: 'NOT_ALLOWED' });
});
