import type { Option } from '#core/dictionaries/option.ts';
import type { RegionField } from '#core/forms/kinds/region.ts';
import { regionTrail } from '#core/forms/regions.ts';
import { textIn } from '#core/texts/text.ts';
import { fieldClasses } from '#web/kit/controls/field.tsx';
import type { ControlProps } from '../control.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useFormScope } from '../form-scope.ts';
import { useFormWords } from '../words.ts';

const levels = ['province', 'city', 'district'] as const;

/** Province, city, district one after the other; the deepest one chosen is stored. */
export function RegionControl(props: ControlProps<RegionField>) {
  const { field, value, id, isReadOnly, change, settle } = props;
  const t = useFormWords();
  const { locale, dictionaries } = useFormScope();
  const trail = typeof value === 'string' && value ? regionTrail(value, dictionaries) : [];
  const shown: { options: readonly Option[]; chosen: Option | undefined }[] = [];
  let options: readonly Option[] | undefined = dictionaries.region;
  for (const depth of levels.keys()) {
    if (!options || depth > levels.indexOf(field.depth)) break;
    shown.push({ options, chosen: trail[depth] });
    options = trail[depth]?.children;
  }
  return (
    <FieldFrame control={props} group="group">
      {(parts) => (
        <div className="stack three gap-8 folds">
          {shown.length === 0 && <select className={fieldClasses.input} disabled aria-label={t('loading')} />}
          {shown.map(({ options: offered, chosen }, depth) => (
            <select
              key={levels[depth]}
              id={depth === 0 ? `${id}-first` : undefined}
              className={fieldClasses.input}
              aria-label={t(`region.${levels[depth]!}`)}
              aria-invalid={parts['aria-invalid']}
              aria-describedby={parts['aria-describedby']}
              value={chosen?.value ?? ''}
              disabled={isReadOnly}
              onChange={(event) => change(event.target.value || trail[depth - 1]?.value || null)}
              onBlur={settle}
            >
              <option value="">{t(`region.${levels[depth]!}`)}</option>
              {offered
                .filter((option) => !option.isReplaced || option === chosen)
                .map((option) => (
                  <option key={option.value} value={option.value}>
                    {textIn(option.label, locale)}
                  </option>
                ))}
            </select>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
