import { yuanText } from '#core/texts/amount.ts';
import { reclaim as resource } from '#features/payments/resources/reclaim.ts';
import { reclaims } from '#features/payments/server/reclaim-tables.ts';
import { programmeName } from '#features/payments/shared/programme-names.ts';
import { isReclaimStep, reclaimSteps } from '#features/payments/shared/reclaim.ts';
import { isOnOneOf } from '#server/base/filters.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Row, Store } from '#server/resources/store.ts';
import { moveReclaim } from './move-reclaim.ts';
import { selectReclaims } from './read-reclaims.ts';

/** Claims, as finance looks at them. */
export const reclaimStore = {
  ...readings({
    resource,
    select: selectReclaims,
    keyword: ['no', 'applicant'],
    filters: { dueOn: (days) => isOnOneOf('dueOn', days) },
    present,
  }),
  hold: holdRows(reclaims),
  async act(scope, { action, ids, values }) {
    for (const id of ids) await moveReclaim(scope, { id, action, values });
    return null;
  },
} satisfies Store;

function present(row: Row): Row {
  const { id, rev, no, applicant, claimed, recovered, waived, left, dueOn, reason, status, updatedAt, applicationId } =
    row;
  const kind = String(row.moveKind ?? '');
  const waits = isReclaimStep(kind) ? reclaimSteps[kind].label : null;
  const sum = yuanText(Number(row.moveFen));
  return {
    ...{ id, rev, no, applicant, claimed, recovered, waived, left, dueOn, reason, status, updatedAt, applicationId },
    programme: programmeName(String(row.programme), Number(row.year)),
    waits: waits && {
      CN: `${String(row.moveByName)}：${waits.CN} ${sum} 元`,
      EN: `${String(row.moveByName)}: ${waits.EN}, CNY ${sum}`,
    },
  };
}
