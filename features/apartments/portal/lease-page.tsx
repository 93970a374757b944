import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { apartmentCall, declineLeaseCall, leasePaperCall, signLeaseCall } from '#features/apartments/calls.ts';
import { articles, firstPayment, leaseRows, leaseTitle } from '#features/apartments/shared/lease-paper.ts';
import { type LeaseStatus, lastDayOf } from '#features/apartments/shared/lease-status.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { fieldClasses } from '#web/kit/controls/field.tsx';
import { showDate, showDeadline } from '#web/kit/dates.ts';
import { ConfirmDialog } from '#web/kit/feedback/dialog.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { downloadFile } from '#web/kit/files/download.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Fact, Facts } from '#web/kit/pieces/facts.tsx';
import { StepDot } from '#web/kit/pieces/progress/step-dot.tsx';
import { StepStrip } from '#web/kit/pieces/progress/step-strip.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import type { Lease } from './apartment-page.tsx';
import styles from './lease.module.css';
import { leaseTones } from './lease-card.tsx';
import { LoadedApartment } from './loaded-apartment.tsx';
import { useApartmentWords } from './words.ts';

/** A lease as it is read and signed: the paper, what matters most of it, and who signs in which order. */
export function Component() {
  const { id } = useParams();
  return (
    <LoadedApartment>
      {({ leases }, refetch) => <LeaseView key={id} lease={leases.find((lease) => lease.id === id)} onDone={refetch} />}
    </LoadedApartment>
  );
}

function LeaseView({ lease, onDone }: { lease: Lease | undefined; onDone: () => void }) {
  const t = useApartmentWords();
  const locale = useSession((session) => session.locale);
  const [hasRead, setHasRead] = useState(false);
  if (!lease)
    return (
      <div className="wrap">
        <EmptyState
          level={1}
          title={t('noLease')}
          actions={
            <ButtonLink kind="primary" to="/apartment">
              {t('toChoice')}
            </ButtonLink>
          }
        >
          {t('noLeaseNote')}
        </EmptyState>
      </div>
    );
  const state = lease.state as LeaseStatus;
  return (
    <>
      <PageHead
        crumbs={[{ title: t('home'), to: '/' }, { title: t('title'), to: '/apartment' }, { title: t('leaseHead') }]}
        title={t('leaseHead')}
        note={
          <span className="row wraps gap-8-16">
            <span>{textIn(lease.home, locale)}</span>
            <span>{t('leaseNo', { no: lease.no })}</span>
            <Tag tone={leaseTones[state]}>{t(`states.${state}`)}</Tag>
          </span>
        }
      />
      <div className="wrap stack gap-24 one above-24 below-24">
        {state === 'OVERDUE' && (
          <Notice tone="warn">{t('overdue', { day: showDate(lastDayOf(lease), locale) })}</Notice>
        )}
        {state === 'SIGNED' && <Notice tone="info">{t('toPay', { amount: firstAmount(lease) })}</Notice>}
        {state !== 'DECLINED' && <LeaseSteps lease={lease} hasRead={hasRead} />}
        <div className={styles.columns}>
          <Paper lease={lease} />
          <div className="stack gap-16 one">
            <KeyTerms rent={lease.rent} />
            <Signatures lease={lease} hasRead={hasRead} onRead={setHasRead} onDone={onDone} />
          </div>
        </div>
      </div>
    </>
  );
}

/** Reading comes before signing: whoever has yet to say that they read it all is still there. */
function LeaseSteps({ lease, hasRead }: { lease: Lease; hasRead: boolean }) {
  const t = useApartmentWords();
  const locale = useSession((session) => session.locale);
  const day = (at: string) => showDate(at, locale);
  const toSign = hasRead ? 2 : 1;
  const at = { TO_SIGN: toSign, SIGNED: 3, RUNNING: 5, OVERDUE: 5, ENDED: 5, DECLINED: 1 }[lease.state as LeaseStatus];
  return (
    <StepStrip
      at={at}
      label={t('leaseHead')}
      done={t('stepDone')}
      steps={[
        { key: 'chosen', title: t('steps.chosen'), note: day(lease.chosenAt) },
        {
          key: 'read',
          title: t('steps.read'),
          note: lease.signedAt ? t('steps.readAll') : t('steps.readBy', { time: showDeadline(lease.signBy, locale) }),
        },
        { key: 'sign', title: t('steps.sign'), note: lease.signedAt ? day(lease.signedAt) : t('steps.signers') },
        { key: 'pay', title: t('steps.pay'), note: t('steps.payNote', { amount: firstAmount(lease) }) },
        {
          key: 'moveIn',
          title: t('steps.moveIn'),
          note: lease.movedInOn ? day(lease.movedInOn) : t('steps.from', { day: day(lease.startsOn) }),
        },
      ]}
    />
  );
}

function firstAmount(lease: Lease): string {
  return firstPayment(lease).toLocaleString('en-US');
}

