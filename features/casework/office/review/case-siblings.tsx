import { Link } from 'react-router';
import { CaseState } from '#features/casework/office/case-state.tsx';
import styles from '#features/casework/office/joint/joint.module.css';
import { useTexts } from '#features/casework/office/words.ts';
import { useTextIn } from '#web/office/texts.ts';
import type { Desk } from './use-case.ts';

/** Cases of the same year for brothers and sisters: how they stand and what they wish, to be placed together. */
export function CaseSiblings({ desk }: { desk: Desk }) {
  const t = useTexts();
  const read = useTextIn();
  const { siblings } = desk.data!;
  if (siblings.length === 0) return null;
  return (
    <section className={`stack gap-8 size-13 ${styles.checks}`} aria-label={t('review.siblings')}>
      <h3>{t('review.siblings')}</h3>
      {siblings.map(({ id, no, state, facts }) => (
        <div key={id} className="stack gap-4">
          <p className="row wraps gap-8-12">
            <Link className="mono" to={`/apply/task?scope=all&id=${id}`}>
              {no}
            </Link>
            <CaseState state={state} />
          </p>
          <dl className={styles.brief}>
            {facts.map(({ key, label, value }) => (
              <div key={key}>
                <dt className="muted">{read(label)}</dt>
                <dd className="breaks">{read(value)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
