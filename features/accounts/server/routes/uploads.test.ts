import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { partSize, uploadCompleteCall, uploadPartCall } from '#core/contracts/files.ts';
import { objectStream, pdfOf, plainPdf } from '#server/base/files/pdf/sample-files.ts';
import { newId } from '#server/base/ids.ts';
import { eq } from '#server/database/sql.ts';
import { uploadParts, uploads } from '#server/database/tables/files.ts';
import { announce, composePart, partOf, sendFile, sendPart } from '#server/testing/send-file.ts';
import { identity, pdf, picture, png, startFileServer } from './testing.ts';

const { app, objectsNow, services, signedIn, stored } = await startFileServer();

describe('sending', () => {
  test('a file arrives as it was, in parts of 4 MiB', async () => {
    const client = await signedIn();
    const noise = randomBytes(2 * partSize);
    const bytes = plainPdf({
      more: [Buffer.concat([Buffer.from('<< /Length 1 >>\nstream\n'), noise, Buffer.from('\nendstream')])],
    });
    const { code, obj, sent } = await sendFile(client, pdf(bytes));
    expect({ code, sent }).toEqual({ code: 1, sent: [0, 1, 2] });
    expect(obj).toEqual({ id: expect.any(String), name: '证明.pdf', size: bytes.length, type: 'application/pdf' });
    expect((await stored((obj as { id: string }).id)).bytes.equals(bytes)).toBe(true);
    const left = await services.database.asOwner((db) => db.$count(uploadParts));
    expect(left).toBe(0);
  });

  test('an interrupted upload goes on with the missing parts only, in any order', async () => {
    const client = await signedIn();
    const bytes = plainPdf({
      more: [Buffer.concat([Buffer.from('<< >>\nstream\n'), randomBytes(2 * partSize), Buffer.from('\nendstream')])],
    });
    const { obj } = await announce(client, pdf(bytes));
    for (const index of [2, 0, 2]) {
      const answer = await sendPart(client, { uploadId: obj.uploadId, index, bytes: partOf(bytes, index) });
      expect(answer.code).toBe(1);
    }
    const early = await client.call(uploadCompleteCall, { uploadId: obj.uploadId, reqId: newId() });
    expect(early.code).toBe(115);
    const again = await announce(client, pdf(bytes));
    expect(again.obj).toEqual({ uploadId: obj.uploadId, partSize, parts: 3, received: [0, 2] });
    const { code, sent } = await sendFile(client, pdf(bytes));
    expect({ code, sent }).toEqual({ code: 1, sent: [1] });
  });

  test('completing again gives the same file', async () => {
    const client = await signedIn();
    const bytes = plainPdf();
    const { obj } = await announce(client, pdf(bytes));
    await sendPart(client, { uploadId: obj.uploadId, index: 0, bytes });
    const first = await client.call(uploadCompleteCall, { uploadId: obj.uploadId, reqId: newId() });
    const second = await client.call(uploadCompleteCall, { uploadId: obj.uploadId, reqId: newId() });
    expect(first.code).toBe(1);
    expect(second).toEqual(first);
  });

  test('bytes that differ from what was signed are refused and leave nothing', async () => {
    const client = await signedIn();
    const bytes = plainPdf();
    const { obj } = await announce(client, pdf(bytes));
    const before = await objectsNow();
    const wrong = [
      Buffer.concat([bytes.subarray(0, -1), Buffer.from('x')]),
      bytes.subarray(0, -1),
      Buffer.concat([bytes, Buffer.from('x')]),
      Buffer.alloc(0),
    ];
    for (const other of wrong) {
      const answer = await sendPart(client, { uploadId: obj.uploadId, index: 0, bytes: other, claim: bytes });
      expect({ code: answer.code, key: answer.obj.key }).toEqual({ code: 115, key: 'FILE_REFUSED' });
    }
    const noSuchPart = await sendPart(client, { uploadId: obj.uploadId, index: 1, bytes });
    expect(noSuchPart.code).toBe(115);
    expect(await objectsNow()).toBe(before);
    expect((await sendPart(client, { uploadId: obj.uploadId, index: 0, bytes })).code).toBe(1);
  });

  test('a part of another whole is refused when the whole is hashed', async () => {
    const client = await signedIn();
    const bytes = plainPdf();
    const { obj } = await announce(client, pdf(bytes));
    const other = Buffer.from(bytes).fill('x', 20, 30);
    expect((await sendPart(client, { uploadId: obj.uploadId, index: 0, bytes: other })).code).toBe(1);
    const done = await client.call(uploadCompleteCall, { uploadId: obj.uploadId, reqId: newId() });
    expect(done.code).toBe(115);
    expect(await services.database.asOwner((db) => db.$count(uploadParts))).toBe(0);
  });

  test('a part that breaks off leaves nothing', async () => {
    const client = await signedIn();
    const bytes = randomBytes(partSize);
    const { obj } = await announce(client, pdf(Buffer.concat([bytes, bytes])));
    const { headers, payload } = await composePart(client, { uploadId: obj.uploadId, index: 0, bytes });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const before = await objectsNow();
    for (const cut of [500, 100_000, 3_000_000]) {
      const started = request({
        port,
        method: 'POST',
        path: `/talents${uploadPartCall.path}`,
        headers: { ...headers, 'content-length': payload.length },
      });
      const over = new Promise((done) => started.once('close', done));
      started.on('error', () => undefined);
      started.write(payload.subarray(0, cut), () => started.destroy());
      await over;
    }
    await expect.poll(() => app.server.listening && openSockets()).toBe(0);
    await expect.poll(objectsNow).toBe(before);
    expect((await sendPart(client, { uploadId: obj.uploadId, index: 0, bytes })).code).toBe(1);
  });

  function openSockets() {
    return new Promise<number>((done) => app.server.getConnections((_, count) => done(count)));
  }

  test('nobody else sends into an upload, or completes it', async () => {
    const bytes = plainPdf();
    const { obj } = await announce(await signedIn('u1'), pdf(bytes));
    const other = await signedIn('u2');
    const part = await sendPart(other, { uploadId: obj.uploadId, index: 0, bytes });
    expect(part.code).toBe(116);
    expect(await sendPart(other, { uploadId: 'unknown', index: 0, bytes })).toEqual(part);
    const done = await other.call(uploadCompleteCall, { uploadId: obj.uploadId, reqId: newId() });
    expect(done.code).toBe(116);
  });
});

