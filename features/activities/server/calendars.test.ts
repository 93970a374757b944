import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { contents, publications } from '#features/contents/server/tables.ts';
import { aContent, aPublication } from '#features/contents/server/testing.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { readFeedPath, renewFeed } from './calendar-feed.ts';
import { registerCalendars } from './calendars.ts';
import { activities, signups } from './tables.ts';
import { anActivity } from './testing.ts';

const services = await createTestServices();
services.setNow(new Date('2026-11-20T02:00:00.000Z'));
const app = Fastify();
registerCalendars(app, services);
const facts = { addressCN: '澄湖书院', addressEN: 'Clear Lake Academy' };

await services.database.asOwner(async (db) => {
  await db
    .insert(tenants)
    .values({ id: 'tenant-a', code: 'a', nameCN: 'a', nameEN: 'a', kind: 'PLATFORM', isDefault: true });
  await db.insert(accounts).values(['lin', 'fang'].map((id) => ({ id, loginName: id, nickname: id })));
  for (const [id, state] of [
    ['coming', 'APPROVED'],
    ['waiting', 'WAITLIST'],
  ] as const) {
    await db.insert(activities).values(anActivity(id, {}));
    await db.insert(contents).values(aContent(id, { type: 'activity', state: 'DRAFT', titleCN: '草稿里的新标题' }));
    await db
      .insert(publications)
      .values(aPublication(id, { type: 'activity', publishedAt: new Date('2026-11-01T00:00:00Z'), facts }));
    await db.insert(signups).values({
      id: `s-${id}`,
      tenantId: 'tenant-a',
      activityId: id,
      accountId: 'lin',
      name: '林',
      phone: '1',
      state,
      letters: state.slice(0, 8),
      signedAt: new Date('2026-11-10T00:00:00Z'),
    });
  }
});

const pathOf = async (id: string) => (await asActor(services, { actor: { id } }, readFeedPath)).path;
const read = async (url: string) => await app.inject({ url, headers: { host: 'localhost' } });

test('a private address gives the seats somebody has, as published, without signing in', async () => {
  const reply = await read(await pathOf('lin'));
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(reply.body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(reply.body).toContain('UID:coming@localhost');
  expect(reply.body).toContain('SUMMARY:通知 coming');
  expect(reply.body).toContain('LOCATION:澄湖书院');
  expect((await read(await pathOf('fang'))).body).not.toContain('BEGIN:VEVENT');
});

test('an address that was made up, changed or taken from somebody else reads nothing', async () => {
  const path = await pathOf('lin');
  const proof = path.split('.')[1];
  const made = [
    '/calendar/lin.ics',
    `/calendar/fang.${proof}.ics`,
    path.replace(/..\.ics$/, 'AA.ics'),
    '/calendar/.ics',
  ];
  for (const url of made) expect([url, (await read(url)).statusCode]).toEqual([url, 404]);
  await asActor(services, { actor: { id: 'lin' } }, renewFeed);
  expect((await read(path)).statusCode).toBe(404);
  expect((await read(await pathOf('lin'))).statusCode).toBe(200);
});
