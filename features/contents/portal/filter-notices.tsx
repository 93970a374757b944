import { Notice } from '#web/kit/feedback/notice.tsx';
import type { ReadFilters } from './filters.ts';
import { useContents } from './words.ts';

/** Says which parts of the address were left out, and that dates were swapped. */
export function FilterNotices({ ignored, reversed }: Pick<ReadFilters, 'ignored' | 'reversed'>) {
  const t = useContents();
  return (
    <>
      {ignored.length > 0 && <Notice tone="warn">{t('filter.ignored', { what: ignored.join(', ') })}</Notice>}
      {reversed && <Notice tone="warn">{t('filter.reversed')}</Notice>}
    </>
  );
}
