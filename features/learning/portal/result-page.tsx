import { useState } from 'react';
import { useParams } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { examResultCall } from '#features/learning/calls.ts';
import { CertificateButton } from '#features/learning/kit/certificate-button.tsx';
import type { Answer } from '#features/learning/shared/marking.ts';
import type { Right } from '#features/learning/shared/question.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { ChipButton } from '#web/kit/controls/chip.tsx';
import { showDateTime } from '#web/kit/dates.ts';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { Breadcrumb } from '#web/kit/pieces/breadcrumb.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { useCrumbs, usePageTitle } from '#web/portal/shell/page-title.ts';
import { AskForm } from './ask-box.tsx';
import styles from './learning.module.css';
import { NotShown } from './not-shown.tsx';
import { useLearningWords } from './words.ts';

type Result = OutputOf<typeof examResultCall>;
type Marked = Result['questions'][number];

/** What came of a sitting: the score, points by what they were about, and each question with its answers. */
export function Component() {
  const { id = '' } = useParams();
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const [onlyWrong, setOnlyWrong] = useState(false);
  const { data, error, refetch } = useCall(examResultCall, { id }, { quiet: true, ...renewed });
  const name = data && textIn(data.title, locale);
  usePageTitle(name);
  const crumbs = useCrumbs(name);
  if (!data)
    return (
      <div className="wrap below-32">
        <NotShown error={error} onRetry={refetch} gone={t('result.gone')} way="mine" />
      </div>
    );
  const lost = data.questions.filter(({ mark, score }) => mark !== null && mark < score);
  const shown = onlyWrong ? lost : data.questions;
  return (
    <div className="wrap below-32">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="breaks below-16">{name}</h1>
      <Card boxed className="row wraps gap-24">
        <span className={styles.score}>{data.score ?? '—'}</span>
        <span className="column gap-8">
          <span>
            <ResultTag result={data} />
          </span>
          <span>{t('result.of', { total: data.total, pass: Math.ceil(data.total * data.pass) / 100 })}</span>
          <span className="small muted">
            {data.submittedAt && showDateTime(data.submittedAt, locale)}
            {data.isTimedOut && ` · ${t('result.timedOut')}`}
          </span>
          {data.certNo && (
            <span className="row wraps gap-8">
              <b>{t('result.certificate', { no: data.certNo })}</b>
              <CertificateButton no={data.certNo} />
            </span>
          )}
        </span>
        <ButtonLink className="push" to={`/phenixcoll/exam/${data.paper}`}>
          {t('result.again')}
        </ButtonLink>
      </Card>
      {data.state === 'MARKING' && <Notice>{t('result.markingNote')}</Notice>}
      {data.note && <Notice tone="warn">{data.note}</Notice>}
      <Points questions={data.questions} />
      <fieldset className="row wraps gap-8 above-24 below-12" aria-label={t('result.filter')}>
        <ChipButton chosen={!onlyWrong} onClick={() => setOnlyWrong(false)}>
          {t('result.all', { count: data.questions.length })}
        </ChipButton>
        <ChipButton chosen={onlyWrong} onClick={() => setOnlyWrong(true)}>
          {t('result.wrong', { count: lost.length })}
        </ChipButton>
      </fieldset>
      <ol className="column gap-16">
        {shown.map((question) => (
          <li key={question.id}>
            <MarkedQuestion question={question} number={data.questions.indexOf(question) + 1} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function ResultTag({ result: { state, isPassed } }: { result: Result }) {
  const t = useLearningWords();
  if (state === 'VOID') return <Tag tone="bad">{t('result.void')}</Tag>;
  if (state === 'MARKING') return <Tag tone="warn">{t('result.marking')}</Tag>;
  return <Tag tone={isPassed ? 'green' : 'bad'}>{t(isPassed ? 'result.passed' : 'result.failed')}</Tag>;
}

/** Shares of the points by what the questions were about. */
function Points({ questions }: { questions: readonly Marked[] }) {
  const t = useLearningWords();
  const names = [...new Set(questions.map(({ points }) => points).filter((points) => points !== ''))];
  if (names.length < 2) return null;
  return (
    <section className="above-24" aria-labelledby="points">
      <h2 id="points" className="title-20 below-8">
        {t('result.points')}
      </h2>
      <ul className="column gap-8">
        {names.map((name) => {
          const about = questions.filter(({ points }) => points === name);
          const all = about.reduce((sum, { score }) => sum + score, 0);
          const got = about.reduce((sum, { mark }) => sum + (mark ?? 0), 0);
          return (
            <li key={name} className="row gap-12">
              <span className="fills breaks">{name}</span>
              <progress value={got} max={all} aria-label={name} />
              <span className="small muted">
                {got} / {all}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function MarkedQuestion({ question, number }: { question: Marked; number: number }) {
  const t = useLearningWords();
  const [isAsking, setAsking] = useState(false);
  const { mark, score, analysis } = question;
  return (
    <Card boxed className="column gap-8">
      <span className="row wraps apart gap-8">
        <span className="small muted">{t('exam.number', { count: number })}</span>
        <Tag tone={mark === null ? 'warn' : mark === score ? 'green' : 'bad'}>
          {mark === null ? t('result.toMark') : `${mark} / ${score}`}
        </Tag>
      </span>
      <p className="strong breaks as-typed">{question.stem}</p>
      <p className="breaks as-typed">
        <span className="muted">{t('result.yours')}：</span>
        {useAnswerText(question, question.answer as Answer) || t('result.nothing')}
      </p>
      <p className="breaks as-typed">
        <span className="muted">{t(question.type === 'ESSAY' ? 'result.reference' : 'result.right')}：</span>
        {useRightText(question)}
      </p>
      {analysis && (
        <p className="breaks as-typed small">
          <span className="muted">{t('result.analysis')}：</span>
          {analysis}
        </p>
      )}
      {isAsking ? (
        <AskForm about="QUESTION" id={question.id} onSent={() => setAsking(false)} />
      ) : (
        <span>
          <Button kind="text" small onClick={() => setAsking(true)}>
            {t('ask.about')}
          </Button>
        </span>
      )}
    </Card>
  );
}

function useAnswerText({ options }: Marked, answer: Answer): string {
  const t = useLearningWords();
  if (answer === null) return '';
  if (answer === 'TRUE' || answer === 'FALSE') return t(answer === 'TRUE' ? 'exam.true' : 'exam.false');
  if (typeof answer === 'string') return answer;
  return answer.map((each) => (typeof each === 'number' ? lettered(options, each) : each)).join('；');
}

function useRightText({ options, right }: Marked): string {
  const t = useLearningWords();
  const told = right as Right;
  if ('isTrue' in told) return t(told.isTrue ? 'exam.true' : 'exam.false');
  if ('reference' in told) return told.reference;
  if ('blanks' in told) return told.blanks.map((ways) => ways.join(' / ')).join('；');
  return told.options.map((at) => lettered(options, at)).join('；');
}

function lettered(options: readonly string[], at: number): string {
  return `${String.fromCharCode(65 + at)}. ${options[at] ?? ''}`;
}
