import { Checkbox, Input, Select } from 'antd';
import { useId } from 'react';
import type { RowValue } from '#core/forms/values.ts';
import type { Problem } from '#core/texts/errors/problems.ts';
import { useTexts } from '#features/learning/office/words.ts';
import { type QuestItem, questItemTypes } from '#features/learning/shared/quest.ts';
import { rowsOf, withoutOption } from '#features/learning/shared/quest-rows.ts';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import type { RecordFormState } from '#web/office/resource/record/use-record-form.ts';
import { useTextIn } from '#web/office/texts.ts';
import { Conditions } from './conditions.tsx';
import { OptionPairs } from './option-pairs.tsx';
import styles from './quest.module.css';

interface ItemSettingsProps {
  readonly form: RecordFormState;
  readonly items: readonly QuestItem[];
  readonly row: RowValue;
  readonly at: number;
  readonly problem: Problem | undefined;
  readonly isLocked: boolean;
  /** Whether only its words can be changed. */
  readonly isFrozen: boolean;
  readonly onClose: () => void;
}

/** What one item asks, in both languages, and when it is shown. */
export function ItemSettings({ form, items, row, at, problem, isLocked, isFrozen, onClose }: ItemSettingsProps) {
  const t = useTexts();
  const read = useTextIn();
  const name = useId();
  const item = items[at]!;
  const path = (key: string) => `items[${row.id}].${key}`;
  const change = (key: string, value: unknown) => form.set(path(key), value);
  const titled = (key: 'titleCN' | 'titleEN', label: string) => (
    <div className="column gap-4 size-13">
      <label htmlFor={`${name}-${key}`}>{label}</label>
      <Input.TextArea
        id={`${name}-${key}`}
        className="self-sizing"
        rows={2}
        maxLength={200}
        disabled={isLocked}
        value={String(row[key] ?? '')}
        onChange={(event) => change(key, event.target.value.replaceAll('\n', ' '))}
        onBlur={() => void form.leave(path(key))}
      />
      <Wrong text={form.messages[path(key)]} />
    </div>
  );
  const hasOptions = item.type === 'SINGLE' || item.type === 'MULTI';
  return (
    <section className={`card column gap-12 ${styles.settings}`} aria-labelledby="quest-item">
      <header className="row gap-8">
        <h2 id="quest-item" className="size-14 fills">
          {t('learning.itemNumber', { count: at + 1 })}
        </h2>
        <IconButton name="close" label={t('learning.closeItem')} onClick={onClose} />
      </header>
      {titled('titleCN', t('learning.titleCN'))}
      {titled('titleEN', t('learning.titleEN'))}
      <div className="row wraps gap-8-16">
        <Select
          aria-label={t('learning.kind')}
          className={styles.type}
          disabled={isFrozen}
          value={item.type}
          options={questItemTypes.map(({ value, label }) => ({ value, label: read(label) }))}
          onChange={(value) => change('type', value)}
        />
        <Checkbox
          disabled={isFrozen}
          checked={item.isRequired}
          onChange={(event) => change('required', event.target.checked ? 'YES' : 'NO')}
        >
          {t('learning.must')}
        </Checkbox>
      </div>
      {hasOptions && (
        <OptionPairs
          value={String(row.options ?? '')}
          {...{ isLocked, isFrozen }}
          onChange={(value) => change('options', value)}
          onRemove={(position) => form.set('items', withoutOption(rowsOf(form.values), row.id, position))}
        />
      )}
      <Wrong text={form.messages[path('options')]} />
      <Conditions {...{ items, at }} isLocked={isFrozen} onChange={(value) => change('showIf', value)} />
      <Wrong
        text={
          form.messages[path('showIf')] ??
          (problem &&
            read({ CN: String(problem.params?.becauseCN ?? ''), EN: String(problem.params?.becauseEN ?? '') }))
        }
      />
    </section>
  );
}

function Wrong({ text }: { text: string | undefined }) {
  return text ? (
    <span role="alert" className={`size-12-5 ${styles.wrong}`}>
      {text}
    </span>
  ) : null;
}
