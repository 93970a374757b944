import { endSessionCall, sessionsCall } from '#features/accounts/calls/own-account.ts';
import { showDateTime } from '#web/kit/dates.ts';
import { Button } from '#web/kit/pieces/button.tsx';
import { ErrorState } from '#web/kit/pieces/error-state.tsx';
import { SkeletonRows } from '#web/kit/pieces/skeleton.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { toast } from '#web/kit/pieces/toasts.tsx';
import { useCall, useSend } from '#web/kit/query.ts';
import { useSession } from '#web/kit/session.ts';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import styles from './setting.module.css';
import { SettingSection } from './setting-section.tsx';

/** Where this account is signed in, and ending what one does not recognise. */
export function SessionSetting() {
  const t = usePersonalWords();
  const locale = useSession((session) => session.locale);
  const { data, error, refetch } = useCall(sessionsCall, {}, { quiet: true });
  const end = useSend(endSessionCall, {
    invalidates: [sessionsCall],
    onSuccess: () => toast('success', t('sessions.ended')),
  });
  return (
    <SettingSection title={t('sessions.title')} note={t('sessions.note')}>
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonRows rows={2} />}
      {data && (
        <>
          <ul className={styles.sessions}>
            {data.sessions.map((session) => (
              <li className="stack level parted" key={session.id}>
                <div>
                  <b className="strong">{session.device || t('sessions.unknown')}</b>{' '}
                  {session.current && <Tag tone="open">{t('sessions.current')}</Tag>}
                  <small className="block small muted">
                    {[
                      t(`sessions.${session.side}`),
                      session.place,
                      t('sessions.since', { time: showDateTime(session.startedAt, locale) }),
                      t('sessions.seen', { time: showDateTime(session.seenAt, locale) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </div>
                {!session.current && (
                  <Button kind="danger" small disabled={end.isPending} onClick={() => end.mutate({ id: session.id })}>
                    {t('sessions.end')}
                    <span className="vh">{session.device}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {data.sessions.length > 1 && (
            <Button small busy={end.isPending} onClick={() => end.mutate({})}>
              {t('sessions.endOthers')}
            </Button>
          )}
        </>
      )}
    </SettingSection>
  );
}
