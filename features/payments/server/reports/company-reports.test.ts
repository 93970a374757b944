import { expect, test } from 'vitest';
import { settle } from '#features/accounts/server/testing.ts';
import { aDay, addAccounts, addFile, asApplicant } from '#features/casework/server/applications/testing.ts';
import { applicationSections, applications } from '#features/casework/server/tables.ts';
import { companies, companyMembers } from '#features/companies/server/tables.ts';
import { aCompany } from '#features/companies/server/testing.ts';
import { grantReports } from '#features/payments/server/report-tables.ts';
import { and, eq } from '#server/database/sql.ts';
import { applicationFiles, files } from '#server/database/tables/files.ts';
import { readableFiles } from '#server/policies/file.ts';
import { createTestServices } from '#server/testing.ts';
import { readCompanyReports } from './company-reports.ts';

const services = await createTestServices();
services.setNow(aDay);
await addAccounts(services, 'bai', 'qin', 'he', 'wen', 'guo', 'passer');
const tenantId = 'tenant-a';
const { code } = aCompany('ours', {});
const paper = await addFile(services, 'qin', { name: '在职证明.pdf' });

await services.database.asOwner(async (db) => {
  await db
    .insert(companies)
    .values([
      aCompany('ours', { state: 'PASSED', validTo: '2028-01-01' }),
      aCompany('theirs', { state: 'PASSED', validTo: '2028-01-01', code: '91350100M000100Y43' }),
    ]);
  const member = { tenantId, companyId: 'ours', role: 'AGENT', state: 'ACTIVE' };
  await db.insert(companyMembers).values([
    { ...member, id: 'm1', accountId: 'bai', role: 'OWNER' },
    // Who applied left the company since.
    { ...member, id: 'm2', accountId: 'qin', state: 'DECLINED' },
    { ...member, id: 'm3', accountId: 'he', programmes: ['ppapply'] },
    { ...member, id: 'm4', accountId: 'wen', programmes: ['talentapply'] },
    { ...member, id: 'm5', accountId: 'guo', companyId: 'theirs', role: 'OWNER' },
  ]);
  const [programme, year] = ['ppapply', 2026];
  const base = { tenantId, ownerId: 'qin', programme, year };
  await db.insert(applications).values({
    ...base,
    id: 'case',
    no: 'PP2026',
    state: 'EFFECTIVE',
    formVersion: 1,
    applicant: '汀洲ours有限公司',
  });
  await db.insert(applicationSections).values({ tenantId, applicationId: 'case', key: 'unit', values: { code } });
  const report = { ...base, applicationId: 'case', kind: 'YEARLY', asCompany: true };
  await db.insert(grantReports).values([
    {
      ...report,
      id: 'given',
      number: 1,
      dueOn: '2026-11-01',
      state: 'GIVEN',
      reportedAt: aDay,
      values: { isStill: 'YES', results: '引进三人均在岗', files: [paper] },
    },
    { ...report, id: 'due', number: 2, dueOn: '2027-11-01', state: 'DUE' },
    { ...report, id: 'later', number: 3, dueOn: '2028-11-01', state: 'DUE' },
  ]);
  await db
    .insert(applicationFiles)
    .values({ tenantId, applicationId: 'case', fileId: paper.id, path: 'report-given.files' });
});

const read = (who: string) => settle(asApplicant(services, who, readCompanyReports));
const opens = (who: string) =>
  asApplicant(services, who, (scope) => scope.db.$count(files, and(readableFiles(scope), eq(files.id, paper.id))));

test('代表单位办事的人都看得到单位的年度报告和附件，申报人离开以后也一样', async () => {
  const shown = {
    rows: [
      {
        no: 'PP2026',
        isMine: false,
        reports: [
          { id: 'given', state: 'GIVEN', values: { results: '引进三人均在岗' } },
          { id: 'due', state: 'DUE', values: {} },
        ],
      },
    ],
  };
  for (const who of ['bai', 'he']) {
    expect(await read(who), who).toMatchObject(shown);
    expect(await opens(who), who).toBe(1);
  }
});

test('没有该事项授权的经办人、别的单位、没有单位的人都看不到', async () => {
  expect(await read('wen')).toEqual({ rows: [] });
  expect(await read('guo')).toEqual({ rows: [] });
  for (const who of ['qin', 'passer']) expect(await read(who), who).toMatchObject({ key: 'COMPANY_NOT_AUTHENTICATED' });
  for (const who of ['wen', 'guo', 'passer']) expect(await opens(who), who).toBe(0);
});
