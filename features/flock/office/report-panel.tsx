import { useTexts } from '#features/flock/office/words.ts';
import { reportPanelCall } from '#features/flock/office-calls.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './flocks.module.css';
import { SectionResult } from './section-result.tsx';

/** What a report comes to: red flags and what to look at next first, then every section, then what was written. */
export function ReportPanel({ id }: { id: string }) {
  const t = useTexts();
  const read = useTextIn();
  const found = useOfficeCall(reportPanelCall, { id });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={9} height={44} />;
  const { assessor, ageDays, flags, findings, sections, note, comments } = found.data;
  return (
    <div className={`stack gap-20 size-13 ${styles.parts}`}>
      <dl className={styles.pairs}>
        <dt className="muted">{t('flock.assessor')}</dt>
        <dd>
          {assessor || '–'}
          {ageDays !== null && <span className="muted"> · {t('flock.age', { days: ageDays })}</span>}
        </dd>
      </dl>
      {flags.length > 0 && (
        <section className={`row wraps ${styles.flags}`} aria-label={t('flock.flags')}>
          <Icon name="warning" size={16} />
          <b>{t('flock.flags')}</b>
          <span>{flags.map(read).join(t('app.listComma'))}</span>
        </section>
      )}
      {findings.length > 0 && (
        <section>
          <h3>{t('flock.findings')}</h3>
          <ol className={`stack gap-8 ${styles.findings}`}>
            {findings.map(({ title, why }) => (
              <li key={title.CN}>
                <b>{read(title)}</b>
                <span className="muted">{read(why)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section>
        <h3>{t('flock.results')}</h3>
        <div className="stack two gap-12 folds">
          {sections.map((section) => (
            <SectionResult key={section.name.CN} section={section} />
          ))}
        </div>
      </section>
      <section>
        <h3>{t('flock.comments')}</h3>
        {note === '' && comments.length === 0 && <p className="muted">{t('flock.nothing')}</p>}
        {note !== '' && (
          <p className={`${styles.said} as-typed breaks`}>
            {note} <span className="muted">{t('flock.note')}</span>
          </p>
        )}
        {comments.map(({ text, at }) => (
          <p key={`${at}${text}`} className={`${styles.said} as-typed breaks`}>
            {text}{' '}
            <time className="muted" dateTime={at}>
              {shortTime(at)}
            </time>
          </p>
        ))}
      </section>
      <p className="muted">{t('flock.noDiagnosis')}</p>
    </div>
  );
}
