import { Button, Pagination } from 'antd';
import { countText, numberedPages, numberedRows } from '#core/contracts/numbered-pages.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useTexts } from '#web/office/texts.ts';
import { firstPage, type ListQuery, pageSizes } from './list-query.ts';
import styles from './resource-list.module.css';

interface Pages {
  readonly next: ListQuery | null;
  readonly previous: ListQuery | null;
}

/** The pages beside the one that was answered: by number as far as numbers go, from row to row beyond. */
export function pagesOf(query: ListQuery, answer: { next: string | null; previous: string | null } | undefined): Pages {
  const { next, previous } = answer ?? { next: null, previous: null };
  const to = (page: number, position: NonNullable<ListQuery['position']>): ListQuery =>
    page <= numberedPages(query.size) ? { ...firstPage(query), page } : { ...query, page, position };
  return {
    next: next === null ? null : to(query.page + 1, { side: 'after', at: next }),
    previous: previous === null ? null : to(Math.max(1, query.page - 1), { side: 'before', at: previous }),
  };
}

interface ListPagesProps {
  query: ListQuery;
  pages: Pages;
  total: number;
  /** Rows on this page. */
  shown: number;
  isNarrow: boolean;
  onChange: (next: ListQuery) => void;
}

/** Which rows are shown, and the other pages. */
export function ListPages({ query, pages, total, shown, isNarrow, onChange }: ListPagesProps) {
  const t = useTexts();
  const { page, size } = query;
  const from = Math.min((page - 1) * size + 1, query.position ? Number.POSITIVE_INFINITY : total);
  const to = query.position ? from + shown - 1 : Math.min(page * size, total);
  const last = numberedPages(size);
  const isBeyond = page > last;
  // A phone says above the cards how many there are.
  if (isNarrow && page === 1 && total <= size) return null;
  return (
    <div className={`${styles.pages} row apart gap-12 rigid`}>
      {!isNarrow && <span>{t('list.range', { from: figure(from), to: figure(to), count: countText(total) })}</span>}
      {isBeyond ? (
        <Button size="small" onClick={() => onChange(firstPage(query))}>
          {t('list.firstPage')}
        </Button>
      ) : (
        <Pagination
          current={page}
          pageSize={size}
          total={Math.min(total, numberedRows)}
          simple={isNarrow}
          pageSizeOptions={[...pageSizes]}
          showSizeChanger={!isNarrow}
          showQuickJumper={!isNarrow && total > size * 5}
          onChange={(nextPage, nextSize) =>
            onChange({ ...firstPage(query), page: nextSize === size ? nextPage : 1, size: nextSize })
          }
        />
      )}
      {total > numberedRows && page >= last && (
        <span className="line gap-8">
          {isBeyond && (
            <Button
              size="small"
              icon={<Icon name="left" size={12} />}
              disabled={!pages.previous}
              onClick={() => pages.previous && onChange(pages.previous)}
            >
              {t('list.previousRows')}
            </Button>
          )}
          <Button
            size="small"
            iconPlacement="end"
            icon={<Icon name="right" size={12} />}
            disabled={!pages.next}
            onClick={() => pages.next && onChange(pages.next)}
          >
            {t('list.nextRows')}
          </Button>
        </span>
      )}
    </div>
  );
}

function figure(row: number): string {
  return row.toLocaleString('en-US');
}
