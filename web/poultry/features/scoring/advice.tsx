import type { Report } from '#core/scoring/report.ts';
import { tellAdviceSoFar } from '#core/scoring/samples.ts';
import type { ItemSection } from '#core/scoring/scales.ts';
import type { Say } from '#core/scoring/tell.ts';
import { languageTags } from '#core/texts/words.ts';
import { useSession } from '../../../kit/session.ts';
import { reportReaders } from '../../catalogues.ts';
import styles from './advice.module.css';

/** How many more are enough, or that they cannot be, in a sentence or two; nothing before the first score. */
export function Advice({ report, section }: { report: Report; section: ItemSection }) {
  const locale = useSession((session) => session.locale);
  const { findings, terms } = reportReaders;
  const language = { findings: findings as Say, terms: terms as Say, tag: languageTags[locale] };
  return tellAdviceSoFar(report, section, language).map((sentence) => (
    <p key={sentence} className={styles.advice}>
      {sentence}
    </p>
  ));
}
