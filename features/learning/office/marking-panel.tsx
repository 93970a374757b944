import { App, Button, InputNumber } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { withColon } from '#core/texts/punctuation.ts';
import { markRecordCall, recordAnswersCall } from '#features/learning/office-calls.ts';
import type { Right } from '#features/learning/shared/question.ts';
import { useSession } from '#web/kit/call/session.ts';
import { useOfficeCall, useOfficeSend } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useTexts } from './words.ts';

type Marked = OutputOf<typeof recordAnswersCall>['questions'][number];

/** The answers of a sitting; those in own words first, each with the field for its points. */
export function MarkingPanel({ id }: { id: string }) {
  const t = useTexts();
  const locale = useSession((session) => session.locale);
  const { message } = App.useApp();
  const found = useOfficeCall(recordAnswersCall, { id });
  const marking = useOfficeSend(markRecordCall);
  const [marks, setMarks] = useState<Record<string, number>>({});
  if (found.error?.key === 'NOT_FOUND') return <StatePanel icon="clock" title={t('learning.stillSat')} />;
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={6} height={64} />;
  const { questions, rev } = found.data;
  const open = questions.filter(({ mark }) => mark === null);
  const left = open.filter((question) => marks[question.id] === undefined);
  const save = async () => {
    await marking.send({ id, rev, marks });
    setMarks({});
    message.success(t('learning.saved'));
    await found.refetch();
  };
  return (
    <section className="column gap-16">
      <p className="row wraps apart gap-12" role="status">
        <span>{open.length === 0 ? t('learning.allMarked') : t('learning.toMark', { count: left.length })}</span>
        {open.length > 0 && (
          <Button
            type="primary"
            loading={marking.isPending}
            disabled={Object.keys(marks).length === 0}
            onClick={() => void save().catch(() => undefined)}
          >
            {t('learning.save')}
          </Button>
        )}
      </p>
      {[...open, ...questions.filter(({ mark }) => mark !== null)].map((question) => (
        <article key={question.id} className="lined rounded column gap-8" style={{ padding: 16 }}>
          <p className="strong as-typed breaks">
            {questions.indexOf(question) + 1}. {question.stem}
          </p>
          <p className="as-typed breaks">
            <span className="muted">{withColon(t('learning.answer'), locale)}</span>
            {answerText(question, question.answer) || t('learning.none')}
          </p>
          <p className="as-typed breaks">
            <span className="muted">
              {withColon(t(question.type === 'ESSAY' ? 'learning.reference' : 'learning.right'), locale)}
            </span>
            {rightText(question)}
          </p>
          <span className="row gap-8">
            <span className="muted">{t('learning.mark')}</span>
            {question.mark === null ? (
              <InputNumber
                aria-label={`${t('learning.mark')} ${questions.indexOf(question) + 1}`}
                min={0}
                max={question.score}
                step={0.5}
                value={marks[question.id] ?? null}
                onChange={(value) => {
                  const { [question.id]: _, ...others } = marks;
                  setMarks(value === null ? others : { ...others, [question.id]: value });
                }}
              />
            ) : (
              <b>{question.mark}</b>
            )}
            <span className="muted">{t('learning.of', { score: question.score })}</span>
          </span>
        </article>
      ))}
    </section>
  );
}

function answerText({ options }: Marked, answer: unknown): string {
  if (answer === null) return '';
  if (!Array.isArray(answer))
    return String(answer) === 'TRUE' ? '✓' : String(answer) === 'FALSE' ? '✗' : String(answer);
  return answer.map((each) => (typeof each === 'number' ? (options[each] ?? '') : String(each))).join('；');
}

function rightText({ options, right }: Marked): string {
  const told = right as Right;
  if ('isTrue' in told) return told.isTrue ? '✓' : '✗';
  if ('reference' in told) return told.reference;
  if ('blanks' in told) return told.blanks.map((ways) => ways.join(' / ')).join('；');
  return told.options.map((at) => options[at] ?? '').join('；');
}
