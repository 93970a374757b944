import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { batchAuthCall, batchListCall } from '#features/declarations/calls.ts';
import { usePages } from '#web/kit/call/pages.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { LoadMore } from '#web/kit/controls/load-more.tsx';
import { showDateTime } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import styles from './batch.module.css';
import { StartCard } from './start-card.tsx';
import { useBatchWords } from './words.ts';

type Auth = OutputOf<typeof batchAuthCall>;
type Batch = OutputOf<typeof batchListCall>['rows'][number];

/** A company's batches, where one begins, and who may. */
export function Component() {
  const t = useBatchWords();
  const { data, error, refetch } = useCall(batchAuthCall, {}, { quiet: true });
  return (
    <PersonalFrame>
      <h1>{t('home.title')}</h1>
      <p className="quiet above-8 below-20">{t('home.note')}</p>
      {error && !data ? (
        <ErrorState title={t('home.failed')} error={error} onRetry={refetch} />
      ) : !data ? (
        <SkeletonRows rows={3} />
      ) : (
        <div className="column gap-24">
          <StartCard auth={data} />
          {data.programmes.length > 0 && <Batches />}
          <People auth={data} />
        </div>
      )}
    </PersonalFrame>
  );
}

function Batches() {
  const t = useBatchWords();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePages(
    batchListCall,
    {},
    { quiet: true },
  );
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <section>
      <h2 className="title-20 below-12">{t('home.list')}</h2>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <SkeletonRows rows={2} />
      ) : rows.length === 0 ? (
        <Card boxed>
          <EmptyState level={3} title={t('home.none')}>
            {t('home.noneNote')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <Card>
            <ul className={styles.batches}>
              {rows.map((batch) => (
                <BatchLine key={batch.id} batch={batch} />
              ))}
            </ul>
          </Card>
          {hasNextPage && (
            <LoadMore
              shown={rows.length}
              total={data.pages[0]?.total ?? rows.length}
              more={hasNextPage}
              busy={isFetchingNextPage}
              onMore={() => void fetchNextPage()}
            />
          )}
        </>
      )}
    </section>
  );
}

const tones = { CHECKING: 'warn', DONE: 'open', UNDONE: 'shut' } as const;

function BatchLine({ batch }: { batch: Batch }) {
  const t = useBatchWords();
  const locale = useSession((session) => session.locale);
  const { id, no, programmeName, year, name, state, rows, made, waiting, by, at } = batch;
  return (
    <li className="parted row wraps apart gap-8-16">
      <div className="slim breaks">
        <Link className="row-title" to={`/personal/declare-batch/${id}`}>
          {textIn(programmeName, locale)} {year}
        </Link>
        <p className="small muted">
          {no} · {name} · {t('batch.by', { name: by || '—', date: showDateTime(at, locale) })}
        </p>
      </div>
      <div className="row wraps gap-8">
        <span className="small quiet">
          {t('batch.rows', { count: rows })}
          {made > 0 && ` · ${t('batch.made', { count: made })}`}
          {waiting > 0 && ` · ${t('batch.waiting', { count: waiting })}`}
        </span>
        <Tag tone={tones[state]}>{t(`batch.${state}`)}</Tag>
      </div>
    </li>
  );
}

function People({ auth: { company, people } }: { auth: Auth }) {
  const t = useBatchWords();
  return (
    <section>
      <h2 className="title-20 below-12">{t('home.people')}</h2>
      <Card boxed>
        <p className="quiet below-12">{t('home.peopleNote', { company: company.name })}</p>
        <ul className="row wraps gap-8-16">
          {people.map(({ name, role, isMe }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: people are only shown, and names may be alike
            <li key={at} className="row gap-6">
              {name}{' '}
              <Tag tone={role === 'OWNER' ? 'gold' : 'plain'}>{t(role === 'OWNER' ? 'home.owner' : 'home.agent')}</Tag>
              {isMe && <Tag tone="green">{t('home.me')}</Tag>}
            </li>
          ))}
        </ul>
        <p className="above-16">
          <Link to="/personal/auth/members">{t('home.manage')}</Link>
        </p>
      </Card>
    </section>
  );
}
