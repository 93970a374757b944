import { Button, Input, Select } from 'antd';
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '#features/data-centre/office/words.ts';
import { mostDimensions, mostFilters, mostMeasures } from '#features/data-centre/shared/report.ts';
import { moveBy, putOnShelf, type Shelf, shelvesOf } from '#features/data-centre/shared/shelves.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import type { RecordFormState } from '#web/office/resource/record/use-record-form.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './designer.module.css';
import type { DatasetInfo } from './designer.tsx';

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

type Field = 'dimensions' | 'measures';

/** What is dragged, by the kind of its data: while it hovers nothing else of it can be read. */
export const dragged = { dimensions: 'x-field/dimension', measures: 'x-field/measure' } as const;

/**
 * What stands in rows, in columns and as figures, in the order that was chosen, and what it is narrowed to. Fields are
 * dragged here and between shelves; with the keyboard, arrows move the one in focus and Delete takes it off.
 */
export function Shelves({ dataset, form, isFixed }: ShelvesProps) {
  const t = useTexts();
  const read = useTextIn();
  const dimensions = chosenIn(form.values.dimensions);
  const measures = dataset ? chosenIn(form.values.measures) : [];
  const shelves = useRef<HTMLDListElement>(null);
  const [moved, setMoved] = useState<{ key: string; said: string }>();
  useEffect(() => {
    // What goes to another shelf is drawn anew there.
    if (moved) shelves.current?.querySelector<HTMLElement>(`[data-field="${moved.key}"]`)?.focus();
  }, [moved]);
  const nameOf = (key: string) => {
    const found = [...(dataset?.dimensions ?? []), ...(dataset?.measures ?? [])].find((each) => each.key === key);
    return found ? read(found.name) : key;
  };
  const { rows, columns } = shelvesOf(dimensions);
  const put = (key: string, shelf: Shelf, before?: string) =>
    form.set('dimensions', [...putOnShelf(dimensions, key, { shelf, before, most: mostDimensions })]);
  const putMeasure = (key: string, before?: string) => {
    if (key === before || (!measures.includes(key) && measures.length >= mostMeasures)) return;
    const others = measures.filter((each) => each !== key);
    form.set('measures', others.toSpliced(before ? others.indexOf(before) : others.length, 0, key));
  };
  const pressed = (event: KeyboardEvent, key: string, field: Field, all: readonly string[]) => {
    const isRow = rows.includes(key);
    let next: readonly string[] | undefined;
    if (event.key === 'ArrowLeft') next = moveBy(all, key, -1);
    else if (event.key === 'ArrowRight') next = moveBy(all, key, 1);
    else if (field === 'dimensions' && (event.key === 'ArrowDown' || event.key === 'ArrowUp'))
      next =
        isRow === (event.key === 'ArrowDown')
          ? putOnShelf(all, key, { shelf: isRow ? 'columns' : 'rows', most: mostDimensions })
          : all;
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      return form.set(
        field,
        all.filter((each) => each !== key),
      );
    }
    if (!next) return;
    event.preventDefault();
    if (next.join() === all.join()) return;
    form.set(field, [...next]);
    const after = shelvesOf(next);
    const shelf = field === 'measures' ? 'values' : after.columns.includes(key) ? 'columns' : 'rows';
    const at = (shelf === 'columns' ? 0 : next.indexOf(key)) + 1;
    setMoved({ key, said: t('data.moved', { name: nameOf(key), shelf: t(`data.${shelf}`), at }) });
  };
  const over = (event: DragEvent, field: Field) => {
    if (!isFixed && event.dataTransfer.types.includes(dragged[field])) event.preventDefault();
  };
  const drop = (event: DragEvent, field: Field, onDrop: (key: string) => void) => {
    const key = event.dataTransfer.getData(dragged[field]);
    const isOffered = dataset?.[field].some((each) => each.key === key);
    if (isFixed || !isOffered) return;
    event.preventDefault();
    event.stopPropagation();
    onDrop(key);
  };
  const target = (field: Field, onDrop: (key: string) => void) => ({
    onDragOver: (event: DragEvent) => over(event, field),
    onDrop: (event: DragEvent) => drop(event, field, onDrop),
  });
  const chip = (key: string, field: Field, all: readonly string[], onDrop: (dropped: string) => void) => (
    <li key={key} className={`inline-row gap-4 size-13 ${styles.chip}`} {...target(field, onDrop)}>
      {isFixed ? (
        nameOf(key)
      ) : (
        <button
          type="button"
          draggable
          data-field={key}
          className={`bare ${styles.held}`}
          title={t('data.moveHint')}
          aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Delete"
          onDragStart={(event) => event.dataTransfer.setData(dragged[field], key)}
          onKeyDown={(event) => pressed(event, key, field, all)}
        >
          {nameOf(key)}
        </button>
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
    </li>
  );
  const shelf = (name: Shelf, keys: readonly string[]) => (
    <dd {...target('dimensions', (key) => put(key, name))}>
      <ul className="row wraps gap-6">
        {keys.map((key) => chip(key, 'dimensions', dimensions, (dropped) => put(dropped, name, key)))}
        {name === 'rows' && dimensions.length < mostDimensions && !isFixed && (
          <li className="size-12-5 muted">{t('data.most')}</li>
        )}
      </ul>
    </dd>
  );
  return (
    <>
      <dl ref={shelves} className={`stack gap-6 ${styles.shelves}`}>
        <dt>{t('data.rows')}</dt>
        {shelf('rows', rows)}
        <dt>{t('data.columns')}</dt>
        {shelf('columns', columns)}
        <dt>{t('data.values')}</dt>
        <dd {...target('measures', (key) => putMeasure(key))}>
          <ul className="row wraps gap-6">
            {measures.map((key) => chip(key, 'measures', measures, (dropped) => putMeasure(dropped, key)))}
          </ul>
        </dd>
        <dt>{t('data.filters')}</dt>
        <Filters {...{ dataset, form, isFixed, target }} />
      </dl>
      <p className="vh" role="status">
        {moved?.said}
      </p>
    </>
  );
}

interface FiltersProps extends ShelvesProps {
  target: (field: Field, onDrop: (key: string) => void) => object;
}

function Filters({ dataset, form, isFixed, target }: FiltersProps) {
  const t = useTexts();
  const read = useTextIn();
  const rows = (Array.isArray(form.values.filters) ? form.values.filters : []) as FilterRow[];
  const offered = dataset?.dimensions.filter(({ options }) => options.length > 0) ?? [];
  const set = (next: readonly FilterRow[]) => form.set('filters', next);
  const change = (id: string, part: Partial<FilterRow>) =>
    set(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  const free = offered.filter(({ key }) => !rows.some(({ dimension }) => dimension === key));
  const suffixIcon = <Icon name="down" size={12} />;
  const add = (key: string) => set([...rows, { id: `f${Date.now()}`, dimension: key, value: '' }]);
  const isFree = (key: string) => rows.length < mostFilters && free.some((each) => each.key === key);
  return (
    <dd className="row wraps gap-6" {...target('dimensions', (key) => isFree(key) && add(key))}>
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
        <Button size="small" type="text" icon={<Icon name="plus" size={12} />} onClick={() => add(free[0]!.key)}>
          {t('data.addFilter')}
        </Button>
      )}
    </dd>
  );
}

/** The keys that a field of several choices holds. */
export function chosenIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
