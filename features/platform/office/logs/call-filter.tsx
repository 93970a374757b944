import { Button, DatePicker, Input, InputNumber, Segmented, Select } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#features/platform/office/words.ts';
import { dayjs } from '#web/office/calendar.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { momentOf } from '#web/office/pieces/time.ts';
import { type LogFilter, type SpanName, spans } from './log-filter.ts';
import styles from './logs.module.css';

interface CallFilterProps {
  filter: LogFilter;
  range: { from: string; to: string };
  onChange: (part: Partial<LogFilter>) => void;
  onSearch: () => void;
}

/** Range, path, account, errors, slowness. */
export function CallFilter({ filter, range, onChange, onSearch }: CallFilterProps) {
  const t = useTexts();
  const key = JSON.stringify(filter);
  const kept = { of: key, words: filter.path || filter.account || filter.trace, slower: filter.slower };
  const [draft, setDraft] = useState(kept);
  const typed = draft.of === key ? draft : kept;
  const shown = (iso: string) => dayjs(`${momentOf(iso).day}T${momentOf(iso).clock}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
    onChange({ ...readWords(typed.words), slower: typed.slower });
  };
  return (
    <search aria-label={t('list.filters')}>
      <form className={`row wraps gap-8 size-13 ${styles.filter}`} onSubmit={submit} data-filters="">
        <DatePicker.RangePicker
          showTime={{ format: 'HH:mm' }}
          format="MM-DD HH:mm"
          allowClear={false}
          className={styles.range ?? ''}
          suffixIcon={<Icon name="calendar" size={14} />}
          separator={<span className="muted">{t('app.to')}</span>}
          value={[shown(range.from), shown(range.to)]}
          onChange={(days) => {
            const [from, to] = days ?? [];
            if (from && to)
              onChange({ span: null, from: from.format('YYYY-MM-DDTHH:mm'), to: to.format('YYYY-MM-DDTHH:mm') });
          }}
        />
        <Segmented<SpanName | ''>
          aria-label={t('logs.time')}
          value={filter.span ?? ''}
          options={(Object.keys(spans) as SpanName[]).map((span) => ({ value: span, label: t(`logs.${span}`) }))}
          onChange={(span) => span !== '' && onChange({ span })}
        />
        <Input
          className={styles.words ?? ''}
          allowClear
          maxLength={120}
          prefix={<Icon name="search" size={14} />}
          placeholder={t('logs.words')}
          aria-label={t('logs.words')}
          value={typed.words}
          onChange={(event) => setDraft({ ...typed, words: event.target.value })}
        />
        <Select
          className={styles.short ?? ''}
          aria-label={t('logs.codeFilter')}
          suffixIcon={<Icon name="down" size={12} />}
          value={filter.failed ? 'failed' : 'any'}
          options={[
            { value: 'any', label: t('logs.anyCode') },
            { value: 'failed', label: t('logs.failedOnly') },
          ]}
          onChange={(value) => onChange({ failed: value === 'failed' })}
        />
        <InputNumber
          className={styles.short ?? ''}
          min={0}
          controls={false}
          placeholder={t('logs.slower')}
          aria-label={t('logs.slower')}
          value={typed.slower}
          onChange={(value) => setDraft({ ...typed, slower: value })}
        />
        <Button
          onClick={() => onChange({ span: 'hour1', path: '', account: '', trace: '', failed: false, slower: null })}
        >
          {t('app.reset')}
        </Button>
        <Button type="primary" htmlType="submit">
          {t('app.search')}
        </Button>
      </form>
    </search>
  );
}

/** One search box for three things: a path begins with a slash, a trace is long and hexadecimal, the rest is a login name. */
export function readWords(words: string): Pick<LogFilter, 'path' | 'account' | 'trace'> {
  const text = words.trim();
  const none = { path: '', account: '', trace: '' };
  if (text.startsWith('/')) return { ...none, path: text };
  return /^[0-9a-f-]{8,}$/i.test(text) ? { ...none, trace: text } : { ...none, account: text };
}
