import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Contract, isSealed, methodsOf } from '#core/contracts/contract.ts';
import { type ErrorKey, errors } from '#core/errors.ts';
import { RESERVED_NAMES } from '#core/wire/reserved.ts';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { hashPassword } from '#features/accounts/server/passwords/passwords.ts';
import { contracts } from '#features/calls.ts';
import { handlers } from '#features/server.ts';
import { createApp } from '#server/app.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { TestClient } from '#server/testing/client.ts';
import { createTestServices } from '#server/testing.ts';

/** The API document as others get it, held against its own rules, the contracts and the server. */
const services = await createTestServices();
let app: Awaited<ReturnType<typeof createApp>>;
let document: Document;

interface Schema {
  readonly properties?: Record<string, Schema>;
  readonly required?: readonly string[];
  readonly contentSchema?: Schema;
  readonly contentMediaType?: string;
  readonly $ref?: string;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: { name: string; required: boolean; schema: Schema }[];
  readonly requestBody?: { content: Record<string, { schema: Schema }> };
  readonly responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}
interface Document {
  readonly servers: { url: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: Record<string, Record<string, unknown>>;
  readonly 'x-limits': { sizes: Record<string, number>; callsPerMinute: object };
  readonly 'x-errors': { key: string; code: number; msg: Record<string, string> }[];
}

const loginPwd = 'correct horse battery';

beforeAll(async () => {
  const { hash, pepperId } = await hashPassword(services, loginPwd);
  await services.database.asOwner(async (db) => {
    const tenant = { id: 't1', code: 't1', nameCN: '甲', nameEN: 'A', kind: 'PLATFORM', isDefault: true };
    await db.insert(tenants).values(tenant);
    await db.insert(accounts).values({ id: 'u1', loginName: 'u1', nickname: 'U1', passwordHash: hash, pepperId });
  });
  app = await createApp({ services, handlers });
  document = (await app.inject('/docs/openapi.json')).json();
});
afterAll(() => app.close());

const calls = contracts.flatMap((contract) => methodsOf(contract).map((method) => ({ contract, method })));
const operationOf = (contract: Contract, method: string) => document.paths[contract.path]![method.toLowerCase()]!;

test('it is valid OpenAPI 3.1, and every reference leads somewhere', async () => {
  const validator = new Validator();
  expect((await validator.validate(structuredClone(document) as never)).errors).toBeUndefined();
  expect(validator.version).toBe('3.1');
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(0);
  expect(references.filter(([, kind, name]) => document.components[kind!]?.[name!] === undefined)).toEqual([]);
});

test('it has each call once, under a name of its own that does not change', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(operations).toHaveLength(calls.length);
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z][A-Za-z0-9]+$/.test(name))).toEqual([]);
  expect(names).toEqual(
    expect.arrayContaining(['getMAccountAcpwdweb', 'postMAccountAcpwdweb', 'postApiResourceUploadPart', 'getWebUser']),
  );
});

test('its server is where the calls are', async () => {
  const [server] = document.servers;
  const reply = await app.inject({ method: 'POST', url: `${server!.url}/api/session/open` });
  expect([document.servers.length, reply.json().code]).toEqual([1, 105]);
});

/** What travels openly, what travels in the seal, and what is needed. */
function readRequest(contract: Contract, method: string) {
  const { parameters, requestBody } = operationOf(contract, method);
  const type = contract.class === 'U' ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const body = requestBody?.content[type]?.schema;
  const signed = contract.class === 'U' ? body?.properties?.meta?.contentSchema : body;
  return {
    types: Object.keys(requestBody?.content ?? {}),
    open: parameters?.map(({ name }) => name) ?? Object.keys(signed?.properties ?? {}),
    needed: parameters?.filter(({ required }) => required).map(({ name }) => name) ?? signed?.required ?? [],
    p: parameters?.find(({ name }) => name === 'p')?.schema ?? signed?.properties?.p,
  };
}

