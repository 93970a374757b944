import { expect, test } from 'vitest';
import { dateTimeInShanghai } from '#core/calendar/dates.ts';
import type { ListInput } from '#features/contents/server/filtered.ts';
import { publications } from '#features/contents/server/tables.ts';
import { aPublication } from '#features/contents/server/testing.ts';
import { readFirstAnswers } from '#features/site/server/first-answers.ts';
import { asGuest, createTestServices } from '#server/testing.ts';
import { listActivities, readActivityHead } from './list.ts';
import { readActivity } from './one.ts';
import { activities } from './tables.ts';
import { anActivity } from './testing.ts';

const services = await createTestServices();
services.setNow(new Date('2026-11-20T10:00:00+08:00'));
const day = (text: string) => new Date(`2026-${text}+08:00`);

/** In the order a visitor should read them. */
const story = [
  anActivity('open-soon', { startAt: day('11-25T14:00'), quota: 10, taken: 4 }),
  anActivity('open-later', { startAt: day('12-03T09:00'), quota: null, taken: 600 }),
  anActivity('going-on', { signTo: day('11-19T18:00'), startAt: day('11-20T09:00'), endAt: day('11-20T18:00') }),
  anActivity('closed', { signTo: day('11-20T09:00'), startAt: day('11-21T09:00') }),
  anActivity('full', { startAt: day('12-09T09:00'), quota: 3, taken: 3, waiting: 2 }),
  anActivity('not-yet', { signFrom: day('12-01T09:00'), startAt: day('12-12T09:00') }),
  anActivity('called-off', {
    startAt: day('11-28T09:00'),
    cancelledAt: day('11-18T09:00'),
    cancelCN: '大风',
    cancelEN: 'Gales',
  }),
  anActivity('over', { signTo: day('11-10T09:00'), startAt: day('11-14T09:00') }),
  anActivity('long-over', { signTo: day('09-10T09:00'), startAt: day('09-14T09:00') }),
];

await services.database.asOwner(async (db) => {
  await db.insert(activities).values(story);
  await db.insert(publications).values(
    story.map(({ id, startAt, endAt, signFrom, mode }) =>
      aPublication(id, {
        type: 'activity',
        category: 'HOME',
        publishedAt: day('09-01T09:00'),
        datedAt: startAt,
        facets: ['module:HOME', 'type:SALON', `mode:${mode}`],
        facts: {
          module: 'HOME',
          mode,
          startAt: dateTimeInShanghai(startAt),
          endAt: dateTimeInShanghai(endAt),
          signFrom: dateTimeInShanghai(signFrom),
        },
      }),
    ),
  );
  // Of another tenant, and not out yet.
  await db.insert(activities).values([anActivity('elsewhere', { tenantId: 'tenant-b' }), anActivity('draft', {})]);
  await db
    .insert(publications)
    .values([
      aPublication('elsewhere', { type: 'activity', tenantId: 'tenant-b', publishedAt: day('09-01T09:00') }),
      aPublication('draft', { type: 'activity', publishedAt: day('12-31T09:00') }),
    ]);
});

const list = (input: ListInput = {}) => asGuest(services, {}, (scope) => listActivities(scope, input));

test('open ones come first, then what is to come, then what is over, the latest first', async () => {
  const { rows, total } = await list();
  expect(rows.map(({ id }) => id)).toEqual(story.map(({ id }) => id));
  expect(total).toBe(story.length);
  expect(rows.map(({ facts }) => facts.phase)).toEqual([
    'OPEN',
    'OPEN',
    'ONGOING',
    'CLOSED',
    'FULL',
    'NOT_OPEN',
    'CANCELLED',
    'ENDED',
    'ENDED',
  ]);
  expect(rows[4]!.facts).toMatchObject({ taken: 3, waiting: 2, cancelled: null });
});

test('page by page they are the same, each once', async () => {
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await list({ size: 2, ...(after ? { after } : {}) });
    seen.push(...page.rows.map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after);
  expect(seen).toEqual(story.map(({ id }) => id));
});

test('a status, a facet and days narrow them together; an unknown status is refused', async () => {
  const ids = async (input: ListInput) => (await list(input)).rows.map(({ id }) => id);
  expect(await ids({ filter: { status: 'OPEN' } })).toEqual(['open-soon', 'open-later']);
  expect(await ids({ filter: { status: 'OPEN', module: 'ITEC' } })).toEqual([]);
  expect(await ids({ from: '2026-12-01', to: '2026-12-09' })).toEqual(['open-later', 'full']);
  expect(await ids({ keyword: 'called' })).toEqual(['called-off']);
  await expect(list({ filter: { status: 'SOON' } })).rejects.toMatchObject({ key: 'INVALID' });
});

test('the head counts phases', async () => {
  const { counts } = await asGuest(services, {}, readActivityHead);
  const phases = counts.filter(({ facet }) => facet === 'status').map(({ value, count }) => [value, count]);
  expect(Object.fromEntries(phases)).toEqual({
    OPEN: 2,
    ONGOING: 1,
    CLOSED: 1,
    FULL: 1,
    NOT_OPEN: 1,
    CANCELLED: 1,
    ENDED: 2,
  });
});

test('one tells why it was called off, and never where it can be joined from afar', async () => {
  const one = await asGuest(services, {}, (scope) => readActivity(scope, { id: 'called-off' }));
  expect(one.facts.cancelled).toEqual({ CN: '大风', EN: 'Gales' });
  expect(JSON.stringify(one)).not.toContain('live.example');
  for (const id of ['elsewhere', 'draft'])
    await expect(asGuest(services, {}, (scope) => readActivity(scope, { id }))).rejects.toMatchObject({
      key: 'NOT_FOUND',
    });
});

test('a page that is sent with its answer tells the same phase as the call', async () => {
  const [, content] = await readFirstAnswers(services, { tenantId: 'tenant-a', pathname: '/activity/full' });
  expect(content).toMatchObject({ path: '/web/activity/one', obj: { facts: { phase: 'FULL', taken: 3 } } });
});
