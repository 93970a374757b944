import { beforeEach, expect, test } from 'vitest';
import type { PermissionCode } from '#core/permissions.ts';
import { addAccount, addMember, addTenants, settle } from '#features/accounts/server/testing.ts';
import { complaint } from '#features/complaints/resources/complaint.ts';
import { readyAnswer as resource } from '#features/complaints/resources/ready-answer.ts';
import type { Values } from '#server/resources/store.ts';
import { actOnResource, listResource, saveResource } from '#server/resources/verbs.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { complaintStore } from './complaint-store.ts';
import { readyAnswerStore as store } from './ready-answer-store.ts';
import { readReadyAnswers } from './ready-answers.ts';
import { complaintPosts, complaints, readyAnswers } from './tables.ts';

const services = await createTestServices();
const reader: readonly PermissionCode[] = ['Mgr.Complaint'];
const codes: readonly PermissionCode[] = [...reader, 'Mgr.Complaint.handle'];
await addTenants(services, ['tenant-a', 'tenant-b'], codes);
await addAccount(services, { id: 'lin' });
await addAccount(services, { id: 'smith', locale: 'EN' });
await addAccount(services, { id: 'zheng' });
for (const tenantId of ['tenant-a', 'tenant-b'])
  await addMember(services, { accountId: 'zheng', tenantId, codes: [...codes] });
services.setNow(new Date('2026-11-25T10:00:00+08:00'));

const as = <T>(work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a', permCodes = codes) =>
  settle(asActor(services, { actor: { id: 'zheng' }, side: 'office', tenantId, permCodes }, work)) as Promise<T>;
const form: Values = {
  titleCN: '正在核实',
  titleEN: 'Looking into it',
  kind: null,
  textCN: '您反映的“{title}”（{no}）正在核实，{dueAt} 前答复。',
  textEN: 'We are looking into “{title}” ({no}) and answer by {dueAt}.',
};
const add = (values: Values = {}, tenantId?: string, permCodes?: readonly PermissionCode[]) =>
  as(
    (scope) => saveResource(scope, { resource, store, input: { values: { ...form, ...values } } }),
    tenantId,
    permCodes,
  );
const list = (filter: Values = {}, tenantId?: string) =>
  as((scope) => listResource(scope, { resource, store, input: { filter } }), tenantId);
const offered = (id: string, tenantId?: string, permCodes?: readonly PermissionCode[]) =>
  as((scope) => readReadyAnswers(scope, { tenantId: 'tenant-a', id }), tenantId, permCodes);
const reply = (id: string, words: string) =>
  as((scope) =>
    actOnResource(scope, {
      resource: complaint,
      store: complaintStore,
      input: { ids: [id], action: 'reply', values: { words } },
    }),
  );
const usesOf = async () => (await list()).rows.map(({ title, uses }) => [(title as { CN: string }).CN, uses]);

const at = (day: string) => new Date(`${day}T10:00:00+08:00`);
const row = (id: string, more: Partial<typeof complaints.$inferInsert> = {}): typeof complaints.$inferInsert => ({
  id,
  tenantId: 'tenant-a',
  no: id.toUpperCase(),
  kind: 'COMPLAINT',
  target: 'SHOP',
  title: '洁牙被拒',
  content: '经过',
  accountId: 'lin',
  name: '林见微',
  state: 'PROCESSING',
  assigneeId: 'zheng',
  acceptBy: at('2026-11-24'),
  startedAt: at('2026-11-23'),
  dueAt: at('2026-11-27'),
  ...more,
});

beforeEach(async () => {
  await services.database.asOwner(async (db) => {
    for (const table of [complaints, complaintPosts, readyAnswers]) await db.delete(table);
    await db
      .insert(complaints)
      .values([
        row('first'),
        row('english', { accountId: 'smith' }),
        row('mailed', { accountId: null, email: 'x@example.com', locale: 'FR', isAnonymous: true }),
        row('asked', { kind: 'QUESTION' }),
      ]);
  });
});

test('it is filled in with number, title and day in the language of the applicant, and no name is taken', async () => {
  await add();
  expect(await offered('first')).toMatchObject({
    locale: 'CN',
    rows: [{ title: { EN: 'Looking into it' }, text: '您反映的“洁牙被拒”（FIRST）正在核实，2026-11-27 前答复。' }],
  });
  const english = 'We are looking into “洁牙被拒” (ENGLISH) and answer by 2026-11-27.';
  expect((await offered('english')).rows[0]!.text).toBe(english);
  expect((await offered('mailed')).rows[0]!.text).toBe(english.replace('ENGLISH', 'MAILED'));
  expect(await add({ textCN: '{name}您好，正在核实' })).toMatchObject({ key: 'INVALID' });
});

test('those of the kind come first, then the most used; those turned off are not offered', async () => {
  await add({ titleCN: '感谢监督', textCN: '感谢您的监督。', textEN: 'Thank you for telling us.' });
  await add({ titleCN: '通用' });
  await add({ titleCN: '咨询用', kind: 'QUESTION' });
  const { id } = (await add({ titleCN: '旧的', kind: 'QUESTION' })) as { id: string };
  await as((scope) => actOnResource(scope, { resource, store, input: { ids: [id], action: 'disable' } }));
  await reply('first', '已改正，感谢您的监督。');
  const { rows } = await offered('asked');
  expect(rows.map(({ title }) => title.CN)).toEqual(['咨询用', '感谢监督', '通用']);
});

test('an answer that is sent counts for each whose words it has', async () => {
  await add();
  await add({ titleCN: '感谢监督', textCN: '感谢您的监督。', textEN: 'Thank you for telling us.' });
  await reply('asked', '已改正，多谢。');
  expect(new Map((await usesOf()) as [string, number][])).toEqual(
    new Map([
      ['正在核实', 0],
      ['感谢监督', 0],
    ]),
  );
  await reply('first', '林女士您好：您反映的“洁牙被拒”（FIRST）正在核实，2026-11-27 前答复。感谢您的监督。');
  expect(new Map((await usesOf()) as [string, number][])).toEqual(
    new Map([
      ['正在核实', 1],
      ['感谢监督', 1],
    ]),
  );
});

test('another tenant neither sees nor uses them, and who may only read writes none', async () => {
  await add();
  await add({ titleCN: '乙机构的' }, 'tenant-b');
  expect((await list()).total).toBe(1);
  expect((await offered('first')).rows.map(({ title }) => title.CN)).toEqual(['正在核实']);
  expect(await offered('first', 'tenant-b')).toMatchObject({ key: 'NOT_FOUND' });
  await reply('first', '您反映的“洁牙被拒”（FIRST）正在核实，2026-11-27 前答复。');
  expect((await list({}, 'tenant-b')).rows[0]).toMatchObject({ uses: 0 });
  expect(await add({}, 'tenant-a', reader)).toMatchObject({ key: 'NO_PERMISSION' });
});
