import { expect, test } from 'vitest';
import { permissionCodes } from '#core/permissions.ts';
import { region as resource } from '#features/platform/resources/region.ts';
import { eq } from '#server/database/sql.ts';
import { previewImport, runImport } from '#server/imports/import.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { regionStore as store } from './region-store.ts';
import { regionMarks } from './tables.ts';

const services = await createTestServices();
const as = <T>(work: Parameters<typeof asActor<T>>[2]) =>
  asActor(services, { actor: { id: 'wang' }, side: 'office', permCodes: permissionCodes }, work);

test('a sheet of regions is shown as what would change, adds none, and marks those that are there', async () => {
  const text = '代码,在服务范围内,备注\n350206,是,湖里\n999999,是,\n';
  const file = Buffer.from(`\ufeff${text}`).toString('base64url');
  const call = { resource, store, input: { file, name: '区域.csv', known: 'UPDATE' as const } };
  const seen = await as((scope) => previewImport(scope, call));
  expect(seen.rows.map(({ outcome, before }) => [outcome, before])).toEqual([
    ['CHANGE', ['350206', '否', '']],
    ['REFUSE', null],
  ]);
  expect(await services.database.asOwner((db) => db.$count(regionMarks))).toBe(0);
  expect(await as((scope) => runImport(scope, call))).toMatchObject({ added: 0, changed: 1, refused: 1 });
  const [kept] = await services.database.asOwner((db) =>
    db.select().from(regionMarks).where(eq(regionMarks.code, '350206')),
  );
  expect(kept).toMatchObject({ isServed: true, note: '湖里' });
});
