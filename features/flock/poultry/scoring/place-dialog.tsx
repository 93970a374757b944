import { useScoring } from '#features/flock/poultry/catalogues.ts';
import { areaCount } from '#features/flock/shared/scoring/scales.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import styles from './place-dialog.module.css';

/** The house from above in ten areas, 1 at the door: where the item under hand lies. */
export function PlaceDialog({
  place,
  counts,
  note,
  onChoose,
  onClose,
}: {
  place: number;
  /** How many items lie in each area already, from area 1 on. */
  counts: readonly number[];
  /** What is said below. */
  note: string;
  onChoose: (place: number) => void;
  onClose: () => void;
}) {
  const t = useScoring();
  return (
    <Dialog open title={t('score.placeTitle')} onClose={onClose}>
      <p className={`small strong centred ${styles.door}`}>{t('score.door')}</p>
      <div className={`stack gap-8 ${styles.house}`}>
        {Array.from({ length: areaCount }, (_, index) => index + 1).map((each) => (
          <button
            className="middle on-card rounded edged size-22 heavy"
            key={each}
            type="button"
            aria-label={t('score.place', { place: each })}
            aria-pressed={each === place}
            onClick={() => onChoose(each)}
          >
            {each}
            <Seen count={counts[each - 1] ?? 0} />
          </button>
        ))}
      </div>
      <p className="small quiet above-12 lines-1-4">{note}</p>
    </Dialog>
  );
}

/** As many dots as there are items; their number where that is not seen at a glance. */
function Seen({ count }: { count: number }) {
  return (
    <span className={count <= 4 ? styles.dots : styles.count} aria-hidden="true">
      {count <= 4 ? '●'.repeat(count) : count}
    </span>
  );
}
