import type { ReactNode } from 'react';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { ContentListCall } from '#features/contents/calls/content-calls.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { usePaged } from '#web/kit/controls/paged.ts';
import { Pager } from '#web/kit/controls/pager.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { cardClass } from '#web/kit/pieces/card.tsx';
import styles from './content-list.module.css';
import { useContents } from './words.ts';

export type ContentRow = OutputOf<ContentListCall>['rows'][number];

/** A list by pages with its waiting, failed and empty states; `above` is told the total once it is known. */
export function ContentList({
  call,
  input,
  filtered,
  onAll,
  empty,
  above,
  children,
}: {
  call: ContentListCall;
  input: InputOf<ContentListCall>;
  filtered: boolean;
  onAll: () => void;
  /** Words for a list that has nothing at all. */
  empty: string;
  above?: (total: number | undefined) => ReactNode;
  children: (rows: readonly ContentRow[]) => ReactNode;
}) {
  const { size = 10, ...asked } = input;
  const list = usePaged(call, { ...asked, size }, { size, staleTime: 60_000 });
  const { answer, page, error, isPending, isLeaving, refetch, top } = list;
  const rows = answer?.rows ?? [];
  return (
    <div ref={top} className={styles.top} aria-busy={isLeaving || undefined}>
      {above?.(answer?.total)}
      {isPending ? (
        <div className={`${cardClass} ${styles.list}`}>
          <SkeletonRows rows={10} />
        </div>
      ) : error && !answer ? (
        <div className={cardClass}>
          <ErrorState error={error} onRetry={refetch} />
        </div>
      ) : rows.length === 0 ? (
        <NoneFound filtered={filtered} onAll={onAll} empty={empty} />
      ) : (
        <>
          {children(rows)}
          <Pager page={page} size={size} total={answer?.total ?? rows.length} />
        </>
      )}
    </div>
  );
}

export const listClasses = { page: styles.page!, list: `${cardClass} ${styles.list}` } as const;

function NoneFound({ filtered, onAll, empty }: { filtered: boolean; onAll: () => void; empty: string }) {
  const t = useContents();
  return (
    <div className={cardClass}>
      {filtered ? (
        <EmptyState
          drawing="search"
          title={t('list.noneTitle')}
          actions={
            <Button kind="primary" onClick={onAll}>
              {t('list.showAll')}
            </Button>
          }
        >
          {t('list.none')}
        </EmptyState>
      ) : (
        <EmptyState title={empty}>{t('list.nothingYet')}</EmptyState>
      )}
    </div>
  );
}
