import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { answerStatementCall, shopStatementCall, shopUsesCall } from '#features/benefits/calls/statement.ts';
import { shopMessages } from '#features/benefits/messages.ts';
import { canAnswer, codeOfStep, type ShopAnswer, sumOf } from '#features/benefits/shared/statement.ts';
import { accountsHolding } from '#server/base/accounts-holding.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { cursorOf, readCursor } from '#server/base/keyset.ts';
import { tell } from '#server/base/mail/tell.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { newestFirst } from '#server/database/newest-first.ts';
import { and, desc, eq, inArray, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { getShopByLink, type ShopRecord } from './find-shop.ts';
import { countMonth, isSame, ofMonth } from './statement-lines.ts';
import { redemptions, shopStatements } from './tables.ts';

type Statement = typeof shopStatements.$inferSelect;

/** The checked statements of the shop of a link: the asked month, or the latest that waits for it, or the latest. */
export async function readShopStatement(
  scope: Scope,
  { month, ...link }: InputOf<typeof shopStatementCall>,
): Promise<OutputOf<typeof shopStatementCall>> {
  const shop = await getShopByLink(scope, link);
  const found = await scope.db
    .select()
    .from(shopStatements)
    .where(and(ofShop(scope, shop), inArray(shopStatements.state, ['CHECKED', 'PAID'])))
    .orderBy(desc(shopStatements.month))
    .limit(13);
  const shown = found.find((each) => each.month === month) ?? found.find(canAnswer) ?? found[0];
  return {
    months: found.map((each) => ({ month: each.month, waits: canAnswer(each) && each.answer === null })),
    statement: shown ? present(shown) : null,
  };
}

/** What the shop of a link redeemed in a month, one by one. */
export async function listShopUses(
  scope: Scope,
  { month, after, size = 50, ...link }: InputOf<typeof shopUsesCall>,
): Promise<OutputOf<typeof shopUsesCall>> {
  const shop = await getShopByLink(scope, link);
  const cursor = after === undefined ? null : readCursor(after);
  const rows = await scope.db
    .select()
    .from(redemptions)
    .where(
      and(
        ofMonth(scope, { id: shop.id, month }),
        cursor
          ? sql`(${redemptions.usedAt}, ${redemptions.id}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id})`
          : undefined,
      ),
    )
    .orderBy(...newestFirst(redemptions.usedAt, redemptions.id))
    .limit(size + 1);
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    rows: page.map(({ no, titleCN, titleEN, price, usedAt, status }) => ({
      no,
      title: { CN: titleCN, EN: titleEN },
      price,
      usedAt: usedAt.toISOString(),
      isVoid: status === 'VOID',
    })),
    next: last && rows.length > size ? cursorOf(last.usedAt, last.id) : null,
  };
}

/**
 * Notes that the shop agrees with a checked statement, or objects with a reason, of which the office is told. NOT_ALLOWED
 * before it is checked and after it was agreed or paid, CONFLICT over another revision, STATEMENT_CHANGED where what was
 * redeemed is no longer what was drawn up.
 */
export async function answerStatement(
  scope: Scope,
  { month, rev, answer, reason = '', ...link }: InputOf<typeof answerStatementCall>,
): Promise<Record<string, never>> {
  const shop = await getShopByLink(scope, link);
  const [before] = await scope.db
    .select()
    .from(shopStatements)
    .where(and(ofShop(scope, shop), eq(shopStatements.month, month)))
    .for('update');
  if (!before || before.state === 'DRAWN') throw new Refusal('NOT_FOUND');
  if (before.rev !== rev) throw new Refusal('CONFLICT', { obj: { rev: before.rev } });
  if (!canAnswer(before)) throw new Refusal('NOT_ALLOWED');
  if (!isSame(await countMonth(scope, { id: shop.id, month }), before.lines)) throw new Refusal('STATEMENT_CHANGED');
  const objection = answer === 'OBJECTED' ? reason.trim() : null;
  if (objection === '') throw fieldRefusal(scope, 'INVALID', 'reason', { count: 1 });
  await scope.db
    .update(shopStatements)
    .set({ answer, objection, answeredAt: scope.now, updatedAt: scope.now, rev: before.rev + 1 })
    .where(and(eq(shopStatements.tenantId, scope.tenantId), eq(shopStatements.id, before.id)));
  await log(scope, { shop, before, answer, objection });
  if (objection !== null) await tellOffice(scope, { shop, before, objection });
  return {};
}

interface Answered {
  readonly shop: ShopRecord;
  readonly before: Statement;
  readonly objection: string | null;
}

async function log(scope: Scope, { shop, before, answer, objection }: Answered & { readonly answer: ShopAnswer }) {
  const isAgreed = answer === 'CONFIRMED';
  await logBusiness(scope, {
    module: 'SHOP',
    action: isAgreed ? 'CONFIRM_STATEMENT' : 'OBJECT_STATEMENT',
    objectType: 'shop',
    objectId: shop.id,
    title: shop.nameCN,
    text: {
      CN: `「${shop.nameCN}」${isAgreed ? '确认' : '对'} ${before.month} 月结单${isAgreed ? '' : '提出异议'}`,
      EN: `${shop.nameEN} ${isAgreed ? 'confirmed' : 'objected to'} its statement for ${before.month}`,
    },
    changes: [
      { field: 'answer', before: before.answer, after: answer },
      ...(objection === before.objection ? [] : [{ field: 'objection', before: before.objection, after: objection }]),
    ],
  });
}

/** Those who drew it up and checked it; everybody who may where neither of them may any more. */
async function tellOffice(scope: Scope, { shop, before, objection }: Answered) {
  const holders = await accountsHolding(scope, codeOfStep.check);
  const own = holders.filter((id) => id === before.drawnBy || id === before.checkedBy);
  await tell(scope, shopMessages.objected, {
    to: own.length > 0 ? own : holders,
    facts: {
      id: shop.id,
      shop: { CN: shop.nameCN, EN: shop.nameEN },
      month: before.month,
      reason: objection ?? '',
    },
  });
}

function ofShop({ tenantId }: Scope, { id }: ShopRecord) {
  return and(eq(shopStatements.tenantId, tenantId), eq(shopStatements.shopId, id));
}

function present(row: Statement) {
  const { month, rev, lines, amount, note, answer, objection, answeredAt, paidOn } = row;
  return {
    month,
    rev,
    lines: lines.map((line) => ({ ...line, title: { ...line.title } })),
    used: lines.reduce((total, { used }) => total + used, 0),
    amount,
    sum: sumOf(lines),
    note,
    answer: answer as ShopAnswer | null,
    objection,
    answeredAt: answeredAt?.toISOString() ?? null,
    canAnswer: canAnswer(row),
    paidOn,
  };
}
