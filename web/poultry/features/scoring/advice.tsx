import { placesOf } from '#core/scoring/items.ts';
import { marksOf } from '#core/scoring/marks.ts';
import type { Report } from '#core/scoring/report.ts';
import { tellAdvice } from '#core/scoring/samples.ts';
import type { Say } from '#core/scoring/tell.ts';
import { languageTags } from '#core/texts/words.ts';
import { useSession } from '../../../kit/session.ts';
import { reportReaders } from '../../catalogues.ts';
import styles from './advice.module.css';
import type { ItemSection } from './items.ts';

/** How many more are enough, or that they cannot be, in a sentence or two; nothing before the first score. */
export function Advice({ report, section }: { report: Report; section: ItemSection }) {
  const locale = useSession((session) => session.locale);
  const measured = marksOf(report, section).find(({ unit }) => unit === 'percent');
  if (!measured?.share) return null;
  const { findings, terms } = reportReaders;
  const language = { findings: findings as Say, terms: terms as Say, tag: languageTags[locale] };
  const { share, limit } = measured;
  return tellAdvice({ share, limit, places: placesOf(report, section) }, language).map((sentence) => (
    <p key={sentence} className={styles.advice}>
      {sentence}
    </p>
  ));
}
