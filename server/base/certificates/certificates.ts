import { and, eq, isNull } from '#server/database/sql.ts';
import { certificates } from '#server/database/tables/certificates.ts';
import type { Scope } from '#server/scope.ts';
import { newCode } from './public-code.ts';

/** What rooms certify: a result, a course or exam, a prize, support of a prize. */
export type CertificateKind = 'TALENT' | 'COURSE' | 'EXAM' | 'AWARD' | 'SUPPORTER';

export type Certificate = typeof certificates.$inferSelect;

/** What a certificate is for. */
interface Subject {
  readonly kind: CertificateKind;
  readonly objectId: string;
}

type Issue = Subject &
  Pick<Certificate, 'no' | 'year' | 'holder' | 'titleCN' | 'titleEN'> &
  Partial<Pick<Certificate, 'validTo' | 'details' | 'issuedAt'>>;

/** Issues a certificate now; one that the object has already stays as it is. `no` is unique in the tenant. */
export async function issueCertificate(
  scope: Scope,
  { validTo = null, issuedAt = scope.now, ...issue }: Issue,
): Promise<void> {
  await scope.db
    .insert(certificates)
    .values({ ...issue, code: newCode(), tenantRef: scope.tenantId, validFrom: issuedAt, validTo, issuedAt })
    .onConflictDoNothing({ target: [certificates.kind, certificates.objectId] });
}

/** The certificate of an object of the tenant, or undefined. */
export async function readCertificate(scope: Scope, subject: Subject): Promise<Certificate | undefined> {
  const [row] = await scope.db.select().from(certificates).where(of(scope, subject));
  return row;
}

/** Takes the certificate of an object back. */
export async function revokeCertificate(scope: Scope, subject: Subject): Promise<void> {
  await scope.db
    .update(certificates)
    .set({ revokedAt: scope.now })
    .where(and(of(scope, subject), isNull(certificates.revokedAt)));
}

function of({ tenantId }: Scope, { kind, objectId }: Subject) {
  return and(eq(certificates.tenantRef, tenantId), eq(certificates.kind, kind), eq(certificates.objectId, objectId));
}
