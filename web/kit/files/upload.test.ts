import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadCompleteCall, uploadInitCall, uploadPartCall } from '#core/contracts/files.ts';
import { nodePrimitives } from '#server/wire/node-primitives.ts';
import { createBrowser, openPage } from '#web/kit/testing/page.ts';
import { createPeer, type Peer } from '#web/kit/testing/wire-peer.ts';

const partSize = 4 * 1024 * 1024;
const bytes = Uint8Array.from({ length: 2 * partSize + 1_000 }, (_, at) => at % 251);
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

let peer: Peer;
/** What the peer holds of each upload, by request id. */
let held: Map<string, Uint8Array[]>;

beforeEach(() => {
  peer = createPeer(nodePrimitives);
  held = new Map();
  const received = (parts: Uint8Array[]) => parts.flatMap((part, index) => (part ? [index] : []));
  peer.on(uploadInitCall, ({ reqId, size }) => {
    if (!held.has(reqId)) held.set(reqId, []);
    return { uploadId: reqId, partSize, parts: Math.ceil(size / partSize), received: received(held.get(reqId)!) };
  });
  peer.on(uploadPartCall, async (part, { file }) => {
    const content = new Uint8Array(await file!.arrayBuffer());
    if (sha256(content) !== part.sha256 || content.length !== part.size) return { refuse: 'FILE_REFUSED' };
    const parts = held.get(part.uploadId)!;
    parts[part.index] = content;
    return { received: received(parts) };
  });
  peer.on(uploadCompleteCall, ({ uploadId }) => {
    const whole = Buffer.concat(held.get(uploadId)!);
    return { id: sha256(whole), name: '证明.pdf', size: whole.length, type: 'application/pdf' };
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a file arrives whole, in parts, and its progress is told', async () => {
  const { uploadFile } = await openUploads();
  const steps: string[] = [];
  const stored = await uploadFile(new File([bytes], '证明.pdf', { type: 'application/pdf' }), 'talentapply.degree', {
    onProgress: ({ phase, done, total }) => steps.push(`${phase} ${done} of ${total}`),
  });
  expect(stored).toEqual({ id: sha256(bytes), name: '证明.pdf', size: bytes.length, type: 'application/pdf' });
  expect(steps).toEqual([
    'reading 4194304 of 8389608',
    'reading 8388608 of 8389608',
    'reading 8389608 of 8389608',
    'sending 0 of 8389608',
    'sending 4194304 of 8389608',
    'sending 8388608 of 8389608',
    'sending 8389608 of 8389608',
    'checking 8389608 of 8389608',
  ]);
  expect(peer.accepted[0]?.input).toMatchObject({
    purpose: 'talentapply.degree',
    name: '证明.pdf',
    size: bytes.length,
    sha256: sha256(bytes),
    mime: 'application/pdf',
  });
});

test('a network that comes back is waited for, and only what was lost is sent again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { uploadFile, said } = await openUploads();
  let requests = 0;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    requests++;
    // Session, announcement, first part; then two losses.
    if (requests !== 4 && requests !== 5) return peer.fetch(address, init);
    setImmediate(() => vi.advanceTimersByTime(requests === 4 ? 1_000 : 2_000));
    throw new TypeError('Failed to fetch');
  });
  expect(await uploadFile(new File([bytes], 'a.pdf'), 'p')).toMatchObject({ id: sha256(bytes) });
  expect(peer.accepted.filter(({ path }) => path === uploadPartCall.path)).toHaveLength(3);
  expect(said).toEqual([]);
});

test('a cancelled upload goes on after a reload where it stopped', async () => {
  const browser = createBrowser();
  const stop = new AbortController();
  const first = await openUploads(browser);
  const cancelled = first.uploadFile(new File([bytes], 'a.pdf'), 'p', {
    signal: stop.signal,
    resumeKey: 'a1/degrees',
    onProgress: ({ phase, done }) => phase === 'sending' && done === partSize && stop.abort(),
  });
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
  expect(first.said).toEqual([]);

  const { uploadFile } = await openUploads(browser);
  const before = peer.accepted.length;
  expect(await uploadFile(new File([bytes], 'a.pdf'), 'p', { resumeKey: 'a1/degrees' })).toMatchObject({
    id: sha256(bytes),
  });
  const parts = peer.accepted.slice(before).filter(({ path }) => path === uploadPartCall.path);
  expect(parts.map(({ input }) => (input as { index: number }).index)).toEqual([1, 2]);
});

test('the same file for another place is another upload', async () => {
  const { uploadFile } = await openUploads();
  const file = new File(['%PDF'], 'a.pdf');
  for (const resumeKey of ['a1/one', 'a1/two', undefined, undefined]) await uploadFile(file, 'p', { resumeKey });
  expect(held.size).toBe(4);
});

test('a refused file is raised with the server’s reason', async () => {
  const { uploadFile, said } = await openUploads();
  peer.on(uploadCompleteCall, () => ({ refuse: 'FILE_TYPE', msg: 'Wrong file type. Please upload PDF' }));
  const error = { key: 'FILE_TYPE', code: 115, msg: 'Wrong file type. Please upload PDF' };
  await expect(uploadFile(new File(['x'], 'a.exe'), 'p')).rejects.toMatchObject(error);
  expect(said).toEqual(['toast Wrong file type. Please upload PDF']);
  await expect(uploadFile(new File(['x'], 'a.exe'), 'p', { quiet: true })).rejects.toMatchObject(error);
  expect(said).toHaveLength(1);
});

test('an empty file, and one that vanished after it was picked, are refused here', async () => {
  const { uploadFile } = await openUploads();
  await expect(uploadFile(new File([], 'a.pdf'), 'p')).rejects.toMatchObject({ key: 'FILE_BROKEN', code: 115 });
  const gone = new File(['x'], 'a.pdf');
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  await expect(uploadFile(gone, 'p')).rejects.toMatchObject({ key: 'FILE_BROKEN' });
  expect(peer.requests).toEqual([]);
});

async function openUploads(browser = createBrowser()) {
  const page = await openPage({ peer, browser });
  const { uploadFile } = await import('./upload.ts');
  return { ...page, uploadFile };
}
