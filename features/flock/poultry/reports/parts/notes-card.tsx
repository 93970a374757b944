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
  const { report: say } = words;
  const [asking, ask] = useState<'note' | 'comment' | null>(null);
  if (!keep && report.note === '' && report.comments.length === 0) return null;
  return (
    <section className={`panel slim ${styles.card}`}>
      <h2 className="size-20 bold">{say('notes.title')}</h2>
      <p className={report.note ? styles.text : styles.quiet}>{report.note || say('notes.noteNone')}</p>
      <ul className={styles.comments}>
        {report.comments.map(({ id, text, at }) => (
          <li className="line apart top gap-8 ruled" key={id}>
            <div>
              <p className={styles.text}>{text}</p>
              <p className={styles.quiet}>{whenWords(at, { offset, words })}</p>
            </div>
            {keep && (
              <IconButton icon="trash" label={say('notes.delete')} onClick={() => keep.remove(`comment:${id}`)} />
            )}
          </li>
        ))}
      </ul>
      {keep && (
        <ButtonRow className="above-12">
          <BigButton kind="quiet" small icon="pencil" onClick={() => ask('note')}>
            {say(report.note ? 'notes.edit' : 'notes.add')}
          </BigButton>
          <BigButton kind="quiet" small icon="plus" onClick={() => ask('comment')}>
            {say('notes.commentAdd')}
          </BigButton>
          <WriteDialog
            open={asking === 'note'}
            title={say('notes.note')}
            label={say('notes.note')}
            hint={say('notes.noteHint')}
            save={say('notes.save')}
            first={report.note}
            most={noteMost}
            onSave={(text) => keep.put('note', text)}
            onClose={() => ask(null)}
          />
          <WriteDialog
            open={asking === 'comment'}
            title={say('notes.commentAdd')}
            label={say('notes.comment')}
            save={say('notes.save')}
            most={remarkMost}
            empty={say('notes.commentEmpty')}
            onSave={(text) => keep.put(`comment:${newDeviceId()}`, { text, at: moment() })}
            onClose={() => ask(null)}
          />
        </ButtonRow>
      )}
    </section>
  );
}
