import { memo } from 'react';
import type { Share } from '#core/statistics/estimates.ts';
import { useScoring } from '#features/flock/poultry/catalogues.ts';
import { abnormalFrom, scalesOfSection } from '#features/flock/shared/scoring/scales.ts';
import { type ItemSection, sectionOf } from '#features/flock/shared/sections/sections.ts';
import type { ItemState } from './item/items.ts';
import styles from './progress.module.css';

/**
 * Which of twenty is under hand, twenty blocks that differ in height and frame, and what is known by now: how many are
 * not normal, and between which shares the truth of the flock lies. Opens the overview.
 */
export const Progress = memo(function Progress({
  section,
  no,
  states,
  share,
  onOpen,
}: {
  section: ItemSection;
  no: number;
  states: readonly ItemState[];
  share: Share;
  onOpen: () => void;
}) {
  const t = useScoring();
  const most = states.length;
  return (
    <div className={styles.progress}>
      <div className={styles.row}>
        <span className={styles.big} aria-hidden="true">
          {no}
        </span>
        <span className={styles.of} aria-hidden="true">
          {t(`score.of.${sectionOf(section).noun}`, { most })}
        </span>
        <p className={styles.sure} role="status">
          <Certainty section={section} share={share} />
        </p>
      </div>
      <div className={styles.blocks} aria-hidden="true">
        {states.map((state, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the block of a number
          <i key={index} className={`${styles[state]} ${index + 1 === no ? styles.now : ''}`} />
        ))}
      </div>
      <button type="button" className={styles.open} onClick={onOpen}>
        <span className="vh">{t('score.overviewOpen', { no, most })}</span>
      </button>
    </div>
  );
});

/** What is known by now, in two short lines. */
export function Certainty({ section, share }: { section: ItemSection; share: Share }) {
  const t = useScoring();
  if (share.n === 0) return t('score.noneYet');
  // What is scored on two scales is normal or not; of the rest it is told from which score on.
  const [scale, ...more] = scalesOfSection(section);
  const score = more.length > 0 ? undefined : abnormalFrom(scale!);
  return (
    <>
      <b>{t('score.certain', { abnormal: share.x, scored: share.n })}</b>{' '}
      {score === undefined ? t('score.notNormal') : t('score.atOrAbove', { score })}
      <br />
      {t('score.share', { low: Math.round(share.low * 100), high: Math.round(share.high * 100) })}
    </>
  );
}
