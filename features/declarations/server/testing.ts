import { buffer } from 'node:stream/consumers';
import { addAccounts, asApplicant } from '#features/casework/server/applications/testing.ts';
import { companies, companyMembers } from '#features/companies/server/tables.ts';
import { aCompany } from '#features/companies/server/testing.ts';
import { sheetHead } from '#features/declarations/demo/employees.ts';
import { newId } from '#server/base/ids.ts';
import { xlsxStream } from '#server/exports/xlsx.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { keepSheet } from './upload.ts';

/** A company that passed, with its agents, and accounts of theirs. */
export async function addCompany(services: Services, id: string, ...agents: string[]): Promise<void> {
  await addAccounts(services, ...agents);
  await services.database.asOwner(async (db) => {
    await db.insert(companies).values(aCompany(id, { state: 'PASSED', isWaiting: false, validTo: '2028-11-20' }));
    await db.insert(companyMembers).values(
      agents.map((accountId, at) => ({
        id: `${id}-${accountId}`,
        tenantId: 'tenant-a',
        companyId: id,
        accountId,
        role: at === 0 ? 'OWNER' : 'AGENT',
        state: 'ACTIVE',
      })),
    );
  });
}

/** A sheet handed in by an agent, as it was read; answers its id. */
export async function sheetOf(services: Services, agent: string, rows: string[][], head = sheetHead): Promise<string> {
  const sheet = [head, ...rows];
  const file = Buffer.from(JSON.stringify(sheet)).toString('base64url');
  const input = { programme: 'talentapply', file, name: '员工.xlsx', reqId: newId() };
  const { id } = await asApplicant(services, agent, (scope: ActorScope) => keepSheet(scope, input, sheet));
  return id;
}

/** The same as a workbook. */
export async function workbookOf(rows: string[][], head = sheetHead): Promise<Buffer> {
  const about = { title: '说明', lines: () => [] };
  return buffer(xlsxStream({ title: '员工', head, widths: [], rows, about }, new Date()));
}
