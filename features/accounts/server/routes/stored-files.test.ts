import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { downloadCall, partSize, viewCall } from '#core/contracts/files.ts';
import { applications } from '#features/casework/server/tables.ts';
import { plainPdf } from '#server/base/files/pdf/sample-files.ts';
import { purgeUploads } from '#server/base/files/purge-uploads.ts';
import { downloadFile, viewFile } from '#server/base/files/read-file.ts';
import { newId } from '#server/base/ids.ts';
import { applicationFiles, files, uploadParts } from '#server/database/tables/files.ts';
import { TestClient } from '#server/testing/client.ts';
import { announce, partOf, sendFile, sendPart } from '#server/testing/send-file.ts';
import { asActor } from '#server/testing.ts';
import { pdf, picture, png, startFileServer } from './testing.ts';

const { app, objectsNow, services, signedIn, stored } = await startFileServer();

describe('reading', () => {
  async function put(client: TestClient, name = '证明.pdf', bytes = plainPdf()) {
    const { obj } = await sendFile(client, pdf(bytes, name));
    return { id: (obj as { id: string }).id, bytes };
  }

  async function view(client: TestClient, rid: string, headers?: Record<string, string>, thumb?: boolean) {
    const { text } = await client.compose(viewCall, { rid, ...(thumb ? { thumb } : {}) });
    return client.send('GET', viewCall.path, text, headers);
  }

  test('the owner sees a file, in full or in part, and nothing in it can run', async () => {
    const client = await signedIn();
    const { id, bytes } = await put(client);
    const whole = await view(client, id);
    expect(whole.rawPayload.equals(bytes)).toBe(true);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=300',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
    });
    const part = await view(client, id, { range: 'bytes=5-14' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 5-14/${bytes.length}`);
    expect(part.rawPayload.equals(bytes.subarray(5, 15))).toBe(true);
    const tail = await view(client, id, { range: 'bytes=-6' });
    expect(tail.rawPayload.equals(bytes.subarray(-6))).toBe(true);
    const beyond = await view(client, id, { range: `bytes=${bytes.length}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
    for (const range of ['bytes=9-5', 'bytes=', 'bytes=a-b', 'lines=1-2', 'bytes=-0'])
      expect([range, (await view(client, id, { range })).statusCode]).toEqual([range, 416]);
    const etag = String(whole.headers.etag);
    expect((await view(client, id, { range: 'bytes=5-14', 'if-range': etag })).statusCode).toBe(206);
    expect((await view(client, id, { range: 'bytes=5-14', 'if-range': '"other"' })).statusCode).toBe(200);
    const { text } = await client.compose(viewCall, { rid: id });
    const head = await client.send('HEAD', viewCall.path, text);
    expect([head.statusCode, head.headers['content-length'], head.headers['accept-ranges'], head.body]).toEqual([
      200,
      String(bytes.length),
      'bytes',
      '',
    ]);
  });

  test('a picture has a small copy', async () => {
    const client = await signedIn();
    const { obj } = await sendFile(client, png(await picture(2000, 1000).png().toBuffer()));
    const reply = await view(client, (obj as { id: string }).id, {}, true);
    const { width, height, format } = await sharp(reply.rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: 320, height: 160, format: 'jpeg' });
  });

  test('strangers and guests get the answer of a file that does not exist', async () => {
    const { id } = await put(await signedIn('u1'));
    const stranger = await signedIn('u2');
    const guest = await new TestClient(app).open();
    for (const client of [stranger, guest]) {
      const unknown = await view(client, newId());
      expect((await view(client, id)).body).toBe(unknown.body);
      expect(unknown.json().code).toBe(116);
      expect((await client.call(downloadCall, { rid: id })).code).toBe(116);
    }
  });

  test('files of one side are not to be had by a session of another, not even the owner’s', async () => {
    const [portal, phone] = [await signedIn(), await signedIn('u1', 'poultry')];
    const photo = { ...png(await picture().png().toBuffer(), 'litter.png'), purpose: 'flock-photo' };
    const paper = (await put(portal)).id;
    const shot = ((await sendFile(phone, photo)).obj as { id: string }).id;
    const unknown = (await view(phone, newId())).body;
    expect([(await view(phone, paper)).body, (await view(portal, shot)).body]).toEqual([unknown, unknown]);
    expect((await view(phone, shot)).headers['content-type']).toBe('image/png');
    expect((await phone.call(downloadCall, { rid: paper })).code).toBe(102);
    expect((await sendFile(phone, pdf(plainPdf()))).code).toBe(102);
    expect((await sendFile(portal, photo)).code).toBe(102);
  });

  test('a public picture is shown to anybody, unsigned, for ever', async () => {
    const client = await signedIn();
    const bytes = await picture(100, 100).png().toBuffer();
    const { obj } = await sendFile(client, { bytes, purpose: 'avatar', name: 'me.png', mime: 'image/png' });
    const id = (obj as { id: string }).id;
    const reply = await app.inject({ url: `/talents${viewCall.path}?rid=${id}` });
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await sharp(reply.rawPayload).metadata()).width).toBe(100);
  });

  test('a download is named safely and in full', async () => {
    const client = await signedIn();
    const { id, bytes } = await put(client, '../../x\r\n"\u202e名.pdf');
    const { text } = await client.compose(downloadCall, { rid: id });
    const reply = await client.send('POST', downloadCall.path, text);
    expect(reply.rawPayload.equals(bytes)).toBe(true);
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="x__.pdf"; filename*=UTF-8''x%22%E5%90%8D.pdf`,
    );
  });

  test('reviewers of the tenant read what was submitted to them, nobody else does', async () => {
    const { id } = await put(await signedIn('u1'));
    const owner = { tenantId: 't1', programme: 'talentapply', year: 2026, ownerId: 'u1' };
    await services.database.asOwner(async (db) => {
      await db.insert(applications).values([
        { ...owner, id: 'draft', submittedAt: null, state: 'CLOSED' },
        { ...owner, id: 'sent', submittedAt: new Date() },
      ]);
      await db
        .insert(applicationFiles)
        .values({ tenantId: 't1', applicationId: 'draft', fileId: id, path: 'materials.identity' });
    });
    const reviewer = { actor: { id: 'r1' }, tenantId: 't1', side: 'office', permCodes: ['Mgr.Apply'] } as const;
    const read = (settings: Parameters<typeof asActor>[1]) =>
      asActor(services, settings, async (scope) => (await viewFile(scope, { rid: id })).name).catch((e) => e.key);
    expect(await read(reviewer)).toBe('NOT_FOUND');
    await services.database.asOwner((db) =>
      db
        .insert(applicationFiles)
        .values({ tenantId: 't1', applicationId: 'sent', fileId: id, path: 'materials.identity' }),
    );
    expect(await read(reviewer)).toBe('证明.pdf');
    expect(await read({ ...reviewer, permCodes: ['Mgr.Content'] })).toBe('NOT_FOUND');
    expect(await read({ ...reviewer, side: 'portal' })).toBe('NOT_FOUND');
    expect(await read({ ...reviewer, tenantId: 't2' })).toBe('NOT_FOUND');
    await asActor(services, reviewer, (scope) => downloadFile(scope, id));
  });
});

describe('the janitor', () => {
  const day = 24 * 3_600_000;

  test('leaves no unfinished upload, no object without a row and no row without an object', async () => {
    const client = await signedIn();
    const bytes = plainPdf({
      more: [Buffer.concat([Buffer.from('<< >>\nstream\n'), randomBytes(partSize), Buffer.from('\nendstream')])],
    });
    const { obj } = await announce(client, pdf(bytes));
    await sendPart(client, { uploadId: obj.uploadId, index: 0, bytes: partOf(bytes, 0) });
    await services.storage.put('files/00/00/left-behind', Buffer.from('x'));
    await services.storage.put('parts/00/00/left-behind', Buffer.from('x'));
    const before = await objectsNow();
    await purgeUploads(services);
    expect(await objectsNow()).toBe(before);

    services.setNow(new Date(Date.now() + day + 60_000));
    const first = await purgeUploads(services);
    expect(first).toMatchObject({ uploads: expect.any(Number), files: 0, orphans: 2 });
    expect(await services.database.asOwner((db) => db.$count(uploadParts))).toBe(0);
    await expectNoOrphans();

    services.setNow(new Date(Date.now() + 8 * day));
    expect((await purgeUploads(services)).files).toBe(0);
    services.setNow(new Date(Date.now() + 16 * day));
    expect((await purgeUploads(services)).files).toBeGreaterThan(0);
    await expectNoOrphans();
    const held = await services.database.asOwner((db) =>
      db.select({ id: applicationFiles.fileId }).from(applicationFiles),
    );
    for (const { id } of held) expect((await stored(id)).bytes.length).toBeGreaterThan(0);
    services.setNow(null);
  });

  async function expectNoOrphans() {
    const rows = await services.database.asOwner((db) => db.select().from(files));
    const expected = rows.flatMap(({ objectKey, facts }) =>
      (facts as { thumb?: boolean }).thumb ? [objectKey, `${objectKey}.320`] : [objectKey],
    );
    const found: string[] = [];
    for await (const { key } of services.storage.list('files/')) found.push(key);
    for await (const { key } of services.storage.list('parts/')) found.push(key);
    expect(found.sort()).toEqual(expected.sort());
  }
});
