import { DatePicker } from 'antd';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { rangeNames, rangeOf } from '#core/calendar/day-ranges.ts';
import { dayjs } from '#web/office/calendar.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useTexts } from '#web/office/texts.ts';
import styles from './filter-card.module.css';
import { daysOf, type FilterValue } from './list-query.ts';

interface RangeInputProps {
  id: string;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
}

/** Days from and to, typed or chosen, either of which may stay empty; or a span by its name. */
export function RangeInput({ id, value, onChange }: RangeInputProps) {
  const t = useTexts();
  const days = daysOf(value);
  const today = dayInShanghai(Date.now());
  const shown = (day: string | undefined) => (day ? dayjs(day) : null);
  const isNamed = (name: string) => name === value;
  return (
    <DatePicker.RangePicker
      id={{ start: id }}
      allowEmpty={[true, true]}
      format="YYYY-MM-DD"
      value={days ? [shown(days.from), shown(days.to)] : null}
      separator={<span className="muted">{t('app.to')}</span>}
      suffixIcon={<Icon name="calendar" size={14} />}
      renderExtraFooter={() => (
        <div className={`line wraps ${styles.spans}`}>
          {rangeNames.map((name) => (
            <button
              key={name}
              type="button"
              className="link"
              aria-pressed={isNamed(name)}
              title={Object.values(rangeOf(name, today)).join(' – ')}
              onClick={() => onChange(name)}
            >
              {t(`list.${name}`)}
            </button>
          ))}
        </div>
      )}
      onChange={(chosen) => {
        const [from = '', to = ''] = (chosen ?? []).map((day) => day?.format('YYYY-MM-DD') ?? '');
        onChange(from || to ? { from, to } : undefined);
      }}
    />
  );
}
