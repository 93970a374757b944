import { Light } from '#features/flock/poultry/art/light.tsx';
import { flagLines } from '#features/flock/shared/documents/flag-words.ts';
import { methodWords } from '#features/flock/shared/documents/method.ts';
import { findingWords, hintWords } from '#features/flock/shared/documents/phrases.ts';
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
        <ol className={`stack ${styles.next}`}>
          {result.findings.map((finding, index) => {
            const { title, why } = findingWords(finding, words);
            return (
              <li className="stack gap-12 parted" key={finding.key}>
                <span className={`${styles.number} middle size-20 heavy`} aria-hidden="true">
                  {index + 1}
                </span>
                <span>
                  <b className="block">{title}</b>
                  <span className="fine">{why}</span>
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
    <section className={`round-card ${styles.chain}`}>
      {result.hints.map((hint, index) => (
        <p key={hint.key}>
          {index === 0 && <b>{words.report('together')}: </b>}
          {hintWords(hint, words)}
        </p>
      ))}
    </section>
  );
}

/** The red flags, what was done about each of what raised them, and what was taken back. */
export function FlagsCard({ report, words, offset }: ReportView) {
  const { raised, wrong } = flagLines(report, { words, offset });
  if (raised.length + wrong.length === 0) return null;
  return (
    <section className={raised.length > 0 ? `${styles.card} ${styles.flags}` : styles.card}>
      <h2>{words.report('flag.title')}</h2>
      <ul>
        {raised.map(({ trigger, title, answers }) => (
          <li key={trigger} className={`stack gap-10 ${styles.flag}`}>
            <Light kind="act" size={28} />
            <div>
              <b>{title}</b>
              {answers.map((answer) => (
                <p key={answer} className="fine">
                  {answer}
                </p>
              ))}
            </div>
          </li>
        ))}
        {wrong.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines stand as they are
          <li key={index} className="fine">
            {line}
          </li>
        ))}
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
      <p className="fine">{words.report('notAssessed.note')}</p>
      <ul className={`line wraps gap-8 above-10 ${styles.list}`}>
        {result.notAssessed.map((section) => (
          <li className="row gap-8" key={section} id={section}>
            <Light kind="none" size={24} />
            {words.terms(`section.${section}`)}
            {result.sections[section].state !== 'complete' && (
              <span className="fine">{words.terms(`state.${result.sections[section].state}`)}</span>
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
      <p className={`quiet ${styles.method}`}>{methodWords(report, result, words)}</p>
    </section>
  );
}
