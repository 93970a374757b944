import { createHash } from 'node:crypto';
import { partSize, uploadCompleteCall, uploadInitCall, uploadPartCall } from '#core/contracts/files.ts';
import { composeUploadMeta } from '#core/wire/upload-meta.ts';
import { newId } from '#server/base/ids.ts';
import { nodePrimitives } from '#server/wire/node-primitives.ts';
import type { Envelope, TestClient } from './client.ts';

/** A file as a browser announces it, for tests. */
export interface Sending {
  readonly bytes: Buffer;
  readonly purpose: string;
  readonly name: string;
  readonly mime: string;
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Announces a file, sends the parts that are missing and completes it; `sent` lists the parts that travelled. */
export async function sendFile(client: TestClient, file: Sending) {
  const opened = await announce(client, file);
  if (opened.code !== 1) return { ...opened, sent: [] };
  const { uploadId, parts, received } = opened.obj;
  const sent: number[] = [];
  for (let index = 0; index < parts; index++) {
    if (received.includes(index)) continue;
    const answer = await sendPart(client, { uploadId, index, bytes: partOf(file.bytes, index) });
    if (answer.code !== 1) return { ...answer, sent };
    sent.push(index);
  }
  return { ...(await client.call(uploadCompleteCall, { uploadId, reqId: newId() })), sent };
}

export function announce(client: TestClient, { bytes, purpose, name, mime }: Sending) {
  return client.call(uploadInitCall, {
    purpose,
    name,
    size: bytes.length,
    sha256: sha256(bytes),
    mime,
    reqId: newId(),
  });
}

export function partOf(bytes: Buffer, index: number): Buffer {
  return bytes.subarray(index * partSize, (index + 1) * partSize);
}

interface PartSending {
  readonly uploadId: string;
  readonly index: number;
  readonly bytes: Buffer;
  /** Signed in place of the bytes that travel. */
  readonly claim?: Buffer;
}

export async function sendPart(client: TestClient, part: PartSending): Promise<Envelope<{ received: number[] }>> {
  const { headers, payload } = await composePart(client, part);
  const reply = await client.app.inject({ method: 'POST', url: `/talents${uploadPartCall.path}`, headers, payload });
  return reply.json();
}

/** One part as it travels: the signed line first, then the bytes. */
export async function composePart(client: TestClient, { uploadId, index, bytes, claim = bytes }: PartSending) {
  if (!client.session) throw new Error('open a session first');
  const meta = await composeUploadMeta(nodePrimitives, client.session, {
    part: { uploadId, index, size: claim.length, sha256: sha256(claim) },
    lang: 'CN',
    sequence: String(client.nextSequence()),
  });
  const boundary = `----${newId()}`;
  const open = (name: string) => `--${boundary}\r\ncontent-disposition: form-data; name=${name}\r\n\r\n`;
  return {
    headers: {
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([
      Buffer.from(`${open('"meta"')}${meta}\r\n${open('"file"; filename="part"')}`),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}
