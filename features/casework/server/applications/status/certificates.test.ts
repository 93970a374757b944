import { expect, test } from 'vitest';
import { addTenants, settle, slowCall } from '#features/accounts/server/testing.ts';
import { readOwn } from '#features/casework/server/applications/queries.ts';
import { verifyCertificate } from '#features/casework/server/applications/read-certificate.ts';
import {
  aDay,
  addAccounts,
  addWindow,
  asApplicant,
  asOperator,
  submitted,
} from '#features/casework/server/applications/testing.ts';
import { printOwnCertificate } from '#features/casework/server/documents/print-certificate.ts';
import { claimCase, releaseCase } from '#features/casework/server/review/claim.ts';
import { decideCase } from '#features/casework/server/review/decide.ts';
import { applications } from '#features/casework/server/tables.ts';
import { windows } from '#features/casework/server/year-tables.ts';
import { decisionNoOf, isDecisionRule } from '#features/casework/shared/decision-number.ts';
import { readPdf } from '#server/base/print/testing.ts';
import { eq } from '#server/database/sql.ts';
import type { SlowActorCall } from '#server/handle.ts';
import { asGuest, createTestServices } from '#server/testing.ts';

const services = await createTestServices();
services.setNow(aDay);
await addTenants(services, ['tenant-a']);
await addAccounts(services, 'lin', 'zhou', 'wang', 'li');
await addWindow(services, { programme: 'talentapply' });
await services.database.asOwner((db) =>
  db.update(windows).set({ settings: { decisionNo: '云人才〔{year}〕{number}号' } }),
);

const look = (no: string) => settle(asGuest(services, {}, (scope) => verifyCertificate(scope, { no })));

async function step(id: string, who: string, action: string, reason?: string) {
  await asOperator(services, who, (scope) => claimCase(scope, { id }));
  const [row] = await services.database.asOwner((db) => db.select().from(applications).where(eq(applications.id, id)));
  try {
    return await asOperator(services, who, (scope) =>
      decideCase(scope, { id, rev: row!.rev, action, ...(reason ? { reason } : {}) }),
    );
  } finally {
    await asOperator(services, who, (scope) => releaseCase(scope, { id })).catch(() => undefined);
  }
}

test('a rule needs its running number and no odd signs', () => {
  expect(['{number}', '云人才〔{year}〕{number}号', 'YT-{prefix}-{year}-{number}'].map(isDecisionRule)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['YT-{year}', '{number}{who}', 'a b {number}', '<{number}>'].some(isDecisionRule)).toBe(false);
  expect(decisionNoOf(undefined, { prefix: 'RC', year: 2026, number: 61 })).toBe('YT-RC-2026-0061');
});

test('a result in effect has a numbered certificate that anybody can check, without private data, until it is revoked', async () => {
  const id = await submitted(services, 'lin', { programme: 'talentapply' });
  await services.database.asOwner((db) =>
    db
      .update(applications)
      .set({ state: 'PUBLICITY', noticeId: 'notice', dueAt: new Date(aDay.getTime() - 1) })
      .where(eq(applications.id, id)),
  );
  await step(id, 'wang', 'publicity-pass');
  expect(await look('云人才〔2026〕0001号')).toMatchObject({ key: 'NOT_FOUND' });
  await step(id, 'wang', 'issue');
  const found = await look(' 云人才[2026]0001号');
  expect(found).toMatchObject({ no: '云人才〔2026〕0001号', state: 'VALID', year: 2026 });
  const { certificate, receipt } = await asApplicant(services, 'lin', (scope) => readOwn(scope, { id }));
  expect(await look(certificate!.code)).toEqual(found);
  for (const secret of [receipt!.applicant, receipt!.no, id]) expect(JSON.stringify(found)).not.toContain(secret);

  const call = (who: string) =>
    printOwnCertificate(slowCall(services, { actor: { id: who } }) as SlowActorCall, {
      id,
      origin: 'https://x.example',
    });
  const { text } = await readPdf((await call('lin')).content as Buffer);
  for (const said of ['人才证书', receipt!.applicant, '工作单位', certificate!.no]) expect(text).toContain(said);
  await expect(call('zhou')).rejects.toMatchObject({ key: 'NOT_FOUND' });

  expect(await step(id, 'wang', 'revoke', '材料造假')).toMatchObject({ state: 'EFFECTIVE' });
  await expect(step(id, 'wang', 'revoke', '材料造假')).rejects.toMatchObject({ key: 'SECOND_PERSON_NEEDED' });
  expect(await look(certificate!.no)).toMatchObject({ state: 'VALID' });
  expect(await step(id, 'li', 'revoke', '复核属实')).toMatchObject({ state: 'REVOKED' });
  expect(await look(certificate!.no)).toMatchObject({ state: 'REVOKED', revokedAt: aDay.toISOString() });
});

test('a certificate whose time is over says so', async () => {
  const id = await submitted(services, 'zhou', { programme: 'talentapply' });
  await services.database.asOwner((db) =>
    db.update(applications).set({ state: 'APPROVED' }).where(eq(applications.id, id)),
  );
  await step(id, 'wang', 'issue');
  const no = '云人才〔2026〕0002号';
  expect(await look(no)).toMatchObject({ state: 'VALID' });
  services.setNow(new Date('2040-01-01T00:00:00Z'));
  expect(await look(no)).toMatchObject({ state: 'ENDED' });
});
