import { languageTags } from '#core/texts/text.ts';
import { reportReaders } from '#features/flock/poultry/catalogues.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { tellAdviceSoFar } from '#features/flock/shared/scoring/results/samples.ts';
import type { AnyWords } from '#features/flock/shared/scoring/tell.ts';
import type { ItemSection } from '#features/flock/shared/sections/sections.ts';
import { useSession } from '#web/kit/call/session.ts';
import styles from './advice.module.css';

/** How many more are enough, or that they cannot be, in a sentence or two; nothing before the first score. */
export function Advice({ report, section }: { report: Report; section: ItemSection }) {
  const locale = useSession((session) => session.locale);
  const { findings, terms } = reportReaders;
  const language = { findings: findings as AnyWords, terms: terms as AnyWords, tag: languageTags[locale] };
  return tellAdviceSoFar(report, section, language).map((sentence) => (
    <p key={sentence} className={`quiet ${styles.advice}`}>
      {sentence}
    </p>
  ));
}
