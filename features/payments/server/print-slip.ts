import { Refusal } from '#core/errors.ts';
import { applications } from '#features/casework/server/tables.ts';
import { programmeName } from '#features/payments/shared/programme-names.ts';
import { slipDocument } from '#features/payments/shared/slip.ts';
import { renderPdf } from '#server/base/print/render-pdf.ts';
import { and, eq } from '#server/database/sql.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { FileAnswer, SlowActorCall } from '#server/handle.ts';
import { isMine } from './own-payments.ts';
import { payments } from './tables.ts';

/** The slip of an instalment that was paid to the caller; NOT_FOUND for others and before that. */
export async function printSlip(call: SlowActorCall, { id }: { id: string }): Promise<FileAnswer> {
  const { facts, locale } = await call.read(async (scope) => {
    const [row] = await scope.db
      .select({ payment: payments, application: applications, tenant: tenants })
      .from(payments)
      .innerJoin(applications, eq(applications.id, payments.applicationId))
      .innerJoin(tenants, eq(tenants.id, payments.tenantId))
      .where(and(isMine(scope), eq(payments.id, id), eq(payments.state, 'PAID')));
    if (!row) throw new Refusal('NOT_FOUND');
    const { payment, application, tenant } = row;
    return {
      locale: scope.locale,
      facts: {
        no: `${application.no ?? ''}-${payment.number}`,
        tenant: { CN: tenant.nameCN, EN: tenant.nameEN },
        payee: application.applicant,
        programme: programmeName(payment.programme, payment.year),
        title: { CN: payment.titleCN, EN: payment.titleEN },
        amount: payment.amount,
        paidOn: payment.paidOn ?? '',
        tail: payment.tail ?? '',
        at: payment.updatedAt,
      },
    };
  });
  const document = slipDocument(facts, locale);
  const content = await renderPdf(document);
  return {
    kind: 'file',
    name: `${document.title.replaceAll(' ', '-')}.pdf`,
    type: 'application/pdf',
    size: content.length,
    disposition: 'attachment',
    content,
  };
}
