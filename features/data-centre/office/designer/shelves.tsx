import { Button, Input, Select } from 'antd';
import { useTexts } from '#features/data-centre/office/words.ts';
import { mostFilters } from '#features/data-centre/shared/report.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import type { RecordFormState } from '#web/office/resource/record/use-record-form.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './designer.module.css';
import type { DatasetInfo } from './designer.tsx';
import { chosenIn } from './field-shelf.tsx';

interface ShelvesProps {
  dataset: DatasetInfo | undefined;
  form: RecordFormState;
  isFixed: boolean;
}

interface FilterRow {
  readonly id: string;
  readonly dimension: string;
  readonly value: string;
}

/** What stands in rows, in columns and as figures, in the order that was chosen, and what it is narrowed to. */
export function Shelves({ dataset, form, isFixed }: ShelvesProps) {
  const t = useTexts();
  const read = useTextIn();
  const dimensions = chosenIn(form.values.dimensions);
  const measures = dataset ? chosenIn(form.values.measures) : [];
  const nameOf = (key: string) => {
    const found = [...(dataset?.dimensions ?? []), ...(dataset?.measures ?? [])].find((each) => each.key === key);
    return found ? read(found.name) : key;
  };
  const down = dimensions.length > 1 ? dimensions.slice(0, -1) : dimensions;
  const across = dimensions.length > 1 ? dimensions.slice(-1) : [];
  const chip = (key: string, field: 'dimensions' | 'measures', all: readonly string[]) => (
    <span key={key} className={`inline-row gap-4 size-13 ${styles.chip}`}>
      {nameOf(key)}
      {!isFixed && all.indexOf(key) > 0 && (
        <IconButton
          name="left"
          size={10}
          label={t('data.first', { name: nameOf(key) })}
          onClick={() => form.set(field, [key, ...all.filter((each) => each !== key)])}
        />
      )}
      {!isFixed && (
        <IconButton
          name="close"
          size={10}
          label={t('data.remove', { name: nameOf(key) })}
          onClick={() =>
            form.set(
              field,
              all.filter((each) => each !== key),
            )
          }
        />
      )}
    </span>
  );
  return (
    <dl className={`stack gap-6 ${styles.shelves}`}>
      <dt>{t('data.rows')}</dt>
      <dd className="row wraps gap-6">
        {down.map((key) => chip(key, 'dimensions', dimensions))}
        {dimensions.length === 0 && <span className="size-12-5 muted">{t('data.most')}</span>}
      </dd>
      <dt>{t('data.columns')}</dt>
      <dd className="row wraps gap-6">{across.map((key) => chip(key, 'dimensions', dimensions))}</dd>
      <dt>{t('data.values')}</dt>
      <dd className="row wraps gap-6">{measures.map((key) => chip(key, 'measures', measures))}</dd>
      <dt>{t('data.filters')}</dt>
      <dd className="row wraps gap-6">
        <Filters {...{ dataset, form, isFixed }} />
      </dd>
    </dl>
  );
}

function Filters({ dataset, form, isFixed }: ShelvesProps) {
  const t = useTexts();
  const read = useTextIn();
  const rows = (Array.isArray(form.values.filters) ? form.values.filters : []) as FilterRow[];
  const offered = dataset?.dimensions.filter(({ options }) => options.length > 0) ?? [];
  const set = (next: readonly FilterRow[]) => form.set('filters', next);
  const change = (id: string, part: Partial<FilterRow>) =>
    set(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  const free = offered.filter(({ key }) => !rows.some(({ dimension }) => dimension === key));
  const suffixIcon = <Icon name="down" size={12} />;
  return (
    <>
      {rows.map((row) => {
        const own = offered.find(({ key }) => key === row.dimension);
        const named = { disabled: isFixed, suffixIcon, size: 'small' } as const;
        return (
          <span key={row.id} className={`inline-row gap-4 ${styles.chip}`}>
            <Select
              {...named}
              aria-label={t('data.filterOf')}
              value={row.dimension}
              options={[...(own ? [own] : []), ...free].map(({ key, name }) => ({ value: key, label: read(name) }))}
              onChange={(dimension) => change(row.id, { dimension, value: '' })}
            />
            {own ? (
              <Select
                {...named}
                className={styles.value}
                showSearch={{ optionFilterProp: 'label' }}
                aria-label={t('data.filterValue')}
                value={row.value || null}
                options={own.options.map(({ value, label }) => ({ value, label: read(label) }))}
                onChange={(value) => change(row.id, { value })}
              />
            ) : (
              <Input size="small" disabled value={row.value} aria-label={t('data.filterValue')} />
            )}
            {!isFixed && (
              <IconButton
                name="close"
                size={10}
                label={t('data.removeFilter')}
                onClick={() => set(rows.filter(({ id }) => id !== row.id))}
              />
            )}
          </span>
        );
      })}
      {!isFixed && free.length > 0 && rows.length < mostFilters && (
        <Button
          size="small"
          type="text"
          icon={<Icon name="plus" size={12} />}
          onClick={() => set([...rows, { id: `f${Date.now()}`, dimension: free[0]!.key, value: '' }])}
        >
          {t('data.addFilter')}
        </Button>
      )}
    </>
  );
}
