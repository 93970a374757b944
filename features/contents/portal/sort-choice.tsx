import type { ContentOrder } from '#features/contents/calls/content-calls.ts';
import { useCommon } from '#web/kit/i18n.ts';
import styles from './sort-choice.module.css';
import { useContents } from './words.ts';

/** By what a list is sorted. */
export function SortChoice({
  orders,
  order = orders[0],
  words = {},
  onSort,
}: {
  orders: readonly ContentOrder[];
  order: ContentOrder | undefined;
  /** Where an order is called otherwise. */
  words?: Partial<Record<ContentOrder, string>>;
  onSort: (order: ContentOrder) => void;
}) {
  const t = useContents();
  const common = useCommon();
  return (
    <label className={`inline-row gap-8 small muted unprinted ${styles.sort}`}>
      <span>{common('pager.order')}</span>
      <select value={order} onChange={(event) => onSort(event.target.value as ContentOrder)}>
        {orders.map((each) => (
          <option key={each} value={each}>
            {words[each] ?? t(`order.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
