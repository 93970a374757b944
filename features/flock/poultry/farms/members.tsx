import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { flockLeaveCall, flockMembersCall } from '#features/flock/calls.ts';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { BigButton, IconButton } from '#features/flock/poultry/pieces/button.tsx';
import { Confirm } from '#features/flock/poultry/pieces/confirm.tsx';
import { Heading } from '#features/flock/poultry/pieces/page.tsx';
import { CardSkeleton } from '#features/flock/poultry/pieces/skeleton.tsx';
import type { KeptFarm } from '#features/flock/poultry/store/database.ts';
import { forgetFarm } from '#features/flock/poultry/store/forget.ts';
import { useLeftFarms } from '#features/flock/poultry/store/left-farms.ts';
import { useIsOnline } from '#features/flock/poultry/store/online.ts';
import { countWaiting } from '#features/flock/poultry/store/sending/waiting.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import { invalidate, useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from './farm-page.module.css';
import { HandOver } from './hand-over.tsx';
import { Invite } from './invite.tsx';

type Member = OutputOf<typeof flockMembersCall>['rows'][number];

/** Who works on a farm. Needs a network, as all that concerns other people does. */
export function Members({ farmId, role }: { farmId: string; role: KeptFarm['role'] | undefined }) {
  const t = useShell();
  const isOnline = useIsOnline();
  const isSignedIn = useSession((state) => state.user !== null);
  const left = useLeftFarms().find(({ id }) => id === farmId);
  const { data, error, refetch } = useCall(flockMembersCall, isOnline && isSignedIn ? { farmId } : undefined, {
    quiet: true,
  });
  // A farm made here is unknown to the server until it has been sent.
  const isNew = error instanceof CallError && error.key === 'NOT_FOUND';
  return (
    <>
      <Heading>{t('members.title')}</Heading>
      {!isOnline || !isSignedIn || isNew || left ? (
        <Card className={styles.card}>
          <p>
            {left
              ? t('left.unsent', { count: left.unsent })
              : isNew
                ? t('members.notSent')
                : isOnline
                  ? t('session.over')
                  : t('members.offline')}
          </p>
        </Card>
      ) : error ? (
        <Card className={styles.card}>
          <p role="alert">{error.msg}</p>
          <BigButton small kind="line" icon="refresh" onClick={() => void refetch()}>
            {t('broken.again')}
          </BigButton>
        </Card>
      ) : data ? (
        <MemberList farmId={farmId} rows={data.rows} isOwner={role === 'OWNER'} />
      ) : (
        <CardSkeleton lines={2} />
      )}
      {role === 'OWNER' && !isNew && !left && (
        <HandOver farmId={farmId} rows={isOnline && isSignedIn ? data?.rows : undefined} />
      )}
    </>
  );
}

function MemberList({ farmId, rows, isOwner }: { farmId: string; rows: readonly Member[]; isOwner: boolean }) {
  const t = useShell();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<Member>();
  const [waiting, setWaiting] = useState(0);
  const leave = useSend(flockLeaveCall, {
    onSuccess: async () => {
      if (leaving?.isSelf) {
        await forgetFarm(farmId);
        await navigate('/farms', { replace: true });
      } else await invalidate(flockMembersCall, { farmId });
      setLeaving(undefined);
    },
  });
  const ask = async (member: Member) => {
    const { changes, photos } = await countWaiting(farmId);
    setWaiting(member.isSelf ? changes + photos : 0);
    setLeaving(member);
  };
  const isLastOwner = rows.filter(({ role }) => role === 'OWNER').length === 1;
  return (
    <>
      <Card>
        <ul className={styles.members}>
          {rows.map((member) => (
            <li className="parted row gap-12" key={member.id}>
              <FieldIcon name="person" />
              <span className="fills stack breaks lines-1-3">
                <b>{member.name}</b>
                <small>
                  {t(`members.role.${member.role}`)}
                  {member.isSelf && `, ${t('members.you')}`}
                </small>
              </span>
              {(isOwner || member.isSelf) && !(member.role === 'OWNER' && isLastOwner) && (
                <IconButton
                  icon={member.isSelf ? 'out' : 'close'}
                  label={member.isSelf ? t('members.leave') : t('members.remove', { name: member.name })}
                  onClick={() => void ask(member)}
                />
              )}
            </li>
          ))}
        </ul>
      </Card>
      {isOwner && <Invite farmId={farmId} />}
      <Confirm
        open={leaving !== undefined}
        title={leaving?.isSelf ? t('members.leave') : t('members.remove', { name: leaving?.name ?? '' })}
        confirm={leaving?.isSelf ? t('members.leave') : t('members.removeNow')}
        kind="danger"
        busy={leave.isPending}
        onConfirm={() => leaving && leave.mutate({ farmId, accountId: leaving.id })}
        onClose={() => setLeaving(undefined)}
      >
        <p>{leaving?.isSelf ? t('members.leaveText') : t('members.removeText')}</p>
        {waiting > 0 && <p role="alert">{t('members.unsent', { count: waiting })}</p>}
      </Confirm>
    </>
  );
}