describe.each(calls.map((call) => [`${call.method} ${call.contract.path}`, call] as const))('%s', (_name, call) => {
  const { contract, method } = call;
  const own = Object.keys(contract.input.properties);
  const head = contract.class === 'O' ? [] : ['lang', 'sequence', 'token', 'userId', 'digest'];

  test('says what travels openly and what is sealed', () => {
    const { open, p, needed } = readRequest(contract, method);
    const named = contract.class === 'O' ? own : isSealed(contract) ? [...head, 'p'] : [...head, 'nonce', ...own];
    expect(open.toSorted()).toEqual(named.toSorted());
    const inner = JSON.parse(JSON.stringify(contract.input)) as Schema;
    expect(p?.contentSchema).toEqual(isSealed(contract) ? inner : undefined);
    const ownNeeded = isSealed(contract) ? ['p'] : (contract.input.required ?? []);
    expect(needed.toSorted()).toEqual([...(contract.class === 'V' ? [] : head), ...ownNeeded].toSorted());
    if (contract.class !== 'O') expect(own.filter((name) => RESERVED_NAMES.includes(name as never))).toEqual([]);
  });

  test('says how it travels and what it answers', () => {
    const { types } = readRequest(contract, method);
    const upload = contract.class === 'U' ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
    expect(types).toEqual(method === 'GET' ? [] : [upload]);
    const { responses } = operationOf(contract, method);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '4XX', '5XX']));
    const isFile = contract.class === 'D' || contract.class === 'V';
    expect(responses['200']!.content?.['*/*']?.schema.contentMediaType).toBe(
      isFile ? 'application/octet-stream' : undefined,
    );
    expect(responses['206'] !== undefined).toBe(contract.class === 'V');
  });
});

test('an upload says its two parts', () => {
  const body = document.paths['/api/resource/upload/part']!.post!.requestBody!.content['multipart/form-data']!.schema;
  expect([Object.keys(body.properties ?? {}), body.required]).toEqual([
    ['meta', 'file'],
    ['meta', 'file'],
  ]);
  expect(body.properties!.file!.contentMediaType).toBe('application/octet-stream');
});

test('it names every code in every language, and the limits that the server enforces', async () => {
  expect(document['x-errors'].map(({ key, code }) => [key, code])).toEqual(
    (Object.keys(errors) as ErrorKey[]).map((key) => [key, errors[key].code]),
  );
  expect(Object.keys(document['x-errors'][0]!.msg)).toEqual(['CN', 'EN', 'es', 'pt', 'tr', 'vi']);
  const { sizes, callsPerMinute } = document['x-limits'];
  expect(sizes).toEqual({
    requestLineAndHeaders: 16_384,
    formBody: 1_048_576,
    fields: 2000,
    valueBytes: 262_144,
    sealedQueryCharacters: 5400,
    uploadPartBytes: 4_194_304,
  });
  expect(callsPerMinute).toEqual({ guest: 120, signedIn: 300 });
  const form = 'application/x-www-form-urlencoded';
  const send = (length: number) =>
    app.inject({
      method: 'POST',
      url: '/talents/api/session/open',
      headers: { 'content-type': form },
      payload: 'a'.repeat(length),
    });
  expect((await send(sizes.formBody!)).statusCode).toBe(200);
  expect((await send(sizes.formBody! + 1)).statusCode).toBe(413);
});

test('credentials travel by POST as well, as it says', async () => {
  const client = await new TestClient(app).open();
  const byPost = { ...acpwdwebCall, method: 'POST' } as const;
  const composed = await client.compose(byPost, { loginName: 'u1', loginPwd });
  const reply = await client.deliver(byPost, composed);
  expect(reply.json()).toMatchObject({ code: 1, obj: { userId: 'u1' } });
  const byGet = await new TestClient(app).open();
  const mixed = await byGet.compose(acpwdwebCall, { loginName: 'u1', loginPwd });
  expect((await byGet.deliver(byPost, mixed)).json().code).toBe(105);
});
