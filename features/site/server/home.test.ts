import { beforeAll, expect, test } from 'vitest';
import { programmes } from '#features/casework/programmes/registry.ts';
import { currentWindow, daysLeft, windowOfYear } from '#features/casework/server/applications/windows.ts';
import { applications } from '#features/casework/server/tables.ts';
import { windows } from '#features/casework/server/year-tables.ts';
import { companies } from '#features/companies/server/tables.ts';
import { publications } from '#features/contents/server/tables.ts';
import { aPublication } from '#features/contents/server/testing.ts';
import { payments } from '#features/payments/server/tables.ts';
import { platformFrom } from '#server/base/platform.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { asGuest, createTestServices } from '#server/testing.ts';
import { readHome } from './home.ts';

const services = await createTestServices();
const home = (tenantId = 'tenant-a') => asGuest(services, { tenantId }, readHome);
const at = (instant: string) => services.setNow(new Date(instant));
const apartment = programmes.find((programme) => programme.code === 'apartapply')!;

beforeAll(async () => {
  await services.database.asOwner(async (db) => {
    await db.insert(tenants).values({
      id: 'tenant-a',
      code: 'a',
      nameCN: '云汀新区',
      nameEN: 'Yunting',
      kind: 'DISTRICT',
      platform: {
        slogan: { CN: '栽好梧桐树', EN: 'Plant' },
        phone: '400-000-2026',
        days: [{ day: '2026-11-24', isWorking: false, name: '区庆' }],
        links: [
          { name: { CN: '坏', EN: 'Bad' }, href: 'javascript:alert(1)' },
          { name: { CN: '外', EN: 'Elsewhere' }, href: '//elsewhere.example.com' },
          { name: { CN: '学院', EN: 'College' }, href: '/phenixcoll' },
        ],
      },
    });
    const window = (id: string, rest: Partial<typeof windows.$inferInsert>) => ({
      id,
      tenantId: 'tenant-a',
      programme: 'apartapply',
      year: 2026,
      titleCN: '公寓配租',
      titleEN: 'Apartments',
      opensAt: new Date('2026-10-15T00:00:00+08:00'),
      closesAt: new Date('2026-12-06T00:00:00+08:00'),
      ...rest,
    });
    await db.insert(windows).values([
      window('past', {
        year: 2025,
        opensAt: new Date('2025-03-01T00:00:00+08:00'),
        closesAt: new Date('2025-12-01T00:00:00+08:00'),
      }),
      window('now', {}),
      window('next', {
        year: 2027,
        opensAt: new Date('2027-03-01T00:00:00+08:00'),
        closesAt: new Date('2027-12-01T00:00:00+08:00'),
      }),
      window('gone', { programme: 'no-such-programme' }),
      // It counts the places of a programme that is open all year.
      window('counting', { programme: 'talentapply', titleCN: '人才认定', titleEN: 'Recognition' }),
      window('elsewhere', { tenantId: 'tenant-b' }),
    ]);
    await db.insert(publications).values([
      ...[1, 2, 3, 4, 5, 6].map((i) => aPublication(`n${i}`, { publishedAt: new Date(`2026-11-0${i}T00:00:00Z`) })),
      aPublication('policy', {
        type: 'polity',
        publishedAt: new Date('2026-11-07T00:00:00Z'),
      }),
      aPublication('post', { type: 'post', publishedAt: new Date('2026-11-07T00:00:00Z') }),
      aPublication('news', { type: 'highlight', publishedAt: new Date('2026-11-07T00:00:00Z') }),
    ]);
  });
});

test('the home page says what can be applied for today, and how long', async () => {
  at('2026-11-20T02:00:00Z');
  const page = await home();
  expect(
    page.windows.map(({ title, state, daysLeft: days, path }) => ({ title: title.EN, state, days, path })),
  ).toEqual([
    { title: 'Apartments', state: 'open', days: 15, path: '/serve/apartapply' },
    { title: 'Apartments', state: 'coming', days: 101, path: '/serve/apartapply' },
  ]);
  expect(page.programmes.map(({ code }) => code)).toEqual(programmes.map(({ code }) => code));
  expect(page.programmes).toMatchObject([
    { code: 'talentapply', state: 'open', closesAt: null },
    { code: 'apartapply', state: 'open', closesAt: '2026-12-05T16:00:00.000Z' },
    ...programmes.slice(2).map(({ code }) => ({ code })),
  ]);
  expect(page.notices.map(({ id, kind }) => `${id} ${kind}`)).toEqual(
    ['n6', 'n5', 'n4', 'n3', 'n2'].map((id) => `${id} NOTICE`),
  );
  expect(page.highlights.map(({ id, title, cover }) => ({ id, cover, CN: title.CN }))).toEqual([
    { id: 'news', cover: null, CN: expect.any(String) },
  ]);
  expect(page.policies.map(({ id }) => id)).toEqual(['policy']);
  expect(page.platform).toMatchObject({
    host: { CN: '云汀新区', EN: 'Yunting' },
    slogan: { CN: '栽好梧桐树' },
    phone: '400-000-2026',
    links: [{ name: { CN: '学院', EN: 'College' }, href: '/phenixcoll' }],
    grey: false,
    days: [{ day: '2026-11-24', isWorking: false }],
  });
});

