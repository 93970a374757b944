import { Link, useSearchParams } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { entryListCall } from '#features/competition/calls.ts';
import { EditionFacts } from '#features/competition/kit/edition-facts.tsx';
import { useCompetitionWords } from '#features/competition/kit/words.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { showDeadline } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import styles from './competition.module.css';
import { EntryRow } from './entry-row.tsx';

const shows = ['submit', 'verify', 'all'] as const;

/** The competitor's page: counters that open their lists, own entries, and the edition that is open. */
export function Component() {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const [query] = useSearchParams();
  const show = shows.find((each) => each === query.get('show')) ?? 'all';
  const { data, error, refetch } = useCall(entryListCall, { show }, { quiet: true, ...renewed });
  const open = data?.open;
  return (
    <>
      <PageHead
        crumbs={useCrumbs(t('list.title'))}
        title={t('list.title')}
        note={
          open
            ? t('list.open', { edition: textIn(open.title, locale), time: showDeadline(open.closesAt, locale) })
            : t('list.closed')
        }
      />
      <div className="wrap column gap-20 above-24 below-32">
        {error && !data ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !data ? (
          <SkeletonRows rows={3} />
        ) : (
          <>
            <div className="row wraps apart gap-16">
              <nav className={`row wraps ${styles.counters}`} aria-label={t('list.counters')}>
                {shows.map((key) => (
                  <Link key={key} to={`/itec?show=${key}`} aria-current={key === show ? 'page' : undefined}>
                    {t(`counter.${key}`)} <b>{data.counts[key]}</b>
                  </Link>
                ))}
              </nav>
              {open && (
                <ButtonLink kind="accent" to="/itec/apply">
                  {t(data.counts.all > 0 ? 'list.another' : 'list.begin')}
                </ButtonLink>
              )}
            </div>
            {data.rows.length === 0 ? (
              <Card boxed>
                <EmptyState title={t(show === 'all' ? 'list.none' : 'list.noneHere')}>{t('list.noneNote')}</EmptyState>
              </Card>
            ) : (
              <ul className="panel">
                {data.rows.map((entry) => (
                  <EntryRow key={entry.id} entry={entry} />
                ))}
              </ul>
            )}
            <EditionFacts />
          </>
        )}
      </div>
    </>
  );
}
