import type { ReactNode } from 'react';
import type { ContentHeadCall } from '#features/contents/calls/content-calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { ChipButton } from '#web/kit/controls/chip.tsx';
import styles from './facet-chips.module.css';
import type { Filters } from './filters.ts';
import { useContents } from './words.ts';

/** Chips of one facet; counts show only while they are those of the list (no keyword, no dates). */
export function FacetChips({
  head,
  facet,
  label,
  values,
  order,
  filters,
  onChoose,
}: {
  head: ContentHeadCall;
  facet: string;
  label: string;
  values: readonly { value: string; label: string }[];
  /** Stands at the end of the line: by what the list is sorted. */
  order: ReactNode;
  filters: Filters;
  onChoose: (value?: string) => void;
}) {
  const t = useContents();
  const { data } = useCall(head, {}, { staleTime: 60_000 });
  const told = !filters.keyword && !filters.from && !filters.to ? data : undefined;
  const count = (value: string) =>
    told && (told.counts.find((each) => each.facet === facet && each.value === value)?.count ?? 0);
  return (
    <div className={`row gap-16 ${styles.kinds}`}>
      <fieldset className={`line wraps gap-8 ${styles.chips}`} aria-label={label}>
        <ChipButton chosen={!filters[facet]} onClick={() => onChoose(undefined)}>
          {t('filter.all')} {told?.total}
        </ChipButton>
        {values.map(({ value, label: words }) => (
          <ChipButton key={value} chosen={filters[facet] === value} onClick={() => onChoose(value)}>
            {words} {count(value)}
          </ChipButton>
        ))}
      </fieldset>
      <span className={`${styles.order} push`}>{order}</span>
    </div>
  );
}
