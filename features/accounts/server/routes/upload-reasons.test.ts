import { expect, test } from 'vitest';
import { partSize, uploadCompleteCall } from '#core/contracts/files.ts';
import { errors, type FileReason, fileReasons } from '#core/error-table.ts';
import { type ErrorKey, Refusal } from '#core/errors.ts';
import { plainPdf } from '#server/base/files/pdf/sample-files.ts';
import { newId } from '#server/base/ids.ts';
import type { TestClient } from '#server/testing/client.ts';
import { announce, sendFile, sendPart } from '#server/testing/send-file.ts';
import { identity, pdf, picture, png, startFileServer } from './testing.ts';

const { signedIn } = await startFileServer();

/** A part to an announcement of two whole ones. */
async function part(client: TestClient, index: number, bytes: Buffer, claim?: Buffer) {
  const { obj } = await announce(client, pdf(Buffer.alloc(2 * partSize)));
  return sendPart(client, { uploadId: obj.uploadId, index, bytes, claim });
}

const cases: [FileReason, (client: TestClient) => Promise<{ code: number; obj: unknown }>][] = [
  ['purpose', (client) => announce(client, { ...pdf(plainPdf()), purpose: 'nothing' })],
  ['type', (client) => announce(client, { ...pdf(plainPdf()), name: 'a.exe', mime: 'application/x-dosexec' })],
  ['size', (client) => announce(client, { ...pdf(Buffer.alloc(51 * 2 ** 20)), purpose: identity })],
  ['parts', (client) => part(client, 7, Buffer.alloc(9))],
  ['bytes', (client) => part(client, 0, Buffer.alloc(partSize), Buffer.alloc(partSize, 1))],
  [
    'parts',
    async (client) => {
      const { obj } = await announce(client, pdf(plainPdf()));
      return client.call(uploadCompleteCall, { uploadId: obj.uploadId, reqId: newId() });
    },
  ],
  ['broken', (client) => sendFile(client, pdf(Buffer.from('%PDF-1.7\nnothing else')))],
  ['broken', async (client) => sendFile(client, png((await picture().png().toBuffer()).subarray(0, 60)))],
  ['type', async (client) => sendFile(client, png(await picture().gif().toBuffer()))],
];

test.each(cases)('115 says %s for programs', async (reason, send) => {
  expect(await send(await signedIn())).toMatchObject({ code: 115, obj: { reason } });
});

test('every refusal of a file has a reason', () => {
  const keys = (Object.keys(errors) as ErrorKey[]).filter((key) => errors[key].code === 115);
  const reasons = keys.map((key) => new Refusal(key).obj.reason);
  expect(reasons.filter((reason) => !fileReasons.includes(reason as FileReason))).toEqual([]);
});
