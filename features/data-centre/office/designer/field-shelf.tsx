import { Checkbox, Select } from 'antd';
import { useTexts } from '#features/data-centre/office/words.ts';
import { mostDimensions, mostMeasures } from '#features/data-centre/shared/report.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import type { RecordFormState } from '#web/office/resource/record/use-record-form.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './designer.module.css';
import type { DatasetInfo } from './designer.tsx';
import { chosenIn, dragged } from './shelves.tsx';

interface FieldShelfProps {
  datasets: readonly DatasetInfo[];
  dataset: DatasetInfo | undefined;
  form: RecordFormState;
  isFixed: boolean;
}

/** The dataset with what can be counted of it and by what. Who a row is about is never offered. */
export function FieldShelf({ datasets, dataset, form, isFixed }: FieldShelfProps) {
  const t = useTexts();
  const read = useTextIn();
  const change = (key: string) => {
    form.set('dataset', key);
    form.set('dimensions', []);
    form.set('measures', ['count']);
    form.set('filters', []);
  };
  return (
    <aside className={`card column gap-12 slim ${styles.shelf}`} aria-label={t('data.dataset')}>
      <h2 className="size-14">{t('data.dataset')}</h2>
      <Select
        aria-label={t('data.dataset')}
        placeholder={t('data.chooseDataset')}
        disabled={isFixed}
        suffixIcon={<Icon name="down" size={12} />}
        value={dataset?.key ?? null}
        options={datasets.map(({ key, name }) => ({ value: key, label: read(name) }))}
        onChange={change}
      />
      {dataset && (
        <>
          <Fields
            {...{ form, isFixed }}
            name={t('data.dimensions')}
            field="dimensions"
            most={mostDimensions}
            offered={dataset.dimensions}
          />
          <Fields
            {...{ form, isFixed }}
            name={t('data.measures')}
            field="measures"
            most={mostMeasures}
            offered={dataset.measures}
          />
          <div className="column gap-4">
            <h3 className="size-12 muted">{t('data.locked')}</h3>
            <span className="row gap-6 size-13 muted">
              <Icon name="lock" size={12} />
              {t('data.personal')}
            </span>
          </div>
        </>
      )}
    </aside>
  );
}

interface FieldsProps {
  form: RecordFormState;
  isFixed: boolean;
  name: string;
  field: 'dimensions' | 'measures';
  most: number;
  offered: readonly { key: string; name: { CN: string; EN: string } }[];
}

function Fields({ form, isFixed, name, field, most, offered }: FieldsProps) {
  const read = useTextIn();
  const chosen = chosenIn(form.values[field]);
  return (
    <fieldset className={`column gap-4 bare ${styles.fields}`}>
      <legend className="size-12 muted">{name}</legend>
      <ul className="column gap-4">
        {offered.map(({ key, name: label }) => {
          const isChosen = chosen.includes(key);
          return (
            <li key={key} draggable={!isFixed} onDragStart={(event) => event.dataTransfer.setData(dragged[field], key)}>
              <Checkbox
                checked={isChosen}
                disabled={isFixed || (!isChosen && chosen.length >= most)}
                onChange={() => form.set(field, isChosen ? chosen.filter((each) => each !== key) : [...chosen, key])}
              >
                {read(label)}
              </Checkbox>
            </li>
          );
        })}
      </ul>
      {form.messages[field] && (
        <p className="size-12" data-tone="bad" role="alert">
          {form.messages[field]}
        </p>
      )}
    </fieldset>
  );
}
