import { useState } from 'react';
import {
  archiveFileCall,
  askArchiveCall,
  daysToKeep,
  eraseCall,
  keepCall,
  ownDataCall,
} from '#features/accounts/calls/own-data.ts';
import { localDay, showDay, showMoment } from '#features/flock/poultry/local-time.ts';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { NoteCard } from '#features/flock/poultry/pieces/note-card.tsx';
import { useShell } from '#features/flock/poultry/words.ts';
import { call } from '#web/kit/call/call.ts';
import { invalidate, useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { fetchFile, saveFile } from '#web/kit/files/download.ts';
import { ProofDialog } from './proof-dialog.tsx';

const renewed = () => invalidate(ownDataCall);

/** A copy of all that is kept about one, and the end of the account. */
export function OwnData() {
  const t = useShell();
  const locale = useSession((session) => session.locale);
  const [open, setOpen] = useState<'ask' | 'erase'>();
  const [isWaiting, setWaiting] = useState(false);
  const [isFetching, setFetching] = useState(false);
  const { data } = useCall(ownDataCall, {}, { quiet: true, refetchInterval: isWaiting ? 3000 : false });
  const keep = useSend(keepCall, { invalidates: [ownDataCall], onSuccess: () => toast('success', t('account.kept')) });
  const archive = data?.archive;
  const isBeingMade = archive?.state === 'QUEUED' || archive?.state === 'RUNNING';
  if (data && isBeingMade !== isWaiting) setWaiting(isBeingMade);
  if (!data) return null;
  const fetchIt = async (id: string) => {
    setFetching(true);
    try {
      saveFile(await fetchFile(archiveFileCall, { id }));
    } finally {
      setFetching(false);
      await renewed();
    }
  };
  return (
    <>
      <div role="status">
        {isBeingMade && <p>{t('account.making')}</p>}
        {archive?.state === 'FAILED' && <p>{t('account.failed')}</p>}
        {archive?.state === 'DONE' && <p>{t('account.ready', { time: showMoment(archive.expiresAt, locale) })}</p>}
      </div>
      {archive?.state === 'DONE' ? (
        <BigButton small kind="line" icon="download" busy={isFetching} onClick={() => void fetchIt(archive.id)}>
          {t('account.fetch')}
        </BigButton>
      ) : (
        !isBeingMade && (
          <BigButton small kind="quiet" icon="download" onClick={() => setOpen('ask')}>
            {t('account.ask')}
          </BigButton>
        )
      )}
      {data.erasedAt ? (
        <NoteCard
          icon="warning"
          tone="act"
          title={t('account.erasing', { day: showDay(localDay(new Date(data.erasedAt)), locale) })}
          actions={
            <BigButton small busy={keep.isPending} onClick={() => keep.mutate({})}>
              {t('account.keep')}
            </BigButton>
          }
        />
      ) : (
        <BigButton small kind="quiet" onClick={() => setOpen('erase')}>
          {t('account.erase')}
        </BigButton>
      )}
      {open === 'ask' && (
        <ProofDialog
          title={t('account.data')}
          note={t('account.dataNote')}
          submit={t('account.ask')}
          send={(proofs) => call(askArchiveCall, proofs).then(renewed)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'erase' && (
        <ProofDialog
          title={t('account.erase')}
          note={t('account.eraseNote', { days: daysToKeep })}
          submit={t('account.erase')}
          isDanger
          send={async (proofs) => {
            await call(eraseCall, proofs);
            toast('success', t('account.eraseDone'));
            await renewed();
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
