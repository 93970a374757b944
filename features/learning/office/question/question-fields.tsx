import { Input, InputNumber, Segmented, Select } from 'antd';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import { useTexts } from '#features/learning/office/words.ts';
import { difficulties, gapsIn, questionFields } from '#features/learning/shared/question.ts';
import type { RecordFormState } from '#web/office/resource/record/use-record-form.ts';
import { useTextIn } from '#web/office/texts.ts';
import { Line } from './line.tsx';
import { OptionRows } from './option-rows.tsx';
import styles from './question.module.css';

interface QuestionFieldsProps {
  readonly form: RecordFormState;
  readonly options: Dictionaries;
  readonly isLocked: boolean;
}

const labels = Object.fromEntries(questionFields.map(({ key, label }) => [key, label]));

/** The fields that a question of its kind has. */
export function QuestionFields({ form, options, isLocked: disabled }: QuestionFieldsProps) {
  const t = useTexts();
  const read = useTextIn();
  const { values, messages } = form;
  const text = (key: string) => String(values[key] ?? '');
  const label = (key: string) => read(labels[key]!);
  const isShown = (key: string) => form.fields.some((field) => field.key === key);
  const typed = (key: string) => ({
    disabled,
    value: text(key),
    onChange: ({ target }: { target: { value: string } }) => form.set(key, target.value),
    onBlur: () => void form.leave(key),
  });
  const long = (key: string, rows: number, max: number, isRequired = false) => (
    <Line label={label(key)} isRequired={isRequired} error={messages[key]}>
      {(parts) => <Input.TextArea {...parts} {...typed(key)} className="self-sizing" rows={rows} maxLength={max} />}
    </Line>
  );
  const partials: Record<string, string> = {
    NONE: t('learning.partialNone'),
    HALF: t('learning.partialHalf'),
    RATIO: t('learning.partialRatio'),
  };
  return (
    <>
      <Line label={label('bank')} isRequired error={messages.bank}>
        {(parts) => (
          <Select
            {...parts}
            className={styles.topic}
            showSearch={{ optionFilterProp: 'label' }}
            disabled={disabled}
            value={text('bank') || null}
            options={(options.topics ?? []).map((topic) => ({ value: topic.value, label: read(topic.label) }))}
            onChange={(value) => form.set('bank', value)}
          />
        )}
      </Line>
      {long('stem', 2, 2000, true)}
      {values.type === 'BLANK' && (
        <p className={`size-12-5 muted ${styles.indented}`}>{t('learning.gaps', { count: gapsIn(values.stem) })}</p>
      )}
      {isShown('options') && <OptionRows form={form} isLocked={disabled} />}
      {isShown('isTrue') && (
        <Line label={label('isTrue')} isRequired isGroup error={messages.isTrue}>
          {() => (
            <Segmented<string>
              aria-label={label('isTrue')}
              disabled={disabled}
              value={text('isTrue')}
              options={[
                { value: 'TRUE', label: t('learning.true') },
                { value: 'FALSE', label: t('learning.false') },
              ]}
              onChange={(value) => form.set('isTrue', value)}
            />
          )}
        </Line>
      )}
      {isShown('blanks') && (
        <>
          {long('blanks', 2, 1000, true)}
          <p className={`size-12-5 muted ${styles.indented}`}>{t('learning.blanksNote')}</p>
        </>
      )}
      {isShown('reference') && long('reference', 4, 3000, true)}
      <Line
        label={t('learning.marking')}
        isRequired
        isGroup
        error={messages.score ?? messages.partial ?? messages.difficulty}
      >
        {() => (
          <div className="row wraps gap-8-16 size-13">
            <span className="row gap-8">
              <InputNumber
                aria-label={label('score')}
                className={styles.score}
                disabled={disabled}
                min={0.5}
                max={100}
                step={0.5}
                value={typeof values.score === 'number' ? values.score : null}
                onChange={(value) => form.set('score', value)}
                onBlur={() => void form.leave('score')}
              />
              {t('learning.pointsUnit')}
            </span>
            {isShown('partial') && (
              <span className="row wraps gap-8">
                {t('learning.tooFew')}
                <Segmented<string>
                  aria-label={label('partial')}
                  disabled={disabled}
                  value={text('partial')}
                  options={Object.entries(partials).map(([value, name]) => ({ value, label: name }))}
                  onChange={(value) => form.set('partial', value)}
                />
              </span>
            )}
            <span className="row wraps gap-8">
              {label('difficulty')}
              <Segmented<string>
                aria-label={label('difficulty')}
                disabled={disabled}
                value={text('difficulty')}
                options={difficulties.map(({ value }) => ({ value, label: value }))}
                onChange={(value) => form.set('difficulty', value)}
              />
            </span>
          </div>
        )}
      </Line>
      {long('analysis', 2, 2000)}
      <Line label={label('course')} error={messages.course}>
        {(parts) => (
          <Select
            {...parts}
            className={styles.topic}
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            disabled={disabled}
            value={text('course') || null}
            options={(options.courses ?? []).map((course) => ({ value: course.value, label: read(course.label) }))}
            onChange={(value) => form.set('course', value ?? null)}
          />
        )}
      </Line>
      <Line label={label('points')} error={messages.points}>
        {(parts) => <Input {...parts} {...typed('points')} className={styles.topic} maxLength={40} />}
      </Line>
    </>
  );
}
