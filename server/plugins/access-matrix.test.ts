import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Contract, isSealed } from '#core/contracts/contract.ts';
import { permissionCodes } from '#core/permissions.ts';
import { startingCodes } from '#core/roles.ts';
import { type Side, sides } from '#core/sides.ts';
import type { Pair } from '#core/wire/pairs.ts';
import { composeUploadMeta } from '#core/wire/upload-meta.ts';
import { contracts } from '#features/calls.ts';
import { handlers } from '#features/server.ts';
import { byNight } from '#scripts/night.ts';
import { eq } from '#server/database/sql.ts';
import { TestClient } from '#server/testing/client.ts';
import { clientOf } from '#server/testing/session.ts';
import { createApp } from '../app.ts';
import { accounts } from '../database/tables/accounts.ts';
import { memberRoles, members, roles, tenants } from '../database/tables/tenants.ts';
import { createTestServices } from '../testing.ts';
import { nodePrimitives } from '../wire/node-primitives.ts';
import { codesOf } from './access.ts';
import { checkHandlers } from './calls.ts';

/**
 * Every call of the registry, tried by every kind of caller: who gets past the door is what the contract says. By day a
 * call is refused to somebody who holds every code but its own, by night to the holder of each other code by itself.
 */
const services = await createTestServices({ RATE_GUEST: '1000000', RATE_SIGNED_IN: '1000000' });
let app: Awaited<ReturnType<typeof createApp>>;

const signedCalls = contracts.filter((contract) => contract.class !== 'O' && !contract.path.endsWith('/logout'));

/** The codes that open a call, each set of them once. */
const ownCodes = [...new Map(signedCalls.map(({ access }) => [nameOf(codesOf(access)), codesOf(access)])).values()];
const people = [
  'applicant-a',
  'applicant-b',
  'company',
  'disabled',
  'foreign',
  'nothing',
  'everything',
  ...permissionCodes,
  ...ownCodes.map(allBut),
];
const sessionExpired = 101;
const noPermission = 102;

beforeAll(async () => {
  await services.database.asOwner(async (db) => {
    const codes = startingCodes('PLATFORM');
    await db.insert(tenants).values([
      {
        id: 't1',
        code: 't1',
        nameCN: '甲',
        nameEN: 'A',
        kind: 'PLATFORM',
        isDefault: true,
        codes: [...codes, 'Mgr.OrderPlatform'],
      },
      { id: 't2', code: 't2', nameCN: '乙', nameEN: 'B', kind: 'DISTRICT', codes },
    ]);
    await db.insert(accounts).values(people.map((id) => ({ id: idOf(id), loginName: id, nickname: id })));
    const operators = [
      ...permissionCodes.map((code) => ({ name: code, tenantId: 't1', codes: [code] })),
      ...ownCodes.map((own) => ({
        name: allBut(own),
        tenantId: 't1',
        codes: permissionCodes.filter((code) => !own.includes(code)),
      })),
      { name: 'nothing', tenantId: 't1', codes: [] },
      { name: 'disabled', tenantId: 't1', codes },
      { name: 'everything', tenantId: 't1', codes: permissionCodes },
      { name: 'foreign', tenantId: 't2', codes },
    ];
    await db.insert(roles).values(
      operators.map(({ name, tenantId, codes: own }) => ({
        id: `r-${idOf(name)}`,
        tenantId,
        code: name,
        nameCN: name,
        nameEN: name,
        codes: [...own],
      })),
    );
    await db
      .insert(members)
      .values(operators.map(({ name, tenantId }) => ({ id: `m-${idOf(name)}`, tenantId, accountId: idOf(name) })));
    await db
      .insert(memberRoles)
      .values(
        operators.map(({ name, tenantId }) => ({ tenantId, memberId: `m-${idOf(name)}`, roleId: `r-${idOf(name)}` })),
      );
  });
  app = await createApp({ services, handlers });
});
afterAll(() => app.close());

function nameOf(codes: readonly string[]): string {
  return codes.toSorted().join('+');
}

function allBut(codes: readonly string[]): string {
  return `all but ${nameOf(codes)}`;
}

/** Ids are short; a name of many codes is not. */
const idOf = (name: string) =>
  name.startsWith('all but ')
    ? `but-${createHash('sha256').update(name).digest('hex').slice(0, 16)}`
    : name.replace(/[^A-Za-z0-9_-]/g, '-');

const signedIn = (name: string, side: Side, tenantId = 't1') =>
  clientOf({ app, services, id: idOf(name), tenantId, side });

/** What is left of a call that got past the door; its input is mostly nonsense, so the rest does not matter. */
async function codeFor(client: TestClient, contract: Contract, tenantId = 't1'): Promise<number> {
  const reply = contract.class === 'U' ? await sendPart(client) : await sendFields(client, contract, tenantId);
  return reply.headers['content-type']?.toString().startsWith('application/json') ? reply.json().code : 1;
}

