import { creditCodeCheck } from '#core/forms/identifiers/credit-code.ts';
import type { Data } from '#core/forms/values.ts';
import { consentVersion } from '#features/casework/programmes/blocks/consent.ts';
import { addFile, asApplicant } from '#features/casework/server/applications/testing.ts';
import { companyAuthForm } from '#features/companies/shared/company-auth.ts';
import { newId } from '#server/base/ids.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { saveForm } from './save.ts';
import { submitCompany } from './submit.ts';
import type { companies } from './tables.ts';

/** An invented credit code with its check character; of a register in Chaoyang, Beijing. */
export function creditCode(serial: string): string {
  const first17 = `91110105MA${serial.padStart(7, '0')}`;
  return first17 + creditCodeCheck(first17);
}

/** What a company fills in, with files of its own. */
export async function companyData(services: Services, owner: string, code: string): Promise<Data> {
  const image = await addFile(services, owner, { name: 'licence.jpg', type: 'image/jpeg' });
  const letter = await addFile(services, owner);
  const agreed = { agreed: true, version: consentVersion };
  return {
    company: {
      name: '汀洲试验有限公司',
      code,
      kind: 'PRIVATE',
      industry: 'M',
      legalRep: '白砚',
      region: '110105',
      address: '梧桐路 8 号 2 层',
      licence: [image],
    },
    agent: { name: '温若川', position: '主管', phone: { area: '+86', number: '13800000001' }, letter: [letter] },
    consent: { truthful: agreed, privacy: agreed },
  };
}

/** Saves sections as the editor would. */
export async function saveSections(scope: ActorScope, data: Data, baseRev = 0): Promise<void> {
  for (const { key } of companyAuthForm.sections) {
    const patch = { ...data[key] };
    await saveForm(scope, { type: 'COMPANY', section: key, baseRev, patch, clientTx: newId() });
  }
}

/** A company handed in by somebody; answers its id. */
export async function handIn(services: Services, owner: string, code: string): Promise<string> {
  const data = await companyData(services, owner, code);
  return asApplicant(services, owner, async (scope) => {
    await saveSections(scope, data);
    return (await submitCompany(scope)).id;
  });
}

/** For tests: a row of a company of `tenant-a`; its credit code follows from its id. */
export function aCompany(id: string, rest: Partial<typeof companies.$inferInsert>): typeof companies.$inferInsert {
  return {
    id,
    tenantId: 'tenant-a',
    name: `汀洲${id}有限公司`,
    code: creditCode(String([...id].reduce((sum, each) => sum * 7 + each.charCodeAt(0), 0) % 1_000_000)),
    kind: 'PRIVATE',
    industry: 'M',
    legalRep: '白砚',
    region: '110105',
    address: '梧桐路 8 号',
    submittedBy: 'somebody',
    agentName: '温若川',
    agentPosition: '主管',
    agentPhone: '+86 13800000001',
    data: {},
    ...rest,
  };
}
