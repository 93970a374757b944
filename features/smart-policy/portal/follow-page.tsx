import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { followsCall, unfollowCall } from '#features/smart-policy/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import styles from './follow-page.module.css';
import { useSmartWords } from './words.ts';

/** What the owner follows, each with its end. */
export function Component() {
  const t = useSmartWords();
  const { data, error, refetch } = useCall(followsCall, {}, { quiet: true });
  return (
    <PersonalFrame>
      <h1>{t('follow.title')}</h1>
      <p className={styles.note}>{t('follow.note')}</p>
      <Card boxed>
        {error && !data ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !data ? (
          <SkeletonRows rows={3} />
        ) : (
          <List
            rows={data.rows.filter(({ kind }) => kind !== 'FIT')}
            none={{ title: t('follow.none'), note: t('follow.noneNote'), to: '/smartpolicy', go: t('follow.toSmart') }}
          />
        )}
      </Card>
      <h2 className="title-20 above-32">{t('follow.fits')}</h2>
      <p className={styles.note}>{t('follow.fitsNote')}</p>
      {data && (
        <Card boxed>
          <List
            rows={data.rows.filter(({ kind }) => kind === 'FIT')}
            none={{ title: t('follow.noFits'), note: t('follow.noFitsNote'), to: '/post', go: t('follow.toPosts') }}
          />
        </Card>
      )}
    </PersonalFrame>
  );
}

interface ListProps {
  rows: OutputOf<typeof followsCall>['rows'];
  none: { title: string; note: string; to: string; go: string };
}

function List({ rows, none }: ListProps) {
  const t = useSmartWords();
  const locale = useSession((session) => session.locale);
  const stop = useSend(unfollowCall, { invalidates: [followsCall] });
  const end = (id: string, kind: string) =>
    stop.mutate({ id }, { onSuccess: () => toast('success', t(kind === 'FIT' ? 'follow.fitGone' : 'follow.stopped')) });
  if (rows.length === 0)
    return (
      <EmptyState level={3} title={none.title} actions={<ButtonLink to={none.to}>{none.go}</ButtonLink>}>
        {none.note}
      </EmptyState>
    );
  return (
    <ul className={styles.list}>
      {rows.map(({ id, kind, title, path, since }) => {
        const name = kind === 'MATCH' ? t('follow.match') : title ? textIn(title, locale) : t('follow.gone');
        return (
          <li className="row apart parted" key={id}>
            <div className="slim">
              <h3 className="line-title">{path ? <Link to={path}>{name}</Link> : name}</h3>
              <small className="small muted">
                {kind === 'MATCH' && `${t('follow.matchNote')} · `}
                {t('follow.since', { date: showDate(since, locale) })}
              </small>
            </div>
            <Button small disabled={stop.isPending} onClick={() => end(id, kind)}>
              {t(kind === 'FIT' ? 'follow.unfit' : 'follow.stop')}
              <span className="vh"> {name}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