test('the figures count what their lists count: of this tenant, in force today', async () => {
  at('2026-11-20T02:00:00Z');
  const company = (id: string, more: Partial<typeof companies.$inferInsert> = {}) => ({
    id,
    tenantId: 'tenant-a',
    name: id,
    code: id,
    kind: 'ENTERPRISE',
    industry: 'IT',
    legalRep: 'a',
    region: 'a',
    address: 'a',
    agentName: 'a',
    agentPosition: 'a',
    agentPhone: 'a',
    state: 'PASSED',
    data: {},
    submittedBy: 'a',
    ...more,
  });
  const talent = (id: string, more: Partial<typeof applications.$inferInsert> = {}) => ({
    id,
    tenantId: 'tenant-a',
    programme: 'talentapply',
    year: 2020 + Number(id.replace(/\D/g, '')),
    ownerId: 'lin',
    state: 'EFFECTIVE',
    ...more,
  });
  await services.database.asOwner(async (db) => {
    await db
      .insert(companies)
      .values([
        company('good'),
        company('today', { validTo: '2026-11-20' }),
        company('over', { validTo: '2026-11-19' }),
        company('waiting', { state: 'PENDING' }),
        company('blocked', { status: 'BLOCKED' }),
        company('else', { tenantId: 'tenant-b' }),
      ]);
    await db
      .insert(applications)
      .values([
        talent('t1'),
        talent('t2'),
        talent('t3', { ownerId: 'su' }),
        talent('t4', { ownerId: 'wu', state: 'REVIEW' }),
        talent('t5', { ownerId: 'xu', programme: 'apartapply' }),
        talent('t6', { ownerId: 'yu', tenantId: 'tenant-b' }),
      ]);
  });
  const payment = (id: string, more: Partial<typeof payments.$inferInsert> = {}) => ({
    id,
    tenantId: 'tenant-a',
    applicationId: 't1',
    ownerId: 'lin',
    programme: 'talentapply',
    year: 2021,
    key: id,
    titleCN: 'a',
    titleEN: 'a',
    number: 1,
    count: 1,
    amount: 12_500_000,
    dueOn: '2026-11-20',
    state: 'PAID',
    ...more,
  });
  await services.database.asOwner((db) =>
    db
      .insert(payments)
      .values([
        payment('p1'),
        payment('p2'),
        payment('p3', { state: 'EXPORTED' }),
        payment('p4', { tenantId: 'tenant-b' }),
      ]),
  );
  expect((await home()).numbers).toEqual({ companies: 2, talents: 2, policies: 1, posts: 1, paid: 25 });
  expect((await home('tenant-c')).numbers).toEqual({ companies: 0, talents: 0, policies: 0, posts: 0, paid: 0 });
});

test('the state turns at the instant itself; days are those of the calendar in Shanghai', async () => {
  at('2026-12-05T15:59:59.999Z');
  expect(await asGuest(services, {}, (scope) => windowOfYear(scope, apartment, 2026))).toMatchObject({ state: 'open' });
  expect((await home()).windows[0]).toMatchObject({ state: 'open', daysLeft: 0 });
  at('2026-12-05T16:00:00.000Z');
  expect(await asGuest(services, {}, (scope) => windowOfYear(scope, apartment, 2026))).toMatchObject({
    state: 'closed',
  });
  const later = await home();
  expect(later.windows.map((window) => window.state)).toEqual(['coming']);
  expect(later.programmes[1]).toMatchObject({ state: 'coming', opensAt: '2027-02-28T16:00:00.000Z' });
  const window = { state: 'open', opensAt: new Date(0), closesAt: new Date('2026-12-06T00:00:00+08:00') } as const;
  expect(daysLeft(window, new Date('2026-12-05T00:30:00+08:00'))).toBe(0);
  expect(daysLeft(window, new Date('2026-12-04T23:30:00+08:00'))).toBe(1);
});

test('a programme without a window is closed, one that is always open is open', async () => {
  at('2026-11-20T02:00:00Z');
  expect(await asGuest(services, { tenantId: 'tenant-c' }, (scope) => currentWindow(scope, apartment))).toMatchObject({
    state: 'closed',
    year: 2026,
  });
  const page = await home('tenant-c');
  expect(page.programmes.map(({ state }) => state)).toEqual(
    programmes.map(({ alwaysOpen }) => (alwaysOpen ? 'open' : 'closed')),
  );
  expect(page).toMatchObject({ windows: [], notices: [], highlights: [], policies: [], hotWords: [] });
});

test('stored facts of any shape make a whole answer', () => {
  const name = { CN: '局', EN: 'Bureau' };
  for (const stored of [null, 5, 'x', [], { host: 7, links: 'x', filings: [1, 'a', null], hotWords: [{ CN: '房' }] }]) {
    const platform = platformFrom(stored, name);
    expect(platform.host).toEqual(name);
    expect(platform.filings.every(({ CN, EN }) => typeof CN === 'string' && typeof EN === 'string')).toBe(true);
  }
  // As earlier releases stored them, and half filled in: never blank in one language.
  const filings = ['云ICP备1号', { CN: '网站标识码 2', EN: 'Site code 2' }, { CN: '云公网安备 3' }, { EN: 'lost' }];
  expect(platformFrom({ filings }, name).filings).toEqual([
    { CN: '云ICP备1号', EN: '云ICP备1号' },
    { CN: '网站标识码 2', EN: 'Site code 2' },
    { CN: '云公网安备 3', EN: '云公网安备 3' },
  ]);
  expect(platformFrom({ hotWords: [{ CN: '房' }] }, name).hotWords).toEqual([{ CN: '房', EN: '' }]);
});
