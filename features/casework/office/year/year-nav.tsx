import type { Values } from '#core/forms/values.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { sectionOf, yearSections } from '#features/casework/shared/year-sections.ts';
import { yearStatuses } from '#features/casework/shared/year-states.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import type { EditedRecord } from '#web/office/kept/record-editor.tsx';
import { useConfirm } from '#web/office/pieces/confirm.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { fullTime } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import type { KnownOfYear, YearView } from './use-year.ts';
import styles from './year.module.css';

interface YearNavProps {
  name: string;
  record: EditedRecord | null;
  year: YearView;
  review: KnownOfYear['review'];
  /** Shows the form as applicants will see it; absent while no programme is chosen. */
  onPreview: (() => void) | undefined;
  /** Sets the whole form; absent where it cannot be changed. */
  onRestore: ((values: Values) => void) | undefined;
}

/** The parts of a year, each with how much it changes and whether something there has to be mended. */
export function YearNav({ name, record, year, review, onPreview, onRestore }: YearNavProps) {
  const t = useTexts();
  const read = useTextIn();
  const confirm = useConfirm();
  const { base, baseYear, differences, checks, facts } = year;
  const status = String(review?.state ?? record?.row.status ?? 'DRAFT') as keyof typeof yearStatuses;
  const restore = async () => {
    const asked = { title: t('year.restore', { year: baseYear }), text: t('year.restoreText'), danger: true };
    if (base && onRestore && (await confirm(asked))) onRestore(base);
  };
  const jump = (key: string) =>
    document.getElementById(`year-${key}`)?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  return (
    <nav className={`card column ${styles.nav}`} aria-label={t('year.parts')}>
      <header className="stack gap-6">
        <h1 className="breaks">{name}</h1>
        <p className="row wraps gap-6">
          <StatusTag tone={yearStatuses[status].tone}>{read(yearStatuses[status].label)}</StatusTag>
          {review && Boolean(record?.row.draft) && <span className="size-12 muted">{t('year.inForceMeanwhile')}</span>}
        </p>
        {review && <p className="size-12 muted">{t('year.savedAt', { time: fullTime(review.savedAt) })}</p>}
      </header>
      <ol>
        {yearSections.map(({ key, title }, at) => {
          const changed = differences.filter(({ section }) => section === key).length;
          const open = checks.filter(({ level, path }) => level === 'blocks' && sectionOf(path) === key).length;
          const mark = open > 0 ? 'open' : changed > 0 ? 'changed' : base ? 'same' : 'none';
          return (
            <li key={key}>
              <button type="button" className="plain-button row top gap-8 whole" onClick={() => jump(key)}>
                <span className={`middle rigid ${styles.mark}`} data-mark={mark}>
                  {mark === 'open' ? '!' : mark === 'same' ? <Icon name="check" size={12} /> : at + 1}
                </span>
                <span className="stack">
                  <b>{read(title)}</b>
                  <small className="muted">
                    {open > 0
                      ? t('year.toMend', { count: open })
                      : changed > 0
                        ? t('year.changed', { count: changed })
                        : base
                          ? facts?.inForce
                            ? t('year.sameInForce')
                            : t('year.same', { year: baseYear })
                          : ''}
                  </small>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {onPreview && (
        <button type="button" className="link row gap-6" onClick={onPreview}>
          <Icon name="eye" size={14} />
          {t('year.preview')}
        </button>
      )}
      {base && onRestore && differences.length > 0 && (
        <button type="button" className="link row gap-6" onClick={() => void restore()}>
          <Icon name="undo" size={14} />
          {facts?.inForce ? t('year.restoreInForce') : t('year.restore', { year: baseYear })}
        </button>
      )}
    </nav>
  );
}
