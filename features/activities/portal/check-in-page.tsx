import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { selfCheckInCall } from '#features/activities/calls/activities.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { showDateTime, showTime } from '#web/kit/dates.ts';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import styles from './check-in-page.module.css';
import { useActivityWords } from './words.ts';

/** Where the QR code at the door leads: whoever signed up is checked in, and can show so. */
export function Component() {
  const t = useActivityWords();
  const locale = useSession((session) => session.locale);
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  // One submission however often the page is drawn; asking again is safe, too: the first time counts.
  const [reqId, setReqId] = useState(newRequestId);
  const input = { id, code: query.get('c') || 'none', reqId };
  const { data, error, isFetching } = useCall(selfCheckInCall, input, {
    quiet: true,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const again = (
    <Button kind="primary" busy={isFetching} onClick={() => setReqId(newRequestId())}>
      {t('door.again')}
    </Button>
  );
  return (
    <>
      <PageHead crumbs={useCrumbs()} title={t('door.title')} note={t('door.note')} />
      <div className={`wrap ${styles.page}`} aria-live="assertive">
        {data ? (
          <div className={`line gap-20 on-card ${styles.verdict}`} data-tone="good">
            <Icon name="check" size={32} />
            <div className="stack gap-8 fills to-start">
              <h2>{data.outcome === 'IN' ? t('door.in') : t('door.before')}</h2>
              <p className="breaks">{textIn(data.title, locale)}</p>
              <p className={`breaks ${styles.time}`}>
                <time dateTime={data.checkedAt} title={showDateTime(data.checkedAt, locale)}>
                  {showTime(data.checkedAt)}
                </time>
              </p>
              <ButtonLink kind="primary" to="/personal/activity">
                {t('sign.toMine')}
              </ButtonLink>
            </div>
          </div>
        ) : error ? (
          <div className={`line gap-20 on-card ${styles.verdict}`} data-tone="bad" role="alert">
            <Icon name="alert" size={32} />
            <div className="stack gap-8 fills to-start">
              <h2>{t('door.not')}</h2>
              <p className="breaks">{error.msg}</p>
              {error instanceof CallError && error.key === 'NOT_SIGNED_UP' ? (
                <ButtonLink kind="primary" to={`/activity/${id}`}>
                  {t('door.toActivity')}
                </ButtonLink>
              ) : (
                again
              )}
            </div>
          </div>
        ) : (
          <Loading>
            <Skeleton height="180px" />
          </Loading>
        )}
      </div>
    </>
  );
}
