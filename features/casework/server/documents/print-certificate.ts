import type { CertificateFacts } from '#core/documents/certificate.ts';
import { getOwn } from '#features/casework/server/applications/find-own.ts';
import { logCase } from '#features/casework/server/log-case.ts';
import { getCase } from '#features/casework/server/review/find-case.ts';
import { certificateFacts, printCertificate } from '#server/base/certificates/print-certificate.ts';
import type { FileAnswer, SlowActorCall } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';

interface Wanted {
  readonly id: string;
  /** Where its code leads to be checked. */
  readonly origin: string;
}

/** The certificate of an application of the caller; NOT_FOUND for others and while there is none. */
export async function printOwnCertificate(call: SlowActorCall, wanted: Wanted): Promise<FileAnswer> {
  const facts = await call.read(async (scope) => {
    await getOwn(scope, { id: wanted.id });
    return await factsOf(scope, wanted);
  });
  return await printCertificate(facts);
}

/** The same for the desk, noted in the business log. */
export async function printCaseCertificate(call: SlowActorCall, wanted: Wanted): Promise<FileAnswer> {
  const facts = await call.transact(async (scope) => {
    const application = await getCase(scope, wanted.id);
    await logCase(scope, application, {
      action: 'print-certificate',
      text: { CN: '下载证书', EN: 'Downloaded the certificate' },
    });
    return await factsOf(scope, wanted);
  });
  return await printCertificate(facts);
}

function factsOf(scope: ActorScope, { id, origin }: Wanted): Promise<CertificateFacts> {
  return certificateFacts(scope, { kind: 'TALENT', objectId: id, origin }, ({ titleCN, titleEN, year, details }) => ({
    ...(details.latinName && { latinName: details.latinName }),
    ...(details.employer && { employer: details.employer }),
    heading: { CN: '人才证书', EN: 'Certificate of Talent' },
    says: {
      CN: `经申报、审核和公示，获得 ${year} 年度${titleCN}，特发此证。`,
      EN: `has been granted “${titleEN}” (${year}) after application, review and public notice.`,
    },
  }));
}
