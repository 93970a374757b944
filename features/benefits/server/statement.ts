import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { shopLinkCall, statementCall, statementPdfCall } from '#features/benefits/calls/statement.ts';
import { sumOf } from '#features/benefits/shared/statement.ts';
import { statementPaper } from '#features/benefits/shared/statement-paper.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { portalLink } from '#server/base/mail/links.ts';
import { renderPdf } from '#server/base/print/render-pdf.ts';
import { eq } from '#server/database/sql.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { FileAnswer, SlowActorCall } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';
import { linkKey } from './find-shop.ts';
import { readSettlement } from './settle-statement.ts';
import { countMonth, getShop } from './statement-lines.ts';

/** What a shop redeemed in a month, by benefit as it was called then, and how far the month is settled. */
export async function readStatement(
  scope: ActorScope,
  { id, month }: InputOf<typeof statementCall>,
): Promise<OutputOf<typeof statementCall>> {
  await getShop(scope, id);
  const lines = await countMonth(scope, { id, month });
  const sum = (key: 'used' | 'voided') => lines.reduce((total, line) => total + line[key], 0);
  const { settlement, blocked } = await readSettlement(scope, { id, month }, lines);
  return { lines, used: sum('used'), voided: sum('voided'), sum: sumOf(lines), settlement, blocked };
}

/** The same as PDF; printing is logged. */
export async function printStatement(
  call: SlowActorCall,
  input: InputOf<typeof statementPdfCall>,
): Promise<FileAnswer> {
  const document = await call.transact(async (scope) => {
    const shop = await getShop(scope, input.id);
    const [tenant] = await scope.db
      .select({ CN: tenants.nameCN, EN: tenants.nameEN })
      .from(tenants)
      .where(eq(tenants.id, scope.tenantId));
    if (!tenant) throw new Refusal('NOT_FOUND');
    const statement = await readStatement(scope, input);
    await logBusiness(scope, {
      module: 'SHOP',
      action: 'PRINT',
      objectType: 'shop',
      objectId: shop.id,
      title: shop.nameCN,
      text: {
        CN: `打印月结单「${shop.nameCN}」${input.month}`,
        EN: `printed the statement of ${shop.nameEN} for ${input.month}`,
      },
    });
    return statementPaper(
      {
        shop: { CN: shop.nameCN, EN: shop.nameEN },
        month: input.month,
        tenant,
        ...statement,
        printedAt: scope.now,
        printedBy: scope.actor.nickname,
      },
      scope.locale,
    );
  });
  const content = await renderPdf(document);
  const name = `${document.title.replace(/[\\/:*?"<>| ]/g, '-')}.pdf`;
  return { kind: 'file', name, type: 'application/pdf', size: content.length, disposition: 'attachment', content };
}

/** The link that an open shop's staff redeems with. */
export async function readShopLink(
  scope: ActorScope,
  { id }: InputOf<typeof shopLinkCall>,
): Promise<OutputOf<typeof shopLinkCall>> {
  const shop = await getShop(scope, id);
  const path = `/redeem#s=${shop.id}.${linkKey(scope, shop)}`;
  return { link: shop.status === 'OPEN' ? portalLink(scope.services.env, path) : null };
}
