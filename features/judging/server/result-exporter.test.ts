import { beforeAll, expect, test } from 'vitest';
import { builtInRoles } from '#core/roles.ts';
import { asOperator } from '#features/casework/server/applications/testing.ts';
import { entries } from '#features/competition/server/tables.ts';
import { eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { exportList } from '#server/exports/export-list.ts';
import type { ActorScope } from '#server/scope.ts';
import { createDemoServices } from '#server/testing.ts';
import { resultExporter } from './result-exporter.ts';
import { readResults } from './results.ts';

const services = await createDemoServices();
const id = 'judging-demo-2026';
const owner = <T>(work: Parameters<typeof services.database.asOwner<T>>[0]) => services.database.asOwner(work);
const permCodes = builtInRoles.find(({ code }) => code === 'reviewer')!.codes;
let [tenantId, organiser] = ['', ''];

beforeAll(async () => {
  services.setNow(services.story.moved(new Date('2026-11-25T02:00:00Z')));
  await owner(async (db) => {
    const [tenant] = await db.select().from(tenants).where(eq(tenants.code, 'yunting'));
    const [account] = await db.select().from(accounts).where(eq(accounts.loginName, 'reviewer'));
    [tenantId, organiser] = [tenant!.id, account!.id];
  });
});

const organising = <T>(work: (scope: ActorScope) => Promise<T>) =>
  asOperator(services, organiser, work, { tenantId, permCodes });
const shown = () =>
  organising((scope) => {
    const { actor, now } = scope;
    return readResults({ actor, now, services, read: (work) => work(scope), transact: (work) => work(scope) }, { id });
  });
const fileOf = async (filter: { id: string; track?: string }) => {
  const answer = await organising((scope) => exportList(scope, resultExporter, { format: 'csv', filter, columns: [] }));
  if (!('content' in answer)) throw new Error('a job was begun');
  return (answer.content as Buffer)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
};

test('the file of results has the rows of the page in their order, of one track those of it', async () => {
  const { rows, tracks } = await shown();
  const lines = await fileOf({ id });
  expect(lines.slice(-rows.length).map((line) => line.split(',').slice(0, 2))).toEqual(
    rows.map(({ rank, no }) => [String(rank), no]),
  );
  const track = tracks[0]!;
  const own = rows.filter((row) => row.track.CN === track.name.CN);
  expect(own.length).toBeLessThan(rows.length);
  expect((await fileOf({ id, track: track.key })).slice(-own.length).map((line) => line.split(',')[1])).toEqual(
    own.map(({ no }) => no),
  );
});

test('a project that looks like a formula is none in the file', async () => {
  const [first] = (await shown()).rows;
  await owner((db) => db.update(entries).set({ project: '=HYPERLINK("x")' }).where(eq(entries.id, first!.id)));
  const line = (await fileOf({ id })).find((each) => each.includes(first!.no))!;
  expect(line).toContain(`"'=HYPERLINK(""x"")"`);
});
