import { notifyCalls } from '#core/contracts/contents.ts';
import { ChipButton } from '../../../kit/pieces/chip.tsx';
import { useCall } from '../../../kit/query.ts';
import { usePortal } from '../../shell/page-title.ts';
import { type NoticeFilters, type NoticeKind, noticeKinds } from './filters.ts';
import styles from './kind-switch.module.css';

/** Chips of the kinds; counts show only while they are those of the list (no keyword, no dates). */
export function KindSwitch({ filters, onChoose }: { filters: NoticeFilters; onChoose: (kind?: NoticeKind) => void }) {
  const t = usePortal();
  const { data } = useCall(notifyCalls.head, {}, { staleTime: 60_000 });
  const head = !filters.keyword && !filters.from && !filters.to ? data : undefined;
  const count = (kind: NoticeKind) =>
    head && (head.counts.find(({ facet, value }) => facet === 'kind' && value === kind)?.count ?? 0);
  return (
    <div className={styles.kinds}>
      <fieldset className={styles.chips} aria-label={t('notify.kinds')}>
        <ChipButton chosen={!filters.kind} onClick={() => onChoose(undefined)}>
          {t('notify.all')} {head?.total}
        </ChipButton>
        {noticeKinds.map((kind) => (
          <ChipButton key={kind} chosen={filters.kind === kind} onClick={() => onChoose(kind)}>
            {t(`notify.kind.${kind}`)} {count(kind)}
          </ChipButton>
        ))}
      </fieldset>
      <span className={styles.order}>{t('notify.order')}</span>
    </div>
  );
}