describe('limits', () => {
  test('sizes hold to the byte', async () => {
    const client = await signedIn();
    const limit = 10 * 1024 * 1024;
    const padded = (size: number) => {
      const base = plainPdf();
      return Buffer.concat([base.subarray(0, 9), Buffer.alloc(size - base.length, '%\n'), base.subarray(9)]);
    };
    const over = await announce(client, pdf(padded(limit + 1)));
    expect({ key: over.obj.key, msg: over.msg }).toEqual({ key: 'FILE_TOO_LARGE', msg: '文件不能超过 10 MB' });
    expect((await sendFile(client, pdf(padded(limit)))).code).toBe(1);
    const content = {
      bytes: padded(50 * 1024 * 1024 + 1),
      purpose: 'content-file',
      name: 'a.pdf',
      mime: 'application/pdf',
    };
    expect((await announce(client, content)).obj.key).toBe('NO_PERMISSION');
  });

  test.each([
    ['SVG', { name: 'a.svg', mime: 'image/svg+xml' }],
    ['HEIC', { name: 'a.heic', mime: 'image/heic' }],
    ['a name of another type', { name: 'a.exe', mime: 'application/pdf' }],
    ['a type the field does not take', { name: 'a.webp', mime: 'image/webp' }],
  ])('%s is refused when announced', async (_, announced) => {
    const answer = await announce(await signedIn(), { bytes: Buffer.from('x'), purpose: identity, ...announced });
    expect({ key: answer.obj.key, msg: answer.msg }).toEqual({
      key: 'FILE_TYPE',
      msg: '文件类型不符，请上传 PDF / JPG / PNG 文件',
    });
  });

  test.each([
    'nothing',
    'talentapply:materials.unknown',
    'talentapply:person.name',
    'other:a.b',
    'talentapply:../x',
    '',
  ])('purpose “%s” takes no files', async (purpose) => {
    const answer = await announce(await signedIn(), { ...pdf(plainPdf()), purpose });
    expect(answer.code).toBe(115);
  });

  test('a person who stored 2 GB is refused', async () => {
    const client = await signedIn('u2');
    const row = {
      tenantId: 't1',
      ownerId: 'u2',
      purpose: identity,
      name: 'a.pdf',
      mime: 'application/pdf',
      parts: 512,
    };
    await services.database.asOwner((db) =>
      db.insert(uploads).values({ ...row, id: 'large', size: 2 ** 31 - 1000, sha256: Buffer.alloc(32) }),
    );
    expect((await announce(client, pdf(Buffer.alloc(1000)))).code).toBe(1);
    expect((await announce(client, pdf(Buffer.alloc(1001)))).obj.key).toBe('FILE_QUOTA');
    await services.database.asOwner((db) => db.delete(uploads).where(eq(uploads.ownerId, 'u2')));
  });
});

