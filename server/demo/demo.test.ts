import { expect, test } from 'vitest';
import { dictionaries } from '#core/dictionaries/registry.ts';
import { idCardFault } from '#core/forms/identifiers/id-card.ts';
import { validateApplication } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { binFilter, binned } from '#core/resources/recycling.ts';
import type { StateKey } from '#core/workflow/states.ts';
import { demoPeople } from '#features/casework/demo/people.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { verifyReceipt } from '#features/casework/server/applications/verify.ts';
import { listQueue } from '#features/casework/server/review/queue.ts';
import { applications, receipts } from '#features/casework/server/tables.ts';
import { getContentType } from '#features/content-types.ts';
import { contents, contentVersions, publications } from '#features/contents/server/tables.ts';
import { contentSections } from '#features/contents/shared/content.ts';
import { demoRooms } from '#features/demo.ts';
import { lessonsInPerson } from '#features/learning/server/attending.ts';
import { demoPlaces, placeId } from '#features/places/demo/demo-places.ts';
import { publicityRounds } from '#features/publicity/server/tables.ts';
import { isNight } from '#scripts/night.ts';
import { sealAll } from '#server/base/business-log/seal-chain.ts';
import { verifyChain } from '#server/base/business-log/verify-chain.ts';
import { isNull, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { publicFiles } from '#server/database/tables/files.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import { actOnResource, listResource } from '#server/resources/verbs.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { seedDemo } from './demo.ts';
import { storyTime } from './story-time.ts';

const services = await createTestServices();
services.setNow(new Date('2026-11-21T10:00:00+08:00'));
await seedDemo(services, demoRooms);
// As the job does within seconds of a start.
await sealAll(services);

const inOffice = <T>(work: Parameters<typeof asActor<T>>[2]) =>
  asActor(services, { tenantId: 't-yunting', side: 'office', actor: { id: 'officer' } }, work);

test('a second start changes nothing', async () => {
  const before = await countRows();
  await seedDemo(services, demoRooms);
  expect(await countRows()).toEqual(before);
});

test('nobody applies twice, whoever’s account it is, nor beside support that is in effect', async () => {
  const { rows } = await services.database.asOwner((db) =>
    db.execute(sql`select a.no, b.no as other from applications a join applications b
      on b.tenant_id = a.tenant_id and b.person_key = a.person_key and b.programme = a.programme and b.id > a.id
      where a.state not in ('DRAFT', 'REJECTED', 'CLOSED', 'ENDED', 'REVOKED')
        and b.state not in ('DRAFT', 'REJECTED', 'CLOSED', 'ENDED', 'REVOKED')
        and (a.year = b.year or a.programme = 'ppapply')
        -- One for each child of a family.
        and (a.once_key is null or a.once_key = b.once_key)`),
  );
  expect(rows).toEqual([]);
});

test('a start with too little room for the files says how much it needs, and leaves nothing behind', async () => {
  const small = await createTestServices();
  await small.setFreeBytes(500 * 2 ** 20);
  await expect(seedDemo(small, demoRooms)).rejects.toThrow(/^WUTONG_DATA: a start needs 1280 MiB in /);
  expect(await small.database.asOwner((db) => db.$count(accounts))).toBe(0);
});

test.runIf(isNight)('a start that was broken off is begun again', async () => {
  const before = await countRows();
  await services.database.asOwner((db) => db.delete(publicFiles));
  await seedDemo(services, demoRooms);
  await sealAll(services);
  expect(await countRows()).toEqual(before);
});

/** Notices written from a round: they list the names of people and companies as these write them. */
async function noticesOfRounds(): Promise<Set<string | null>> {
  const rounds = await services.database.asOwner((db) =>
    db.select({ id: publicityRounds.noticeId }).from(publicityRounds),
  );
  return new Set(rounds.map(({ id }) => id));
}

test('every notice is out, in two languages, and each says something of its own', async () => {
  const rows = await services.database.asOwner((db) =>
    db.select().from(publications).where(sql`${publications.type} = 'notify'`),
  );
  const ofBureau = rows.filter((row) => row.tenantId === 't-yunting');
  expect(ofBureau.length).toBeGreaterThanOrEqual(34);
  expect(rows.filter((row) => row.tenantId === 't-fengqi')).toHaveLength(4);
  expect(new Set(ofBureau.map((row) => row.category))).toEqual(new Set(['NOTICE', 'PUBLICITY', 'RESULT', 'TENDER']));
  expect(ofBureau.filter((row) => row.top)).toHaveLength(2);
  const running = ofBureau.filter((row) => row.validTo && row.validTo > services.clock());
  expect(running.map((row) => row.category)).toEqual(['PUBLICITY', 'PUBLICITY', 'PUBLICITY', 'PUBLICITY']);
  for (const texts of [
    rows.flatMap((row) => [row.titleCN, row.titleEN]),
    rows.flatMap((row) => [row.bodyCN, row.bodyEN]),
  ]) {
    expect(new Set(texts).size).toBe(rows.length * 2);
  }
  const lists = await noticesOfRounds();
  for (const row of rows.filter(({ id }) => !lists.has(id))) {
    expect(row.bodyCN, row.titleCN).toMatch(/\p{Script=Han}/u);
    expect(`${row.titleEN}${row.summaryEN}${row.bodyEN}`, row.titleEN).not.toMatch(/\p{Script=Han}/u);
    expect(row.bodyEN, row.titleEN).not.toMatch(/<(?!\/?(p|h2|ul|ol|li|table|thead|tbody|tr|th|td|strong|a)\b)/);
    expect(row.publishedAt.getTime()).toBeLessThan(services.clock().getTime());
  }
});

test('editors find every published content as a whole form, by the editor, with its first version', async () => {
  const [worked, versions, out, people] = await services.database.asOwner(async (db) => [
    await db.select().from(contents).where(isNull(contents.deletedAt)),
    await db.select().from(contentVersions),
    await db.select().from(publications),
    await db.select().from(accounts),
  ]);
  const lists = await noticesOfRounds();
  const [editor, admin] = ['editor', 'admin'].map((login) => people.find(({ loginName }) => loginName === login)!.id);
  expect(worked.length).toBeGreaterThanOrEqual(38);
  expect(worked.map(({ id }) => id).sort()).toEqual(out.map(({ id }) => id).sort());
  expect(versions.map(({ contentId }) => contentId).sort()).toEqual(out.map(({ id }) => id).sort());
  const programme = programmes.map(({ code, name }) => ({ value: code, label: name }));
  const places = demoPlaces.map(({ key, name }) => ({ value: placeId(key), label: { CN: name[0], EN: name[1] } }));
  const lessons = await services.database.asOwner((db) => lessonsInPerson({ db, tenantId: 't-yunting' }));
  const context = { dictionaries: { ...dictionaries, programme, places, lessons }, today: '2026-11-21' };
  for (const row of worked) {
    const sections = contentSections(getContentType(row.type));
    const data = Object.fromEntries(
      sections.map(({ key, fields }) => [
        key,
        Object.fromEntries(fields.map((field) => [field.key, (row.values as Values)[field.key]])),
      ]),
    );
    expect(validateApplication({ sections }, data, context), row.titleCN).toEqual([]);
    const keys = sections.flatMap(({ fields }) => fields.map(({ key }) => key));
    expect(Object.keys(row.values as Values).filter((key) => !keys.includes(key))).toEqual([]);
    const version = versions.find(({ contentId }) => contentId === row.id)!;
    const by = lists.has(row.id) ? admin : editor;
    expect(version).toMatchObject({ version: 1, publishedBy: by, values: row.values });
    expect(row).toMatchObject({ state: 'PUBLISHED', version: 1, editedBy: by, publishAt: row.createdAt });
  }
});

test('files under contents are PDFs that anybody can open', async () => {
  const listed = await services.database.asOwner((db) => db.select({ files: publications.files }).from(publications));
  const ids = listed.flatMap(({ files }) => (files as { id: string }[]).map(({ id }) => id));
  const known = await services.database.asOwner((db) => db.select().from(publicFiles));
  const stored = known.filter(({ type }) => type === 'application/pdf');
  expect(stored.map(({ id }) => id).sort()).toEqual(ids.sort());
  expect(ids.every((id) => id.startsWith('pub_'))).toBe(true);
  for (const { objectKey, size } of stored) {
    const content = Buffer.from(await services.storage.bytes(objectKey));
    expect(content).toHaveLength(size);
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  }
});

/** Where cases of a programme can stand; what is in effect for longer than the two years told of has not ended yet. */
function statesOf({ path, employer, validMonths }: Programme): StateKey[] {
  const asked: StateKey[] = employer ? ['UNIT_REVIEW', 'UNIT_RETURNED'] : [];
  const all = new Set<StateKey>([...path, ...asked, 'SUPPLEMENT', 'REJECTED', 'CLOSED', 'REVOKED']);
  return [...all].filter((state) => state !== 'ENDED' || validMonths <= 12);
}

test.each(programmes.map((programme) => [programme.code, programme] as const))(
  'cases of %s stand in every state that they can come to',
  async (code, programme) => {
    const rows = await services.database.asOwner((db) =>
      db
        .select({ state: applications.state })
        .from(applications)
        .where(sql`${applications.programme} = ${code} and ${applications.tenantId} = 't-yunting'`),
    );
    const there = new Set(rows.map(({ state }) => state));
    expect(statesOf(programme).filter((state) => !there.has(state))).toEqual([]);
  },
);

test('some open cases are late, some are nobody’s, and none that was returned is over its time', async () => {
  const rows = await services.database.asOwner((db) => db.select().from(applications));
  const open = rows.filter((row) => ['ACCEPTING', 'REVIEW', 'APPROVED'].includes(row.state));
  expect(open.filter((row) => row.dueAt! < services.clock()).length).toBeGreaterThanOrEqual(2);
  expect(open.some((row) => row.assigneeId === null)).toBe(true);
  expect(open.some((row) => row.assigneeId !== null)).toBe(true);
  // The clock's own job must find nothing to close when the demo starts.
  const returned = rows.filter((row) => row.state === 'SUPPLEMENT');
  expect(returned.every((row) => row.dueAt! > services.clock())).toBe(true);
});

test('one applicant asks to withdraw, one appeals, and the desk has to answer both', async () => {
  const { rows } = await services.database.asOwner((db) =>
    db.execute<{ state: string; asks: boolean; appeals: boolean }>(sql`
      select state, withdrawal_asked_at is not null as asks, appealed_at is not null as appeals from applications
       where withdrawal_asked_at is not null or appealed_at is not null order by asks`),
  );
  expect(rows).toEqual([
    { state: 'REVIEW', asks: false, appeals: true },
    { state: 'REVIEW', asks: true, appeals: false },
  ]);
});

test('the applicant of the tour has three items: one answered in words, one by a change, one untouched', async () => {
  const { rows } = await services.database.asOwner((db) =>
    db.execute<{ path: string; state: string }>(sql`
      select c.path, c.state from correction_items c join applications a on a.id = c.application_id
        join accounts u on u.id = a.owner_id
       where u.login_name = 'person@example.com' order by c.path`),
  );
  expect(rows).toEqual([
    { path: 'employment.contractTo', state: 'open' },
    { path: 'materials.insurance', state: 'answered' },
    { path: 'recognition.reason', state: 'answered' },
  ]);
});

test('every receipt verifies, files and all', async () => {
  const rows = await services.database.asOwner((db) => db.select().from(receipts));
  const submitted = await services.database.asOwner((db) =>
    // What was carried over from an earlier system came without.
    db.$count(
      applications,
      sql`${applications.submittedAt} is not null and not exists (
        select from ${accounts} a where a.id = ${applications.ownerId} and a.login_name like 'earlier%')
        and not (${applications.programme} = 'apartapply' and ${applications.year} < 2026)`,
    ),
  );
  expect(new Set(rows.map((row) => row.applicationId)).size).toBe(submitted);
  for (const { code, tenantRef } of rows) {
    const checked = await verifyReceipt(
      { services, read: (work) => asGuest(services, { tenantId: tenantRef }, work) },
      { code },
    );
    expect(checked, code).toMatchObject({ valid: true, broken: null });
    expect(checked.files.length).toBeGreaterThan(3);
  }
});

test('the business log of each tenant is one chain, in the order of time', async () => {
  for (const tenant of ['t-yunting', 't-fengqi']) {
    const report = await services.database.read(tenant, (db) => verifyChain(db, tenant));
    expect(report, tenant).toMatchObject({ intact: true, brokenAt: null });
    expect(report.rows, tenant).toBeGreaterThan(20);
  }
  const lines = await services.database.asOwner((db) =>
    db.select({ at: busiLog.at }).from(busiLog).where(sql`${busiLog.tenantId} = 't-yunting'`).orderBy(busiLog.seq),
  );
  const late = lines.filter(
    (line, index) => index > 0 && lines[index - 1]!.at.getTime() - line.at.getTime() > 3_600_000,
  );
  expect(late).toEqual([]);
  expect(lines.at(-1)!.at.getTime()).toBeLessThan(services.clock().getTime());
});

test('identity numbers are well formed, belong to nobody, and no two people share one', () => {
  const numbers = demoPeople.flatMap((person) => [person.idNumber, ...(person.spouse ? [person.spouse.idNumber] : [])]);
  expect(numbers.filter((number) => idCardFault(number) !== undefined)).toEqual([]);
  expect(numbers.every((number) => number.startsWith('359902'))).toBe(true);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('the reviewer finds cases of their own and a pool', async () => {
  const [reviewer] = await services.database.asOwner((db) =>
    db.select().from(accounts).where(sql`${accounts.loginName} = 'reviewer'`),
  );
  const { counts } = await asActor(
    services,
    { tenantId: 't-yunting', side: 'office', actor: { id: reviewer!.id } },
    (scope) => listQueue(scope, { scope: 'mine' }),
  );
  expect(counts.mine).toBeGreaterThanOrEqual(5);
  expect(counts.pool).toBeGreaterThanOrEqual(3);
});

test('a demo filled in later is told of that day, and what was written for certain days has moved on by whole weeks', () => {
  for (const today of ['2026-11-21', '2026-11-27', '2026-11-28', '2026-12-06', '2027-04-01', '2028-02-29']) {
    const { day, moved } = storyTime(new Date(`${today}T11:00:00+08:00`));
    expect(day(0)).toBe(today);
    const [first, last] = [moved('2026-11-21'), moved('2026-11-27')];
    expect([first <= today, today <= last], today).toEqual([true, true]);
    expect(moved(new Date('2026-11-21T00:00:00+08:00'))).toEqual(new Date(`${first}T00:00:00+08:00`));
    expect(new Date(first).getUTCDay()).toBe(6);
  }
  expect(storyTime(new Date('2026-11-30T03:00:00Z')).day(1)).toBe('2026-11-27');
});

async function countRows(): Promise<Record<string, number>> {
  return services.database.asOwner(async (db) => {
    const tables = await db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const counts: Record<string, number> = {};
    for (const { name } of tables.rows) {
      const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(name)}`);
      counts[name] = rows[0]?.n ?? 0;
    }
    return counts;
  });
}

test('desks that others fill have something to show: codes sent, documents renewed, links that lead nowhere', async () => {
  const { resources, stores } = services.features;
  const states = (code: string) =>
    inOffice(async (scope) => {
      const resource = resources.find((each) => each.code === code)!;
      const { rows } = await listResource(scope, { resource, store: stores[code]!, input: { filter: {} } });
      return new Set(rows.map(({ status }) => status));
    });
  expect(await states('sentcode')).toEqual(new Set(['USED', 'SENT', 'OVER', 'BLOCKED', 'FAILED']));
  expect(await states('renewal')).toEqual(new Set(['PENDING', 'ACCEPTED', 'REFUSED']));
  expect(await states('brokenlink')).toEqual(new Set(['GONE', 'UNREACHABLE']));
});

test('the business log runs on in time, as the office lists it: nothing is noted long after what comes later', async () => {
  const { rows } = await services.database.asOwner((db) =>
    db.execute(sql`
      select seq, text_cn, at, later from (
        select seq, text_cn, at, max(at) over (partition by tenant_id order by seq) as later from busi_log) line
       where later - at > interval '10 minutes'`),
  );
  expect(rows).toEqual([]);
});

test('what the demo threw away lies in the recycle bin and can be restored', async () => {
  const { resources, stores } = services.features;
  for (const code of ['highlight', 'notify', 'sentence']) {
    const call = { resource: resources.find((each) => each.code === code)!, store: stores[code]! };
    const binnedNow = () =>
      inOffice((scope) => listResource(scope, { ...call, input: { filter: { [binFilter]: binned } } }));
    const { rows } = await binnedNow();
    expect(rows.length, code).toBeGreaterThan(0);
    for (const { id } of rows)
      await inOffice((scope) => actOnResource(scope, { ...call, input: { ids: [id], action: 'restore' } }));
    expect((await binnedNow()).rows, code).toEqual([]);
  }
});
