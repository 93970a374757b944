import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { examOneCall, startExamCall } from '#features/learning/calls.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { showDateTime } from '#web/kit/dates.ts';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { Breadcrumb } from '#web/kit/pieces/breadcrumb.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { useCrumbs, usePageTitle } from '#web/portal/shell/page-title.ts';
import { NotShown } from './not-shown.tsx';
import { Sitting } from './sitting.tsx';
import { useLearningWords } from './words.ts';

/** An exam: what it asks for and its rules, and then the paper itself. */
export function Component() {
  const { id = '' } = useParams();
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const navigate = useNavigate();
  const [record, setRecord] = useState<string | null>(null);
  const { data, error, refetch } = useCall(examOneCall, { id }, { quiet: true, staleTime: 0 });
  const starting = useSend(startExamCall);
  const name = data && textIn(data.title, locale);
  usePageTitle(name);
  const crumbs = useCrumbs(name);
  const [reqId] = useState(newRequestId);
  if (record)
    return <Sitting id={record} onEnd={() => void navigate(`/phenixcoll/exam/result/${record}`, { replace: true })} />;
  if (!data)
    return (
      <div className="wrap below-32">
        <NotShown error={error} onRetry={refetch} gone={t('exam.gone')} way="mine" />
      </div>
    );
  const isUsedUp = data.used >= data.attempts;
  const begin = async () => setRecord((await starting.mutateAsync({ id, reqId })).record);
  return (
    <div className="wrap below-32">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="title-24 breaks above-12 below-16">{name}</h1>
      <Card boxed className="column gap-16">
        <p className="row wraps gap-8-16 strong">
          <span>{t('exam.questions', { count: data.questions })}</span>
          <span>{t('exam.total', { count: data.total })}</span>
          <span>{t('exam.pass', { count: data.pass })}</span>
          <span>{t('exam.minutes', { count: data.minutes })}</span>
          <span>{t('exam.attempts', { count: data.attempts, used: data.used })}</span>
        </p>
        <p className="row wraps gap-8-16 muted small">
          {data.opensAt && <span>{t('exam.opens', { time: showDateTime(data.opensAt, locale) })}</span>}
          {data.closesAt && <span>{t('exam.closes', { time: showDateTime(data.closesAt, locale) })}</span>}
        </p>
        <h2 className="line-title">{t('exam.rules')}</h2>
        <ul className="dotted column gap-4">
          {(['rule1', 'rule2', 'rule3', 'rule4'] as const).map((rule) => (
            <li key={rule}>{t(`exam.${rule}`)}</li>
          ))}
        </ul>
        {data.doing === null && data.state !== 'open' && (
          <Notice tone="warn">{t(data.state === 'coming' ? 'exam.coming' : 'exam.closed')}</Notice>
        )}
        {data.doing === null && data.state === 'open' && isUsedUp && <Notice tone="warn">{t('exam.usedUp')}</Notice>}
        <span className="row wraps gap-12">
          {(data.doing !== null || (data.state === 'open' && !isUsedUp)) && (
            <Button kind="accent" busy={starting.isPending} onClick={() => void begin().catch(() => void refetch())}>
              {t(data.doing === null ? 'exam.start' : 'exam.resume')}
            </Button>
          )}
          {data.last && <ButtonLink to={`/phenixcoll/exam/result/${data.last.id}`}>{t('exam.last')}</ButtonLink>}
        </span>
      </Card>
    </div>
  );
}
