import { eq } from 'drizzle-orm';
import { Refusal } from '#core/errors.ts';
import { getOwn } from '#features/casework/server/applications/find-own.ts';
import { readCertificate } from '#features/casework/server/applications/read-certificate.ts';
import { getCase } from '#features/casework/server/review/find-case.ts';
import { type CertificateFacts, certificateDocument } from '#features/casework/shared/documents/certificate.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { qrMatrix } from '#server/base/print/qr.ts';
import { renderPdf } from '#server/base/print/render-pdf.ts';
import { tenants } from '#server/database/tables/tenants.ts';
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
  return await print(facts);
}

/** The same for the desk, noted in the business log. */
export async function printCaseCertificate(call: SlowActorCall, wanted: Wanted): Promise<FileAnswer> {
  const facts = await call.transact(async (scope) => {
    const application = await getCase(scope, wanted.id);
    await logBusiness(scope, {
      module: 'APPLY',
      action: 'print-certificate',
      objectType: 'application',
      objectId: wanted.id,
      title: application.no ?? '',
      text: { CN: '下载证书', EN: 'Downloaded the certificate' },
    });
    return await factsOf(scope, wanted);
  });
  return await print(facts);
}

async function factsOf(scope: ActorScope, { id, origin }: Wanted): Promise<CertificateFacts> {
  const found = await readCertificate(scope, id);
  const [tenant] = await scope.db
    .select({ CN: tenants.nameCN, EN: tenants.nameEN })
    .from(tenants)
    .where(eq(tenants.id, scope.tenantId));
  if (!found || !tenant) throw new Refusal('NOT_FOUND');
  const { code, no, applicant, titleCN, titleEN, year, validFrom, validTo, issuedAt } = found;
  const url = `${origin}/verify/${code}`;
  return {
    ...{ code, no, year, validFrom, validTo, issuedAt, tenant, url },
    holder: applicant,
    title: { CN: titleCN, EN: titleEN },
    isRevoked: found.revokedAt !== null,
    qr: qrMatrix(url),
  };
}

async function print(facts: CertificateFacts): Promise<FileAnswer> {
  const document = certificateDocument(facts);
  const content = await renderPdf(document);
  const name = `${document.title.replaceAll(' ', '-')}.pdf`;
  return { kind: 'file', name, type: 'application/pdf', size: content.length, disposition: 'attachment', content };
}
