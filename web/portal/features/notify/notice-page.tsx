import { Link, useParams } from 'react-router';
import { notifyCalls } from '#core/contracts/contents.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { CallError } from '../../../kit/call-error.ts';
import { now as serverNow } from '../../../kit/clock.ts';
import { lastMoment, showDate, showDeadline, timeLeft } from '../../../kit/dates.ts';
import { Icon } from '../../../kit/marks/icon.tsx';
import { AttachmentList } from '../../../kit/pieces/attachments.tsx';
import { Breadcrumb } from '../../../kit/pieces/breadcrumb.tsx';
import { ButtonLink } from '../../../kit/pieces/button.tsx';
import { Card } from '../../../kit/pieces/card.tsx';
import { CopyLink, PrintButton } from '../../../kit/pieces/copy-link.tsx';
import { Countdown, useNow } from '../../../kit/pieces/countdown.tsx';
import { EmptyState } from '../../../kit/pieces/empty-state.tsx';
import { ErrorState } from '../../../kit/pieces/error-state.tsx';
import { Notice } from '../../../kit/pieces/notice.tsx';
import { QrCode } from '../../../kit/pieces/qr-code.tsx';
import { RichText } from '../../../kit/pieces/safe-html.tsx';
import { SkeletonArticle } from '../../../kit/pieces/skeleton.tsx';
import { useCall } from '../../../kit/query.ts';
import { useSession } from '../../../kit/session.ts';
import { useIsKnown } from '../../shell/known-paths.tsx';
import { useCrumbs, usePageTitle, usePortal } from '../../shell/page-title.ts';
import { isEnded } from './is-ended.ts';
import styles from './notice-page.module.css';
import { NoticeTag } from './notice-row.tsx';

type OneNotice = OutputOf<typeof notifyCalls.one>;

export function Component() {
  const { id = '' } = useParams();
  const locale = useSession((state) => state.locale);
  const { data, error, refetch } = useCall(notifyCalls.one, { id }, { staleTime: 60_000, quiet: true });
  const title = data && textIn(data.title, locale);
  usePageTitle(title);
  const crumbs = useCrumbs(title);
  return (
    <div className="wrap">
      <Breadcrumb crumbs={crumbs} />
      {data ? <Article notice={data} /> : error ? <NotShown error={error} onRetry={refetch} /> : <SkeletonArticle />}
    </div>
  );
}

function NotShown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = usePortal();
  if (!(error instanceof CallError && (error.key === 'NOT_FOUND' || error.key === 'INVALID'))) {
    return <ErrorState error={error} onRetry={onRetry} />;
  }
  return (
    <EmptyState
      level={1}
      drawing="lost"
      title={t('notify.goneTitle')}
      actions={
        <ButtonLink kind="primary" to="/notify">
          {t('notify.showAll')}
        </ButtonLink>
      }
    >
      {t('notify.gone')}
    </EmptyState>
  );
}

function Article({ notice }: { notice: OneNotice }) {
  const t = usePortal();
  const locale = useSession((state) => state.locale);
  const now = useNow(serverNow);
  return (
    <div className={styles.columns}>
      <article className={styles.article}>
        <p className={styles.kind}>
          <NoticeTag kind={notice.facts.kind} validTo={notice.validTo} now={now} />
        </p>
        <h1>{textIn(notice.title, locale)}</h1>
        <p className={styles.source}>
          <span>{textIn(notice.publisher, locale)}</span>
          <time dateTime={notice.publishedAt}>
            {t('notify.publishedOn', { date: showDate(notice.publishedAt, locale) })}
          </time>
        </p>
        <Ended notice={notice} now={now} />
        <RichText html={textIn(notice.body, locale)} />
        <AttachmentList title={t('notify.files')} files={notice.files} />
        <Neighbours notice={notice} />
      </article>
      <Aside notice={notice} now={now} />
    </div>
  );
}

/** Says of a notice whose time is over when it ended. */
function Ended({ notice, now }: { notice: OneNotice; now: number }) {
  const t = usePortal();
  const locale = useSession((state) => state.locale);
  if (notice.validTo === null || !isEnded(notice.validTo, now)) return null;
  const words = notice.facts.kind === 'PUBLICITY' ? 'notify.endedOn' : 'notify.expiredOn';
  return <Notice>{t(words, { date: showDate(lastMoment(notice.validTo), locale) })}</Notice>;
}

function Neighbours({ notice }: { notice: OneNotice }) {
  const t = usePortal();
  const locale = useSession((state) => state.locale);
  if (!notice.previous && !notice.next) return null;
  return (
    <nav className={styles.near} aria-label={t('notify.near')}>
      {notice.previous && (
        <Link to={`/notify/${notice.previous.id}`} rel="prev">
          <small>
            <Icon name="left" size={16} />
            {t('notify.previous')}
          </small>
          <b>{textIn(notice.previous.title, locale)}</b>
        </Link>
      )}
      {notice.next && (
        <Link className={styles.next} to={`/notify/${notice.next.id}`} rel="next">
          <small>
            {t('notify.next')}
            <Icon name="right" size={16} />
          </small>
          <b>{textIn(notice.next.title, locale)}</b>
        </Link>
      )}
    </nav>
  );
}

function Aside({ notice, now }: { notice: OneNotice; now: number }) {
  const t = usePortal();
  const locale = useSession((state) => state.locale);
  const isKnown = useIsKnown();
  const left = notice.facts.kind === 'PUBLICITY' && notice.validTo ? timeLeft(notice.validTo, now) : undefined;
  const { programme } = notice.facts;
  const guide = programme && isKnown(`/serve/${programme}`) ? `/serve/${programme}` : undefined;
  return (
    <aside className={styles.aside} aria-label={t('notify.share')}>
      {left && notice.validTo && (
        <Countdown
          title={t('notify.countdown')}
          figure={left.count}
          unit={
            left.unit === 'day'
              ? t('notify.unitDay', { count: left.count })
              : t('notify.unitHour', { count: left.count })
          }
        >
          <p>{t('notify.closes', { date: showDeadline(notice.validTo, locale) })}</p>
        </Countdown>
      )}
      <Card boxed className={styles.share}>
        <h2>{t('notify.share')}</h2>
        <div className={styles.ways}>
          <CopyLink />
          <PrintButton />
        </div>
        <div className={styles.qr}>
          <QrCode size={104} value={`${window.location.origin}/notify/${notice.id}`} label={t('notify.qr')} />
          <p>{t('notify.scan')}</p>
        </div>
      </Card>
      {guide && (
        <Card boxed>
          <h2>{t('notify.programme')}</h2>
          <ButtonLink block to={guide}>
            {t('notify.toProgramme')}
          </ButtonLink>
        </Card>
      )}
    </aside>
  );
}
