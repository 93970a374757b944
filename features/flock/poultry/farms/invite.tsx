import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { flockInviteCall } from '#features/flock/calls.ts';
import { showMoment } from '#features/flock/poultry/local-time.ts';
import { BigButton, ButtonRow } from '#features/flock/poultry/pieces/button.tsx';
import { useShell } from '#features/flock/poultry/words.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { sideBase } from '#web/kit/call/side.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { CopyLink } from '#web/kit/pieces/copy-link.tsx';
import { QrCode } from '#web/kit/pieces/qr-code.tsx';
import styles from './farm-page.module.css';

/** A code for one more person, as letters to be told and as a picture to be photographed. */
export function Invite({ farmId }: { farmId: string }) {
  const t = useShell();
  const locale = useSession((state) => state.locale);
  const [made, setMade] = useState<OutputOf<typeof flockInviteCall>>();
  const invite = useSend(flockInviteCall, { onSuccess: setMade });
  const ask = (role: 'WORKER' | 'VET') => invite.mutate({ farmId, role, reqId: newRequestId() });
  const link = made ? `${location.origin}${sideBase.poultry}/join#${made.code}` : '';
  return (
    <>
      <ButtonRow>
        <BigButton small kind="line" icon="plus" busy={invite.isPending} onClick={() => ask('WORKER')}>
          {t('members.inviteWorker')}
        </BigButton>
        <BigButton small kind="line" icon="plus" busy={invite.isPending} onClick={() => ask('VET')}>
          {t('members.inviteVet')}
        </BigButton>
      </ButtonRow>
      <Dialog open={made !== undefined} title={t('members.code')} onClose={() => setMade(undefined)}>
        {made && (
          <div className={`stack gap-12 centred ${styles.code}`}>
            <QrCode eager value={link} size={220} label={t('members.codeQr')} />
            <p className={styles.letters}>{made.code}</p>
            <p>{t('members.codeText', { until: showMoment(made.validUntil, locale) })}</p>
            <CopyLink href={link} />
          </div>
        )}
      </Dialog>
    </>
  );
}
