import { expect, test } from 'vitest';
import { settleKey } from '#features/accounts/server/testing.ts';
import { highlight } from '#features/contents/shared/highlight.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { makePreview, readPreview } from './preview.ts';
import { contents } from './tables.ts';

const services = await createTestServices();
const now = new Date('2026-11-20T02:00:00.000Z');
services.setNow(now);
const values = { module: 'HOME', titleCN: '未发布的标题', titleEN: 'Not out yet', bodyCN: '<p>正文</p>' };
await services.database.asOwner((db) =>
  db.insert(contents).values({
    id: 'c1',
    tenantId: 'tenant-a',
    type: 'highlight',
    editedBy: 'writer',
    values,
    titleCN: values.titleCN,
    titleEN: values.titleEN,
  }),
);
const { link } = await asActor(services, { actor: { id: 'writer' }, side: 'office' }, (scope) =>
  makePreview(scope, highlight, { id: 'c1' }),
);
const read = (text: string, tenantId = 'tenant-a') =>
  asGuest(services, { tenantId }, (scope) => readPreview(scope, { link: text }));

test('a preview link shows what was saved, to anybody, for a day', async () => {
  expect(await read(link)).toMatchObject({ type: 'highlight', content: { title: { CN: '未发布的标题' } } });
  services.setNow(new Date(now.getTime() + 24 * 3_600_000 + 1));
  expect(await settleKey(read(link))).toBe('NOT_FOUND');
  services.setNow(now);
});

test('a link that was changed, or belongs to another tenant, shows nothing', async () => {
  const [id, expires, proof] = link.split('.');
  for (const forged of [
    `c2.${expires}.${proof}`,
    `${id}.${Number(expires) + 1}.${proof}`,
    `${id}.${expires}.`,
    '',
    'x',
  ])
    expect(await settleKey(read(forged)), forged).toBe('NOT_FOUND');
  expect(await settleKey(read(link, 'tenant-b'))).toBe('NOT_FOUND');
});
