import { dayInShanghai } from '#core/calendar/dates.ts';
import type { Mark } from '#core/resources/resource.ts';
import { payment as resource } from '#features/payments/resources/payment.ts';
import { toneOf } from '#features/payments/shared/checks.ts';
import { programmeName } from '#features/payments/shared/programme-names.ts';
import { isOnOneOf } from '#server/base/filters.ts';
import { sql } from '#server/database/sql.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Row, Store } from '#server/resources/store.ts';
import { movePayment } from './move-payment.ts';
import { approvalsOf, checksOfRow, neededFor, selectPayments } from './read-payments.ts';
import { payments } from './tables.ts';

/** Instalments, as finance looks at them. */
export const paymentStore = {
  ...readings({
    resource,
    select: selectPayments,
    texts: ['title'],
    keyword: ['no', 'applicant', 'title'],
    filters: {
      batch: 'batchId',
      dueOn: (days) => isOnOneOf('dueOn', days),
      due: (when, { now }) => [
        sql`(${sql.identifier('dueOn')} <= ${dayInShanghai(now.getTime())}) = ${when === 'NOW'}`,
      ],
    },
    present,
  }),
  hold: holdRows(payments),
  async act(scope, { action, ids, values }) {
    for (const id of ids) await movePayment(scope, { id, action, values });
    return null;
  },
} satisfies Store;

/** Before they are with the bank, instalments say what they lack. */
const open = ['PLANNED', 'CHECKED', 'APPROVED'];

function present(row: Row): Row {
  const { id, rev, no, applicant, title, part, amount, dueOn, status, batch, paidOn, reason, tail, bank, holder } = row;
  const approvals = approvalsOf(row);
  const checks = open.includes(String(status)) ? checksOfRow(row) : [];
  return {
    id,
    rev,
    no,
    applicant,
    title,
    part,
    amount,
    dueOn,
    status,
    batch,
    paidOn,
    reason,
    tail,
    bank,
    holder,
    programme: programmeName(String(row.programme), Number(row.year)),
    checks: checks.map((check): Mark => ({ ...check.label, found: check.found, tone: toneOf(check) })),
    lacks: checks.filter(({ isPassed }) => !isPassed).map(({ label }) => ({ ...label, tone: 'problem' })),
    approved: `${approvals.length} / ${neededFor(row)}`,
    approvers: approvals.map(({ name }) => name),
    updatedAt: row.updatedAt,
  };
}
