import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { flockHandOverCall, flockMembersCall } from '#features/flock/calls.ts';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { Confirm } from '#features/flock/poultry/pieces/confirm.tsx';
import { database } from '#features/flock/poultry/store/database.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import styles from './farm-page.module.css';

type Member = OutputOf<typeof flockMembersCall>['rows'][number];

/** The owner's way out: a colleague becomes the owner. `rows` are missing where colleagues are not known, as without a network. */
export function HandOver({ farmId, rows }: { farmId: string; rows: readonly Member[] | undefined }) {
  const t = useShell();
  const [isOpen, setOpen] = useState(false);
  const [heir, setHeir] = useState<Member>();
  const others = rows?.filter(({ isSelf, role }) => !isSelf && role !== 'OWNER') ?? [];
  return (
    <>
      <BigButton kind="quiet" small icon="key" disabled={!rows} onClick={() => setOpen(true)}>
        {t('handOver.title')}
      </BigButton>
      {!rows && <p className="small quiet">{t('handOver.offline')}</p>}
      <Dialog open={isOpen} title={t('handOver.title')} onClose={() => setOpen(false)}>
        <p>{others.length > 0 ? t('handOver.who') : t('handOver.none')}</p>
        <div className={`${styles.heirs} stack gap-12 above-12`}>
          {others.map((member) => (
            <BigButton
              key={member.id}
              kind="line"
              icon="person"
              onClick={() => {
                setOpen(false);
                setHeir(member);
              }}
            >
              <span>
                {member.name}
                <small className="plain small">{t(`members.role.${member.role}`)}</small>
              </span>
            </BigButton>
          ))}
        </div>
      </Dialog>
      {heir && <ConfirmHandOver farmId={farmId} heir={heir} onClose={() => setHeir(undefined)} />}
    </>
  );
}

function ConfirmHandOver({ farmId, heir, onClose }: { farmId: string; heir: Member; onClose: () => void }) {
  const t = useShell();
  const { name } = heir;
  const handOver = useSend(flockHandOverCall, {
    onSuccess: async () => {
      await database().farms.update(farmId, { role: 'WORKER' });
      await invalidate(flockMembersCall, { farmId });
      toast('success', t('handOver.done', { name }));
      onClose();
    },
  });
  return (
    <Confirm
      open
      title={t('handOver.to', { name })}
      confirm={t('handOver.now')}
      busy={handOver.isPending}
      onConfirm={() => handOver.mutate({ farmId, accountId: heir.id })}
      onClose={onClose}
    >
      <p>{t('handOver.text', { name })}</p>
    </Confirm>
  );
}
