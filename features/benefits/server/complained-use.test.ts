import { beforeEach, expect, test } from 'vitest';
import { fileComplaint } from '#features/complaints/server/file-complaint.ts';
import { complaints } from '#features/complaints/server/tables.ts';
import { counters } from '#server/database/tables/accounts.ts';
import type { Values } from '#server/resources/store.ts';
import { readComplainedUse } from './complained-use.ts';
import { readMyCard } from './own-card.ts';
import { redeem } from './redeem.ts';
import { showShopsNear } from './show-shops.ts';
import { shops } from './tables.ts';
import { benefit, reqId, stageBenefits } from './testing.ts';
import { readCardCode } from './use-card.ts';

const { services, as, desk, guest, reset, openShop } = await stageBenefits();
beforeEach(async () => {
  await reset();
  await services.database.asOwner(async (db) => {
    for (const table of [complaints, counters]) await db.delete(table);
  });
});

const words = { kind: 'COMPLAINT', target: 'SHOP', title: '不是我用的', content: '请核实', phone: '', files: [] };
const consent = { agreed: true, version: '1' };
async function complain(who: string, about: string, values: Values = {}) {
  const given = { ...words, anonymous: 'NAMED', name: '林见微', consent, about, ...values };
  const { no } = (await as(who, (scope) => fileComplaint(scope, { values: given, reqId }))) as { no: string };
  const [row] = (await services.database.asOwner((db) => db.select().from(complaints))).filter(
    (each) => each.no === no,
  );
  return row!.id;
}
const look = (id: string, codes: Parameters<typeof desk>[1] = ['Mgr.Complaint']) =>
  desk((scope) => readComplainedUse(scope, { tenantId: 'tenant-a', id }), codes);

test('“不是我用的”：经办人看到本人卡的那次核销，别人的凭证号、匿名的和没有权限的都看不到，卡照常可用', async () => {
  const link = await openShop([benefit('b1', { prebook: null })]);
  const { codes } = (await as('lin', (scope) => readCardCode(scope, {}))) as { codes: { code: string }[] };
  const { no } = (await guest((scope) => redeem(scope, { ...link, code: codes[0]!.code, benefit: 'b1', reqId }))) as {
    no: string;
  };
  const own = await complain('lin', no);
  expect(await look(own)).toMatchObject({
    use: { no, shop: { CN: '青禾口腔' }, cardNo: 'YT202600001', state: 'USED' },
  });
  expect(await look(await complain('wen', no))).toEqual({ use: null });
  expect(await look(await complain('lin', no, { anonymous: 'HIDDEN' }))).toEqual({ use: null });
  expect(await look(own, ['Mgr.Shop'])).toMatchObject({ key: 'NOT_FOUND' });
  expect(await as('lin', (scope) => readMyCard(scope))).toMatchObject({ card: { state: 'ACTIVE' } });
});

test('离我最近：只有登记了位置的开放商户，带坐标', async () => {
  await openShop([benefit('b1')]);
  const { shop } = await openShop([benefit('b1')], '望桐口腔');
  expect(await guest((scope) => showShopsNear(scope, {}))).toEqual({ rows: [] });
  await services.database.asOwner(async (db) => {
    const [row] = (await db.select().from(shops)).filter(({ id }) => id === shop);
    await db.update(shops).set({ values: { ...(row!.values as Values), lat: 24.48, lng: 118.1 } });
  });
  const { rows } = (await guest((scope) => showShopsNear(scope, { category: 'MEDICAL' }))) as { rows: Values[] };
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ at: { latitude: 24.48, longitude: 118.1 } });
  expect(await guest((scope) => showShopsNear(scope, { category: 'SPORT' }))).toEqual({ rows: [] });
});
