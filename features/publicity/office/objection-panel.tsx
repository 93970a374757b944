import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { findState } from '#core/workflow/states.ts';
import { objectionFactsCall } from '#features/publicity/calls.ts';
import { answerDays } from '#features/publicity/shared/objection.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { showDate, showDateTime } from '#web/kit/dates.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './objection-panel.module.css';
import { useTexts } from './words.ts';

type ObjectionFacts = OutputOf<typeof objectionFactsCall>;

/** What an objection says, how the case stands that it is about, and how far it is looked into. */
export function ObjectionPanel({ id }: { id: string }) {
  const t = useTexts();
  const read = useTextIn();
  const locale = useSession((session) => session.locale);
  const found = useOfficeCall(objectionFactsCall, { id });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={6} height={44} />;
  const { facts, note, reply, caseId, caseNo, caseState, isHeld, heldSince, noticeId } = found.data;
  const { registered, defence, proposal } = found.data;
  const state = caseState === null ? undefined : findState(caseState);
  const said: readonly [string, string][] = [
    [t('objection.facts'), facts],
    [t('objection.note'), note],
    [t('objection.reply'), reply],
  ];
  return (
    <div className="stack gap-20 one">
      {heldSince && (
        <p className="toned rounded" data-tone="warn" style={{ padding: '10px 12px' }}>
          <b className="block">{t('objection.stopped', { no: caseNo })}</b>
          <span className="size-13">{t('objection.since', { at: showDateTime(heldSince, locale) })}</span>
        </p>
      )}
      <section aria-label={t('objection.about')}>
        {caseId ? (
          <p className="row wraps gap-8-12">
            <Link to={`/apply/task?scope=all&id=${caseId}`}>{t('objection.toCase', { no: caseNo })}</Link>
            {state && <StatusTag tone={isHeld ? 'problem' : 'off'}>{read(state.name)}</StatusTag>}
            {!heldSince && <span className="muted">{t(isHeld ? 'objection.held' : 'objection.free')}</span>}
          </p>
        ) : (
          <p className="muted">{t('objection.whole')}</p>
        )}
        <a href={`/notify/${noticeId}`} target="_blank" rel="noreferrer">
          {t('objection.toNotice')}
        </a>
      </section>
      <Steps facts={found.data} />
      {registered && (
        <section aria-label={t('objection.registered')}>
          <h3>{t('objection.registered')}</h3>
          <p className="muted">
            {t('objection.registeredNote', { channel: read(registered.channel), on: registered.receivedOn })}
          </p>
          <p className="breaks">{t('objection.tell', { no: found.data.no, code: registered.code })}</p>
        </section>
      )}
      {said
        .filter(([, text]) => text !== '')
        .map(([title, text]) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <p className="as-typed breaks">{text}</p>
          </section>
        ))}
      {defence && (
        <section aria-label={t('objection.defence')}>
          <h3>{t('objection.defence')}</h3>
          {defence.at ? (
            <>
              <p className="as-typed breaks">{defence.statement}</p>
              <p className="size-13 muted above-8">
                {t('objection.defenceAt', { at: showDateTime(defence.at, locale) })}
              </p>
            </>
          ) : (
            <p className="muted">
              {t(Date.parse(defence.dueAt) < serverNow() ? 'objection.defenceNone' : 'objection.defenceAsked', {
                day: showDate(defence.dueAt, locale),
              })}
            </p>
          )}
        </section>
      )}
      {proposal && (
        <section
          aria-label={t('objection.proposal')}
          className="toned rounded"
          data-tone="warn"
          style={{ padding: '10px 12px' }}
        >
          <h3>{t('objection.proposal')}</h3>
          <b className="block">{read(proposal.to)}</b>
          <p className="as-typed breaks">{proposal.reason}</p>
          <p className="size-13 above-8">
            {t('objection.proposedBy', { name: proposal.by, at: showDateTime(proposal.at, locale) })}
          </p>
          <p className="size-13">{t(proposal.isMine ? 'objection.yours' : 'objection.second')}</p>
        </section>
      )}
    </div>
  );
}

interface Step {
  readonly key: 'accept' | 'look' | 'ask' | 'propose' | 'conclude';
  readonly isDone: boolean;
  readonly note: ReactNode;
}

/** How far it is: what was done by whom and when, and what is still to be done. */
function Steps({ facts: { state, caseId, handler, dueAt, defence, proposal, decidedAt } }: { facts: ObjectionFacts }) {
  const t = useTexts();
  const locale = useSession((session) => session.locale);
  const isOver = decidedAt !== null;
  const isChecked = isOver || state === 'CHECKING' || state === 'PROPOSED';
  const ofCase: readonly Step[] = [
    {
      key: 'look',
      isDone: isChecked,
      note: <Link to={`/apply/task?scope=all&id=${caseId}`}>{t('objection.openCase')}</Link>,
    },
    {
      key: 'ask',
      isDone: isOver || defence?.at != null,
      note:
        defence &&
        (defence.at ? shortTime(defence.at) : t('objection.untilDay', { date: showDate(defence.dueAt, locale) })),
    },
  ];
  const steps: readonly Step[] = [
    { key: 'accept', isDone: state !== 'RECEIVED', note: handler },
    ...(caseId ? ofCase : []),
    { key: 'propose', isDone: isOver || proposal !== null, note: proposal?.by },
    { key: 'conclude', isDone: isOver, note: decidedAt && shortTime(decidedAt) },
  ];
  return (
    <section aria-label={t('objection.steps')}>
      <h3>
        {t('objection.steps')}{' '}
        <small className="size-12 muted plain">
          {t('objection.stepsNote', { days: answerDays, date: showDate(dueAt, locale) })}
        </small>
      </h3>
      <ol className="size-13">
        {steps.map(({ key, isDone, note }) => (
          <li key={key} className={`row gap-12 ${styles.step}`} data-done={isDone || undefined}>
            <i className="middle rigid">{isDone && <Icon name="check" size={14} />}</i>
            <span className="fills">{t(`objection.step_${key}`)}</span>
            <span className="muted">{note}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
