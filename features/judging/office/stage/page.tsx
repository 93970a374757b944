import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { RoundHead, ShareBar } from '#features/judging/office/round-head.tsx';
import { useTexts } from '#features/judging/office/words.ts';
import { stageCall, stageStepCall } from '#features/judging/organiser-calls.ts';
import { clockText, type StageStep, spentBy } from '#features/judging/shared/stage.ts';
import { CallError } from '#web/kit/call/call.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall, useOfficeSend } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { usePageQuery } from '#web/office/shell/page.tsx';
import { usePageKeys } from '#web/office/shell/page-keys.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './stage.module.css';

type Stage = NonNullable<OutputOf<typeof stageCall>['stage']>;

/** Ms after which another device's step is seen. */
const lookEvery = 4_000;

/** The day on stage: who is up, the clock, what comes next, and how many scores of each entry are in. */
export function Page() {
  const t = useTexts();
  const [params] = usePageQuery();
  const id = params.get('judging') ?? undefined;
  const found = useOfficeCall(stageCall, { ...(id && { id }) }, { refetchInterval: lookEvery });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={10} height={44} />;
  const { rounds, stage } = found.data;
  if (!stage)
    return (
      <section className="card">
        <StatePanel icon="clock" title={t('stage.none')} hint={t('stage.noneHint')} />
      </section>
    );
  return (
    <div className="column gap-12">
      <RoundHead title={t('stage.title')} id={stage.id} rounds={rounds} />
      <div className={`stack top gap-12 ${styles.page}`}>
        <OnStage key={stage.id} stage={stage} />
        <Order stage={stage} />
      </div>
    </div>
  );
}

function OnStage({ stage }: { stage: Stage }) {
  const t = useTexts();
  const read = useTextIn();
  const hall = useRef<HTMLElement>(null);
  const { send, isPending } = useOfficeSend(stageStepCall);
  const { at, order, phase, isOpen } = stage;
  const isRunning = stage.startedAt !== null;
  const entry = order[at];
  const following = order[at + 1];
  const step = async (to: StageStep) => {
    try {
      await send({ id: stage.id, rev: stage.rev, step: to });
    } catch (error) {
      // Somebody else was first: what they did is shown, and said by the error's own words.
      if (!(error instanceof CallError)) throw error;
    }
    await invalidate(stageCall);
  };
  const run = (to: StageStep, can: boolean) => (isOpen && can && !isPending ? () => void step(to) : undefined);
  const acts = {
    clock: run(isRunning ? 'pause' : 'start', true),
    questions: run('questions', phase === 'TALK'),
    next: run('next', following !== undefined),
    back: run('back', at > 0),
    reset: run('reset', isRunning || stage.spentMs > 0),
  };
  usePageKeys([
    { key: 's', meaning: t('stage.startOrPause'), run: acts.clock },
    { key: 'q', meaning: t('stage.questions'), run: acts.questions },
    { key: 'n', meaning: t('stage.next'), run: acts.next },
    { key: 'b', meaning: t('stage.back'), run: acts.back },
  ]);
  if (!entry) return null;
  return (
    <section ref={hall} className={`card column gap-16 ${styles.hall}`} aria-labelledby="on-stage">
      <div className="row wraps apart gap-8">
        <span className={styles.phase} data-phase={phase}>
          {t(phase === 'TALK' ? 'stage.talk' : 'stage.asking', {
            count: phase === 'TALK' ? stage.talkMinutes : stage.questionMinutes,
          })}
        </span>
        <span className="muted">{t('stage.of', { at: at + 1, count: order.length })}</span>
      </div>
      <Clock stage={stage} />
      <div className="column gap-4 centred">
        <span className="mono muted">{entry.no}</span>
        <h3 id="on-stage" className={`breaks ${styles.project}`}>
          {entry.project}
        </h3>
        <span className="muted breaks">{[entry.company, read(entry.track)].filter(Boolean).join(' · ')}</span>
        <b>{t('stage.sheets', { submitted: entry.submitted, given: entry.given })}</b>
      </div>
      {isOpen ? (
        <div className={`row wraps to-middle gap-8 ${styles.acts}`}>
          <Button size="large" disabled={!acts.back} onClick={acts.back}>
            {t('stage.back')}
          </Button>
          <Button size="large" type="primary" disabled={!acts.clock} onClick={acts.clock}>
            {t(isRunning ? 'stage.pause' : 'stage.start')}
          </Button>
          <Button size="large" disabled={!acts.questions} onClick={acts.questions}>
            {t('stage.questions')}
          </Button>
          <Button size="large" disabled={!acts.reset} onClick={acts.reset}>
            {t('stage.reset')}
          </Button>
          <Button size="large" disabled={!acts.next} onClick={acts.next}>
            {t('stage.next')}
          </Button>
        </div>
      ) : (
        <p className="muted centred">{t('stage.over')}</p>
      )}
      <div className="row wraps apart gap-8 muted size-13">
        <span className="slim breaks">
          {following ? t('stage.following', { no: following.no, project: following.project }) : t('stage.last')}
        </span>
        <Button
          size="small"
          icon={<Icon name="fullscreen" size={12} />}
          onClick={() =>
            void (document.fullscreenElement ? document.exitFullscreen() : hall.current?.requestFullscreen())
          }
        >
          {t('stage.hall')}
        </Button>
      </div>
    </section>
  );
}

/** What is left of the phase, by the clock of the server; beyond the end it counts on in red. */
function Clock({ stage: { startedAt, spentMs, phase, talkMinutes, questionMinutes } }: { stage: Stage }) {
  const t = useTexts();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    if (!startedAt) return;
    const timer = setInterval(() => setNow(serverNow()), 250);
    return () => clearInterval(timer);
  }, [startedAt]);
  const whole = (phase === 'TALK' ? talkMinutes : questionMinutes) * 60_000;
  const left = whole - spentBy({ startedAt: startedAt ? new Date(startedAt) : null, spentMs }, now);
  const tone = left < 0 ? 'bad' : left <= 60_000 ? 'warn' : 'good';
  return (
    <div className="column gap-8">
      <p role="timer" aria-label={t('stage.left')} className={styles.clock} data-tone={tone} data-stands={!startedAt}>
        {clockText(left)}
      </p>
      <ShareBar share={whole === 0 ? 0 : left / whole} tone={tone} />
    </div>
  );
}

function Order({ stage: { order, at } }: { stage: Stage }) {
  const t = useTexts();
  const list = useRef<HTMLOListElement>(null);
  // Whoever comes up is brought into view within the list; the page stays where it is.
  useEffect(() => {
    const current = list.current?.children[at];
    if (current instanceof HTMLElement) list.current?.scrollTo({ top: current.offsetTop - current.offsetHeight });
  }, [at]);
  return (
    <section className="card column clip" aria-labelledby="stage-order">
      <div className="card-head">
        <h3 id="stage-order">{t('stage.order')}</h3>
        <small>{t('stage.drawn')}</small>
      </div>
      <ol ref={list} className={`scrolls anchor ${styles.order}`}>
        {order.map(({ no, project, submitted, given }, index) => (
          <li key={no} aria-current={index === at ? 'step' : undefined} className="row gap-12" data-past={index < at}>
            <b className={styles.number}>{index + 1}</b>
            <span className="fills">
              <span className="block breaks">{project || no}</span>
              <span className="mono muted size-12">{no}</span>
            </span>
            <span className="rigid muted size-13">
              {submitted} / {given}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
