import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Paper } from '#features/competition/shared/papers.ts';
import { mostPrintBytes, sheetDocument } from '#features/competition/shared/print-sheet.ts';
import { plainPdf } from '#server/base/files/pdf/sample-files.ts';
import { mergePdfs } from '#server/base/print/merge/merge-pdf.ts';
import { qrMatrix } from '#server/base/print/qr.ts';
import { renderPdf } from '#server/base/print/render-pdf.ts';
import { readPdf } from '#server/base/print/testing.ts';
import { makePdf, pdfFont } from '#server/demo/make-pdf.ts';
import { createTestServices } from '#server/testing.ts';
import { gather, type StoredFiles } from './print-files.ts';

const { storage } = await createTestServices();

const pdf = (pages: readonly string[], more = {}) =>
  makePdf({
    defaultStyle: { font: pdfFont },
    content: pages.map((text, at) => (at === 0 ? { text } : { text, pageBreak: 'before' })),
    ...more,
  });
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0E5B4A' } })
    .png()
    .toBuffer();

/** Each paper with its files: name and content, or null for what is not stored. */
async function material(told: Readonly<Record<string, Readonly<Record<string, Buffer | null>>>>) {
  const stored: Map<string, { objectKey: string; sha256: string; type: string; size: number }> = new Map();
  const papers: Paper[] = [];
  for (const [label, files] of Object.entries(told)) {
    const key = `papers.${label}`;
    const own = Object.entries(files).map(([name, content]) => {
      const type = name.endsWith('.png') ? 'image/png' : 'application/pdf';
      return { id: `${label}/${name}`, name, size: content?.length ?? 1, type, content };
    });
    for (const { id, content, size, type } of own) {
      if (!content) continue;
      const objectKey = `files/${crypto.randomUUID()}`;
      await storage.put(objectKey, content);
      stored.set(id, { objectKey, sha256: 'ab'.repeat(32), type, size });
    }
    const shown = own.map(({ content: _, ...file }) => file);
    papers.push({ key, label: { CN: label, EN: label }, files: shown, state: 'approved' });
  }
  return { papers, stored: stored as StoredFiles };
}

const facts = {
  tenant: { CN: '云汀新区人才局', EN: 'Yunting' },
  edition: { CN: '大赛', EN: 'Contest' },
  no: 'IT202700001',
  project: '微流控芯片',
  company: '云汀砺光传感科技有限公司',
  prize: { CN: '一等奖', EN: 'First prize' },
  approvedOn: '2026-11-30',
  code: 'AAAA-BBBB-CCCC',
  booking: null,
  ownPages: 1,
  qr: qrMatrix('https://wutong.example/office/itec/entry?id=1'),
  createdAt: new Date('2026-11-30T00:00:00Z'),
};

test('pages follow the sheet in the order of the papers, pictures one to a page, and the sheet says on which page', async () => {
  const { papers, stored } = await material({
    资助申请表: { '申请表.pdf': await pdf(['资助申请表第一页', '资助申请表第二页']) },
    经营证明: { '照片.png': await picture(1600, 900), '流水.pdf': await pdf(['银行流水']) },
  });
  const { papers: printed, contents } = await gather(storage, papers, stored);
  const sheet = await renderPdf(sheetDocument({ ...facts, papers: printed }, 'CN'));
  const whole = await readPdf((await mergePdfs([sheet, ...contents]))!);
  expect(whole.perPage.slice(1)).toEqual(['资助申请表第一页', '资助申请表第二页', '', '银行流水']);
  expect(whole.perPage[0]).toContain('第 1 页，共 5 页');
  // Name, digest, then the pages of each.
  expect(whole.perPage[0]).toMatch(/申请表\.pdf.*abababab.*2–3.*照片\.png.*流水\.pdf.*4.*5/s);
  expect(whole.perPage[0]).not.toContain('另行打印');
});

test('a picture fills a page of A4 that lies where the picture does', async () => {
  const { papers, stored } = await material({
    照片: { '横.png': await picture(1600, 900), '竖.png': await picture(900, 1600) },
  });
  const { contents } = await gather(storage, papers, stored);
  const boxes = contents.map((content) => /\/MediaBox \[0 0 (\d+)\.\d+ (\d+)/.exec(String(content))?.slice(1));
  expect(boxes).toEqual([
    ['841', '595'],
    ['595', '841'],
  ]);
});

test('what is encrypted, broken or gone is named with its reason, and the others are printed all the same', async () => {
  const { papers, stored } = await material({
    资助申请表: { '加密.pdf': await pdf(['秘密'], { userPassword: 'x' }), '坏.pdf': Buffer.from('%PDF-1.7\nnothing') },
    经营证明: { '坏图.png': Buffer.from('no picture'), '没有了.pdf': null, '流水.pdf': await pdf(['银行流水']) },
  });
  const { papers: printed, contents } = await gather(storage, papers, stored);
  expect(printed.flatMap(({ files }) => files.map(({ name, apart }) => [name, apart]))).toEqual([
    ['加密.pdf', 'PROTECTED'],
    ['坏.pdf', 'BROKEN'],
    ['坏图.png', 'BROKEN'],
    ['没有了.pdf', 'GONE'],
    ['流水.pdf', undefined],
  ]);
  const sheet = await renderPdf(sheetDocument({ ...facts, papers: printed }, 'CN'));
  const whole = await readPdf((await mergePdfs([sheet, ...contents]))!);
  expect(whole.perPage.slice(1)).toEqual(['银行流水']);
  for (const said of ['加密.pdf：文件已加密', '坏.pdf：文件无法读取', '没有了.pdf：文件已不在系统中'])
    expect(whole.perPage[0]).toContain(said);
  expect(whole.text).not.toContain('秘密');
});

test('what would make the print too long or too large is named, and is not read', async () => {
  const { papers, stored } = await material({
    资助申请表: { '长.pdf': plainPdf({ pages: 299 }), '两页.pdf': plainPdf({ pages: 2 }), '一页.pdf': plainPdf() },
    经营证明: { '大.pdf': plainPdf() },
  });
  const large = [...stored.keys()].at(-1)!;
  (stored as Map<string, object>).set(large, {
    ...stored.get(large),
    size: mostPrintBytes + 1,
    objectKey: 'files/unread',
  });
  const { papers: printed, contents } = await gather(storage, papers, stored);
  expect(printed.flatMap(({ files }) => files.map(({ apart }) => apart))).toEqual([
    undefined,
    'PAGES',
    undefined,
    'SIZE',
  ]);
  expect(contents).toHaveLength(2);
  const sheet = await readPdf(await renderPdf(sheetDocument({ ...facts, papers: printed }, 'CN')));
  expect(sheet.text).toContain('两页.pdf：合并的文件总共不超过 300 页');
  expect(sheet.text).toContain('大.pdf：合并的文件总量不超过 60 MB');
});
