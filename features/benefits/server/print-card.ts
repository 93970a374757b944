import type { InputOf } from '#core/contracts/contract.ts';
import type { PrintDocument } from '#core/documents/print.ts';
import { Refusal } from '#core/errors.ts';
import type { memberCardPdfCall } from '#features/benefits/calls/card.ts';
import { talentCardPaper } from '#features/benefits/shared/card-paper.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { renderPdf } from '#server/base/print/render-pdf.ts';
import { and, eq } from '#server/database/sql.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { FileAnswer, SlowActorCall } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';
import type { CardRecord } from './card-code.ts';
import { findOwnCard } from './find-card.ts';
import { talentCards } from './tables.ts';

/** The card as PDF, without the code: that changes each minute. NOT_FOUND without one, and for one that was cancelled. */
export async function printMyCard(call: SlowActorCall): Promise<FileAnswer> {
  return await fileOf(await call.read(async (scope) => paperOf(scope, await findOwnCard(scope))));
}

/** The same of a holder, from the back office; who printed it is noted. Throws NOT_FOUND as for the holder. */
export async function printCardOf(call: SlowActorCall, { id }: InputOf<typeof memberCardPdfCall>): Promise<FileAnswer> {
  const document = await call.transact(async (scope) => {
    const [card] = await scope.db
      .select()
      .from(talentCards)
      .where(and(eq(talentCards.tenantId, scope.tenantId), eq(talentCards.id, id)));
    const paper = await paperOf(scope, card);
    const title = card?.cardNo ?? '';
    await logBusiness(scope, {
      module: 'CUSTOMER',
      action: 'PRINT',
      objectType: 'talentcard',
      objectId: id,
      title,
      text: { CN: `打印人才卡 ${title}`, EN: `printed talent card ${title}` },
    });
    return paper;
  });
  return await fileOf(document);
}

async function paperOf(scope: ActorScope, card: CardRecord | undefined): Promise<PrintDocument> {
  const [tenant] = await scope.db
    .select({ CN: tenants.nameCN, EN: tenants.nameEN })
    .from(tenants)
    .where(eq(tenants.id, scope.tenantId));
  if (!card || card.status === 'CANCELLED' || !tenant) throw new Refusal('NOT_FOUND');
  const { cardNo, name, level, validFrom, validTo } = card;
  return talentCardPaper({ cardNo, name, level, validFrom, validTo, tenant, printedAt: scope.now }, scope.locale);
}

async function fileOf(document: PrintDocument): Promise<FileAnswer> {
  const content = await renderPdf(document);
  return {
    kind: 'file',
    name: 'talent-card.pdf',
    type: 'application/pdf',
    size: content.length,
    disposition: 'attachment',
    content,
  };
}
