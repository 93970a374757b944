import { useId } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { supporterOneCall, supporterOtecCall } from '#features/supporters/calls.ts';
import { usePages } from '#web/kit/call/pages.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { LoadMore } from '#web/kit/controls/load-more.tsx';
import { showDate } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { saveQr } from '#web/kit/files/save-qr.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { CopyLink } from '#web/kit/pieces/copy-link.tsx';
import { Fact, Facts } from '#web/kit/pieces/facts.tsx';
import { QrCode } from '#web/kit/pieces/qr-code.tsx';
import { MoreLink } from '#web/kit/pieces/section-head.tsx';
import { Tag, type TagTone } from '#web/kit/pieces/tag.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import styles from './supporter.module.css';
import { useSupporterWords } from './words.ts';

type Supporter = NonNullable<OutputOf<typeof supporterOneCall>['supporter']>;

const tones: Readonly<Record<string, TagTone>> = {
  PENDING: 'soon',
  ACTIVE: 'open',
  REJECTED: 'bad',
  SUSPENDED: 'warn',
};

/** The own page of a supporter: state, link and code, and what came by them. */
export function Component() {
  const t = useSupporterWords();
  const { data, error, refetch } = useCall(supporterOneCall, {}, { quiet: true });
  return (
    <PersonalFrame>
      <h1>{t('title')}</h1>
      <p className={`muted ${styles.note}`}>
        {t('note')} <MoreLink to="/personal/supporter/info">{t('toRules')}</MoreLink>
      </p>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <Loading>
          <Skeleton height="280px" />
        </Loading>
      ) : data.supporter ? (
        <>
          <Standing supporter={data.supporter} />
          {data.supporter.state === 'ACTIVE' && data.supporter.code && (
            <Share code={data.supporter.code} supporter={data.supporter} />
          )}
          {data.supporter.code && <Referred />}
        </>
      ) : (
        <Card>
          <EmptyState
            title={t('none')}
            actions={
              <ButtonLink kind="accent" to="/personal/supporter/edit">
                {t(data.hasDraft ? 'goOn' : 'begin')}
              </ButtonLink>
            }
          >
            {t('noneNote')}
          </EmptyState>
        </Card>
      )}
    </PersonalFrame>
  );
}

function Standing({ supporter }: { supporter: Supporter }) {
  const t = useSupporterWords();
  const id = useId();
  const { state, name, reason } = supporter;
  return (
    <Card boxed role="region" aria-labelledby={id} className="above-20">
      <div className="row wraps gap-4-12">
        <h2 id={id} className="title-20 breaks">
          {name}
        </h2>
        <Tag tone={tones[state] ?? 'plain'}>{t(`state.${state as 'ACTIVE'}`)}</Tag>
      </div>
      <p className={`toned breaks ${styles.word}`} data-tone={tones[state]}>
        {t(state as 'REJECTED', { reason: reason ?? '' })}
      </p>
      {(state === 'ACTIVE' || state === 'REJECTED') && (
        <ButtonLink kind={state === 'REJECTED' ? 'accent' : 'line'} to="/personal/supporter/edit">
          {t(state === 'REJECTED' ? 'again' : 'change')}
        </ButtonLink>
      )}
    </Card>
  );
}

function Share({ code, supporter }: { code: string; supporter: Supporter }) {
  const t = useSupporterWords();
  const link = `${window.location.origin}/?o=${code}`;
  const counts = [
    ['visits', supporter.visits],
    ['registers', supporter.registers],
    ['applies', supporter.applies],
  ] as const;
  return (
    <Card boxed className={`${styles.share} above-20 stack level folds`}>
      <QrCode value={link} size={152} label={t('qr')} />
      <div>
        <Facts>
          <Fact name={t('code')} className={styles.code}>
            {code}
          </Fact>
          <Fact name={t('link')}>{link}</Fact>
        </Facts>
        <div className="line wraps gap-8 above-16">
          <CopyLink href={link} />
          {(['png', 'svg'] as const).map((type) => (
            <Button key={type} small onClick={() => void saveQr(link, code, type)}>
              <Icon name="download" size={16} />
              {t(type)}
            </Button>
          ))}
        </div>
      </div>
      <dl className={`stack three gap-16 ruled ${styles.counts}`} aria-label={t('counts')}>
        {counts.map(([key, count]) => (
          <div key={key}>
            <dt className="muted">{t(key)}</dt>
            <dd className="titled">{count}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Entries of the competition that came by the own referral. */
function Referred() {
  const t = useSupporterWords();
  const id = useId();
  const locale = useSession((session) => session.locale);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePages(
    supporterOtecCall,
    {},
    { quiet: true },
  );
  const rows = data?.pages.flatMap((page) => page.rows);
  return (
    <section className="above-28" aria-labelledby={id}>
      <h2 className="title-20 breaks below-12" id={id}>
        {t('referred')}
      </h2>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !rows ? (
        <Loading>
          <Skeleton height="160px" />
        </Loading>
      ) : rows.length === 0 ? (
        <Card>
          <EmptyState level={3} title={t('referredNone')}>
            {t('referredNoneNote')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <Card boxed>
            <ul className={styles.list}>
              {rows.map((row) => (
                <li className="parted" key={row.id}>
                  <MoreLink to={`/personal/supporter/itec/${row.id}`}>
                    {row.isShared ? row.title : t('masked')}
                  </MoreLink>
                  <small className="block muted">
                    {[row.track, row.stage, row.result]
                      .flatMap((text) => (text ? textIn(text, locale) : []))
                      .join(' · ')}
                    {' · '}
                    {showDate(row.at, locale)}
                  </small>
                </li>
              ))}
            </ul>
          </Card>
          <LoadMore
            shown={rows.length}
            total={data?.pages[0]?.total ?? rows.length}
            more={hasNextPage}
            busy={isFetchingNextPage}
            onMore={() => void fetchNextPage()}
          />
        </>
      )}
    </section>
  );
}
