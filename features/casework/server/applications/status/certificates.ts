import type { Effect } from '#core/workflow/facts.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { nextNumber } from '#features/casework/server/applications/numbers.ts';
import { certifiedOf, titleOf } from '#features/casework/server/applications/sections/headline.ts';
import { dataOf, readSections } from '#features/casework/server/applications/sections/sections.ts';
import { decisionNoOf } from '#features/casework/shared/decision-number.ts';
import { issueCertificate, revokeCertificate } from '#server/base/certificates/certificates.ts';
import type { Scope } from '#server/scope.ts';
import type { Decision } from './transition.ts';

/** The number of the decision when a case is approved for the first time, by the rule of its programme and year. */
export async function decisionNumber(
  scope: Scope,
  programme: Programme,
  { application, decision }: { application: Pick<ApplicationRecord, 'decisionNo' | 'year'>; decision: Decision },
): Promise<{ decisionNo?: string }> {
  const isApproved = decision.state === 'APPROVED' || decision.effects.includes('issue-certificate');
  if (!isApproved || application.decisionNo !== null) return {};
  const { year } = application;
  const counted = { code: `${programme.code}:decision`, prefix: '' };
  const last = Number((await nextNumber(scope, counted, { year, quota: null })).slice(String(year).length));
  return { decisionNo: decisionNoOf(programme.decisionNo, { prefix: programme.prefix, year, number: last }) };
}

/** Issues the certificate of a result that is now in effect, and ends one that is revoked; other effects are left alone. */
export async function keepCertificate(
  scope: Scope,
  programme: Programme,
  { application, effects }: { application: ApplicationRecord; effects: readonly Effect[] },
): Promise<void> {
  if (effects.includes('issue-certificate')) await issue(scope, programme, application);
  if (effects.includes('end-certificate') && application.state === 'REVOKED')
    await revokeCertificate(scope, { kind: 'TALENT', objectId: application.id });
}

async function issue(scope: Scope, programme: Programme, application: ApplicationRecord): Promise<void> {
  const title = titleOf(programme, { CN: application.subjectCN, EN: application.subjectEN });
  await issueCertificate(scope, {
    kind: 'TALENT',
    objectId: application.id,
    no: application.decisionNo ?? application.no ?? '',
    year: application.year,
    holder: application.applicant,
    titleCN: title.CN,
    titleEN: title.EN,
    validTo: application.dueAt,
    details: certifiedOf(programme, dataOf(await readSections(scope, programme, application.id))),
  });
}
