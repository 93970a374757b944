import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { Field } from '#core/forms/field.ts';
import type { Section } from '#core/forms/section.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { itemsOf } from '#features/casework/shared/year-items.ts';
import { yearSections } from '#features/casework/shared/year-sections.ts';
import { FieldGrid } from '#web/office/resource/inputs/field-grid.tsx';
import type { RecordFormState } from '#web/office/resource/record/use-record-form.ts';
import { useTextIn } from '#web/office/texts.ts';
import { QuotaTable } from './quota-table.tsx';
import { StepBars } from './step-bars.tsx';
import type { YearView } from './use-year.ts';
import styles from './year.module.css';

interface YearFormProps {
  whole: Section;
  form: RecordFormState;
  options: Dictionaries;
  year: YearView;
  isLocked: boolean;
  isNew: boolean;
}

/** All parts of the form one below the other; what differs from the comparison has an amber edge and says what it was. */
export function YearForm({ whole, form, options, year, isLocked, isNew }: YearFormProps) {
  const t = useTexts();
  const read = useTextIn();
  const fixed = isLocked ? whole.fields.map(({ key }) => key) : isNew ? [] : ['programme', 'year'];
  const values = form.stored();
  const isItemised = itemsOf(values.programme) !== undefined;
  // Drawn as tables: with items the limit of all applications stands above the table, without it is the table.
  const drawn = ['quotas', 'stepDays', ...(isItemised ? [] : ['quota'])];
  return (
    <div className={`card column ${styles.form}`}>
      {yearSections.map(({ key, title, fields }) => (
        <section key={key} id={`year-${key}`} aria-labelledby={`year-${key}-title`}>
          <h2 id={`year-${key}-title`}>
            {read(title)}
            {key === 'window' && <small className="muted">{t('year.windowHint')}</small>}
            {key === 'quotas' && <small className="muted">{t('year.unit')}</small>}
            {key === 'steps' && <small className="muted">{t('year.stepsHint')}</small>}
          </h2>
          <div className={styles.fields}>
            {form.fields
              .filter((field) => fields.includes(field.key) && !drawn.includes(field.key))
              .map((field) => (
                <Part key={field.key} field={field} year={year}>
                  <FieldGrid section={whole} form={form} options={options} fixed={fixed} only={[field.key]} isStacked />
                </Part>
              ))}
          </div>
          {key === 'quotas' && <QuotaTable {...{ form, values, year, isLocked }} />}
          {key === 'steps' && <StepBars {...{ form, values, year, isLocked }} />}
        </section>
      ))}
    </div>
  );
}

function Part({ field, year, children }: { field: Field; year: YearView; children: React.ReactNode }) {
  const t = useTexts();
  const read = useTextIn();
  const changes = year.differences.filter(({ key }) => key === field.key || key.startsWith(`${field.key}.`));
  const was = changes.length === 1 && changes[0]!.key === field.key ? read(changes[0]!.before) : '';
  return (
    <div
      className={`${styles.part} ${field.width === 'half' ? '' : styles.wide}`}
      data-changed={changes.length > 0 || undefined}
    >
      {children}
      {was !== '' && <p className="size-12 warn-ink breaks">{t('year.was', { value: was })}</p>}
    </div>
  );
}
