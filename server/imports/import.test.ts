import { buffer } from 'node:stream/consumers';
import { strToU8, zipSync } from 'fflate';
import readXlsx from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { permissionCodes } from '#core/permissions.ts';
import type { KnownRows } from '#core/resources/import-calls.ts';
import { getResource } from '#features/resources.ts';
import { stores } from '#features/server.ts';
import { eq } from '#server/database/sql.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import { origins } from '#server/database/tables/origins.ts';
import { csvStream } from '#server/exports/csv.ts';
import { xlsxStream } from '#server/exports/xlsx.ts';
import type { FileAnswer } from '#server/handle.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { previewImport, refusedOfImport, runImport } from './import.ts';
import { templateSheet } from './sheets.ts';

const services = await createTestServices();
const resource = getResource('origin');
const of = { resource, store: stores.origin! };
const as = <T>(work: Parameters<typeof asActor<T>>[2], locale: 'CN' | 'EN' = 'CN') =>
  asActor(
    services,
    { actor: { id: 'wang', nickname: '王若楠' }, side: 'office', permCodes: permissionCodes, locale },
    work,
  );

const head = ['编码 *', '类型 *', '名称（中文） *', '名称（英文） *', '落地页', '开始日期', '结束日期'];
const book = async (rows: readonly (readonly string[])[], heads: readonly string[] = head) => {
  const about = { title: '说明', lines: () => [] };
  return await buffer(xlsxStream({ title: '来源', head: heads, widths: [], rows, about }, new Date()));
};
const sheet = (bytes: Uint8Array, known: KnownRows = 'SKIP') => ({
  file: Buffer.from(bytes).toString('base64url'),
  name: '来源.xlsx',
  known,
});
const preview = (bytes: Uint8Array, known?: KnownRows) =>
  as((scope) => previewImport(scope, { ...of, input: sheet(bytes, known) }));
const run = (bytes: Uint8Array, known?: KnownRows) =>
  as((scope) => runImport(scope, { ...of, input: sheet(bytes, known) }));
const refusal = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));
const codes = async () => {
  const rows = await services.database.asOwner((db) => db.select().from(origins));
  return Object.fromEntries(rows.map(({ code, nameCN }) => [code, nameCN]));
};

test('the template has a column for each field that fits a cell, and says what goes into it', async () => {
  const { name, content } = (await as((scope) => templateSheet(scope, of))) as FileAnswer & { content: Buffer };
  expect(name).toBe('来源渠道-导入模板.xlsx');
  const [list, about] = await readXlsx(content);
  expect(list?.data).toEqual([head]);
  expect(about?.data).toContainEqual(['类型', '必填；填其中一项：网站、微信、活动、合作单位、赋能者、海外、线下']);
  expect(about?.data).toContainEqual(['开始日期', '选填；日期，如 2026-11-24']);
});

test('a preview tells row by row and cell by cell what an import would do, and does nothing', async () => {
  const seen = await preview(
    await book([
      ['fair2026', '活动', '秋季招聘会', 'Autumn fair', '', '2026-11-01', '2026-12-01'],
      ['', '', '', '', '', '', ''],
      ['WX', 'wechat', '公众号', 'Account', '/serve', '', ''],
      ['B AD', '报纸', '', 'Paper', '', '2026-02-30', ''],
      ['Fair2026', '线下', '重复', 'Twice', '', '', ''],
    ]),
  );
  expect(seen).toMatchObject({ added: 2, changed: 0, skipped: 0, refused: 2, ignored: [] });
  expect(seen.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'ADD'],
    [4, 'ADD'],
    [5, 'REFUSE'],
    [6, 'REFUSE'],
  ]);
  expect(seen.rows[2]?.problems.map(({ key }) => key)).toEqual(['code', 'kind', 'nameCN', 'fromOn']);
  expect(seen.rows[2]?.problems[1]?.msg).toContain('报纸');
  expect(seen.rows[3]?.problems).toEqual([{ key: 'code', msg: '与第 2 行重复' }]);
  expect(await codes()).toEqual({});
});

