import { Segmented } from 'antd';
import { Link } from 'react-router';
import { programmeName } from '#features/casework/office/case-state.tsx';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { StatePanel } from '#web/office/pieces/state-panel.tsx';
import { momentOf } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import { SideBySide } from './side-by-side.tsx';
import styles from './views.module.css';

interface DuplicatesPaneProps {
  desk: Desk;
  /** The case that stands beside this one. */
  beside: string | null;
  onBeside: (id: string) => void;
}

/** Other live cases of the same person or company, one at a time beside this one. */
export function DuplicatesPane({ desk, beside, onBeside }: DuplicatesPaneProps) {
  const t = useTexts();
  const read = useTextIn();
  const { duplicates } = desk.data!;
  const other = duplicates.find(({ id }) => id === beside) ?? duplicates[0];
  if (!other) return <StatePanel icon="check" title={t('views.noDuplicates')} />;
  return (
    <div className={`column slim ${styles.pane}`}>
      <p className={`row wraps rigid gap-8-12 size-13 ${styles.about}`}>
        {duplicates.length > 1 && (
          <Segmented
            aria-label={t('views.duplicates')}
            value={other.id}
            options={duplicates.map(({ id, programme, no }) => ({
              value: id,
              label: `${programmeName(programme, read)} ${no}`,
            }))}
            onChange={onBeside}
          />
        )}
        <span>
          {t('review.duplicateText', {
            date: momentOf(other.submittedAt).short,
            programme: programmeName(other.programme, read),
            no: other.no,
          })}
        </span>
        <span className="grow" />
        <Link className="link" to={`/apply/task?scope=all&id=${other.id}`}>
          {t('review.open')}
        </Link>
      </p>
      <ScrollFrame label={t('views.duplicates')} className="fills-down">
        <SideBySide key={other.id} desk={desk} other={other.id} />
      </ScrollFrame>
    </div>
  );
}
