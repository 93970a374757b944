import { createPublicKey, verify } from 'node:crypto';
import { createWriteStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { receipts, snapshots } from '#features/casework/server/tables.ts';
import { eq, sql } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import { asGuest, createTestServices } from '#server/testing.ts';
import { getReceipt } from './receipts.ts';
import { aDay, addAccounts, addWindow, asApplicant, submitted } from './testing.ts';
import { verifyReceipt } from './verify.ts';

const services = await createTestServices();
services.setNow(aDay);
await addAccounts(services, 'lin');
await addWindow(services);
let id = '';
let code = '';

beforeAll(async () => {
  id = await submitted(services, 'lin');
  code = (await asApplicant(services, 'lin', (scope) => getReceipt(scope, id))).code;
});

const check = (which = code, tenantId = 'tenant-a') =>
  asGuest(services, { tenantId, locale: 'EN' }, (scope) =>
    verifyReceipt({ services, read: (work) => work(scope) }, { code: which }),
  );

/** Changes a row as somebody with the database in hand would, and puts it back after `work`. */
async function tampered(change: string, undo: string, work: () => Promise<void>): Promise<void> {
  await services.database.asOwner((db) => db.execute(sql.raw(change)));
  await work().finally(() => services.database.asOwner((db) => db.execute(sql.raw(undo))));
}

test('anybody can check a receipt, and learns no more than its holder knows', async () => {
  const result = await check();
  expect(result).toMatchObject({
    valid: true,
    broken: null,
    no: 'GY202600001',
    applicant: '陆*',
    submittedAt: aDay.toISOString(),
  });
  expect(result.files).toHaveLength(9);
  expect(result.files.every((file) => file.intact)).toBe(true);
  expect(Object.keys(result.files[0]!)).toEqual(['size', 'sha256', 'intact']);
  // Hashes and signatures hold any digits by chance.
  const { digest: _, signature: __, key: ___, files, ...told } = result;
  const sizes = files.map(({ size, intact }) => ({ size, intact }));
  expect(JSON.stringify({ ...told, sizes })).not.toMatch(/陆一川|3599|1390000|Photo|\.(jpg|pdf)/);
  // On another tenant's portal, in small letters and without dashes it is the same receipt.
  expect(await check(code.toLowerCase().replaceAll('-', ' '), 'tenant-b')).toEqual(result);
  await expect(check('0000-0000-0000-0000-0000')).rejects.toMatchObject({ key: 'NOT_FOUND' });
});

test('the signature can be checked with the public key alone', async () => {
  const { key, signature, digest, no, submittedAt, files: list } = await check();
  const bytes = list.reduce((sum, file) => sum + file.size, 0);
  const text = ['wutong-receipt-1', code, no, 'apartapply', submittedAt, list.length, bytes, digest].join('\n');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
  expect(verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(
    verify(null, Buffer.from(text.replace(no, 'GY202600002')), publicKey, Buffer.from(signature, 'base64url')),
  ).toBe(false);
});

test('one changed character of the data is named', async () => {
  const patch = (from: string, to: string) =>
    `update snapshots set data = replace(data::text, '${from}', '${to}')::jsonb where application_id = '${id}'`;
  await tampered(patch('听澜路 18 号', '听澜路 19 号'), patch('听澜路 19 号', '听澜路 18 号'), async () => {
    expect(await check()).toMatchObject({ valid: false, broken: 'data' });
  });
  expect(await check()).toMatchObject({ valid: true });
});

test('one flipped bit of a sealed value, or a sealed value from another cell, is named', async () => {
  const [row] = await services.database.asOwner((db) =>
    db.select().from(snapshots).where(eq(snapshots.applicationId, id)),
  );
  const data = row?.data as { person: { identity: string }; family: { members: { identity: string }[] } };
  const own = data.person.identity;
  const foreign = data.family.members[0]!.identity;
  const last = own.at(-2)!;
  const flipped = `${own.slice(0, -2)}${last === 'A' ? 'B' : 'A'}${own.at(-1)}`;
  for (const value of [flipped, foreign]) {
    const set = (sealed: string) =>
      `update snapshots set data = jsonb_set(data, '{person,identity}', '"${sealed}"') where application_id = '${id}'`;
    await tampered(set(value), set(own), async () => {
      expect(await check()).toMatchObject({ valid: false, broken: 'data', files: [] });
    });
  }
  expect(await check()).toMatchObject({ valid: true });
});

test('a changed fact of the receipt itself is named', async () => {
  const changes = [
    ['no', `'GY202699999'`, `'GY202600001'`, 'signature'],
    ['created_at', `created_at + interval '1 day'`, `created_at - interval '1 day'`, 'signature'],
    ['bytes', 'bytes + 1', 'bytes - 1', 'signature'],
    ['applicant', `'王一川'`, `'陆一川'`, 'data'],
  ];
  for (const [column, to, back, broken] of changes) {
    const set = (value?: string) => `update receipts set ${column} = ${value} where application_id = '${id}'`;
    await tampered(set(to), set(back), async () => {
      expect(await check(), column).toMatchObject({ valid: false, broken });
    });
  }
  expect(await services.database.asOwner((db) => db.$count(receipts))).toBe(1);
});

test('one flipped byte of a stored file, and a file that is gone, are named', async () => {
  const [file] = await services.database.asOwner((db) => db.select().from(files).where(eq(files.name, '营业执照.pdf')));
  const path = join(services.env.dataDir, 'objects', file!.objectKey);
  expect(readdirSync(join(services.env.dataDir, 'objects', 'aa')).length).toBeGreaterThan(0);
  const content = await services.storage.bytes(file!.objectKey);
  const write = (bytes: Uint8Array) => new Promise<void>((done) => createWriteStream(path).end(bytes, done));
  const changed = Uint8Array.from(content);
  changed[17]! ^= 1;
  await write(changed);
  const result = await check();
  expect(result).toMatchObject({ valid: false, broken: expect.stringMatching(/^file:\d$/) });
  expect(result.files.filter((each) => !each.intact)).toHaveLength(1);
  await services.storage.remove(file!.objectKey);
  expect(await check()).toMatchObject({ broken: result.broken });
  await write(Uint8Array.from(content));
  expect(await check()).toMatchObject({ valid: true });
});

test('the receipt itself is for its owner', async () => {
  for (const [who, tenantId] of [
    ['zhou', 'tenant-a'],
    ['lin', 'tenant-b'],
  ] as const)
    await expect(asApplicant(services, who, (scope) => getReceipt(scope, id), tenantId)).rejects.toMatchObject({
      key: 'NOT_FOUND',
    });
});

test('a receipt says that the same application was handed in again since', async () => {
  expect((await check()).newerAt).toBeNull();
  const later = '2026-11-29T02:00:00.000Z';
  const newer = code.replace(/^..../, code.startsWith('ABCD') ? 'DCBA' : 'ABCD');
  await services.database.asOwner(async (db) => {
    const [first] = await db.select().from(receipts).where(eq(receipts.code, code));
    await db.insert(receipts).values({ ...first!, code: newer, at: new Date(later) });
  });
  expect(await check()).toMatchObject({ valid: true, newerAt: later });
  expect((await check(newer)).newerAt).toBeNull();
  await services.database.asOwner((db) => db.delete(receipts).where(eq(receipts.code, newer)));
});
