import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OutputOf } from '#core/contracts/contract.ts';
import { sittingCall } from '#features/learning/calls.ts';
import { type Answer, isAnswered } from '#features/learning/shared/marking.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { ConfirmDialog, Dialog } from '#web/kit/feedback/dialog.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { SkeletonArticle } from '#web/kit/feedback/skeleton.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { type Part, partsOf, useWorth } from './paper-parts.ts';
import { QuestionInput } from './question-input.tsx';
import { QuestionMap, type Standing } from './question-map.tsx';
import styles from './sitting.module.css';
import { SavedLine, SittingBar } from './sitting-bar.tsx';
import { SittingRules } from './sitting-rules.tsx';
import { useFlags, useSitting } from './use-sitting.ts';
import { useLearningWords } from './words.ts';

type PaperOf = OutputOf<typeof sittingCall>;

/** The paper of a sitting, once it has come; one that is over leads to its result. */
export function Sitting({ id, onEnd }: { id: string; onEnd: () => void }) {
  const { data, error, refetch } = useCall(sittingCall, { id }, { quiet: true, staleTime: Number.POSITIVE_INFINITY });
  const isOver = data !== undefined && data.state !== 'DOING';
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
  if (error && !data)
    return (
      <div className="wrap">
        <ErrorState error={error} onRetry={refetch} />
      </div>
    );
  if (!data || isOver)
    return (
      <div className="wrap">
        <SkeletonArticle />
      </div>
    );
  return <Paper id={id} paper={data} onEnd={onEnd} />;
}

/** All questions below each other; where there is no room for the map beside them, one at a time. */
function Paper({ id, paper, onEnd }: { id: string; paper: PaperOf; onEnd: () => void }) {
  const t = useLearningWords();
  const [at, setAt] = useState(0);
  const [asking, setAsking] = useState<'sheet' | 'handIn' | null>(null);
  const sitting = useSitting(id, paper, onEnd);
  const flags = useFlags(id);
  const parts = useMemo(() => partsOf(paper.questions), [paper]);
  const { questions } = paper;
  const isDone = (question: string) => isAnswered((sitting.answers[question] ?? null) as Answer);
  const standing: Standing = { parts, current: questions[at]!.id, isDone, isFlagged: flags.has };
  const open = questions.filter((each) => !isDone(each.id)).length;
  const goTo = (to: number) => {
    if (to < 0 || to >= questions.length) return;
    // What is led to must be drawn before it can be scrolled to.
    flushSync(() => {
      setAt(to);
      setAsking(null);
    });
    const element = document.getElementById(elementIdOf(to));
    element?.scrollIntoView({ block: 'start' });
    element?.focus({ preventScroll: true });
  };
  // A dialog that gives way to the other one closes too.
  const close = (which: 'sheet' | 'handIn') => setAsking((now) => (now === which ? null : now));
  const choose = (question: string) => goTo(questions.findIndex((each) => each.id === question));
  useKeys((step) => goTo(at + step));
  return (
    <div data-alone="">
      <SittingBar paper={paper} sitting={sitting} onHandIn={() => setAsking('handIn')} />
      <div className={`wrap stack top ${styles.paper}`}>
        <div className={`panel scrolls ${styles.map} ${styles.side} ${styles.wide}`}>
          <QuestionMap standing={standing} isTitled onChoose={choose} />
        </div>
        <div className="slim column gap-16">
          {parts.map((part, index) => (
            <PartQuestions key={part.type} number={index + 1} {...{ part, standing, sitting, flags }} onFocus={setAt} />
          ))}
          {/* Behind the questions: none of them moves under a finger when it comes or goes. */}
          {sitting.state === 'offline' && (
            <div className={styles.offline}>
              <Notice tone="warn">{t('exam.offline', { count: sitting.waiting })}</Notice>
            </div>
          )}
        </div>
        <SittingRules time={sitting.time} />
      </div>
      <div className={`row apart gap-12 ${styles.foot}`}>
        <Button disabled={at === 0} aria-label={t('exam.previous')} onClick={() => goTo(at - 1)}>
          <Icon name="left" />
        </Button>
        <button type="button" className={`bare fills column ${styles.middle}`} onClick={() => setAsking('sheet')}>
          <b className="strong ink">{t('exam.at', { at: at + 1, all: questions.length })}</b>
          <SavedLine sitting={sitting} />
        </button>
        <Button kind="primary" disabled={at === questions.length - 1} onClick={() => goTo(at + 1)}>
          {t('exam.next')}
          <Icon name="right" size={16} />
        </Button>
      </div>
      <Dialog open={asking === 'sheet'} sheet title={t('exam.sheet')} onClose={() => close('sheet')}>
        <div className={`column gap-16 ${styles.sheet}`}>
          <QuestionMap standing={standing} onChoose={choose} />
          <Button kind="accent" block onClick={() => setAsking('handIn')}>
            {open === 0 ? t('exam.handIn') : t('exam.handInOpen', { count: open })}
          </Button>
        </div>
      </Dialog>
      <ConfirmDialog
        open={asking === 'handIn'}
        title={t('exam.handIn')}
        confirm={t('exam.handIn')}
        onClose={() => close('handIn')}
        onConfirm={() => {
          setAsking(null);
          void sitting.submit().catch(() => undefined);
        }}
      >
        {open === 0 ? t('exam.handInAll') : t('exam.handInNote', { count: open })}
      </ConfirmDialog>
    </div>
  );
}

function PartQuestions({
  part,
  number,
  standing: { current, isDone },
  sitting,
  flags,
  onFocus,
}: {
  part: Part;
  number: number;
  standing: Standing;
  sitting: ReturnType<typeof useSitting>;
  flags: ReturnType<typeof useFlags>;
  onFocus: (at: number) => void;
}) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const worth = useWorth();
  const numbers = new Intl.NumberFormat(locale === 'CN' ? 'zh-u-nu-hanidec' : 'en');
  const { questions } = part;
  const isHere = questions.some(({ id }) => id === current);
  return (
    <>
      <h2 className={`row wraps baseline gap-4-12 title-20 ${styles.part}`} data-current={isHere || undefined}>
        {t('exam.part', { number: numbers.format(number), name: t(part.name) })}
        <span className="small muted plain">
          {[t('exam.questions', { count: questions.length }), ...worth(part)].join(' · ')}
        </span>
      </h2>
      {questions.map((question) => (
        <QuestionInput
          key={question.id}
          id={elementIdOf(question.number - 1)}
          question={question}
          isCurrent={question.id === current}
          isFlagged={flags.has(question.id)}
          answer={(sitting.answers[question.id] ?? null) as Answer}
          saved={isDone(question.id) && <SavedLine sitting={sitting} isShort />}
          onFocus={() => onFocus(question.number - 1)}
          onFlag={() => flags.turn(question.id)}
          onAnswer={(value) => sitting.answer(question.id, value)}
        />
      ))}
    </>
  );
}

const elementIdOf = (at: number) => `question-${at + 1}`;

/** Alt with an arrow leads to the next question or the one before, from whatever has the focus. */
function useKeys(step: (by: 1 | -1) => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || document.querySelector('dialog[open]')) return;
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
