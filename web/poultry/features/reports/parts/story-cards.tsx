import { doneWords } from '#core/documents/flock/first-page.ts';
import { methodWords } from '#core/documents/flock/method.ts';
import { findingWords, hintWords } from '#core/documents/flock/phrases.ts';
import { Light } from '../../../art/light.tsx';
import styles from './cards.module.css';
import type { ReportView } from './report-view.ts';

/** What to do next, three lines at most. */
export function NextCard({ result, words }: ReportView) {
  return (
    <section className={styles.card}>
      <h2>{words.report('next.title')}</h2>
      {result.findings.length === 0 ? (
        <p>{words.report('next.none')}</p>
      ) : (
        <ol className={styles.next}>
          {result.findings.map((finding, index) => {
            const { title, why } = findingWords(finding, words);
            return (
              <li key={finding.key}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <span>
                  <b>{title}</b>
                  <span className={styles.note}>{why}</span>
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

/** What was seen in several sections at once. */
export function TogetherCard({ result, words }: ReportView) {
  if (result.hints.length === 0) return null;
  return (
    <section className={styles.chain}>
      {result.hints.map((hint, index) => (
        <p key={hint.key}>
          {index === 0 && <b>{words.report('together')}: </b>}
          {hintWords(hint, words)}
        </p>
      ))}
    </section>
  );
}

/** The red flags and what was done about each. */
export function FlagsCard({ report, result, words, offset }: ReportView) {
  if (result.flags.length === 0) return null;
  return (
    <section className={`${styles.card} ${styles.flags}`}>
      <h2>{words.report('flag.title')}</h2>
      <ul>
        {result.flags.map(({ trigger }) => {
          const done = report.flags.findLast((flag) => flag.trigger === trigger && flag.done !== null);
          return (
            <li key={trigger}>
              <Light kind="act" size={28} />
              <span>
                <b>{words.report(`flag.${trigger}`)}</b>{' '}
                <span className={styles.note}>{doneWords(done, { words, offset })}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What was left out, never counted as 0. */
export function NotAssessedCard({ result, words }: ReportView) {
  if (result.notAssessed.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{words.report('notAssessed.title')}</h2>
      <p className={styles.note}>{words.report('notAssessed.note')}</p>
      <ul className={styles.list}>
        {result.notAssessed.map((section) => (
          <li key={section} id={section}>
            <Light kind="none" size={24} />
            {words.terms(`section.${section}`)}
            {result.sections[section].state !== 'complete' && (
              <span className={styles.note}>{words.terms(`state.${result.sections[section].state}`)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How the result was come by. */
export function MethodCard({ report, result, words }: ReportView) {
  return (
    <section>
      <h2 className={styles.title}>{words.report('method.title')}</h2>
      <p className={styles.method}>{methodWords(report, result, words)}</p>
    </section>
  );
}
