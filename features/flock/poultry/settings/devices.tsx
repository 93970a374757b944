import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { endSessionCall, sessionsCall } from '#features/accounts/calls/own-account.ts';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { showMoment } from '#features/flock/poultry/local-time.ts';
import { BigButton, IconButton } from '#features/flock/poultry/pieces/button.tsx';
import { Confirm } from '#features/flock/poultry/pieces/confirm.tsx';
import { Heading } from '#features/flock/poultry/pieces/page.tsx';
import { CardSkeleton } from '#features/flock/poultry/pieces/skeleton.tsx';
import { useIsOnline } from '#features/flock/poultry/store/online.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from './devices.module.css';

type Session = OutputOf<typeof sessionsCall>['sessions'][number];

/** Where this account is signed in, here and on the other applications, and ending what one does not know. */
export function Devices() {
  const t = useShell();
  const isOnline = useIsOnline();
  const isSignedIn = useSession((state) => state.user !== null);
  const canAsk = isOnline && isSignedIn;
  const { data, error, refetch } = useCall(sessionsCall, canAsk ? {} : undefined, { quiet: true });
  return (
    <section className="flow gap-12">
      <Heading>{t('devices.title')}</Heading>
      {!canAsk ? (
        <Card className={`${styles.card} stack gap-12`}>
          <p>{isOnline ? t('session.over') : t('devices.offline')}</p>
        </Card>
      ) : data ? (
        <DeviceList sessions={data.sessions} />
      ) : error ? (
        <Card className={`${styles.card} stack gap-12`}>
          <p role="alert">{error.msg}</p>
          <BigButton small kind="line" icon="refresh" onClick={() => void refetch()}>
            {t('broken.again')}
          </BigButton>
        </Card>
      ) : (
        <CardSkeleton lines={2} />
      )}
    </section>
  );
}

function DeviceList({ sessions }: { sessions: readonly Session[] }) {
  const t = useShell();
  const locale = useSession((state) => state.locale);
  const [asking, ask] = useState<Session | 'others'>();
  const end = useSend(endSessionCall, {
    invalidates: [sessionsCall],
    onSuccess: () => {
      ask(undefined);
      toast('success', t('devices.ended'));
    },
  });
  const nameOf = ({ device }: Session) => device || t('devices.unknown');
  const newestFirst = sessions.toSorted(
    (a, b) => Number(b.current) - Number(a.current) || b.seenAt.localeCompare(a.seenAt),
  );
  return (
    <>
      <p className="quiet size-15 lines-1-4">{t('devices.note')}</p>
      <Card>
        <ul className={styles.devices}>
          {newestFirst.map((session) => (
            <li className="parted row gap-12" key={session.id}>
              <FieldIcon name={session.side === 'poultry' ? 'house' : 'globe'} />
              <span>
                <b>{nameOf(session)}</b>
                <small className="small quiet">
                  {session.side === 'poultry' ? t('name') : t(`devices.side.${session.side}`)} · {session.place}
                </small>
                <small className="small quiet">
                  {session.current
                    ? t('devices.here')
                    : t('devices.seen', { time: showMoment(session.seenAt, locale) })}
                </small>
              </span>
              {!session.current && (
                <IconButton
                  icon="out"
                  label={t('devices.end', { device: nameOf(session) })}
                  onClick={() => ask(session)}
                />
              )}
            </li>
          ))}
        </ul>
      </Card>
      {sessions.length > 2 && (
        <BigButton kind="quiet" small onClick={() => ask('others')}>
          {t('devices.endOthers')}
        </BigButton>
      )}
      <Confirm
        open={asking !== undefined}
        title={
          asking === 'others'
            ? t('devices.endOthersTitle')
            : t('devices.endTitle', { device: asking ? nameOf(asking) : '' })
        }
        confirm={t('devices.endNow')}
        kind="danger"
        busy={end.isPending}
        onConfirm={() => asking && end.mutate(asking === 'others' ? {} : { id: asking.id })}
        onClose={() => ask(undefined)}
      >
        {t('devices.endText')}
      </Confirm>
    </>
  );
}
