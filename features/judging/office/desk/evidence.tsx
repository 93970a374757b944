import { useTexts } from '#features/judging/office/words.ts';
import type { ScoreMark } from '#features/judging/shared/marks.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import styles from './desk.module.css';
import { type Marks, selectedPassage } from './use-marks.ts';

interface EvidenceProps {
  /** The code of the criterion. */
  about: string;
  marks: Marks;
  disabled: boolean;
  onGo: (mark: ScoreMark) => void;
}

/** What the score of the criterion in work rests on, and the button that adds what is selected. */
export function Evidence({ about, marks, disabled, onGo }: EvidenceProps) {
  const t = useTexts();
  const own = marks.marks.filter((mark) => mark.about === about);
  const add = () => {
    const found = selectedPassage();
    if (found) marks.add(about, found);
    getSelection()?.removeAllRanges();
  };
  return (
    <div className="row wraps gap-6">
      {own.map((mark) => (
        <span key={mark.id} className={`inline-row rounded ${styles.chip}`} title={mark.quote}>
          <button type="button" className="plain-button inline-row gap-4" onClick={() => onGo(mark)}>
            <Icon name="attachment" size={12} />
            {mark.page > 0 ? t('marks.page', { page: mark.page }) : t('marks.stated')}
            <span className="vh">{mark.quote}</span>
          </button>
          {!disabled && (
            <button
              type="button"
              className={`plain-button middle ${styles.remove}`}
              aria-label={t('marks.remove', { quote: mark.quote })}
              onClick={() => marks.remove(mark.id)}
            >
              <Icon name="close" size={10} />
            </button>
          )}
        </span>
      ))}
      {!disabled && (
        <button
          type="button"
          className="link size-12-5"
          // A press on it must not end the selection that it is about.
          onMouseDown={(event) => event.preventDefault()}
          onClick={add}
        >
          {t('marks.add')}
        </button>
      )}
    </div>
  );
}

/** The same in short, beside a criterion that is not in work. */
export function EvidenceLine({ about, marks, onGo }: Omit<EvidenceProps, 'disabled'>) {
  const t = useTexts();
  const own = marks.marks.filter((mark) => mark.about === about);
  const first = own[0];
  if (!first) return null;
  const pages = [...new Set(own.flatMap(({ page }) => (page > 0 ? [page] : [])))].sort((a, b) => a - b);
  return (
    <button type="button" className={`plain-button size-12-5 ${styles.restsOn}`} onClick={() => onGo(first)}>
      {pages.length > 0
        ? t('marks.restsOnPages', { pages: pages.join(t('marks.and')) })
        : t('marks.restsOn', { count: own.length })}
    </button>
  );
}
