import { memo } from 'react';
import type { Share } from '#core/scoring/statistics.ts';
import { useScoring } from '../../catalogues.ts';
import type { ItemSection, ItemState } from './items.ts';
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
    <button type="button" className={styles.progress} onClick={onOpen}>
      <span className={styles.row}>
        <span className="vh">{t('score.overviewOpen', { no, most })}</span>
        <span className={styles.big} aria-hidden="true">
          {no}
        </span>
        <span className={styles.of} aria-hidden="true">
          {t(ofKey[section] ?? 'score.of', { most })}
        </span>
        <span className={styles.sure} role="status">
          <Certainty section={section} share={share} />
        </span>
      </span>
      <span className={styles.blocks} aria-hidden="true">
        {states.map((state, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the block of a number
          <i key={index} className={`${styles[state]} ${index + 1 === no ? styles.now : ''}`} />
        ))}
      </span>
    </button>
  );
});

const ofKey: Partial<Record<ItemSection, 'score.ofBirds' | 'score.ofSpots'>> = {
  fpd: 'score.ofBirds',
  feather: 'score.ofBirds',
  litter: 'score.ofSpots',
};

/** From which score on an ordinal section counts as not normal; droppings are just "not normal". */
const fromScore: Partial<Record<ItemSection, number>> = { litter: 3, fpd: 2, feather: 2 };

/** What is known by now, in two short lines. */
export function Certainty({ section, share }: { section: ItemSection; share: Share }) {
  const t = useScoring();
  if (share.n === 0) return t('score.noneYet');
  const score = fromScore[section];
  return (
    <>
      <b>{t('score.certain', { abnormal: share.x, scored: share.n })}</b>{' '}
      {score === undefined ? t('score.notNormal') : t('score.atOrAbove', { score })}
      <br />
      {t('score.share', { low: Math.round(share.low * 100), high: Math.round(share.high * 100) })}
    </>
  );
}
