import { buffer } from 'node:stream/consumers';
import { companies, companyMembers } from '#features/companies/server/tables.ts';
import { employees, sheetHead, sheetRows } from '#features/declarations/demo/employees.ts';
import { readSheetOf } from '#features/declarations/server/read.ts';
import { keepSheet } from '#features/declarations/server/upload.ts';
import { newId } from '#server/base/ids.ts';
import { xlsxStream } from '#server/exports/xlsx.ts';
import { readSheet } from '#server/imports/read-sheet.ts';
import { noReach } from '#server/policies/reach.ts';
import type { ActorScope } from '#server/scope.ts';
import { openWorld } from './world.ts';

/**
 * A batch of 500 employees, with a slip in every tenth row: how long its check takes beside reading the file alone, in
 * turns of one run (`node bench/batch.ts`). Aim: at most ten times.
 */
const rounds = 9;
const aim = 10;

const world = await openWorld();
const rows = sheetRows(employees(500)).map((row, at) => (at % 10 === 0 ? row.with(3, '1390001') : row));
const bytes = await buffer(
  xlsxStream(
    { title: '员工', head: sheetHead, widths: [], rows, about: { title: '说明', lines: () => [] } },
    new Date(),
  ),
);
const file = bytes.toString('base64url');

await world.services.database.asOwner(async (db) => {
  await db.insert(companies).values({
    id: 'c1',
    tenantId: 't1',
    name: '汀洲试验有限公司',
    code: '91110105MA0000001A',
    kind: 'PRIVATE',
    industry: 'M',
    legalRep: '白砚',
    region: '110105',
    address: '梧桐路 8 号',
    agentName: '温若川',
    agentPosition: '主管',
    agentPhone: '+86 13800000001',
    submittedBy: 'a1',
    data: {},
    state: 'PASSED',
    validTo: '2099-01-01',
  });
  await db
    .insert(companyMembers)
    .values({ id: 'm1', tenantId: 't1', companyId: 'c1', accountId: 'a1', role: 'OWNER', state: 'ACTIVE' });
});
await world.visitors(1, 'portal');
await world.services.database.asOwner((db) =>
  db.execute(`update company_members set account_id = (select id from accounts limit 1)`),
);
const [account] = (
  await world.services.database.asOwner((db) => db.execute<{ id: string }>('select id from accounts limit 1'))
).rows;

const reads: number[] = [];
const checks: number[] = [];
const ratios: number[] = [];
for (let round = 0; round < rounds; round++) {
  const [read, sheet] = await timed(() => readSheet({ locale: 'CN' }, file));
  const { id } = await act((scope) =>
    keepSheet(scope, { programme: 'talentapply', file, name: '员工.xlsx', reqId: newId() }, sheet),
  );
  const [check, seen] = await timed(() => act((scope) => readSheetOf(scope, { id })));
  if (seen.rows.length !== 500) throw new Error(`${seen.rows.length} rows were checked`);
  reads.push(read);
  checks.push(check);
  ratios.push(check / read);
}
await world.close();
const ratio = middle(ratios);
const told = `read ${middle(reads).toFixed(0)} ms, check ${middle(checks).toFixed(0)} ms, ${ratio.toFixed(2)} times (aim ≤ ${aim})`;
console.log(`500 rows, ${(bytes.length / 1024).toFixed(0)} KiB: ${told}`);
process.exitCode = ratio <= aim ? 0 : 1;

function act<T>(work: (scope: ActorScope) => Promise<T>): Promise<T> {
  const { services } = world;
  return services.database.transaction('t1', (db) =>
    work({
      db,
      services,
      tenantId: 't1',
      actor: { id: account!.id, loginName: 'a1', nickname: 'a1', kind: 'COMPANY' },
      side: 'portal',
      sessionHash: Buffer.alloc(32),
      sessionId: 's1',
      permCodes: new Set(),
      reach: noReach,
      locale: 'CN',
      now: new Date(),
      ip: '127.0.0.1',
      device: 'bench',
      trace: newId(),
    }),
  );
}

async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  const from = performance.now();
  const answer = await work();
  return [performance.now() - from, answer];
}

function middle(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
}
