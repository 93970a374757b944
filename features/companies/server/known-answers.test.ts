import { expect, test } from 'vitest';
import { talentApply } from '#features/casework/programmes/talent-apply.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { companyAuthForm } from '../shared/company-auth.ts';
import { companyAnswers } from './known-answers.ts';
import { companies, companyMembers } from './tables.ts';

test('the authenticated company one acts for is the employer and the unit, while it is authenticated', async () => {
  const services = await createTestServices();
  const decidedAt = new Date('2026-05-06T02:00:00.000Z');
  const row = {
    tenantId: 'tenant-a',
    kind: 'ENTERPRISE',
    industry: 'IT',
    legalRep: '何川',
    region: '359902',
    address: '听澜路 1 号',
    agentName: '何',
    agentPosition: '经理',
    agentPhone: '139',
    data: {},
    submittedBy: 'he',
    decidedAt,
  };
  await services.database.asOwner(async (db) => {
    await db.insert(accounts).values(['he', 'su'].map((id) => ({ id, loginName: id, nickname: id })));
    await db.insert(companies).values([
      { ...row, id: 'c1', name: '青穗智能', code: '91359902MA8WT2026D', state: 'PASSED', isWaiting: false },
      { ...row, id: 'c2', name: '尚未认证', code: '91359902MA8WT2027X', state: 'PENDING' },
    ]);
    await db.insert(companyMembers).values([
      { id: 'm1', tenantId: 'tenant-a', companyId: 'c1', accountId: 'he', role: 'OWNER', state: 'ACTIVE' },
      { id: 'm2', tenantId: 'tenant-a', companyId: 'c2', accountId: 'su', role: 'OWNER', state: 'ACTIVE' },
    ]);
  });
  const known = (id: string, form = talentApply as Parameters<typeof companyAnswers>[1]) =>
    asActor(services, { actor: { id } }, (scope) => companyAnswers(scope, form));
  expect(await known('he')).toEqual([
    {
      source: 'company',
      name: { CN: '青穗智能', EN: '青穗智能' },
      at: decidedAt,
      data: { employment: { company: '青穗智能', companyCode: '91359902MA8WT2026D' } },
    },
  ]);
  const unit = { sections: [{ ...companyAuthForm.sections[0]!, key: 'unit' }] };
  expect((await known('he', unit))[0]!.data.unit).toMatchObject({
    name: '青穗智能',
    legalRep: '何川',
    region: '359902',
  });
  expect(await known('su')).toEqual([]);
});
