import { expect, test } from 'vitest';
import { page } from '#core/documents/print.ts';
import type { PermissionCode } from '#core/permissions.ts';
import { activities, signups } from '#features/activities/server/tables.ts';
import { anActivity } from '#features/activities/server/testing.ts';
import { publications } from '#features/contents/server/tables.ts';
import { aPublication } from '#features/contents/server/testing.ts';
import { readPdf } from '#server/base/print/testing.ts';
import { eq } from '#server/database/sql.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { printBadges } from './print-badges.ts';
import { printSignInSheet } from './print-sheet.ts';

const services = await createTestServices();
services.setNow(new Date('2026-11-25T13:50:00+08:00'));
const title = '从一篇论文到一台样机：归国青年科学家沙龙，四位研究者各讲一件翻过的车，不用幻灯片';

await services.database.asOwner(async (db) => {
  await db.insert(tenants).values({ id: 'tenant-a', code: 'a', nameCN: '人才局', nameEN: 'Bureau', kind: 'PLATFORM' });
  await db.insert(activities).values(anActivity('salon', {}));
  const facts = { addressCN: '澄湖书院', addressEN: 'Clear Lake Academy' };
  await db
    .insert(publications)
    .values(aPublication('salon', { type: 'activity', titleCN: title, publishedAt: new Date('2026-11-01'), facts }));
  await db.insert(signups).values(
    Array.from({ length: 60 }, (_, at) => ({
      id: `s${at}`,
      tenantId: 'tenant-a',
      activityId: 'salon',
      name: `闻人清和${at}`,
      phone: '+86 13900002177',
      company: '北湖理工大学云汀研究院先进材料与智能制造联合实验室',
      letters: `ABCDEF${at}`,
      state: at === 0 ? 'WAITLIST' : at === 1 ? 'CHECKED_IN' : 'APPROVED',
      signedAt: services.clock(),
      checkedAt: at === 1 ? new Date('2026-11-25T13:41:00+08:00') : null,
    })),
  );
});

/** Prints as somebody with these codes. */
const print = (...permCodes: PermissionCode[]) => printBy(printSignInSheet, permCodes);

async function printBy(printPaper: typeof printSignInSheet, permCodes: PermissionCode[]) {
  const settings = { actor: { id: 'editor' }, side: 'office', permCodes } as const;
  const file = await asActor(services, settings, (scope) => {
    const { actor, now, db: _db } = scope;
    const call = { actor, now, services, read: async <T>(w: (s: typeof scope) => Promise<T>) => w(scope) };
    return printPaper({ ...call, transact: call.read }, { tenantId: 'tenant-a', id: 'salon', reason: '现场签到' });
  });
  return await readPdf(file.content as Uint8Array);
}

test('the sheet has everybody with a ticket, with room to sign, and stays on its paper', async () => {
  const { text, pages, perPage, right } = await print('Mgr.Activity.audit', 'Mgr.Pii.view');
  expect(pages).toBeGreaterThan(1);
  expect(perPage[1]).toContain('签名');
  expect(right).toBeLessThanOrEqual(page.width - page.side + 1);
  expect(text).toContain('澄湖书院');
  expect(text).toContain('闻人清和59');
  expect(text).toContain('+86 13900002177');
  expect(text).toContain('已签到 13:41');
  expect(text).not.toContain('ABCDEF0');
});

test('without the code for personal data names and numbers are masked, and printing is logged with its reason', async () => {
  const { text } = await print('Mgr.Activity.audit');
  expect(text).not.toContain('闻人清和');
  expect(text).not.toContain('13900002177');
  const lines = await services.database.asOwner((db) => db.select().from(busiLog).where(eq(busiLog.action, 'PRINT')));
  expect(lines).toHaveLength(2);
  expect(JSON.stringify(lines[0]!.changes)).toContain('现场签到');
});

test('badges have every name in full, eight a sheet, in both languages, and need the code for it', async () => {
  const { text, pages, perPage, right } = await printBy(printBadges, ['Mgr.Activity.audit', 'Mgr.Pii.view']);
  expect(pages).toBe(Math.ceil(59 / 8));
  expect(perPage[0]).toContain('闻人清和');
  expect(text).toContain('Bureau');
  expect(text).not.toContain('13900002177');
  expect(right).toBeLessThanOrEqual(page.width - page.side + 1);
  await expect(printBy(printBadges, ['Mgr.Activity.audit'])).rejects.toMatchObject({ key: 'NO_PERMISSION' });
});
