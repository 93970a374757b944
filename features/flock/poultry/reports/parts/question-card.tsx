import { useState } from 'react';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { BigButton, ButtonRow } from '#features/flock/poultry/pieces/button.tsx';
import { moment } from '#features/flock/poultry/store/moment.ts';
import { newDeviceId } from '#features/flock/poultry/store/write.ts';
import { whenWords } from '#features/flock/shared/documents/phrases.ts';
import { remarkMost } from '#features/flock/shared/scoring/entries/report-rules.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import styles from './notes-card.module.css';
import type { ReportView } from './report-view.ts';
import type { Keep } from './use-keep.ts';
import { WriteDialog } from './write-dialog.tsx';

/** Questions to the advisers with their answers. They go with the report, so they may be asked without a network. */
export function QuestionCard({ keep, unsent, ...view }: ReportView & { keep?: Keep; unsent?: ReadonlySet<string> }) {
  const { report, words } = view;
  const { report: say } = words;
  const [isAsking, ask] = useState(false);
  if (!keep && report.questions.length === 0) return null;
  return (
    <section className={`panel slim ${styles.card}`} id="question">
      <h2 className="size-20 bold">{say('question.title')}</h2>
      {keep && <p className={styles.quiet}>{say('question.hint')}</p>}
      {report.questions.length > 0 && (
        <ul className={`stack gap-14 ${styles.questions}`}>
          {report.questions.map((question) => (
            <li key={question.id}>
              <p className={`${styles.question} ${styles.text}`}>{question.text}</p>
              <Answer question={question} isUnsent={unsent?.has(`question:${question.id}`) ?? false} {...view} />
            </li>
          ))}
        </ul>
      )}
      {keep && (
        <ButtonRow className="above-12">
          <BigButton kind="line" small icon="question" onClick={() => ask(true)}>
            {say('question.ask')}
          </BigButton>
          <WriteDialog
            open={isAsking}
            title={say('question.title')}
            label={say('question.label')}
            hint={say('question.hint')}
            save={say('question.send')}
            most={remarkMost}
            empty={say('question.empty')}
            onSave={async (text) => {
              await keep.put(`question:${newDeviceId()}`, { text, at: moment() });
              toast('success', say('question.kept'));
            }}
            onClose={() => ask(false)}
          />
        </ButtonRow>
      )}
    </section>
  );
}

function Answer({
  question: { answer, answeredAt },
  isUnsent,
  words,
  offset,
}: ReportView & { question: ReportView['report']['questions'][number]; isUnsent: boolean }) {
  const { report: say } = words;
  if (answer !== null)
    return (
      <div className={styles.answer}>
        <p className={styles.text}>
          <b>{say('question.answer')}: </b>
          {answer}
        </p>
        {answeredAt && (
          <p className={styles.quiet}>{say('question.answeredAt', { at: whenWords(answeredAt, { offset, words }) })}</p>
        )}
      </div>
    );
  return (
    <p className={`row gap-8 strong ${styles.waits}`}>
      <FieldIcon name={isUnsent ? 'cloud-off' : 'clock'} size={22} />
      {say(isUnsent ? 'question.unsent' : 'question.waiting')}
    </p>
  );
}
