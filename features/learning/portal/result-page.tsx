import { useState } from 'react';
import { useParams } from 'react-router';
import { dayInShanghai } from '#core/calendar/dates.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { examResultCall } from '#features/learning/calls.ts';
import { CertificateButton } from '#features/learning/kit/certificate-button.tsx';
import { Seal } from '#web/kit/art/seal.tsx';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { ChipButton } from '#web/kit/controls/chip.tsx';
import { showDateTime } from '#web/kit/dates.ts';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { Breadcrumb } from '#web/kit/pieces/breadcrumb.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { useCrumbs, usePageTitle } from '#web/portal/shell/page-title.ts';
import { MarkedQuestion } from './marked-question.tsx';
import { NotShown } from './not-shown.tsx';
import styles from './result.module.css';
import { ResultBars } from './result-bars.tsx';
import { useLearningWords } from './words.ts';

type Result = OutputOf<typeof examResultCall>;

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
  const { submittedAt } = data;
  const minutes = submittedAt && Math.ceil((Date.parse(submittedAt) - Date.parse(data.startedAt)) / 60_000);
  const shown = onlyWrong ? lost : data.questions;
  return (
    <div className="wrap below-32">
      <Breadcrumb crumbs={crumbs} />
      <Card boxed className={`row gap-32 above-12 ${styles.head}`}>
        {data.score !== null && (
          <span className="rigid column centred">
            <span className={styles.score}>{data.score}</span>
            <span className="small muted">{t('result.outOf', { total: data.total })}</span>
          </span>
        )}
        <div className="fills column gap-8">
          <span className="row wraps gap-8">
            <ResultTag result={data} />
            {data.isTimedOut && <Tag tone="warn">{t('result.timedOut')}</Tag>}
          </span>
          <h1 className="breaks">{name}</h1>
          <p className="row wraps gap-4-12 muted">
            <span>{t('result.toPass', { pass: Math.ceil(data.total * data.pass) / 100 })}</span>
            <span>{t('result.startedAt', { time: showDateTime(data.startedAt, locale) })}</span>
            {minutes && <span>{t('result.took', { count: minutes })}</span>}
          </p>
          {data.certNo && <b>{t('result.certificate', { no: data.certNo })}</b>}
          <span className="row wraps gap-12 above-8">
            {data.certNo && <CertificateButton no={data.certNo} />}
            <ButtonLink to={`/phenixcoll/exam/${data.paper}`}>{t('result.again')}</ButtonLink>
          </span>
        </div>
        {data.isPassed && (
          <Seal words={t('result.passed')} day={dayInShanghai(submittedAt!)} className={`rigid ${styles.seal}`} />
        )}
      </Card>
      {data.state === 'MARKING' && <Notice>{t('result.markingNote')}</Notice>}
      {data.note && <Notice tone="warn">{data.note}</Notice>}
      <ResultBars questions={data.questions} />
      <h2 className={`title-24 above-32 ${styles.title}`}>{t('result.each')}</h2>
      <fieldset className="row wraps gap-8 above-8 below-16" aria-label={t('result.filter')}>
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
