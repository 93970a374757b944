import { DatePicker, Input, InputNumber, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import { type FocusEvent, lazy, type ReactNode, Suspense } from 'react';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { Field, FieldOf, Kind } from '#core/forms/field.ts';
import type { PhoneValue } from '#core/forms/kinds/phone.ts';
import { optionsOf } from '#core/forms/options.ts';
import type { Values } from '#core/forms/values.ts';
import { dayjs } from '#web/office/calendar.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import { FilesInput } from './files-input.tsx';
import { RegionInput } from './region-input.tsx';
import { RowsInput } from './rows-input.tsx';
import { isShown, typedDate } from './typed-date.ts';

// The editor is as big as the rest of the page: it comes where a text is edited.
const RichText = lazy(() => import('./rich-text-input.tsx').then((loaded) => ({ default: loaded.RichTextInput })));

interface FieldInputProps<F extends Field = Field> {
  id: string;
  field: F;
  values: Values;
  options: Dictionaries;
  isWrong: boolean;
  isRequired: boolean;
  isFixed: boolean;
  /** Ids of the lines that describe the field. */
  notes: string;
  onChange: (value: unknown) => void;
  /** With the value, where leaving gives it one. */
  onLeave: (value?: unknown) => void;
}

/** The control of a field kind, for the kinds that the office's own records use. */
export function FieldInput(props: FieldInputProps) {
  const draw = inputs[props.field.kind] as ((props: FieldInputProps) => ReactNode) | undefined;
  if (!draw) throw new Error(`the office has no input for ${props.field.kind} (${props.field.key})`);
  const Draw = draw;
  return <Draw {...props} />;
}

/** Whether a field of this kind can be edited in the office. */
export function hasInput(kind: Kind): boolean {
  return kind in inputs;
}

const inputs: { [K in Kind]?: (props: FieldInputProps<FieldOf<K>>) => ReactNode } = {
  text: TextInput,
  'long-text': LongTextInput,
  number: NumberInput,
  money: MoneyInput,
  choice: ChoiceInput,
  'multi-choice': MultiChoiceInput,
  date: DateInput,
  'date-time': DateTimeInput,
  month: DateInput,
  phone: PhoneInput,
  email: TextInput,
  'credit-code': TextInput,
  region: (props) => (
    <RegionInput
      control={common(props)}
      value={props.values[props.field.key]}
      options={props.options}
      isRequired={props.isRequired}
      onChange={props.onChange}
    />
  ),
  'rich-text': RichTextField,
  files: ({ id, field, values, isFixed, notes, onChange }) => (
    <FilesInput {...{ id, field, isFixed, notes, onChange }} value={values[field.key]} />
  ),
  rows: ({ id, field, values, options, isFixed, onChange, onLeave }) => (
    <RowsInput
      {...{ id, field, isFixed, onChange }}
      value={values[field.key]}
      control={(cell) => (
        <FieldInput
          {...{ ...cell, options, isFixed }}
          onLeave={() => onLeave()}
          isWrong={false}
          isRequired={cell.field.required === true}
          notes=""
        />
      )}
    />
  ),
};

function common({ id, isWrong, isRequired, isFixed, notes, onLeave }: FieldInputProps) {
  return {
    id,
    disabled: isFixed,
    onBlur: () => onLeave(),
    'aria-invalid': isWrong || undefined,
    'aria-required': isRequired || undefined,
    'aria-describedby': notes || undefined,
    ...(isWrong ? { status: 'error' as const } : {}),
  };
}

function TextInput(props: FieldInputProps<FieldOf<'text'> | FieldOf<'email'> | FieldOf<'credit-code'>>) {
  const { field, values, onChange } = props;
  return (
    <Input
      {...common(props)}
      type={field.kind === 'email' ? 'email' : 'text'}
      maxLength={field.kind === 'text' ? field.max : 254}
      value={textOf(values[field.key])}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function LongTextInput(props: FieldInputProps<FieldOf<'long-text'>>) {
  const { field, values, onChange } = props;
  const text = textOf(values[field.key]);
  return (
    <Input.TextArea
      {...common(props)}
      className="self-sizing"
      rows={3}
      {...(field.unit === 'characters' ? { showCount: true, maxLength: field.max } : {})}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function RichTextField({ field, values, ...rest }: FieldInputProps<FieldOf<'rich-text'>>) {
  const { id, isWrong, isRequired, isFixed, notes, onChange, onLeave } = rest;
  const label = useTextIn()(field.label);
  return (
    <Suspense fallback={<RowSkeleton rows={6} />}>
      <RichText
        {...{ id, label, isWrong, isRequired, isFixed, notes, onChange, onLeave }}
        value={textOf(values[field.key])}
        max={field.max}
      />
    </Suspense>
  );
}

function NumberInput(props: FieldInputProps<FieldOf<'number'>>) {
  const { field, values, onChange } = props;
  const read = useTextIn();
  return (
    <InputNumber
      {...common(props)}
      controls={false}
      precision={field.decimals}
      suffix={field.suffix && read(field.suffix)}
      value={numberOf(values[field.key])}
      onChange={(value) => onChange(value)}
    />
  );
}

function MoneyInput(props: FieldInputProps<FieldOf<'money'>>) {
  const { field, values, onChange } = props;
  return (
    <InputNumber
      {...common(props)}
      controls={false}
      suffix={field.unit}
      value={numberOf(values[field.key])}
      onChange={(value) => onChange(value)}
    />
  );
}

function ChoiceInput(props: FieldInputProps<FieldOf<'choice'>>) {
  const { field, values, options, onChange } = props;
  const t = useTexts();
  const read = useTextIn();
  return (
    <Select
      {...common(props)}
      allowClear={!props.isRequired}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('record.choose')}
      suffixIcon={<Icon name="down" size={12} />}
      options={optionsOf(field, values, options).map((option) => ({ value: option.value, label: read(option.label) }))}
      value={(values[field.key] as string | undefined) || null}
      onChange={(value) => onChange(value ?? undefined)}
    />
  );
}

function MultiChoiceInput(props: FieldInputProps<FieldOf<'multi-choice'>>) {
  const { field, values, options, onChange } = props;
  const t = useTexts();
  const read = useTextIn();
  return (
    <Select
      {...common(props)}
      mode="multiple"
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('record.choose')}
      suffixIcon={<Icon name="down" size={12} />}
      {...(field.max === undefined ? {} : { maxCount: field.max })}
      options={optionsOf(field, values, options).map((option) => ({ value: option.value, label: read(option.label) }))}
      value={Array.isArray(values[field.key]) ? (values[field.key] as string[]) : []}
      onChange={(value: string[]) => onChange(value)}
    />
  );
}

function DateInput(props: FieldInputProps<FieldOf<'date'> | FieldOf<'month'>>) {
  const format = props.field.kind === 'date' ? 'YYYY-MM-DD' : 'YYYY-MM';
  return <DatePicker {...dateControl(props, format)} picker={props.field.kind} />;
}

function DateTimeInput(props: FieldInputProps<FieldOf<'date-time'>>) {
  return <DatePicker {...dateControl(props, minuteFormat)} showTime={{ format: 'HH:mm', minuteStep: 5 }} />;
}

function dateControl(
  props: FieldInputProps<FieldOf<'date'> | FieldOf<'month'> | FieldOf<'date-time'>>,
  format: string,
) {
  const { field, values, onChange, onLeave } = props;
  const value = values[field.key];
  return {
    ...common(props),
    format,
    suffixIcon: <Icon name="calendar" size={14} />,
    value: isShown(value, field) ? dayjs(value) : null,
    // The picker tells of no text that it cannot read, and would drop it.
    preserveInvalidOnBlur: true,
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      // The calendar below it is left, too.
      if (!(target instanceof HTMLInputElement)) return;
      const typed = typedDate(target.value, field);
      if (typed !== (value || null)) onChange(typed);
      onLeave(typed);
    },
    onChange: (at: Dayjs | null) => onChange(at ? at.format(format) : undefined),
  };
}

/** As core/forms stores it: the clock of Asia/Shanghai, wherever the browser is. */
const minuteFormat = 'YYYY-MM-DD HH:mm';

function PhoneInput(props: FieldInputProps<FieldOf<'phone'>>) {
  const { field, values, options, onChange } = props;
  const read = useTextIn();
  const { area = '+86', number = '' } = (values[field.key] ?? {}) as Partial<PhoneValue>;
  return (
    <Input
      {...common(props)}
      type="tel"
      addonBefore={
        <Select
          variant="borderless"
          aria-label={read(field.label)}
          popupMatchSelectWidth={240}
          options={(options.phoneArea ?? []).map((option) => ({ value: option.value, label: option.value }))}
          value={area}
          onChange={(next: string) => onChange({ area: next, number })}
        />
      }
      maxLength={20}
      value={number}
      onChange={(event) => onChange({ area, number: event.target.value })}
    />
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number'
    ? value
    : value === undefined || value === null || value === ''
      ? null
      : Number(value);
}
