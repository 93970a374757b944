import { useState } from 'react';
import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { Section } from '#core/forms/section.ts';
import { textIn } from '#core/texts/text.ts';
import {
  apartmentCall,
  declineLeaseCall,
  leasePaperCall,
  leaveCall,
  signLeaseCall,
} from '#features/apartments/calls.ts';
import { terms } from '#features/apartments/shared/lease-paper.ts';
import { call, newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDate, showDeadline } from '#web/kit/dates.ts';
import { ConfirmDialog, Dialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { downloadFile } from '#web/kit/files/download.ts';
import { SmallForm } from '#web/kit/form/small-form.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag, type TagTone } from '#web/kit/pieces/tag.tsx';
import type { Lease } from './apartment-page.tsx';
import { useApartmentWords } from './words.ts';

type State = 'TO_SIGN' | 'SIGNED' | 'RUNNING' | 'ENDED' | 'DECLINED';

const tones: Readonly<Record<State, TagTone>> = {
  TO_SIGN: 'warn',
  SIGNED: 'green',
  RUNNING: 'open',
  ENDED: 'shut',
  DECLINED: 'shut',
};

/** A lease: what it says, and what there is to do about it. */
export function LeaseCard({ lease, onDone }: { lease: Lease; onDone: () => void }) {
  const t = useApartmentWords();
  const locale = useSession((session) => session.locale);
  const [asking, setAsking] = useState<'sign' | 'decline' | 'leave'>();
  const [isPrinting, setPrinting] = useState(false);
  const state = lease.state as State;
  const close = () => setAsking(undefined);
  const done = (words: string) => {
    toast('success', words);
    close();
    onDone();
  };
  const print = () => {
    setPrinting(true);
    // A refusal is shown by the common reactions.
    downloadFile(leasePaperCall, { id: lease.id }, { reauthenticate: 'in-place' })
      .catch(() => undefined)
      .finally(() => setPrinting(false));
  };
  return (
    <Card boxed>
      <div className="row wraps apart gap-8-16">
        <h3 className="title-20">{textIn(lease.home, locale)}</h3>
        <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
      </div>
      <p className="muted above-4">
        {[
          t('leaseNo', { no: lease.no }),
          t('term', { from: lease.startsOn, to: lease.endsOn }),
          `${t('rent')} ${t('yuan', { amount: lease.rent.toLocaleString('en-US') })}`,
        ].join(' · ')}
      </p>
      {state === 'TO_SIGN' && <p className="warn-ink">{t('signBy', { time: showDeadline(lease.signBy, locale) })}</p>}
      {lease.movedInOn && <p className="small muted">{t('movedIn', { day: showDate(lease.movedInOn, locale) })}</p>}
      {state === 'RUNNING' && lease.leavesOn && (
        <p className="small warn-ink">{t('left30', { day: showDate(lease.leavesOn, locale) })}</p>
      )}
      {lease.endedOn && <p className="small muted">{t('ended', { day: showDate(lease.endedOn, locale) })}</p>}
      {state === 'TO_SIGN' && (
        <div className="above-12">
          <p className="small strong">{t('terms')}</p>
          <ul className="small quiet">
            {terms.map((term) => (
              <li key={term.CN}>{textIn(term, locale)}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="line wraps gap-8 above-16">
        {state === 'TO_SIGN' && (
          <>
            <Button kind="accent" onClick={() => setAsking('sign')}>
              {t('sign')}
            </Button>
            <Button onClick={() => setAsking('decline')}>{t('decline')}</Button>
          </>
        )}
        {state !== 'DECLINED' && (
          <Button busy={isPrinting} onClick={print}>
            {isPrinting ? t('paperBusy') : t('paper')}
          </Button>
        )}
        {state === 'RUNNING' && <Button onClick={() => setAsking('leave')}>{t('leave')}</Button>}
      </div>
      {asking === 'sign' && (
        <Ask
          id={lease.id}
          contract={signLeaseCall}
          title={t('signTitle')}
          confirm={t('sign')}
          onClose={close}
          onDone={() => done(t('signed'))}
        >
          {t('signNote', { rent: lease.rent.toLocaleString('en-US') })}
        </Ask>
      )}
      {asking === 'decline' && (
        <Ask
          id={lease.id}
          contract={declineLeaseCall}
          title={t('declineTitle')}
          confirm={t('decline')}
          isDanger
          onClose={close}
          onDone={() => done(t('declined'))}
        >
          {t('declineNote')}
        </Ask>
      )}
      <Dialog open={asking === 'leave'} title={t('leave')} onClose={close}>
        <p className="muted below-12">{t('leaveNote')}</p>
        <SmallForm
          section={noticeSection()}
          label={t('leave')}
          send={async ({ day }) => {
            await call(leaveCall, { id: lease.id, day: String(day), reqId: newRequestId() });
            done(t('left30', { day: String(day) }));
          }}
        />
      </Dialog>
    </Card>
  );
}

/** The day on which one leaves, thirty days ahead. */
function noticeSection(): Section {
  const first = moveDate(dayInShanghai(now()), { days: 30 });
  const label = { CN: '退租日', EN: 'Leaving on' };
  return { key: 'notice', title: label, fields: [{ kind: 'date', key: 'day', label, min: first, required: true }] };
}

function Ask({
  id,
  contract,
  title,
  confirm,
  isDanger,
  children,
  onClose,
  onDone,
}: {
  id: string;
  contract: typeof signLeaseCall | typeof declineLeaseCall;
  title: string;
  confirm: string;
  isDanger?: true;
  children: string;
  onClose: () => void;
  onDone: () => void;
}) {
  const [reqId] = useState(newRequestId);
  const send = useSend(contract, { invalidates: [apartmentCall] });
  return (
    <ConfirmDialog
      open
      title={title}
      confirm={confirm}
      kind={isDanger ? 'danger' : 'primary'}
      busy={send.isPending}
      onClose={onClose}
      onConfirm={() => send.mutate({ id, reqId }, { onSuccess: onDone, onError: onClose })}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
