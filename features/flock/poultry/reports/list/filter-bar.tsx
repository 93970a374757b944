import type { ReactNode } from 'react';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { TickChip } from '#features/flock/poultry/pieces/choice-chips.tsx';
import { useFlockWords } from '#features/flock/poultry/reports/flock-words.ts';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import { lightKinds } from '#features/flock/shared/scoring/results/light-shapes.ts';
import styles from './reports-page.module.css';

export interface Filter {
  readonly text: string;
  /** Empty: all. */
  readonly farmId: string;
  /** Of the most pressing section; empty: all. */
  readonly light: string;
  readonly isUnsent: boolean;
}

export const noFilter: Filter = { text: '', farmId: '', light: '', isUnsent: false };

export function FilterBar({
  filter,
  farms,
  onChange,
}: {
  filter: Filter;
  farms: readonly Farm[];
  onChange: (filter: Filter) => void;
}) {
  const { report: t, terms } = useFlockWords();
  const isFiltered = filter.text !== '' || filter.farmId !== '' || filter.light !== '' || filter.isUnsent;
  return (
    <search className={`stack gap-12 ${styles.filter}`}>
      <label className={`anchor ${styles.search}`}>
        <span className="vh">{t('list.search')}</span>
        <FieldIcon name="search" />
        <input
          className="entry"
          type="search"
          value={filter.text}
          placeholder={t('list.searchHint')}
          onChange={({ target }) => onChange({ ...filter, text: target.value })}
        />
      </label>
      <Choice label={t('list.farm')} value={filter.farmId} onChange={(farmId) => onChange({ ...filter, farmId })}>
        <option value="">{t('list.allFarms')}</option>
        {farms.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice label={t('list.light')} value={filter.light} onChange={(light) => onChange({ ...filter, light })}>
        <option value="">{t('list.allLights')}</option>
        {lightKinds.map((light) => (
          <option key={light} value={light}>
            {terms(`light.${light}`)}
          </option>
        ))}
      </Choice>
      <TickChip checked={filter.isUnsent} onChange={(isUnsent) => onChange({ ...filter, isUnsent })}>
        {t('list.unsent')}
      </TickChip>
      {isFiltered && (
        <BigButton kind="quiet" small icon="close" onClick={() => onChange(noFilter)}>
          {t('list.clear')}
        </BigButton>
      )}
    </search>
  );
}

function Choice({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <label className={`${styles.choice} stack gap-4 slim strong size-15`}>
      {label}
      <select className="entry" value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </label>
  );
}
