import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { viewCall } from '#core/contracts/files.ts';
import { callsOf } from '#features/casework/calls/applications.ts';
import { nodePrimitives } from '#server/wire/node-primitives.ts';
import { openPage } from '#web/kit/testing/page.ts';
import { createPeer, type Peer } from '#web/kit/testing/wire-peer.ts';
import { fileNameOf } from './content-disposition.ts';

let peer: Peer;

beforeEach(() => {
  peer = createPeer(nodePrimitives);
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  [`attachment; filename="receipt.pdf"; filename*=UTF-8''%E5%9B%9E%E6%89%A7%20%282026%29.pdf`, '回执 (2026).pdf'],
  [`attachment; filename*=UTF-8''%E5%9B; filename="receipt.pdf"`, 'receipt.pdf'],
  ['attachment; filename="a \\"b\\".pdf"', 'a b.pdf'],
  ['attachment; filename=plain.csv', 'plain.csv'],
  [`attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd`, 'etcpasswd'],
  [`attachment; filename*=utf-8'en'fdp%E2%80%AE.exe`, 'fdp.exe'],
  ['inline', undefined],
  [null, undefined],
])('the name in %s', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name);
});

test('a file comes with its name, after the same repairs as any call', async () => {
  const { receipt } = callsOf('talentapply');
  peer.on(
    receipt,
    ({ id }) =>
      new Response(`%PDF ${id}`, {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename*=UTF-8''%E5%9B%9E.pdf`,
        },
      }),
  );
  const { fetchFile } = await openDownloads();
  await fetchFile(receipt, { id: 'a0' });
  peer.forget();
  const { name, blob } = await fetchFile(receipt, { id: 'a1' });
  expect([name, await blob.text()]).toEqual(['回.pdf', '%PDF a1']);
  expect(peer.opened).toBe(2);
});

test('an answer that is no file says what happens instead', async () => {
  const { receipt } = callsOf('talentapply');
  peer.on(receipt, () => ({ job: 'j1' }));
  const { fetchFileOr, fetchFile } = await openDownloads();
  expect(await fetchFileOr(receipt, { id: 'a1' })).toEqual({ answer: { job: 'j1' } });
  await expect(fetchFile(receipt, { id: 'a1' }, { quiet: true })).rejects.toMatchObject({ key: 'NETWORK' });
});

test('a file that is refused is an error like any other', async () => {
  const { receipt } = callsOf('talentapply');
  peer.on(receipt, () => ({ refuse: 'NOT_FOUND', msg: 'not there' }));
  const { fetchFile, said } = await openDownloads();
  await expect(fetchFile(receipt, { id: 'a1' })).rejects.toMatchObject({ key: 'NOT_FOUND', code: 116 });
  expect(said).toEqual(['toast not there']);
});

test('the address of a private file is signed, that of a public one is not', async () => {
  peer.on(viewCall, (input) => input);
  const { signedViewUrl } = await openDownloads();
  expect(await signedViewUrl('pub_0a1b')).toBe('/talents/api/resource/view?rid=pub_0a1b');
  expect(peer.requests).toEqual([]);
  const address = await signedViewUrl('r_01');
  const answer = await peer.fetch(address, { method: 'GET' });
  expect((await answer.json()).obj).toEqual({ rid: 'r_01' });
  const forged = peer.fetch(address.replace('r_01', 'r_02'), { method: 'GET' });
  await expect(forged).rejects.toThrow('digest');
});

async function openDownloads() {
  const page = await openPage({ peer });
  return { ...page, ...(await import('./download.ts')) };
}