/** The lease as paper. */
function Paper({ lease }: { lease: Lease }) {
  const t = useApartmentWords();
  const locale = useSession((session) => session.locale);
  const [isPrinting, setPrinting] = useState(false);
  const print = () => {
    setPrinting(true);
    // A refusal is shown by the common reactions.
    downloadFile(leasePaperCall, { id: lease.id }, { reauthenticate: 'in-place' })
      .catch(() => undefined)
      .finally(() => setPrinting(false));
  };
  return (
    <article className={styles.paper} aria-labelledby="paper">
      <h2 id="paper" className="title-24 centred">
        {textIn(leaseTitle, locale)}
      </h2>
      <Facts className={`above-16 ${styles.facts}`}>
        {leaseRows(lease, locale).map(({ key, name, value }) => (
          <Fact key={key} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
      <ol className={styles.articles}>
        {articles.map(({ title, text }) => (
          <li key={title.CN}>
            <b>{textIn(title, locale)}</b>
            <p>{textIn(text, locale)}</p>
          </li>
        ))}
      </ol>
      {lease.state !== 'DECLINED' && (
        <div className={`row to-end ${styles.foot}`}>
          <Button busy={isPrinting} onClick={print}>
            {isPrinting ? t('paperBusy') : t('paper')}
          </Button>
        </div>
      )}
    </article>
  );
}

function KeyTerms({ rent }: { rent: number }) {
  const t = useApartmentWords();
  const locale = useSession((session) => session.locale);
  return (
    <Card boxed>
      <h2 className="title-20">{t('terms')}</h2>
      <ul className={`above-8 ${styles.terms}`}>
        {articles.map(({ figure, short }) => (
          <li key={short.CN}>
            <b>{(figure ?? rent).toLocaleString('en-US')}</b> <span>{textIn(short, locale)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Who signs, one after the other; while it is the reader's turn, how, and the way out. */
function Signatures({
  lease,
  hasRead,
  onRead,
  onDone,
}: {
  lease: Lease;
  hasRead: boolean;
  onRead: (hasRead: boolean) => void;
  onDone: () => void;
}) {
  const t = useApartmentWords();
  const locale = useSession((session) => session.locale);
  const [isDeclining, setDeclining] = useState(false);
  const [reqId] = useState(newRequestId);
  const invalidates = [apartmentCall];
  const signing = useSend(signLeaseCall, { invalidates });
  const declining = useSend(declineLeaseCall, { invalidates });
  const done = (words: string) => () => {
    toast('success', words);
    setDeclining(false);
    onDone();
  };
  const { state } = lease;
  const isOpen = state === 'TO_SIGN';
  const own = lease.signedAt
    ? t('signedOn', { day: showDate(lease.signedAt, locale) })
    : t(isOpen ? 'yourTurn' : 'notSigned');
  const theirs = lease.movedInOn
    ? t('signedOn', { day: showDate(lease.movedInOn, locale) })
    : t(isOpen || state === 'SIGNED' ? 'atHandover' : 'notSigned');
  return (
    <Card boxed>
      <h2 className="title-20">{t('signatures')}</h2>
      <ol className="stack gap-12 above-12">
        <Signature number={1} tone={lease.signedAt ? 'done' : isOpen ? 'mine' : undefined} name={lease.lessee}>
          {own}
        </Signature>
        <Signature
          number={2}
          tone={lease.movedInOn ? 'done' : state === 'SIGNED' ? 'part' : undefined}
          name={textIn(lease.lessor, locale)}
        >
          {theirs}
        </Signature>
      </ol>
      {isOpen && (
        <div className="stack gap-12 one above-16">
          <label className={fieldClasses.check}>
            <input type="checkbox" checked={hasRead} onChange={(event) => onRead(event.target.checked)} />
            <span>{t('hasRead')}</span>
          </label>
          <Button
            kind="accent"
            disabled={!hasRead}
            busy={signing.isPending}
            onClick={() => signing.mutate({ id: lease.id, reqId }, { onSuccess: done(t('signed')) })}
          >
            {t('sign')}
          </Button>
          <p className="small muted">{t('signNote', { time: showDeadline(lease.signBy, locale) })}</p>
          <p className="row wraps gap-8-16">
            <Link to="/complaint">{t('wrong')}</Link>
            <Button kind="text" onClick={() => setDeclining(true)}>
              {t('decline')}
            </Button>
          </p>
        </div>
      )}
      <ConfirmDialog
        open={isDeclining}
        title={t('declineTitle')}
        confirm={t('decline')}
        kind="danger"
        busy={declining.isPending}
        onClose={() => setDeclining(false)}
        onConfirm={() => declining.mutate({ id: lease.id, reqId: newRequestId() }, { onSuccess: done(t('declined')) })}
      >
        <p>{t('declineNote')}</p>
      </ConfirmDialog>
    </Card>
  );
}

function Signature({
  number,
  tone,
  name,
  children,
}: {
  number: number;
  tone: 'done' | 'part' | 'mine' | undefined;
  name: string;
  children: ReactNode;
}) {
  return (
    <li className="row gap-12">
      <StepDot className="rigid" tone={tone}>
        {tone === 'done' ? <Icon name="check" size={16} /> : number}
      </StepDot>
      <span className="slim breaks">
        <b>{name}</b>
        <small className="block muted">{children}</small>
      </span>
    </li>
  );
}
