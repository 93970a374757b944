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
  const { report: t } = words;
  const [isAsking, ask] = useState(false);
  if (!keep && report.questions.length === 0) return null;
  return (
    <section className={`panel slim ${styles.card}`} id="question">
      <h2 className="size-20 bold">{t('question.title')}</h2>
      {keep && <p className={styles.quiet}>{t('question.hint')}</p>}
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
            {t('question.ask')}
          </BigButton>
          <WriteDialog
            open={isAsking}
            title={t('question.title')}
            label={t('question.label')}
            hint={t('question.hint')}
            save={t('question.send')}
            most={remarkMost}
            empty={t('question.empty')}
            onSave={async (text) => {
              await keep.put(`question:${newDeviceId()}`, { text, at: moment() });
              toast('success', t('question.kept'));
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
  const { report: t } = words;
  if (answer !== null)
    return (
      <div className={styles.answer}>
        <p className={styles.text}>
          <b>{t('question.answer')}: </b>
          {answer}
        </p>
        {answeredAt && (
          <p className={styles.quiet}>{t('question.answeredAt', { at: whenWords(answeredAt, { offset, words }) })}</p>
        )}
      </div>
    );
  return (
    <p className={`row gap-8 strong ${styles.waits}`}>
      <FieldIcon name={isUnsent ? 'cloud-off' : 'clock'} size={22} />
      {t(isUnsent ? 'question.unsent' : 'question.waiting')}
    </p>
  );
}
