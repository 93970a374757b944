import { Link, NavLink, useSearchParams } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { entryListCall } from '#features/competition/calls.ts';
import { EditionBlocks, useEdition } from '#features/competition/kit/edition-facts.tsx';
import { EditionHero } from '#features/competition/kit/edition-hero.tsx';
import { useCompetitionWords } from '#features/competition/kit/words.ts';
import { editionState } from '#features/competition/shared/edition.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useIsKnown } from '#web/portal/shell/known-paths.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import styles from './competition.module.css';
import { EntryRow } from './entry-row.tsx';
import { nextPath } from './paths.ts';

const shows = ['submit', 'verify', 'all'] as const;

/** The competitor's page: the edition and its calendar, counters that open their lists, own entries, tracks and prizes. */
export function Component() {
  const [query] = useSearchParams();
  const show = shows.find((each) => each === query.get('show')) ?? 'all';
  const list = useCall(entryListCall, { show }, { quiet: true, ...renewed });
  const { data: shown } = useEdition();
  return (
    <>
      <Head shown={shown} rows={list.data?.rows} />
      <SiteNav />
      <section className={styles.mine}>
        <div className="wrap">
          {list.error && !list.data ? (
            <ErrorState error={list.error} onRetry={list.refetch} />
          ) : !list.data ? (
            <SkeletonRows rows={3} />
          ) : (
            <Entries list={list.data} show={show} />
          )}
        </div>
      </section>
      {shown?.edition && (
        <div className={`wrap column ${styles.edition}`}>
          <EditionBlocks edition={shown.edition} before={shown.before} />
        </div>
      )}
    </>
  );
}

type List = OutputOf<typeof entryListCall>;

/** The edition with what its reader does next; a plain head while there is none. */
function Head({ shown, rows }: { shown: ReturnType<typeof useEdition>['data']; rows: List['rows'] | undefined }) {
  const t = useCompetitionWords();
  const crumbs = useCrumbs(t('list.title'));
  if (!shown?.edition) return <PageHead crumbs={crumbs} title={t('list.title')} note={shown && t('list.closed')} />;
  const { edition, rounds } = shown;
  const draft = rows?.find((entry) => entry.state === 'DRAFT' && entry.edition.id === edition.id);
  const isOpen = editionState(edition, new Date(serverNow())) === 'open';
  return (
    <EditionHero edition={edition} rounds={rounds}>
      {isOpen ? (
        <ButtonLink kind="accent" to={draft ? nextPath(draft) : '/itec/apply'}>
          {t(draft ? 'hero.goOn' : 'hero.enter')} <Icon name="arrow" />
        </ButtonLink>
      ) : (
        <ButtonLink kind="accent" to="/itecpage/home">
          {t('hero.results')}
        </ButtonLink>
      )}
      <ButtonLink className={styles.ghost} to="/itecpage/home">
        {t('hero.rules')}
      </ButtonLink>
    </EditionHero>
  );
}

/** The way to the public side of the contest. */
function SiteNav() {
  const t = useCompetitionWords();
  const isKnown = useIsKnown();
  const entries = [
    ['/itec', t('hero.mine')],
    ['/itecpage/home', t('hero.home')],
    ['/itecpage/activity', t('hero.activities')],
    ['/itecpage/highlight', t('hero.news')],
  ] as const;
  return (
    <nav className={`on-dark unprinted ${styles.nav}`} aria-label={t('hero.nav')}>
      <ul className="wrap line">
        {entries
          .filter(([to]) => isKnown(to))
          .map(([to, words]) => (
            <li key={to}>
              <NavLink className="row on-one-line unlined underlines" to={to} end>
                {words}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function Entries({ list: { rows, counts, open }, show }: { list: List; show: (typeof shows)[number] }) {
  const t = useCompetitionWords();
  return (
    <>
      <div className={`row wraps ${styles.head}`}>
        <div className="grows">
          <h2>{t('list.title')}</h2>
          <p className="small muted">{open ? t('list.order') : t('list.closed')}</p>
        </div>
        <nav className={`line ${styles.counters}`} aria-label={t('list.counters')}>
          {shows.map((key) => (
            <Link
              key={key}
              className="row gap-10 ink unlined underlines"
              to={`/itec?show=${key}`}
              preventScrollReset
              aria-current={key === show ? 'page' : undefined}
            >
              <span className="small">{t(`counter.${key}`)}</span> <b>{counts[key]}</b>
            </Link>
          ))}
        </nav>
        {open && (
          <ButtonLink to="/itec/apply">
            <Icon name="plus" /> {t(counts.all > 0 ? 'list.another' : 'list.begin')}
          </ButtonLink>
        )}
      </div>
      {rows.length === 0 ? (
        <Card boxed>
          <EmptyState level={3} title={t(show === 'all' ? 'list.none' : 'list.noneHere')}>
            {t('list.noneNote')}
          </EmptyState>
        </Card>
      ) : (
        <ul className={`panel ${styles.rows}`}>
          {rows.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </>
  );
}
