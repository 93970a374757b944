import { endSessionCall, sessionsCall } from '#features/accounts/calls/own-account.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDateTime } from '#web/kit/dates.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
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
                      session.until && t('sessions.until', { time: showDateTime(session.until, locale) }),
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
