import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { permissionCodes } from '#core/permissions.ts';
import { company as resource } from '#features/companies/resources/company.ts';
import { xlsxStream } from '#server/exports/xlsx.ts';
import { previewImport, runImport } from '#server/imports/import.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { companyStore as store } from './company-store.ts';
import { companies } from './tables.ts';
import { aCompany } from './testing.ts';

const services = await createTestServices();
const known = aCompany('known', { name: '青穗智能装备有限公司', state: 'PASSED', kind: 'PRIVATE', industry: 'C' });
const twin = { ...aCompany('twin', { name: '冒用代码', state: 'PENDING' }), code: known.code };
const elsewhere = aCompany('elsewhere', { tenantId: 'tenant-b', name: '外区企业', state: 'PASSED' });

beforeAll(async () => {
  await services.database.asOwner((db) => db.insert(companies).values([known, twin, elsewhere]));
});

const head = ['统一社会信用代码 *', '单位名称 *', '性质 *', '行业 *', '注册地址 *', '标签'];
const sheet = async (rows: readonly (readonly string[])[]) => {
  const about = { title: '说明', lines: () => [] };
  const bytes = await buffer(xlsxStream({ title: '企业', head, widths: [], rows, about }, new Date()));
  return { file: bytes.toString('base64url'), name: '企业.xlsx', known: 'UPDATE' as const };
};
const as = <T>(work: Parameters<typeof asActor<T>>[2]) =>
  asActor(services, { actor: { id: 'wang' }, side: 'office', permCodes: permissionCodes, reach: 'TENANT' }, work);
const row = (code: string, name: string) => [code, name, '民营企业', '制造业', '梧桐路 8 号 2 层', '高新技术企业'];

test('a sheet changes companies that are there, known by their credit code, and adds none', async () => {
  const input = await sheet([row(known.code.toLowerCase(), '青穗智能装备股份有限公司'), row(elsewhere.code, '改名')]);
  const seen = await as((scope) => previewImport(scope, { resource, store, input }));
  expect(seen).toMatchObject({ added: 0, changed: 1, refused: 1 });
  expect(seen.rows[0]!.before?.[1]).toBe('青穗智能装备有限公司');
  expect(seen.rows[1]!.problems.map(({ key }) => key)).toEqual(['code']);
  await as((scope) => runImport(scope, { resource, store, input }));
  const rows = await services.database.asOwner((db) => db.select().from(companies).orderBy(companies.id));
  expect(rows.map(({ id, name, tags }) => [id, name, tags])).toEqual([
    ['elsewhere', '外区企业', []],
    ['known', '青穗智能装备股份有限公司', ['HIGH_TECH']],
    ['twin', '冒用代码', []],
  ]);
});
