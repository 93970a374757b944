import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { useTerms } from '#features/flock/poultry/catalogues.ts';
import { localDay } from '#features/flock/poultry/local-time.ts';
import { BigLink, IconLink } from '#features/flock/poultry/pieces/button.tsx';
import { ChoiceChips } from '#features/flock/poultry/pieces/choice-chips.tsx';
import { EmptyCard } from '#features/flock/poultry/pieces/empty-card.tsx';
import { Page } from '#features/flock/poultry/pieces/page.tsx';
import { CardSkeleton } from '#features/flock/poultry/pieces/skeleton.tsx';
import { database } from '#features/flock/poultry/store/database.ts';
import { useFarms, useReports } from '#features/flock/poultry/store/documents.ts';
import { useFarmsInReading } from '#features/flock/poultry/store/sending/first-reading.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { FarmCard } from './farm-card.tsx';
import { type FarmFacts, farmFacts } from './farm-facts.ts';
import styles from './farms-page.module.css';

const filters = ['all', 'due', 'act', 'unsent'] as const;
type Filter = (typeof filters)[number];

export function Component() {
  const t = useShell();
  const terms = useTerms();
  const farms = useFarms();
  const reports = useReports();
  const reading = useFarmsInReading();
  const unsent = useLiveQuery(
    async () => new Set((await database().changes.orderBy('farmId').uniqueKeys()) as string[]),
  );
  const [query, setQuery] = useSearchParams();
  const [words, setWords] = useState('');
  const on = localDay();
  const facts = useMemo(
    () =>
      farms && reports && reading
        ? farms.map((farm) => farmFacts(farm, reports, { on, isRead: !reading.has(farm.id) }))
        : undefined,
    [farms, reports, reading, on],
  );
  const chosen = filters.find((filter) => filter === query.get('show')) ?? 'all';
  const holds: Record<Filter, (facts: FarmFacts) => boolean> = {
    all: () => true,
    due: ({ isDue }) => isDue,
    act: ({ isActing }) => isActing,
    unsent: ({ farm }) => unsent?.has(farm.id) ?? false,
  };
  const found = facts
    ?.filter(holds[chosen])
    .filter(({ farm }) =>
      [
        farm.name,
        farm.genetics,
        farm.breedText,
        terms(`type.${farm.type}`),
        terms(`breed.${farm.breed}`),
        ...farm.houses.map(({ name }) => name),
      ]
        .join('\n')
        .toLowerCase()
        .includes(words.trim().toLowerCase()),
    );
  return (
    <Page title={t('farms.title')} actions={<IconLink icon="key" label={t('join.title')} to="/join" />}>
      {facts === undefined && <CardSkeleton />}
      {facts?.length === 0 && (
        <EmptyCard drawing="feather-0" title={t('farms.emptyTitle')}>
          {t('farms.emptyText')}
        </EmptyCard>
      )}
      {facts && facts.length > 0 && (
        <>
          <label className={`row gap-10 on-card rounded quiet ${styles.search}`}>
            <FieldIcon name="search" />
            <span className="vh">{t('farms.search')}</span>
            <input
              className="fills bare ink"
              type="search"
              value={words}
              placeholder={t('farms.search')}
              onChange={({ target }) => setWords(target.value)}
            />
          </label>
          <ChoiceChips
            legend={t('farms.filter')}
            isLegendHidden
            value={chosen}
            onChange={(show) => setQuery(show === 'all' ? {} : { show }, { replace: true, state: { stays: true } })}
            choices={filters.map((value) => ({
              value,
              label: `${t(`farms.show.${value}`)} ${facts.filter(holds[value]).length}`,
            }))}
          />
          <div className={`stack gap-16 ${styles.list}`}>
            {found?.map((each) => (
              <FarmCard key={each.farm.id} facts={each} on={on} />
            ))}
          </div>
          {found?.length === 0 && <p role="status">{t('farms.noneFound')}</p>}
        </>
      )}
      <BigLink kind="straw" icon="plus" to="/farms/new" className={styles.add}>
        {t('farms.new')}
      </BigLink>
    </Page>
  );
}