async function sendFields(client: TestClient, contract: Contract, tenantId: string) {
  const pairs: Pair[] = 'tenantId' in contract.input.properties ? [['tenantId', tenantId]] : [];
  const composed = isSealed(contract)
    ? await client.composePairs(contract, pairs)
    : await client.composePairs(contract, pairs.length > 0 ? pairs : [['x', '1']]);
  return client.deliver(contract, composed);
}

async function sendPart(client: TestClient) {
  const meta = await composeUploadMeta(nodePrimitives, client.session!, {
    part: { uploadId: 'up_1', index: 0, size: 1, sha256: createHash('sha256').update('x').digest('hex') },
    lang: 'CN',
    sequence: String(client.nextSequence()),
  });
  const part = (head: string, body: string) => `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
  const body = `${part('name="meta"', meta)}${part('name="file"; filename="part"', 'x')}--x--\r\n`;
  return client.send('POST', '/api/resource/upload/part', body, { 'content-type': 'multipart/form-data; boundary=x' });
}

test('every call of the registry has exactly one handler', () => {
  expect(() => checkHandlers(handlers, contracts)).not.toThrow();
});

describe('guests', () => {
  test.each(signedCalls.map((contract) => [`${contract.method} ${contract.path}`, contract] as const))(
    '%s',
    async (_name, contract) => {
      const code = await codeFor(await new TestClient(app).open(), contract);
      if (contract.access === 'open') expect([sessionExpired, noPermission]).not.toContain(code);
      else expect(code).toBe(sessionExpired);
    },
  );
});

/** Who signs in with a wrong password is counted, and this is tried often. */
const triedCalls = signedCalls.filter(({ path }) => !path.includes('pwdchange'));

describe('people who hold no code', () => {
  test.each(['applicant-a', 'applicant-b', 'company'])('%s', async (name) => {
    for (const contract of signedCalls) {
      const client = await signedIn(name, 'portal');
      const code = await codeFor(client, contract);
      const may = codesOf(contract.access).length === 0 && contract.sides.includes('portal');
      expect([contract.path, may ? code !== noPermission && code !== sessionExpired : code]).toEqual([
        contract.path,
        may ? true : noPermission,
      ]);
    }
  });
});

describe('who may do everything, signed in on all sides, makes with each session the calls of its side', () => {
  test.each(sides)('%s', { timeout: 60_000 }, async (side) => {
    const client = await signedIn('everything', side);
    for (const contract of triedCalls) {
      const code = await codeFor(client, contract);
      const may = contract.sides.includes(side);
      expect([contract.path, may ? code !== noPermission && code !== sessionExpired : code]).toEqual([
        contract.path,
        may ? true : noPermission,
      ]);
    }
  });
});

describe('operators', () => {
  test.each([...permissionCodes, 'nothing'])('who hold %s', async (held) => {
    const opened = triedCalls.filter(({ access }) => codesOf(access).includes(held));
    await expectDoors(held, byNight(held === 'nothing' ? triedCalls : opened, triedCalls), [held]);
  });

  test.each(ownCodes.map((own) => [allBut(own), own] as const))('who hold %s', async (name, own) => {
    const codes = permissionCodes.filter((code) => !own.includes(code));
    const theirs = triedCalls.filter(({ access }) => nameOf(codesOf(access)) === nameOf(own));
    await expectDoors(name, theirs, codes);
  });

  test('of another tenant cannot name this one', async () => {
    const client = await signedIn('foreign', 'office', 't2');
    for (const contract of signedCalls.filter((each) => each.owner === 'tenant' && each.path.startsWith('/mgr/')))
      expect([contract.path, await codeFor(client, contract, 't1')]).toEqual([contract.path, 112]);
  });

  test('who were disabled have no session', async () => {
    const client = await signedIn('disabled', 'office');
    await services.database.asOwner((db) =>
      db.update(accounts).set({ status: 'DISABLED' }).where(eq(accounts.id, 'disabled')),
    );
    for (const contract of signedCalls)
      expect([contract.path, await codeFor(client, contract)]).toEqual([contract.path, sessionExpired]);
  });
});

/** An operator gets past the doors of the office that are open or that one of the codes opens, and past no others. */
async function expectDoors(name: string, tried: readonly Contract[], held: readonly string[]) {
  const client = await signedIn(name, 'office');
  for (const contract of tried) {
    const code = await codeFor(client, contract);
    const codes = codesOf(contract.access);
    const may = contract.sides.includes('office') && (codes.length === 0 || codes.some((each) => held.includes(each)));
    // Some calls look closer once they know the input; without one they cannot get that far.
    expect([contract.path, may ? code !== noPermission : code]).toEqual([contract.path, may ? true : noPermission]);
  }
}
