import { Select } from 'antd';
import { Link } from 'react-router';
import { programmeName } from '#features/casework/office/case-state.tsx';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { DuplicateTable } from './duplicate-table.tsx';
import { SideBySide } from './side-by-side.tsx';
import styles from './views.module.css';

export interface DuplicatesPaneProps {
  desk: Desk;
  /** The case that stands beside this one value by value. */
  beside: string | null;
  isNarrow: boolean;
  onBeside: (id: string) => void;
}

/** Cases that run beside this one, each with what the desk concludes on it; one of them value by value below. */
export function DuplicatesPane({ desk, beside, isNarrow, onBeside }: DuplicatesPaneProps) {
  const t = useTexts();
  const read = useTextIn();
  const { duplicates } = desk.data!;
  const other = duplicates.find(({ id }) => id === beside) ?? duplicates[0];
  if (!other) return <StatePanel icon="check" title={t('views.noDuplicates')} />;
  return (
    <ScrollFrame label={t('views.duplicates')} className={`fills-down ${styles.pane}`}>
      {isNarrow && duplicates.length > 1 && (
        <p className={styles.about}>
          <Select
            className="whole"
            aria-label={t('views.pick')}
            value={other.id}
            options={duplicates.map(({ id, no, programme }) => ({
              value: id,
              label: `${programmeName(programme, read)} ${no}`,
            }))}
            onChange={onBeside}
          />
        </p>
      )}
      <DuplicateTable desk={desk} beside={other.id} isNarrow={isNarrow} onBeside={onBeside} />
      <p className={`row wraps gap-8-12 size-13 ${styles.about}`}>
        <b>{t('views.besideTitle', { programme: programmeName(other.programme, read), no: other.no })}</b>
        <span className="grow" />
        <Link className="link" to={`/apply/task?scope=all&id=${other.id}`}>
          {t('review.open')}
        </Link>
      </p>
      <SideBySide key={other.id} desk={desk} other={other.id} />
    </ScrollFrame>
  );
}
