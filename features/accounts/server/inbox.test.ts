import { beforeAll, expect, test } from 'vitest';
import type { InputOf } from '#core/contracts/contract.ts';
import type { messagesCall } from '#features/accounts/calls/own-account.ts';
import { readOverview } from '#features/casework/server/applications/overview.ts';
import { tell as tellPeople } from '#server/base/mail/tell.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { listMessages, readMessage } from './inbox.ts';

const services = await createTestServices();
const start = Date.parse('2026-11-20T02:00:00.000Z');

/** Tells somebody something `minute` minutes after the start. */
const tell = (accountId: string, minute: number, tenantId = 'tenant-a') => {
  services.setNow(new Date(start + minute * 60_000));
  const text = { CN: `第 ${minute} 条`, EN: `Message ${minute}` };
  return asActor(services, { actor: { id: accountId }, tenantId }, (scope) =>
    tellPeople(
      scope,
      { key: 'TEST', to: text, channels: ['INSIDE'], title: text, body: text, page: '/personal/declare/a{minute}' },
      { to: accountId, facts: { minute } },
    ),
  );
};
const list = (id: string, input: InputOf<typeof messagesCall> = {}) =>
  asActor(services, { actor: { id } }, (scope) => listMessages(scope, input));
const mark = (id: string, input: { id?: string; until?: string } = {}) =>
  asActor(services, { actor: { id } }, (scope) => readMessage(scope, input));
const numbers = (rows: readonly { title: { EN: string } }[]) => rows.map((row) => Number(row.title.EN.slice(8)));

beforeAll(async () => {
  for (let minute = 0; minute < 45; minute += 1) await tell('lin', minute);
  // Two at the same instant.
  await tell('lin', 44);
  await tell('su', 100);
  await tell('lin', 101, 'tenant-b');
});

test('pages join without a gap or a repetition, newest first, and hold nothing of anybody else', async () => {
  const pages = [await list('lin')];
  while (pages.at(-1)!.next !== null) pages.push(await list('lin', { after: pages.at(-1)!.next! }));
  expect(pages.map(({ rows }) => rows.length)).toEqual([20, 20, 6]);
  const rows = pages.flatMap((page) => page.rows);
  expect(numbers(rows)).toEqual([44, ...Array.from({ length: 45 }, (_, at) => 44 - at)]);
  expect(new Set(rows.map((row) => row.id)).size).toBe(46);
  expect(pages[0]).toMatchObject({ total: 46, unread: 46 });
  expect(rows[1]).toMatchObject({ path: '/personal/declare/a44', read: false, at: '2026-11-20T02:44:00.000Z' });
  await expect(list('lin', { after: 'nonsense' })).rejects.toMatchObject({ key: 'INVALID' });
});

test('a message is marked by its reader only', async () => {
  const [own] = (await list('su')).rows;
  await expect(mark('lin', { id: own!.id })).rejects.toMatchObject({ key: 'NOT_FOUND' });
  expect((await list('su')).unread).toBe(1);
  await mark('su', { id: own!.id });
  expect(await list('su')).toMatchObject({ total: 1, unread: 0, rows: [{ id: own!.id, read: true }] });
  expect((await list('lin')).unread).toBe(46);
});

test('the unread ones are a list of their own, with pages that stay right while some are read', async () => {
  const first = await list('lin', { unread: true, size: 10 });
  expect(numbers(first.rows)).toEqual([44, 44, 43, 42, 41, 40, 39, 38, 37, 36]);
  for (const row of first.rows.slice(0, 3)) await mark('lin', { id: row.id });
  const second = await list('lin', { unread: true, size: 10, after: first.next! });
  expect(numbers(second.rows)).toEqual([35, 34, 33, 32, 31, 30, 29, 28, 27, 26]);
  expect(second).toMatchObject({ total: 43, unread: 43 });
  expect((await list('lin', { size: 4 })).rows.map((row) => row.read)).toEqual([true, true, true, false]);
});

test('marking all spares what arrived after the list was drawn', async () => {
  const { rows } = await list('lin');
  await tell('lin', 60);
  await mark('lin', { until: rows[0]!.at });
  const left = await list('lin', { unread: true });
  expect(numbers(left.rows)).toEqual([60]);
  expect(left).toMatchObject({ total: 1, unread: 1, next: null });
  const overview = await asActor(services, { actor: { id: 'lin' } }, readOverview);
  expect(overview.counts.unread).toBe(1);
  expect(numbers(overview.messages.slice(0, 2))).toEqual([60, 44]);
  await mark('lin');
  expect((await list('lin')).unread).toBe(0);
  // What waits in another tenant is read there.
  const elsewhere = await asActor(services, { actor: { id: 'lin' }, tenantId: 'tenant-b' }, (scope) =>
    listMessages(scope, {}),
  );
  expect(elsewhere).toMatchObject({ total: 1, unread: 1 });
});
