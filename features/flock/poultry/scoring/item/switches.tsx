import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { useScoring, useTerms } from '#features/flock/poultry/catalogues.ts';
import { type Foot, type Side, sides } from '#features/flock/shared/sections/fpd.ts';
import type { ScoredItem } from '#features/flock/shared/sections/sections.ts';
import { type Field, type Half, scoreIn } from './items.ts';
import styles from './switches.module.css';

/** Colour and texture of a dropping: a tick on what is scored, a number on what is to come. */
export function HalfSwitch({
  halves,
  item,
  field,
  onChange,
}: {
  halves: readonly Half[];
  item: ScoredItem | undefined;
  field: Field;
  onChange: (field: Field) => void;
}) {
  const terms = useTerms();
  return (
    <div className={`stack clip on-card rounded ${styles.halves}`}>
      {halves.map((half, index) => (
        <button
          className="row to-middle gap-8 bare bold"
          key={half.field}
          type="button"
          aria-pressed={half.field === field}
          onClick={() => onChange(half.field)}
        >
          {scoreIn(item, half.field) === null ? <span>{index + 1}</span> : <FieldIcon name="check" size={24} />}
          {terms(half.field === 'colour' ? 'term.colour' : 'term.texture')}
        </button>
      ))}
    </div>
  );
}

/** Both feet of a bird with their scores; the worse one counts. */
export function FeetSwitch({
  foot,
  side,
  onChange,
}: {
  foot: Foot | undefined;
  side: Side;
  onChange: (side: Side) => void;
}) {
  const t = useScoring();
  const score = foot?.score ?? null;
  return (
    <div className={`stack gap-10 ${styles.feet}`}>
      {sides.map((each) => (
        <button
          className="row apart on-card rounded strong"
          key={each}
          type="button"
          aria-pressed={each === side}
          onClick={() => onChange(each)}
        >
          {t(`score.${each}`)}
          <b>{foot?.[each] ?? '–'}</b>
        </button>
      ))}
      <p className="stack small strong">
        {score === null ? (
          t('score.bothFeet')
        ) : (
          <>
            <b>{t('score.counts', { score })}</b>
            {t('score.worseFoot')}
          </>
        )}
      </p>
    </div>
  );
}