describe('content', () => {
  test.each([
    ['HTML', Buffer.from('<html><script>alert(1)</script></html>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['PDF', plainPdf()],
  ])('%s called a picture is refused and gone', async (_, bytes) => {
    const client = await signedIn();
    const before = await objectsNow();
    const answer = await sendFile(client, png(bytes));
    expect({ code: answer.code, key: answer.obj.key }).toEqual({ code: 115, key: 'FILE_TYPE' });
    expect(await objectsNow()).toBe(before);
  });

  test('a picture that is a ZIP file, too, loses its tail', async () => {
    const tail = Buffer.from('PK\x03\x04 hidden payload PK\x05\x06');
    const bytes = Buffer.concat([await picture().png().toBuffer(), tail]);
    const { code, obj } = await sendFile(await signedIn(), png(bytes));
    expect(code).toBe(1);
    const kept = await stored((obj as { id: string }).id);
    expect(kept.bytes.includes('hidden payload')).toBe(false);
    expect((await sharp(kept.bytes).metadata()).width).toBe(400);
    expect(kept.file.facts).toEqual({ width: 400, height: 300, thumb: true });
  });

  test('a photo loses place, camera and profile, stands upright and fits 4096 pixels', async () => {
    const bytes = await picture(6000, 3000)
      .withExif({
        IFD0: { Make: 'CameraMaker' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 14/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(bytes.includes('CameraMaker')).toBe(true);
    const { code, obj } = await sendFile(await signedIn(), {
      bytes,
      purpose: identity,
      name: '照片.JPG',
      mime: 'image/jpeg',
    });
    expect(code).toBe(1);
    const kept = await stored((obj as { id: string }).id);
    const found = await sharp(kept.bytes).metadata();
    expect([found.width, found.height, found.exif, found.icc, found.orientation]).toEqual([
      2048,
      4096,
      undefined,
      undefined,
      undefined,
    ]);
    expect(kept.bytes.includes('CameraMaker')).toBe(false);
    expect(kept.file.name).toBe('照片.JPG');
  });

  test('of an animation the first picture is kept', async () => {
    const bytes = await picture(100, 100).gif().toBuffer();
    const { code, obj } = await sendFile(await signedIn(), {
      bytes,
      purpose: 'avatar',
      name: 'me.gif',
      mime: 'image/gif',
    });
    expect({ code, obj }).toEqual({
      code: 1,
      obj: { id: expect.stringMatching(/^pub_/), name: 'me.png', type: 'image/png', size: expect.any(Number) },
    });
  });

  test('a picture of 400 million pixels is refused at once, without being unpacked', async () => {
    const bytes = hugePng(20_000);
    expect(bytes.length).toBeLessThan(2_000_000);
    const client = await signedIn();
    const rss = process.memoryUsage.rss();
    const answer = await sendFile(client, png(bytes));
    expect({ key: answer.obj.key, obj: answer.obj }).toMatchObject({ key: 'FILE_REFUSED', obj: { reason: 'pixels' } });
    expect(process.memoryUsage.rss() - rss).toBeLessThan(100 * 1024 * 1024);
  });

  test('a picture that is cut off is refused', async () => {
    const whole = await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer();
    const answer = await sendFile(await signedIn(), png(whole.subarray(0, whole.length / 2)));
    expect(answer.obj.key).toBe('FILE_BROKEN');
  });

  test.each([
    [
      'a script packed into an object stream',
      plainPdf({ more: [objectStream(9, '<< /S /JavaScript /JS (x) >>')] }),
      'FILE_ACTIVE',
    ],
    ['a missing end', plainPdf({ pages: 3 }).subarray(0, -40), 'FILE_BROKEN'],
    ['nothing but an end', Buffer.from('%PDF-1.7\n%%EOF\n'), 'FILE_BROKEN'],
    ['no pages', pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']), 'FILE_BROKEN'],
    ['501 pages', plainPdf({ pages: 501 }), 'FILE_REFUSED'],
  ])('a PDF file with %s is refused', async (_, bytes, key) => {
    const answer = await sendFile(await signedIn(), pdf(bytes));
    expect(answer.obj.key).toBe(key);
  });

  test('an encrypted PDF file is refused, and one of 500 pages is taken', async () => {
    const client = await signedIn();
    expect((await sendFile(client, pdf(await encryptedPdf()))).obj.key).toBe('FILE_PROTECTED');
    const { code, obj } = await sendFile(client, pdf(plainPdf({ pages: 500 })));
    expect(code).toBe(1);
    expect((await stored((obj as { id: string }).id)).file.facts).toEqual({ pages: 500, thumb: false });
  });
});

/** One colour, so that it packs into next to nothing. */
function hugePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((side / 8 + 1) * side);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Made by the library that writes the product's own documents. */
function encryptedPdf(): Promise<Buffer> {
  const PdfKit = createRequire(createRequire(import.meta.url).resolve('pdfmake'))('pdfkit');
  return new Promise((done) => {
    const chunks: Buffer[] = [];
    const document = new PdfKit({ userPassword: 'secret' });
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => done(Buffer.concat(chunks)));
    document.text('x');
    document.end();
  });
}
