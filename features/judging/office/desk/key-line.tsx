import { useTexts } from '#features/judging/office/words.ts';
import styles from './desk.module.css';
import type { JudgedEntry } from './entry-desk.tsx';

/** The keys a judge uses most, in one line under what they read; `?` lists all. */
export function KeyLine({ rubric, hasPages }: { rubric: JudgedEntry['rubric']; hasPages: boolean }) {
  const t = useTexts();
  const last = Math.min(9, rubric.dimensions.length);
  const keys = [
    { keys: last > 1 ? ['1', '–', String(last)] : ['1'], meaning: t('keys.criterion') },
    { keys: ['Q', 'W', 'E', 'R'], meaning: t('keys.band') },
    { keys: ['↑', '↓'], meaning: t('keys.fine') },
    ...(hasPages ? [{ keys: ['[', ']'], meaning: t('keys.page') }] : []),
    { keys: ['J', 'K'], meaning: t('keys.entry') },
    { keys: ['X'], meaning: t('keys.mark') },
    { keys: ['Ctrl', 'Enter'], meaning: t('keys.submit') },
    { keys: ['?'], meaning: t('keys.all') },
  ];
  return (
    <p className={`row wraps gap-4-12 ruled size-12 muted ${styles.keys}`}>
      {keys.map(({ keys: pressed, meaning }) => (
        <span key={meaning} className="inline-row gap-2">
          {pressed.map((key) =>
            key === '–' ? (
              key
            ) : (
              <kbd key={key} className="key">
                {key}
              </kbd>
            ),
          )}{' '}
          {meaning}
        </span>
      ))}
    </p>
  );
}
