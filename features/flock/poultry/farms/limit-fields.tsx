import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { useTerms } from '#features/flock/poultry/catalogues.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { type LimitTable, measures, unitOf } from '#features/flock/shared/scoring/limits.ts';
import type { Measure } from '#features/flock/shared/sections/sections.ts';
import { TextField } from '#web/kit/controls/field.tsx';
import { cardClass } from '#web/kit/pieces/card.tsx';
import type { FarmDraft, FarmProblems } from './farm-draft.ts';
import styles from './farm-form.module.css';

/** The farm's own limits over those of its area; an empty field leaves the area's figure in force. */
export function LimitFields({
  own,
  area,
  problems,
  onChange,
}: {
  own: FarmDraft['limits'];
  area: LimitTable;
  problems: FarmProblems;
  onChange: (own: FarmDraft['limits']) => void;
}) {
  const t = useShell();
  const terms = useTerms();
  return (
    <details className={`${cardClass} ${styles.limits}`} open={Object.keys(own).length > 0 || undefined}>
      <summary className="row gap-10 bold">
        <FieldIcon name="next" size={24} />
        {t('farm.ownLimits')}
      </summary>
      <div className="stack gap-20">
        <p className="small quiet">{t('farm.ownLimitsNote')}</p>
        {measures.map((measure) => {
          const typed = own[measure] ?? { good: '', act: '' };
          const isWrong = problems[`limit:${measure}`] !== undefined;
          const field = (end: 'good' | 'act') => ({
            label: t(`limits.${end}`),
            inputMode: 'decimal' as const,
            placeholder: `${area[measure][end]}`,
            value: typed[end],
            'aria-invalid': isWrong || undefined,
            onChange: ({ target }: { target: HTMLInputElement }) =>
              onChange({ ...own, [measure]: { ...typed, [end]: target.value } }),
          });
          return (
            <div key={measure} className={`stack two gap-8-12 ${styles.limit}`}>
              <h3>
                {terms(`measure.${measure}`)} ({t(`limits.unit.${unitName(measure)}`)})
              </h3>
              {isWrong && <p className={`strong ${styles.wrong}`}>{t('farm.wrong.limits')}</p>}
              <TextField {...field('good')} />
              <TextField {...field('act')} />
            </div>
          );
        })}
      </div>
    </details>
  );
}

export function unitName(measure: Measure): 'ppm' | 'points' | 'percent' {
  const unit = unitOf(measure);
  return unit === 'index' ? 'points' : unit;
}