test('good rows are taken in, refused ones come back as a sheet that can be mended and imported', async () => {
  const first = await book([
    ['FAIR', '活动', '秋季招聘会', 'Autumn fair', '', '', ''],
    ['NEWS', '报纸', '晚报', 'Evening paper', '', '', ''],
  ]);
  expect(await run(first)).toEqual({ added: 1, changed: 0, skipped: 0, refused: 1 });
  expect(await codes()).toEqual({ FAIR: '秋季招聘会' });
  const refused = (await as((scope) => refusedOfImport(scope, { ...of, input: sheet(first) }))) as FileAnswer;
  const [list] = await readXlsx(refused.content as Buffer);
  expect(list?.data[1]?.slice(0, 3)).toEqual(['NEWS', '报纸', '晚报']);
  expect(list?.data[1]?.at(-1)).toContain('类型: ');
  const [heads = [], row = []] = list!.data.map((cells) => cells.map((cell) => String(cell ?? '')));
  const mended = await book([row.with(1, '线下')], heads);
  expect(await preview(mended)).toMatchObject({ added: 1, refused: 0, ignored: ['未导入的原因'] });
  expect(await run(mended)).toMatchObject({ added: 1, refused: 0 });
  const lines = await services.database.asOwner((db) =>
    db.select().from(busiLog).where(eq(busiLog.action, 'IMPORT')).orderBy(busiLog.seq),
  );
  expect(lines.map(({ textCN }) => textCN)).toEqual([
    '从「来源.xlsx」导入来源渠道：新增 1，更新 0，跳过 0，未导入 1',
    '从「来源.xlsx」导入来源渠道：新增 1，更新 0，跳过 0，未导入 0',
  ]);
});

test('records that exist are left, changed or stop the whole, as was chosen; what has no column stays', async () => {
  await run(await book([['KEEP', '网站', '旧名', 'Old', '/serve', '2026-01-01', '']]));
  const again = await book(
    [
      ['keep', '网站', '新名', 'New'],
      ['ALSO', '网站', '另一', 'Another'],
    ],
    head.slice(0, 4),
  );
  expect(await run(again, 'STOP')).toEqual({ added: 0, changed: 0, skipped: 0, refused: 1 });
  expect(await run(again, 'SKIP')).toEqual({ added: 1, changed: 0, skipped: 1, refused: 0 });
  expect((await codes()).KEEP).toBe('旧名');
  expect(await run(again, 'UPDATE')).toEqual({ added: 0, changed: 2, skipped: 0, refused: 0 });
  const [kept] = await services.database.asOwner((db) => db.select().from(origins).where(eq(origins.code, 'KEEP')));
  expect(kept).toMatchObject({ nameCN: '新名', landing: '/serve', fromOn: '2026-01-01' });
});

test('CSV is read in UTF-8 and as spreadsheets in China save it, and a defused formula is a text again', async () => {
  const rows = [['CSV1', '线下', '=宣讲', 'Talk', '', '', '']];
  const utf8 = await buffer(csvStream(head, rows));
  expect((await preview(utf8)).rows[0]).toMatchObject({ outcome: 'ADD', cells: rows[0] });
  // "编码,类型,名称（中文）,名称（英文）" and a row, in GB18030.
  const gbk = Buffer.from(
    'b1e0c2eb2cc0e0d0cd2cc3fbb3c6a3a8d6d0cec4a3a92cc3fbb3c6a3a8d3a2cec4a3a90d0a47422ccfdfcfc22cc3fb2c4e0d0a',
    'hex',
  );
  expect((await preview(gbk)).rows[0]).toMatchObject({ outcome: 'ADD', cells: ['GB', '线下', '名', 'N'] });
});

test.each([
  ['a workbook with macros', 'SHEET_MACROS', { 'xl/workbook.xml': '<x/>', 'xl/vbaProject.bin': 'x' }],
  ['an archive that is no workbook', 'FILE_TYPE', { 'readme.txt': 'x' }],
  ['a bomb', 'FILE_BROKEN', { 'xl/workbook.xml': '<x/>', 'xl/worksheets/sheet1.xml': '0'.repeat(45_000_000) }],
  ['a workbook without sheets', 'FILE_BROKEN', { 'xl/workbook.xml': '<x/>' }],
])('%s is refused as %s', async (_, key, parts) => {
  const zipped = zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
  expect(await preview(zipped).catch(refusal)).toBe(key);
});

test('a sheet with a password, a foreign file, one without its columns or rows, and one too long are refused in words', async () => {
  const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  expect(await preview(ole).catch(refusal)).toBe('FILE_PROTECTED');
  expect(await preview(Buffer.from([0x25, 0x50, 0, 1])).catch(refusal)).toBe('FILE_TYPE');
  expect(await preview(await book([['A']], ['编码'])).catch((error: Refusal) => error.fields[0]?.msg)).toBe(
    '表中缺少这些列：类型、名称（中文）、名称（英文），请使用模板',
  );
  expect(await preview(await book([])).catch(refusal)).toBe('SHEET_EMPTY');
  const long = Array.from({ length: 501 }, (_, at) => [`L${at}`, '网站', '名', 'N', '', '', '']);
  expect(await preview(await book(long)).catch(refusal)).toBe('SHEET_ROWS');
});
