import { Button } from 'antd';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { mainlandChina } from '#core/calendar/mainland-china.ts';
import { withOwnDays } from '#core/calendar/working-days.ts';
import { complaintFactsCall } from '#features/complaints/calls.ts';
import { complaint as resource } from '#features/complaints/resources/complaint.ts';
import { type Clock, clockNames, clockText, clockTone } from '#features/complaints/shared/clock.ts';
import { type ComplaintState, complaintStates } from '#features/complaints/shared/complaint.ts';
import { office } from '#features/office-pages.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { dayOf, shortTime } from '#web/office/pieces/time.ts';
import { Cell } from '#web/office/resource/cell.tsx';
import type { Row } from '#web/office/resource/cell-words.ts';
import { useTextIn } from '#web/office/texts.ts';
import { answerName, clocksOf } from './clocks.tsx';
import styles from './facts-pane.module.css';
import type { Threaded } from './thread.tsx';
import type { Acts } from './use-acts.tsx';
import { useTexts } from './words.ts';

/** Both clocks in large, who it is from, what it is about, what came about the same, and how the answer was judged. */
export function FactsPane({ row, thread, acts }: { row: Row; thread: Threaded; acts: Acts }) {
  const t = useTexts();
  const read = useTextIn();
  const facts = useOfficeCall(complaintFactsCall, { id: String(row.id) });
  const { accept, answer } = clocksOf(thread);
  const close = acts.find('close');
  const Addition = office.additions[resource.code];
  const fact = (key: string) => {
    const column = resource.columns.find((each) => each.key === key);
    return column && <Cell resource={resource} column={column} row={row} />;
  };
  return (
    <>
      <div className={`fills-down scrolls ${styles.facts}`}>
        <section className={`stack two gap-8 ${styles.part}`}>
          <BigClock
            name={read(clockNames.accept)}
            clock={accept}
            days={thread.days}
            note={t('complaintDesk.acceptLimit', { day: shortTime(thread.acceptBy) })}
          />
          <BigClock
            name={read(answerName(thread))}
            clock={answer}
            days={thread.days}
            note={t('complaintDesk.dueAt', { day: shortTime(thread.dueAt) })}
          />
        </section>
        <Part title={t('complaintDesk.person')}>
          <Fact name={t('complaintDesk.name')}>{row.name ? fact('name') : t('complaintDesk.unnamed')}</Fact>
          {Boolean(row.phone) && <Fact name={t('complaintDesk.phone')}>{fact('phone')}</Fact>}
          {Boolean(row.email) && <Fact name={t('complaintDesk.email')}>{fact('email')}</Fact>}
          {facts.data?.person && (
            <Fact name={t('complaintDesk.dealings')}>
              {t('complaintDesk.thisYear', { count: facts.data.person.thisYear })}
            </Fact>
          )}
        </Part>
        <Part title={t('complaintDesk.subject')} note={fact('kind')}>
          <Fact name={fact('target')}>{row.about ? String(row.about) : t('complaintDesk.noSubject')}</Fact>
          <Fact name={t('complaintDesk.handler')}>
            {row.assigneeName ? String(row.assigneeName) : t('complaintDesk.nobody')}
          </Fact>
          {facts.data?.about && (
            <Fact name={t('complaintDesk.year')}>{t('complaintDesk.aboutSame', facts.data.about)}</Fact>
          )}
        </Part>
        {Addition && (
          <Suspense fallback={null}>
            <Addition id={String(row.id)} />
          </Suspense>
        )}
        {facts.isError && <FailedPanel title={facts.error.msg} onRetry={() => void facts.refetch()} />}
        {facts.isPending && <RowSkeleton rows={3} height={28} />}
        {facts.data && facts.data.similar.length > 0 && (
          <Part
            title={t('complaintDesk.similar')}
            note={t('complaintDesk.pieces', { count: facts.data.similar.length })}
          >
            {facts.data.similar.map((each) => (
              <div key={each.id} className={styles.similar}>
                <dt className="slim">
                  <Link to={`/complaint?scope=all&id=${each.id}`} className="cut block" title={each.title}>
                    {each.title}
                  </Link>
                </dt>
                <dd className="row wraps gap-8 size-12 muted">
                  <span>
                    {dayOf(each.createdAt)} · {each.no} · {read(complaintStates[each.state as ComplaintState].label)}
                  </span>
                  {each.canMerge && acts.merge && (
                    <button
                      type="button"
                      className="link"
                      disabled={acts.isBusy}
                      aria-label={t('complaintDesk.mergeOne', { no: each.no })}
                      onClick={() => void acts.merge?.(each)}
                    >
                      {t('complaintDesk.merge')}
                    </button>
                  )}
                </dd>
              </div>
            ))}
            {acts.merge && facts.data.similar.some(({ canMerge }) => canMerge) && (
              <p className="size-12 muted">{t('complaintDesk.mergeRule')}</p>
            )}
          </Part>
        )}
        {(row.outcome !== null || row.score !== null) && (
          <Part title={t('complaintDesk.judged')}>
            <Fact name={t('complaintDesk.isSettled')}>{fact('outcome')}</Fact>
            <Fact name={t('complaint.stars')}>{fact('score')}</Fact>
          </Part>
        )}
      </div>
      <footer className={`row wraps gap-8 rigid ruled size-12-5 muted ${styles.foot}`}>
        <span>{t('complaintDesk.no', { no: String(row.no) })}</span>
        <span className="grow" />
        {close && (
          <Button size="small" onClick={() => acts.act(close)}>
            {read(close.label)}
          </Button>
        )}
      </footer>
    </>
  );
}

function BigClock({ name, clock, days, note }: { name: string; clock: Clock; days: Threaded['days']; note: string }) {
  const read = useTextIn();
  const now = Date.now();
  return (
    <div className={`lined slim ${styles.clock}`} data-tone={clockTone(clock, now)}>
      <span className="block size-12 muted">{name}</span>
      <b className="block breaks">{read(clockText(clock, now, withOwnDays(mainlandChina, days)))}</b>
      <small className="block size-12 muted">{note}</small>
    </div>
  );
}

function Part({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className="size-13">
        {title} {note && <small className="size-12 plain muted">{note}</small>}
      </h3>
      <dl className="size-12-5">{children}</dl>
    </section>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={`stack ${styles.fact}`}>
      <dt className="muted">{name}</dt>
      <dd className="breaks">{children}</dd>
    </div>
  );
}
