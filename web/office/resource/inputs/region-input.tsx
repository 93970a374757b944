import { Cascader } from 'antd';
import type { Dictionaries, Option } from '#core/dictionaries/option.ts';
import { regionTrail } from '#core/forms/regions.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useTextIn, useTexts } from '#web/office/texts.ts';

interface RegionInputProps {
  /** Id, state and notes of the control. */
  control: { id: string; disabled: boolean };
  value: unknown;
  options: Dictionaries;
  isRequired: boolean;
  onChange: (value: string | undefined) => void;
}

/** A region of China, from the province down; typing searches by name. */
export function RegionInput({ control, value, options, isRequired, onChange }: RegionInputProps) {
  const t = useTexts();
  const read = useTextIn();
  const trail = typeof value === 'string' ? regionTrail(value, options).map((option) => option.value) : [];
  const level = (list: readonly Option[]): Choice[] =>
    list.map(({ value: code, label, children }) => ({
      value: code,
      label: read(label),
      ...(children ? { children: level(children) } : {}),
    }));
  return (
    <Cascader
      {...control}
      allowClear={!isRequired}
      showSearch
      placeholder={t('record.choose')}
      suffixIcon={<Icon name="down" size={12} />}
      options={level(options.region ?? [])}
      value={trail}
      onChange={(codes) => onChange(codes?.at(-1) === undefined ? undefined : String(codes.at(-1)))}
    />
  );
}

interface Choice {
  value: string;
  label: string;
  children?: Choice[];
}
