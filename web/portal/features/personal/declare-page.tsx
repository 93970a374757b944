import { useSearchParams } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { type StateKey, states } from '#core/workflow/states.ts';
import { declareListCall } from '#features/casework/calls/applications.ts';
import { Button, ButtonLink } from '../../../kit/pieces/button.tsx';
import { Card } from '../../../kit/pieces/card.tsx';
import { ChipButton } from '../../../kit/pieces/chip.tsx';
import { EmptyState } from '../../../kit/pieces/empty-state.tsx';
import { ErrorState } from '../../../kit/pieces/error-state.tsx';
import { LoadMore } from '../../../kit/pieces/load-more.tsx';
import { SkeletonRows } from '../../../kit/pieces/skeleton.tsx';
import { usePages } from '../../../kit/query.ts';
import { useSession } from '../../../kit/session.ts';
import { ApplicationList } from '../application/application-list.tsx';
import { PersonalFrame } from './frame.tsx';
import styles from './section.module.css';
import { usePersonalWords } from './words.ts';

const offered: readonly StateKey[] = [
  'DRAFT',
  'ACCEPTING',
  'SUPPLEMENT',
  'REVIEW',
  'PUBLICITY',
  'APPROVED',
  'EFFECTIVE',
  'REJECTED',
  'CLOSED',
];

/** Everything I applied for, in all programmes. */
export function Component() {
  const t = usePersonalWords();
  const locale = useSession((session) => session.locale);
  const [query, setQuery] = useSearchParams();
  const state = offered.find((each) => each === query.get('state'));
  const { data, error, isPending, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = usePages(
    declareListCall,
    state ? { state } : {},
    { quiet: true },
  );
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <PersonalFrame>
      <h1>{t('own.title')}</h1>
      <fieldset className={styles.chips} aria-label={t('own.filter')}>
        <ChipButton chosen={!state} onClick={() => setQuery({})}>
          {t('own.every')}
        </ChipButton>
        {states
          .filter(({ key }) => offered.includes(key))
          .map(({ key, name }) => (
            <ChipButton key={key} chosen={state === key} onClick={() => setQuery({ state: key })}>
              {textIn(name, locale)}
            </ChipButton>
          ))}
      </fieldset>
      {isPending ? (
        <Card boxed>
          <SkeletonRows rows={3} />
        </Card>
      ) : error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : rows.length > 0 ? (
        <>
          <ApplicationList rows={rows} level={2} />
          <LoadMore
            shown={rows.length}
            total={data?.pages[0]?.total ?? rows.length}
            more={hasNextPage}
            busy={isFetchingNextPage}
            onMore={() => void fetchNextPage()}
          />
        </>
      ) : (
        <Card>
          {state ? (
            <EmptyState
              drawing="search"
              title={t('own.noneHere')}
              actions={<Button onClick={() => setQuery({})}>{t('own.showAll')}</Button>}
            />
          ) : (
            <EmptyState
              title={t('own.none')}
              actions={
                <ButtonLink kind="primary" to="/serve">
                  {t('own.start')}
                </ButtonLink>
              }
            >
              {t('own.noneNote')}
            </EmptyState>
          )}
        </Card>
      )}
    </PersonalFrame>
  );
}
