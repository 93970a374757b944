import { type ReactNode, useId, useRef, useState } from 'react';
import { countText } from '#core/contracts/numbered-pages.ts';
import type { ContentHeadCall, ContentListCall, ContentOrder } from '#features/contents/calls/content-calls.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { Pill } from '#web/kit/controls/chip.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { ContentList, type ContentRow, listClasses } from './content-list.tsx';
import { FilterNotices } from './filter-notices.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { choiceOf, type PanelPart } from './filter-parts.ts';
import { type FilterSpec, type Filters, inputOf } from './filters.ts';
import styles from './panel-page.module.css';
import { SortChoice } from './sort-choice.tsx';
import { useFilters } from './use-filters.ts';
import { useContents } from './words.ts';

/** A list with its filters beside it; on a phone behind a button that counts what is set. */
export function PanelPage({
  title,
  note,
  spec,
  parts,
  calls,
  empty,
  beside,
  orderWords,
  children,
}: {
  title: string;
  note: string;
  spec: FilterSpec;
  parts: readonly PanelPart[];
  calls: { readonly head: ContentHeadCall; readonly list: ContentListCall };
  empty: string;
  /** What stands at the end of the line above the list. */
  beside?: ReactNode;
  /** Where an order is called otherwise. */
  orderWords?: Partial<Record<ContentOrder, string>>;
  children: (rows: readonly ContentRow[]) => ReactNode;
}) {
  const t = useContents();
  const id = useId();
  const [open, setOpen] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const { filters, ignored, reversed, order, isFiltered, show, sort } = useFilters(spec);
  const set = Object.keys(filters).length - (filters.from && filters.to ? 1 : 0);
  const turn = (next: boolean) => {
    setOpen(next);
    // The panel opens above its button: what was asked for comes into sight.
    if (next !== open) requestAnimationFrame(() => top.current?.scrollIntoView());
  };
  return (
    <>
      <PageHead crumbs={useCrumbs()} title={title} note={note} />
      <div ref={top} className={`wrap ${listClasses.page} ${styles.columns} folds-tablet`}>
        <div className={`${styles.panel} unprinted`} data-open={open || undefined}>
          <FilterPanel
            id={id}
            head={calls.head}
            parts={parts}
            filters={filters}
            onShow={show}
            onDone={() => turn(false)}
          />
        </div>
        <section className={`slim ${styles.results}`}>
          <FilterNotices ignored={ignored} reversed={reversed} />
          <ContentList
            call={calls.list}
            input={inputOf(spec, filters, order)}
            filtered={isFiltered}
            onAll={() => show({})}
            empty={empty}
            above={(total) => (
              <div className={`row wraps gap-8-12 below-16 ${styles.found}`}>
                <h2 className="title-20">
                  <span aria-live="polite">
                    {total === undefined ? t('list.searching') : t('list.found', { total: countText(total) })}
                  </span>
                </h2>
                <ActiveFilters parts={parts} filters={filters} onShow={show} />
                <div className={`${styles.beside} row wraps to-end gap-12`}>
                  {spec.orders && (
                    <SortChoice orders={spec.orders} order={order} words={orderWords ?? {}} onSort={sort} />
                  )}
                  {beside}
                  <span className={styles.opener}>
                    <Button small aria-expanded={open} aria-controls={id} onClick={() => turn(!open)}>
                      <Icon name="list" size={16} />
                      {set > 0 ? t('filter.openCount', { count: set }) : t('filter.open')}
                    </Button>
                  </span>
                </div>
              </div>
            )}
          >
            {children}
          </ContentList>
        </section>
      </div>
    </>
  );
}

/** Each filter that is set, with a cross to take it away; a range of days is one. */
function ActiveFilters({
  parts,
  filters,
  onShow,
}: {
  parts: readonly PanelPart[];
  filters: Filters;
  onShow: (filters: Filters) => void;
}) {
  const t = useContents();
  const { from, to } = filters;
  const pills = parts.flatMap((part) => {
    const value = filters[part.name];
    if (part.kind === 'dates') {
      const words = from && to ? t('filter.range', { from, to }) : from ? t('filter.since', { from }) : undefined;
      const told = words ?? (to && t('filter.until', { to }));
      return told ? [{ words: `${part.label} ${told}`, without: { from: undefined, to: undefined } }] : [];
    }
    return value ? [{ words: choiceOf(part, value), without: { [part.name]: undefined } }] : [];
  });
  return pills.map(({ words, without }) => (
    <Pill
      key={words}
      removeLabel={t('filter.remove', { what: words })}
      onRemove={() => onShow({ ...filters, ...without })}
    >
      {words}
    </Pill>
  ));
}
