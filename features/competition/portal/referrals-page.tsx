import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import styles from '#features/competition/kit/edition.module.css';
import { useCompetitionWords } from '#features/competition/kit/words.ts';
import { supporterOneCall, supporterOtecCall } from '#features/supporters/calls.ts';
import { usePages } from '#web/kit/call/pages.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { LoadMore } from '#web/kit/controls/load-more.tsx';
import { showDate } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { CopyLink } from '#web/kit/pieces/copy-link.tsx';
import { QrCode } from '#web/kit/pieces/qr-code.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';

/** A supporter's link to the registration with its QR code, and the projects that came by it. */
export function Component() {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const own = useCall(supporterOneCall, {}, { quiet: true, staleTime: 300_000 });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePages(
    supporterOtecCall,
    {},
    { quiet: true },
  );
  const code = own.data?.supporter?.state === 'ACTIVE' ? own.data.supporter.code : null;
  const rows = data?.pages.flatMap((page) => page.rows);
  const link = `${window.location.origin}/itec/apply/${code ?? ''}`;
  return (
    <PersonalFrame>
      <h1>{t('referral.title')}</h1>
      <p className="muted">{t('referral.note')}</p>
      {code && (
        <Card boxed className="above-20">
          <div className="row wraps gap-16">
            <QrCode value={link} size={120} label={t('referral.qr')} />
            <div className="column gap-8">
              <b>{code}</b>
              <span className="breaks">{link}</span>
              <CopyLink href={link} />
            </div>
          </div>
        </Card>
      )}
      <div className="above-20">
        {error && !data ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !rows ? (
          <SkeletonRows rows={3} />
        ) : rows.length === 0 ? (
          <Card>
            <EmptyState title={t('referral.none')}>{t('referral.noneNote')}</EmptyState>
          </Card>
        ) : (
          <>
            <Card boxed>
              <ul className={styles.lines}>
                {rows.map((row) => (
                  <li key={row.id}>
                    <Link className="strong breaks unlined underlines" to={`/personal/supporter/itec/${row.id}`}>
                      {row.isShared ? row.title : t('referral.masked')}
                    </Link>
                    <small className="block muted">
                      {[row.edition, row.track, row.stage, row.result]
                        .flatMap((text) => (text ? textIn(text, locale) : []))
                        .concat(showDate(row.at, locale))
                        .join(' · ')}
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
      </div>
    </PersonalFrame>
  );
}
