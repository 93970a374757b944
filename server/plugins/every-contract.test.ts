import fc from 'fast-check';
import pino from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { type Contract, isWrite } from '#core/contracts/contract.ts';
import { encodeInput } from '#core/contracts/encoding.ts';
import { errors } from '#core/errors.ts';
import type { Side } from '#core/sides.ts';
import { WireFault } from '#core/wire/fault.ts';
import type { Pair } from '#core/wire/pairs.ts';
import { contracts } from '#features/calls.ts';
import { applications } from '#features/casework/server/tables.ts';
import { contentTypes } from '#features/content-types.ts';
import { contents } from '#features/contents/server/tables.ts';
import { farms, flockReports } from '#features/flock/server/tables.ts';
import { resources } from '#features/resources.ts';
import { handlers } from '#features/server.ts';
import { byNight } from '#scripts/night.ts';
import { TestClient } from '#server/testing/client.ts';
import { clientOf } from '#server/testing/session.ts';
import { createApp } from '../app.ts';
import { accounts } from '../database/tables/accounts.ts';
import { files } from '../database/tables/files.ts';
import { outbox } from '../database/tables/logs.ts';
import { members, roles, tenants } from '../database/tables/tenants.ts';
import { createDemoServices } from '../testing.ts';
import { oddInputOf } from './odd-inputs.ts';

/**
 * Odd but well-formed inputs to every call, by every kind of party that may make it, over the demo's data: whatever is
 * sent, the answer is one of the catalogue and never "unexpected". By day to one call in three. RUNS sets how many
 * inputs each call gets, SEED which.
 */
const runs = Number(process.env.RUNS ?? byNight(1, 30));
const seed = Number(process.env.SEED ?? 20261121);

const faults: string[] = [];
const base = await createDemoServices({ RATE_GUEST: '1000000', RATE_SIGNED_IN: '1000000' });
const log = pino({ level: 'error' }, { write: (line) => void faults.push(line) });
const services = { ...base, log };
const app = await createApp({ services, handlers });
afterAll(() => app.close());

const people = await services.database.asOwner((db) => db.select().from(accounts));
const idOf = (loginName: string) => people.find((each) => each.loginName === loginName)!.id;
const applicant = await services.database.asOwner(async (db) => (await db.select().from(applications))[0]!.ownerId);

interface Party {
  readonly name: string;
  readonly id: string | null;
  readonly side: Side;
  readonly tenantId: string;
}

const parties: readonly Party[] = [
  { name: 'guest', id: null, side: 'portal', tenantId: 't-yunting' },
  { name: 'applicant', id: applicant, side: 'portal', tenantId: 't-yunting' },
  { name: 'administrator', id: idOf('admin'), side: 'office', tenantId: 't-yunting' },
  { name: 'platform', id: idOf('admin'), side: 'office', tenantId: 't-platform' },
  { name: 'grower', id: idOf('vet@example.com'), side: 'poultry', tenantId: 't-yunting' },
  { name: 'reviewer elsewhere', id: idOf('reviewer'), side: 'office', tenantId: 't-fengqi' },
];

/** Ids that lead somewhere: most of what can go wrong lies behind a row that was found. */
const known = await services.database.asOwner(async (db) => {
  const tables = [accounts, applications, contents, files, outbox, members, roles, tenants, farms];
  const rows = await Promise.all(tables.map((table) => db.select({ id: table.id }).from(table).limit(12)));
  const reports = await db.select({ id: flockReports.doc }).from(flockReports).limit(12);
  return [...rows.flat(), ...reports].map(({ id }) => id);
});

async function clientAs({ id, side, tenantId }: Party): Promise<TestClient> {
  return id === null ? new TestClient(app).open() : clientOf({ app, services, id, side, tenantId });
}

const filterKeys = [
  ...new Set([
    ...resources.flatMap((each) => each.filters.map(({ key }) => key)),
    ...contentTypes.flatMap(({ facets }) => facets),
  ]),
];
const words = [
  ...known,
  ...resources.flatMap((each) => [...each.columns, ...each.actions].map(({ key }) => key)),
  'farm',
  'head',
  'note',
  'state',
  'isGone',
  'fpd:fpd-0001',
  'nh3:nh3-0001',
  'photo:photo-0001',
  'name',
  'DRAFT',
  'ACCEPTING',
  'REVIEW',
  'application',
  'basic',
  'basic.name',
  'applicant',
  'accept',
  'ask',
  'approve',
];

/** Reads first: writes may take from a party what it needs to get far. */
const tried = contracts
  .filter(({ class: kind, path }) => kind !== 'O' && kind !== 'U' && !path.endsWith('/logout'))
  .toSorted((a, b) => Number(isWrite(a)) - Number(isWrite(b)));

/** What belongs to another side gets no further than its door (access-matrix.test.ts). */
const isOf = ({ id, side }: Party, contract: Contract) => id === null || contract.sides.includes(side);

describe.each(parties)('$name', (party) => {
  test.each(
    tried
      .filter((contract, at) => isOf(party, contract) && at % byNight(3, 1) === 0)
      .map((contract) => [`${contract.method} ${contract.path}`, contract] as const),
  )('%s', async (_name, contract) => {
    const client = await clientAs(party);
    const input = oddInputOf(contract.input, { ids: known, words, keys: filterKeys, tenantId: party.tenantId });
    await fc.assert(
      fc.asyncProperty(input, async (value) => {
        faults.length = 0;
        const reply = await send(client, contract, value);
        if (!reply) return;
        const { statusCode, body, headers } = reply;
        const isFile = !String(headers['content-type']).startsWith('application/json');
        const code = isFile ? 1 : JSON.parse(body).code;
        expect({ code, statusCode, fault: faultsIn(faults) }).toEqual({
          code: expect.toBeOneOf(codes),
          statusCode: expect.toBeOneOf([200, 206, 416]),
          fault: '',
        });
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
  });
});

const codes = Object.values(errors)
  .map(({ code }) => code)
  .filter((code) => code !== errors.UNEXPECTED.code);

function faultsIn(lines: readonly string[]): string {
  return lines.map((line) => JSON.stringify(JSON.parse(line).err ?? line).slice(0, 1500)).join('\n');
}

/** What is too long for a query does not leave the client. */
async function send(client: TestClient, contract: Contract, input: Record<string, unknown>) {
  const pairs: Pair[] = encodeInput(contract.input, input).map(([name, value]) => [name, value]);
  try {
    return await client.deliver(contract, await client.composePairs(contract, pairs));
  } catch (error) {
    if (error instanceof WireFault && error.reason === 'too-long') return null;
    throw error;
  }
}
