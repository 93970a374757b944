import { Pagination } from 'antd';
import { fill, useTexts } from '#web/office/texts.ts';
import { type ListQuery, pageSizes } from './list-query.ts';
import styles from './resource-list.module.css';

interface ListPagesProps {
  query: ListQuery;
  total: number;
  isNarrow: boolean;
  onChange: (next: { page: number; size: number }) => void;
}

/** Which rows are shown, and the other pages. */
export function ListPages({ query, total, isNarrow, onChange }: ListPagesProps) {
  const t = useTexts();
  const { page, size } = query;
  const from = Math.min((page - 1) * size + 1, total);
  const to = Math.min(page * size, total);
  const count = total.toLocaleString('en-US');
  return (
    <div className={styles.pages}>
      {!isNarrow && <span>{fill(t.list.range, { from, to, count })}</span>}
      <Pagination
        current={page}
        pageSize={size}
        total={total}
        simple={isNarrow}
        pageSizeOptions={[...pageSizes]}
        showSizeChanger={!isNarrow}
        showQuickJumper={!isNarrow && total > size * 5}
        onChange={(nextPage, nextSize) => onChange({ page: nextSize === size ? nextPage : 1, size: nextSize })}
      />
    </div>
  );
}
