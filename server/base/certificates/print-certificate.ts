import { type CertificateFacts, type CertificateWords, certificateDocument } from '#core/documents/certificate.ts';
import { Refusal } from '#core/errors.ts';
import { eq } from '#server/database/sql.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { FileAnswer } from '#server/handle.ts';
import type { Scope } from '#server/scope.ts';
import { qrMatrix } from '../print/qr.ts';
import { renderPdf } from '../print/render-pdf.ts';
import { sealSvg } from '../print/seal.ts';
import { type Certificate, type CertificateKind, readCertificate } from './certificates.ts';

interface Wanted {
  readonly kind: CertificateKind;
  readonly objectId: string;
  /** Where its code leads to be checked. */
  readonly origin: string;
}

/** What the certificate of an object prints, `words` saying what it is; NOT_FOUND while there is none. */
export async function certificateFacts(
  scope: Scope,
  { origin, ...subject }: Wanted,
  words: (certificate: Certificate) => CertificateWords,
): Promise<CertificateFacts> {
  const found = await readCertificate(scope, subject);
  const [tenant] = await scope.db
    .select({ CN: tenants.nameCN, EN: tenants.nameEN })
    .from(tenants)
    .where(eq(tenants.id, scope.tenantId));
  if (!found || !tenant) throw new Refusal('NOT_FOUND');
  const { code, no, holder, validFrom, validTo, issuedAt } = found;
  const url = `${origin}/verify/${code}`;
  return {
    code,
    no,
    holder,
    validFrom,
    validTo,
    issuedAt,
    tenant,
    url,
    ...words(found),
    isRevoked: found.revokedAt !== null,
    qr: qrMatrix(url),
    seal: sealSvg(tenant.CN, '证书专用章'),
  };
}

/** The certificate as a PDF to keep. */
export async function printCertificate(facts: CertificateFacts): Promise<FileAnswer> {
  const document = certificateDocument(facts);
  const content = await renderPdf(document);
  const name = `${document.title.replaceAll(' ', '-')}.pdf`;
  return { kind: 'file', name, type: 'application/pdf', size: content.length, disposition: 'attachment', content };
}
