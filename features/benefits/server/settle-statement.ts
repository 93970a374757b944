import { dayInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { Text } from '#core/texts/text.ts';
import type { settleStatementCall } from '#features/benefits/calls/statement.ts';
import {
  codeOfStep,
  isOver,
  nextStep,
  type ShopAnswer,
  type StatementLine,
  type StatementState,
  type StatementStep,
  sumOf,
} from '#features/benefits/shared/statement.ts';
import { type FieldChange, logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { countMonth, getShop, isSame } from './statement-lines.ts';
import { shopStatements } from './tables.ts';

type Asked = InputOf<typeof settleStatementCall>;
type Statement = typeof shopStatements.$inferSelect;
type Columns = Partial<typeof shopStatements.$inferInsert>;

/**
 * Draws the month of a shop up, checks it or notes it as paid, over its revision. Each step is another person's:
 * STATEMENT_PERSON for whoever did one before. Another amount than the prices come to needs a note, and paying what the
 * shop did not confirm a reason. NO_PERMISSION without the code of the step, STATEMENT_RUNNING before the month is
 * over, STATEMENT_CHANGED where what was redeemed is no longer what was drawn up, NOT_ALLOWED out of order, CONFLICT
 * over another revision.
 */
export async function settleStatement(scope: ActorScope, asked: Asked): Promise<OutputOf<typeof settleStatementCall>> {
  const code = codeOfStep[asked.step];
  if (!scope.permCodes.has(code)) throw new Refusal('NO_PERMISSION', { cause: `needs ${code}` });
  const shop = await getShop(scope, asked.id);
  const before = await findStatement(scope, asked, true);
  if ((before?.rev ?? 0) !== asked.rev) throw new Refusal('CONFLICT', { obj: { rev: before?.rev ?? 0 } });
  const lines = await countMonth(scope, asked);
  const set = steps[asked.step](scope, { before, asked, lines });
  await keep(scope, { before, asked, set });
  await logBusiness(scope, {
    module: 'SHOP',
    action: `${asked.step.toUpperCase()}_STATEMENT`,
    objectType: 'shop',
    objectId: shop.id,
    title: shop.nameCN,
    text: {
      CN: `${verbs[asked.step].CN}「${shop.nameCN}」${asked.month} 月结单`,
      EN: `${verbs[asked.step].EN} the statement of ${shop.nameEN} for ${asked.month}`,
    },
    changes: changesOf(before, set),
  });
  return {};
}

interface Taken {
  readonly before: Statement | undefined;
  readonly asked: Asked;
  readonly lines: StatementLine[];
}

/** What becomes of a statement with each step; throws where it is not the caller's to take. */
const steps: Readonly<Record<StatementStep, (scope: ActorScope, taken: Taken) => Columns>> = {
  draw(scope, { before, asked: { month, amount, note = '' }, lines }) {
    if (before?.state === 'PAID' || lines.length === 0) throw new Refusal('NOT_ALLOWED');
    if (!isOver(month, dayInShanghai(scope.now.getTime()))) throw new Refusal('STATEMENT_RUNNING');
    const sum = sumOf(lines);
    if (amount !== undefined && amount !== sum && note.trim() === '')
      throw fieldRefusal(scope, 'INVALID', 'note', { count: 1 });
    return {
      state: 'DRAWN',
      lines,
      amount: amount ?? sum,
      note: note.trim(),
      ...by(scope, 'drawn'),
      checkedBy: null,
      checkedName: null,
      checkedAt: null,
      answer: null,
      objection: null,
      answeredAt: null,
    };
  },
  check(scope, { before, lines }) {
    if (before?.state !== 'DRAWN') throw new Refusal('NOT_ALLOWED');
    refuseSame(scope, before);
    if (!isSame(lines, before.lines)) throw new Refusal('STATEMENT_CHANGED');
    return { state: 'CHECKED', ...by(scope, 'checked') };
  },
  pay(scope, { before, asked: { paidOn, voucher = '', override = '' }, lines }) {
    if (before?.state !== 'CHECKED') throw new Refusal('NOT_ALLOWED');
    refuseSame(scope, before);
    if (!isSame(lines, before.lines)) throw new Refusal('STATEMENT_CHANGED');
    if (!paidOn || paidOn > dayInShanghai(scope.now.getTime()) || paidOn < dayInShanghai(before.drawnAt.getTime()))
      throw fieldRefusal(scope, 'INVALID', 'paidOn', { count: 1 });
    const isConfirmed = before.answer === 'CONFIRMED';
    if (!isConfirmed && override.trim() === '') throw fieldRefusal(scope, 'INVALID', 'override', { count: 1 });
    return {
      state: 'PAID',
      paidOn,
      voucher: voucher.trim() || null,
      override: isConfirmed ? null : override.trim(),
      ...by(scope, 'paid'),
    };
  },
};

const verbs: Readonly<Record<StatementStep, Text>> = {
  draw: { CN: '出账', EN: 'drew up' },
  check: { CN: '核对', EN: 'checked' },
  pay: { CN: '拨付', EN: 'paid' },
};

function by({ actor, now }: ActorScope, step: 'drawn' | 'checked' | 'paid'): Columns {
  return { [`${step}By`]: actor.id, [`${step}Name`]: actor.nickname, [`${step}At`]: now };
}

function refuseSame(scope: ActorScope, statement: Statement): void {
  if (isTaken(scope, statement)) throw new Refusal('STATEMENT_PERSON');
}

/** Whether the caller took a step before the present one. */
function isTaken({ actor }: ActorScope, { drawnBy, checkedBy }: Statement): boolean {
  return actor.id === drawnBy || actor.id === checkedBy;
}

async function keep(
  scope: ActorScope,
  { before, asked, set }: { before: Statement | undefined; asked: Asked; set: Columns },
) {
  const { tenantId, now } = scope;
  if (before) {
    await scope.db
      .update(shopStatements)
      .set({ ...set, updatedAt: now, rev: before.rev + 1 })
      .where(and(eq(shopStatements.tenantId, tenantId), eq(shopStatements.id, before.id)));
    return;
  }
  const first = { id: newId(), tenantId, shopId: asked.id, month: asked.month, createdAt: now, updatedAt: now, rev: 1 };
  const added = await scope.db
    .insert(shopStatements)
    .values({ ...first, ...set } as typeof shopStatements.$inferInsert)
    .onConflictDoNothing()
    .returning({ id: shopStatements.id });
  // Of two who draw it up at the same instant the other one was first.
  if (added.length === 0) throw new Refusal('CONFLICT', { obj: { rev: 1 } });
}

function changesOf(before: Statement | undefined, set: Columns): FieldChange[] {
  return (['state', 'amount', 'note', 'paidOn', 'voucher', 'override'] as const).flatMap((field) =>
    set[field] === undefined || set[field] === (before?.[field] ?? null)
      ? []
      : [{ field, before: before?.[field] ?? null, after: set[field] }],
  );
}

/** The month of a shop as it was drawn up, held with `forUpdate`. */
async function findStatement(
  { db, tenantId }: ActorScope,
  { id, month }: { readonly id: string; readonly month: string },
  forUpdate = false,
): Promise<Statement | undefined> {
  const query = db
    .select()
    .from(shopStatements)
    .where(and(eq(shopStatements.tenantId, tenantId), eq(shopStatements.shopId, id), eq(shopStatements.month, month)));
  const [found] = await (forUpdate ? query.for('update') : query);
  return found;
}

/** How far a month is settled, and why its next step is not the caller's, beside what was redeemed by now. */
export async function readSettlement(
  scope: ActorScope,
  asked: { readonly id: string; readonly month: string },
  lines: readonly StatementLine[],
) {
  const found = await findStatement(scope, asked);
  const isChanged = found !== undefined && found.state !== 'PAID' && !isSame(lines, found.lines);
  const next = nextStep((found?.state ?? null) as StatementState | null);
  const why = () => {
    if (next === null) return 'PAID';
    if (!isOver(asked.month, dayInShanghai(scope.now.getTime()))) return 'RUNNING';
    if (!scope.permCodes.has(codeOfStep[next])) return 'PERMISSION';
    if (found && isTaken(scope, found)) return 'PERSON';
    return isChanged ? 'CHANGED' : null;
  };
  return { settlement: found ? present(found, isChanged) : null, blocked: why() } as const;
}

function present(row: Statement, isChanged: boolean) {
  const { state, rev, amount, note, answer, objection, answeredAt, override, paidOn, voucher } = row;
  const taken = [
    { step: 'draw', name: row.drawnName, at: row.drawnAt },
    { step: 'check', name: row.checkedName, at: row.checkedAt },
    { step: 'pay', name: row.paidName, at: row.paidAt },
  ].flatMap(({ step, name, at }) => (name !== null && at ? [{ step, name, at: at.toISOString() }] : []));
  return {
    state,
    rev,
    amount,
    note,
    answer: answer as ShopAnswer | null,
    objection,
    answeredAt: answeredAt?.toISOString() ?? null,
    override,
    paidOn,
    voucher,
    isChanged,
    steps: taken,
  };
}
