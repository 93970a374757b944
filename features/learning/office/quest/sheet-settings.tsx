import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { Section } from '#core/forms/section.ts';
import { useTexts } from '#features/learning/office/words.ts';
import { wordedFields } from '#features/learning/shared/quest-texts.ts';
import { FieldGrid } from '#web/office/resource/inputs/field-grid.tsx';
import type { RecordFormState } from '#web/office/resource/record/use-record-form.ts';
import styles from './quest.module.css';

interface SheetSettingsProps {
  readonly form: RecordFormState;
  readonly section: Section;
  readonly options: Dictionaries;
  readonly isLocked: boolean;
  /** Whether only its words can be changed. */
  readonly isFrozen: boolean;
}

/** What the whole questionnaire is: title, purpose, course, time. */
export function SheetSettings({ form, section, options, isLocked, isFrozen }: SheetSettingsProps) {
  const t = useTexts();
  const keys = section.fields.map(({ key }) => key).filter((key) => key !== 'items');
  const locked = isLocked ? keys : isFrozen ? keys.filter((key) => !wordedFields.includes(key)) : [];
  return (
    <section className={`card column gap-12 ${styles.settings}`} aria-labelledby="quest-sheet">
      <h2 id="quest-sheet" className="size-14">
        {t('learning.sheet')}
      </h2>
      <FieldGrid {...{ section, form, options }} isStacked only={keys} fixed={locked} />
      {form.messages.items && (
        <p role="alert" className={`size-12-5 ${styles.wrong}`}>
          {form.messages.items}
        </p>
      )}
    </section>
  );
}
