import styles from './sitting.module.css';
import type { useSitting } from './use-sitting.ts';
import { useLearningWords } from './words.ts';

/** What a learner goes by while an exam runs, beside the paper. */
export function SittingRules({ time }: { time: ReturnType<typeof useSitting>['time'] }) {
  const t = useLearningWords();
  const ahead = Math.round((Date.parse(time.now) - time.heardAt) / 1000);
  return (
    <aside className={`small ${styles.rules} ${styles.side} ${styles.wide}`}>
      <h2 className="title-20 below-4">{t('exam.rulesNow')}</h2>
      <ul className="column">
        {[
          t('exam.leaves', { count: time.leaves }),
          t('exam.rule2'),
          t('exam.rule3'),
          ...(Math.abs(ahead) > 1 ? [t(ahead > 0 ? 'exam.ahead' : 'exam.behind', { count: Math.abs(ahead) })] : []),
          t('exam.keys'),
        ].map((rule) => (
          <li key={rule} className={`parted ${styles.ruleLine}`}>
            {rule}
          </li>
        ))}
      </ul>
    </aside>
  );
}
