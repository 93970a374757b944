import { useState } from 'react';
import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { Section } from '#core/forms/section.ts';
import { textIn } from '#core/texts/text.ts';
import { leaveCall, renewLeaseCall } from '#features/apartments/calls.ts';
import { type LeaseStatus, lastDayOf } from '#features/apartments/shared/lease-status.ts';
import { type RenewalMonths, renewalTerms, renewedUntil } from '#features/apartments/shared/renewal.ts';
import { call, newRequestId } from '#web/kit/call/call.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { showDate, showDeadline } from '#web/kit/dates.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { SmallForm } from '#web/kit/form/small-form.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag, type TagTone } from '#web/kit/pieces/tag.tsx';
import type { Lease } from './apartment-page.tsx';
import { useApartmentWords } from './words.ts';

/** How the state of a lease looks. */
export const leaseTones: Readonly<Record<LeaseStatus, TagTone>> = {
  TO_SIGN: 'warn',
  SIGNED: 'green',
  RUNNING: 'open',
  OVERDUE: 'bad',
  ENDED: 'shut',
  DECLINED: 'shut',
};

/** A lease in short, the way to all of it, and whether one leaves or stays. */
export function LeaseCard({ lease, onDone }: { lease: Lease; onDone: () => void }) {
  const t = useApartmentWords();
  const locale = useSession((session) => session.locale);
  const [open, setOpen] = useState<'leave' | 'renew' | null>(null);
  const state = lease.state as LeaseStatus;
  const close = () => setOpen(null);
  const done = (words: string) => {
    toast('success', words);
    close();
    onDone();
  };
  return (
    <Card boxed>
      <div className="row wraps apart gap-8-16">
        <h3 className="title-20">{textIn(lease.home, locale)}</h3>
        <Tag tone={leaseTones[state]}>{t(`states.${state}`)}</Tag>
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
      {state === 'OVERDUE' && <p className="warn-ink">{t('overdue', { day: showDate(lastDayOf(lease), locale) })}</p>}
      {(state === 'RUNNING' || (state === 'OVERDUE' && lease.renewal === 'ASKED')) && <Renewal lease={lease} />}
      {lease.endedOn && <p className="small muted">{t('ended', { day: showDate(lease.endedOn, locale) })}</p>}
      <div className="line wraps gap-8 above-16">
        <ButtonLink kind={state === 'TO_SIGN' ? 'accent' : 'line'} to={`/apartment/lease/${lease.id}`}>
          {t(state === 'TO_SIGN' ? 'toSign' : 'toLease')}
        </ButtonLink>
        {lease.canRenew && (
          <Button kind="primary" onClick={() => setOpen('renew')}>
            {t('renew')}
          </Button>
        )}
        {state === 'RUNNING' && <Button onClick={() => setOpen('leave')}>{t('leave')}</Button>}
      </div>
      <Dialog open={open === 'renew'} title={t('renew')} onClose={close}>
        <p className="muted below-12">{t('renewNote', { day: showDate(lease.endsOn, locale) })}</p>
        <SmallForm
          section={renewalSection}
          label={t('renew')}
          send={async ({ months }) => {
            await call(renewLeaseCall, { id: lease.id, months: months as RenewalMonths, reqId: newRequestId() });
            done(t('renewSent'));
          }}
        />
      </Dialog>
      <Dialog open={open === 'leave'} title={t('leave')} onClose={close}>
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

const renewalSection: Section = {
  key: 'renewal',
  title: { CN: '续租', EN: 'Renewal' },
  fields: [
    {
      kind: 'choice',
      key: 'months',
      label: { CN: '续租时间', EN: 'For how long' },
      options: renewalTerms,
      required: true,
    },
  ],
};

/** Where the wish to stay stands. */
function Renewal({ lease: { renewal, renewMonths, renewReason, endsOn, canRenew } }: { lease: Lease }) {
  const t = useApartmentWords();
  const locale = useSession((session) => session.locale);
  if (renewal === 'ASKED')
    return (
      <p className="small warn-ink">
        {t('renewAsked', { day: showDate(renewedUntil(endsOn, renewMonths ?? 12), locale) })}
      </p>
    );
  if (renewal === 'REFUSED')
    return <p className="small warn-ink breaks">{t('renewRefused', { reason: renewReason ?? '' })}</p>;
  if (canRenew) return <p className="small warn-ink">{t('renewDue', { day: showDate(endsOn, locale) })}</p>;
  return renewal === 'GRANTED' && <p className="small muted">{t('renewed', { day: showDate(endsOn, locale) })}</p>;
}
