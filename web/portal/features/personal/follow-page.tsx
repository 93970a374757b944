import { Link } from 'react-router';
import { followsCall, unfollowCall } from '#core/contracts/matching.ts';
import { textIn } from '#core/texts/text.ts';
import { showDate } from '../../../kit/dates.ts';
import { Button, ButtonLink } from '../../../kit/pieces/button.tsx';
import { Card } from '../../../kit/pieces/card.tsx';
import { EmptyState } from '../../../kit/pieces/empty-state.tsx';
import { ErrorState } from '../../../kit/pieces/error-state.tsx';
import { SkeletonRows } from '../../../kit/pieces/skeleton.tsx';
import { toast } from '../../../kit/pieces/toasts.tsx';
import { useCall, useSend } from '../../../kit/query.ts';
import { useSession } from '../../../kit/session.ts';
import { useSmartWords } from '../smart-policy/words.ts';
import styles from './follow-page.module.css';
import { PersonalFrame } from './frame.tsx';

/** What the owner follows, each with its end. */
export function Component() {
  const t = useSmartWords();
  const locale = useSession((session) => session.locale);
  const { data, error, refetch } = useCall(followsCall, {}, { quiet: true });
  const stop = useSend(unfollowCall, { invalidates: [followsCall] });
  const end = (id: string) => stop.mutate({ id }, { onSuccess: () => toast('success', t('follow.stopped')) });
  return (
    <PersonalFrame>
      <h1>{t('follow.title')}</h1>
      <p className={styles.note}>{t('follow.note')}</p>
      <Card boxed>
        {error && !data ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !data ? (
          <SkeletonRows rows={3} />
        ) : data.rows.length === 0 ? (
          <EmptyState
            title={t('follow.none')}
            actions={<ButtonLink to="/smartpolicy">{t('follow.toSmart')}</ButtonLink>}
          >
            {t('follow.noneNote')}
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {data.rows.map(({ id, kind, title, path, since }) => {
              const name = kind === 'MATCH' ? t('follow.match') : title ? textIn(title, locale) : t('follow.gone');
              return (
                <li key={id}>
                  <div>
                    <h2>{path ? <Link to={path}>{name}</Link> : name}</h2>
                    <small>
                      {kind === 'MATCH' && `${t('follow.matchNote')} · `}
                      {t('follow.since', { date: showDate(since, locale) })}
                    </small>
                  </div>
                  <Button small disabled={stop.isPending} onClick={() => end(id)}>
                    {t('follow.stop')}
                    <span className="vh"> {name}</span>
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </Card>
    </PersonalFrame>
  );
}
