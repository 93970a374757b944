import { useSearchParams } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { states } from '#core/workflow/states.ts';
import { declareListCall } from '#features/casework/calls/applications.ts';
import { ApplicationList } from '#features/casework/portal/application/application-list.tsx';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { ChipButton } from '#web/kit/controls/chip.tsx';
import { usePaged } from '#web/kit/controls/paged.ts';
import { Pager } from '#web/kit/controls/pager.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import styles from '#web/portal/personal/section.module.css';
import { usePersonalWords } from '#web/portal/personal/words.ts';

/** Everything I applied for, in all programmes. */
export function Component() {
  const t = usePersonalWords();
  const locale = useSession((session) => session.locale);
  const [query, setQuery] = useSearchParams();
  const state = states.find(({ key }) => key === query.get('state'))?.key;
  const list = usePaged(declareListCall, state ? { state } : {}, { size: 20, quiet: true });
  const { answer, error, isPending, refetch } = list;
  const rows = answer?.rows ?? [];
  return (
    <PersonalFrame>
      <h1>{t('own.title')}</h1>
      <fieldset className={`line wraps gap-8 ${styles.chips}`} aria-label={t('own.filter')}>
        <ChipButton chosen={!state} onClick={() => setQuery({})}>
          {t('own.every')}
        </ChipButton>
        {states.map(({ key, name }) => (
          <ChipButton key={key} chosen={state === key} onClick={() => setQuery({ state: key })}>
            {textIn(name, locale)}
          </ChipButton>
        ))}
      </fieldset>
      {isPending ? (
        <Card boxed>
          <SkeletonRows rows={3} />
        </Card>
      ) : error && !answer ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : rows.length > 0 ? (
        <div ref={list.top} aria-busy={list.isLeaving || undefined}>
          <ApplicationList rows={rows} level={2} />
          <Pager page={list.page} size={list.size} total={answer?.total ?? rows.length} />
        </div>
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
