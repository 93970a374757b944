import { DateInput } from '#web/kit/controls/date-input.tsx';
import type { Filters } from './filters.ts';
import { useContents } from './words.ts';

/** The two days of a range; drawn anew when the address changes them. */
export function DateRange({ filters }: { filters: Filters }) {
  const t = useContents();
  return (
    <>
      <DateInput key={`from${filters.from}`} name="from" label={t('filter.from')} value={filters.from} />
      <span aria-hidden="true">{t('filter.toWord')}</span>
      <DateInput key={`to${filters.to}`} name="to" label={t('filter.to')} value={filters.to} />
    </>
  );
}
