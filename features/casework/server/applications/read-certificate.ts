import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { maskName } from '#core/forms/masks.ts';
import type { certificateCall } from '#features/casework/calls/papers.ts';
import { readDecisionNo } from '#features/casework/shared/decision-number.ts';
import { readCertificate } from '#server/base/certificates/certificates.ts';
import { codeFrom } from '#server/base/certificates/public-code.ts';
import { desc, eq, or, sql } from '#server/database/sql.ts';
import { certificates } from '#server/database/tables/certificates.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { Scope } from '#server/scope.ts';

/** The certificate of an application as both sides see it, or null. */
export async function findCertificate(scope: Scope, applicationId: string) {
  const row = await readCertificate(scope, { kind: 'TALENT', objectId: applicationId });
  if (!row) return null;
  const { code, no, validFrom, validTo, revokedAt } = row;
  return {
    code,
    no,
    validFrom: validFrom.toISOString(),
    validTo: validTo?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}

/**
 * What a certificate is, for anybody who types its number or scans its code: of two tenants with the same number that of
 * the portal at hand. Says nothing that its holder does not show anyway; NOT_FOUND for a number that was never given.
 */
export async function verifyCertificate(
  scope: Scope,
  { no }: InputOf<typeof certificateCall>,
): Promise<OutputOf<typeof certificateCall>> {
  const code = codeFrom(no);
  const [found] = await scope.db
    .select({ certificate: certificates, CN: tenants.nameCN, EN: tenants.nameEN })
    .from(certificates)
    .innerJoin(tenants, eq(tenants.id, certificates.tenantRef))
    .where(or(eq(sql`upper(${certificates.no})`, readDecisionNo(no)), eq(certificates.code, code)))
    .orderBy(desc(sql`${certificates.tenantRef} = ${scope.tenantId}`))
    .limit(1);
  if (!found) throw new Refusal('NOT_FOUND');
  const { certificate, CN, EN } = found;
  const { validTo, revokedAt } = certificate;
  const isOver = validTo !== null && validTo < scope.now;
  return {
    no: certificate.no,
    title: { CN: certificate.titleCN, EN: certificate.titleEN },
    year: certificate.year,
    holder: maskName(certificate.holder),
    issuer: { CN, EN },
    issuedAt: certificate.issuedAt.toISOString(),
    validTo: validTo?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    state: revokedAt ? 'REVOKED' : isOver ? 'ENDED' : 'VALID',
  };
}
