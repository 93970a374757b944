import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { addAccounts, addFile, asOperator } from '#features/casework/server/applications/testing.ts';
import { demoEditions } from '#features/competition/demo/editions.ts';
import { editions, entries, entrySnapshots, entrySteps } from '#features/competition/server/tables.ts';
import { anEdition } from '#features/competition/server/testing.ts';
import { newId } from '#server/base/ids.ts';
import { eq } from '#server/database/sql.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import type { SlowActorCall } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';
import { createTestServices } from '#server/testing.ts';
import { packEntry } from './entry-packet.ts';
import { snapshotDigest } from './snapshot-digest.ts';

const services = await createTestServices();
const at = (hour: number) => new Date(`2026-11-20T0${hour}:00:00Z`);
const id = 'e1';

beforeAll(async () => {
  services.setNow(at(9));
  await addAccounts(services, 'shen', 'clerk');
  const plan = await addFile(services, 'shen', { type: 'application/pdf', name: '计划书.pdf' });
  const version = (summary: string, hour: number) => {
    // The database orders keys in its own way.
    const data = {
      project: { summary, projectName: '光纤测温' },
      contact: { phone: '13900002326', contactName: '沈知遥' },
      attachments: { plan: [plan] },
    };
    return { ...of(hour), id: newId(), form: 'itec', data, digest: snapshotDigest(data) };
  };
  const of = (hour: number) => ({ tenantId: 'tenant-a', entryId: id, ownerId: 'shen', at: at(hour) });
  const step = (hour: number, named: string, [fromState, toState]: [string, string], reason?: string) => {
    const side = named === 'submit' ? 'portal' : 'office';
    const actorId = side === 'portal' ? 'shen' : 'clerk';
    const { ownerId: _, ...rest } = of(hour);
    return { ...rest, id: newId(), step: named, fromState, toState, side, actorId, reason: reason ?? null };
  };
  await services.database.asOwner(async (db) => {
    await db.insert(editions).values(demoEditions.map((edition) => ({ ...edition, tenantId: 'tenant-a' })));
    await db.insert(entries).values({
      id,
      tenantId: 'tenant-a',
      editionId: anEdition.id,
      ownerId: 'shen',
      no: 'IT202700001',
      state: 'QUALIFIED',
      submittedAt: at(1),
    });
    await db.insert(entrySnapshots).values([version('第一稿', 1), version('第二稿', 3)]);
    await db
      .insert(entrySteps)
      .values([
        step(1, 'submit', ['DRAFT', 'SUBMITTED']),
        step(2, 'return', ['SUBMITTED', 'RETURNED'], '补传专利证书'),
        step(3, 'submit', ['RETURNED', 'SUBMITTED']),
        step(4, 'accept', ['SUBMITTED', 'QUALIFIED']),
      ]);
  });
});

const unpack = (tenantId = 'tenant-a') =>
  asOperator(
    services,
    'clerk',
    async (scope) => {
      const transact = (work: (inside: ActorScope) => Promise<unknown>) => work(scope);
      const call = { now: scope.now, services, transact } as unknown as SlowActorCall;
      const chunks: Buffer[] = [];
      for await (const chunk of (await packEntry(call, { id })).content as Readable) chunks.push(chunk);
      return unzipSync(Buffer.concat(chunks));
    },
    { tenantId },
  );
const linesOf = (packet: Awaited<ReturnType<typeof unpack>>, name: string) =>
  strFromU8(packet[name]!).trim().split('\r\n').slice(1);

test('a packet has what was decided with what lay before whoever decided, and proves each version and file', async () => {
  const packet = await unpack();
  const [first, second] = ['2026-11-20 09-00', '2026-11-20 11-00'].map(
    (time) => Object.keys(packet).find((name) => name.endsWith(`/${time}.csv`))!,
  );
  const text = strFromU8(packet[first!]!);
  expect(text).toContain('第一稿');
  expect(strFromU8(packet[second!]!)).toContain('第二稿');
  // Numbers stay masked as in lists.
  expect(text).not.toContain('13900002326');

  const manifest = linesOf(packet, '00 清单.csv');
  expect(manifest.filter((line) => line.endsWith(',与提交时一致')).length).toBe(2);
  // The file of both versions is there once.
  const papers = Object.entries(packet).filter(([name]) => !name.endsWith('.csv'));
  expect(papers.length).toBe(1);
  const [name, content] = papers[0]!;
  const sha256 = createHash('sha256').update(content).digest('hex');
  expect(manifest.filter((line) => line.includes(name) && line.includes(sha256)).length).toBe(1);
  expect(manifest.length).toBe(3);

  const [, returned, , accepted] = linesOf(packet, '00 办理经过.csv');
  for (const said of ['clerk', '补传专利证书', first!]) expect(returned).toContain(said);
  expect(returned).not.toContain(second!);
  expect(accepted).toContain(second!);
  const logged = await services.database.asOwner((db) => db.select().from(busiLog));
  expect(logged.filter(({ action, objectId }) => action === 'PACKET' && objectId === id).length).toBe(1);
});

test('a version that was altered in the database is told; another tenant finds nothing', async () => {
  const altered = { project: { summary: '改过的' } };
  await services.database.asOwner((db) =>
    db
      .update(entrySnapshots)
      .set({ data: altered })
      .where(eq(entrySnapshots.at, at(1))),
  );
  const notes = linesOf(await unpack(), '00 清单.csv').map((line) => line.split(',').at(-1));
  expect(notes.toSorted()).toEqual(['', '与提交时一致', '与提交时不一致'].toSorted());
  expect(await unpack('tenant-b').catch((error) => (error instanceof Refusal ? error.key : error))).toBe('NOT_FOUND');
});
