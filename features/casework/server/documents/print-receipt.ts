import { Refusal } from '#core/errors.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { getOwn } from '#features/casework/server/applications/find-own.ts';
import { getReceipt, publicKeyText } from '#features/casework/server/applications/receipts.ts';
import { type ReceiptFacts, receiptDocument } from '#features/casework/shared/documents/receipt.ts';
import { qrMatrix } from '#server/base/print/qr.ts';
import { renderPdf } from '#server/base/print/render-pdf.ts';
import { eq } from '#server/database/sql.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { FileAnswer, SlowActorCall } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';

/**
 * The newest receipt of an application of the caller as PDF, with a QR code that leads to its public check at `origin`.
 * Throws NOT_FOUND for applications of others or of another programme, and before the first submission.
 */
export async function printReceipt(
  call: SlowActorCall,
  { id, programme, origin }: { id: string; programme: Programme; origin: string },
): Promise<FileAnswer> {
  const { facts, locale } = await call.read(async (scope) => ({
    facts: await readFacts(scope, { id, programme, origin }),
    locale: scope.locale,
  }));
  const document = receiptDocument(facts, locale);
  const content = await renderPdf(document);
  const name = `${document.title.replace(' ', '-')}.pdf`;
  return { kind: 'file', name, type: 'application/pdf', size: content.length, disposition: 'attachment', content };
}

async function readFacts(
  scope: ActorScope,
  { id, programme, origin }: { id: string; programme: Programme; origin: string },
): Promise<ReceiptFacts> {
  const { year } = await getOwn(scope, { id, programme: programme.code });
  const receipt = await getReceipt(scope, id);
  const [tenant] = await scope.db
    .select({ CN: tenants.nameCN, EN: tenants.nameEN })
    .from(tenants)
    .where(eq(tenants.id, scope.tenantId));
  if (!tenant) throw new Refusal('NOT_FOUND');
  const url = `${origin}/verify/${receipt.code}`;
  return {
    code: receipt.code,
    no: receipt.no,
    applicant: receipt.applicant,
    helpers: receipt.helpers,
    programme: programme.name,
    year,
    tenant,
    submittedAt: receipt.at,
    files: receipt.files,
    bytes: receipt.bytes,
    digest: receipt.digest.toString('hex'),
    signature: receipt.signature.toString('base64url'),
    key: publicKeyText(scope.services.keys.receipt.publicKey),
    url,
    qr: qrMatrix(url),
  };
}
