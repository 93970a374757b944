import { useState } from 'react';
import { BigButton, ButtonRow, IconButton } from '#features/flock/poultry/pieces/button.tsx';
import { moment } from '#features/flock/poultry/store/moment.ts';
import { newDeviceId } from '#features/flock/poultry/store/write.ts';
import { whenWords } from '#features/flock/shared/documents/phrases.ts';
import { noteMost, remarkMost } from '#features/flock/shared/scoring/entries/report-rules.ts';
import styles from './notes-card.module.css';
import type { ReportView } from './report-view.ts';
import type { Keep } from './use-keep.ts';
import { WriteDialog } from './write-dialog.tsx';

/** The note of the visit and what people said of it since; without `keep` they are only read. */
export function NotesCard({ report, words, offset, keep }: ReportView & { keep?: Keep }) {
  const { report: t } = words;
  const [asking, ask] = useState<'note' | 'comment' | null>(null);
  if (!keep && report.note === '' && report.comments.length === 0) return null;
  return (
    <section className={`panel slim ${styles.card}`}>
      <h2 className="size-20 bold">{t('notes.title')}</h2>
      <p className={report.note ? styles.text : styles.quiet}>{report.note || t('notes.noteNone')}</p>
      <ul className={styles.comments}>
        {report.comments.map(({ id, text, at }) => (
          <li className="line apart top gap-8 ruled" key={id}>
            <div>
              <p className={styles.text}>{text}</p>
              <p className={styles.quiet}>{whenWords(at, { offset, words })}</p>
            </div>
            {keep && <IconButton icon="trash" label={t('notes.delete')} onClick={() => keep.remove(`comment:${id}`)} />}
          </li>
        ))}
      </ul>
      {keep && (
        <ButtonRow className="above-12">
          <BigButton kind="quiet" small icon="pencil" onClick={() => ask('note')}>
            {t(report.note ? 'notes.edit' : 'notes.add')}
          </BigButton>
          <BigButton kind="quiet" small icon="plus" onClick={() => ask('comment')}>
            {t('notes.commentAdd')}
          </BigButton>
          <WriteDialog
            open={asking === 'note'}
            title={t('notes.note')}
            label={t('notes.note')}
            hint={t('notes.noteHint')}
            save={t('notes.save')}
            first={report.note}
            most={noteMost}
            onSave={(text) => keep.put('note', text)}
            onClose={() => ask(null)}
          />
          <WriteDialog
            open={asking === 'comment'}
            title={t('notes.commentAdd')}
            label={t('notes.comment')}
            save={t('notes.save')}
            most={remarkMost}
            empty={t('notes.commentEmpty')}
            onSave={(text) => keep.put(`comment:${newDeviceId()}`, { text, at: moment() })}
            onClose={() => ask(null)}
          />
        </ButtonRow>
      )}
    </section>
  );
}
