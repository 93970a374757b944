import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fileReasons } from '../error-table.ts';
import { VIEW_LEAD_MS, VIEW_LIFE_MS } from './clock.ts';
import { MAX_SEALED_QUERY } from './seal.ts';
import vectors from './vectors.json' with { type: 'json' };

const readPage = () => readFile(new URL('../../docs/wire.md', import.meta.url), 'utf8');

test('the page tells every reason for which a file is refused, and the limits as they are', async () => {
  const page = await readPage();
  expect(fileReasons.filter((reason) => !page.includes(`\`${reason}\``))).toEqual([]);
  expect([VIEW_LIFE_MS, VIEW_LEAD_MS, MAX_SEALED_QUERY]).toEqual([600_000, 10_000, 5_400]);
  expect(page).toMatch(/at most 5,400 characters[\s\S]*ten minutes after its `sequence`[\s\S]*ten seconds ahead/);
});

test('the page for other clients shows the values of the vectors', async () => {
  const page = await readPage();
  const { V1, V2, V3, V4, V5, V6, V7, V8, V9, V10 } = vectors;
  const shown = [
    [V1.canonical, V1.sha256],
    [V2.sign, V2.request, V2.response],
    [V3.stringSha256, V3.digest],
    [V4.plain, V4.p, V4.canonicalSha256, V4.digest],
    [V5.cpk, V5.spk, V5.shared, V5.transcript, V5.secret],
    [V6.p, V6.canonicalSha256, V6.digest],
    [V7.secret],
    [V8.fileSha256, V8.canonicalSha256, V8.digest],
    [V9.p, V9.digest],
    [V10.sealed],
  ].flat();
  expect(shown.filter((value) => !page.includes(value))).toEqual([]);
});
