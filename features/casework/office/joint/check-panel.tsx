import { checkPartCall } from '#features/casework/calls/joint.ts';
import { CaseState } from '#features/casework/office/case-state.tsx';
import { useTexts } from '#features/casework/office/words.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './joint.module.css';

/** What a department is asked about a case, and the part of the form that it sees for that. */
export function CheckPanel({ id }: { id: string }) {
  const t = useTexts();
  const read = useTextIn();
  const found = useOfficeCall(checkPartCall, { id });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={8} height={36} />;
  const { asks, sections, siblings, ruling } = found.data;
  return (
    <div className="column gap-16 size-13">
      <p className={`toned ${styles.note}`}>
        <b>{t('joint.asks')}</b> {read(asks)}
      </p>
      {sections.length === 0 && <p className="muted">{t('joint.over')}</p>}
      {sections.map(({ title, facts }) => (
        <section key={title.CN}>
          <h3 className="below-8">{read(title)}</h3>
          <dl className={styles.facts}>
            {facts.map(({ key, label, value }) => (
              <div key={key}>
                <dt className="muted">{read(label)}</dt>
                <dd className="breaks">{read(value)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {siblings.length > 0 && (
        <section>
          <h3 className="below-8">{t('review.siblings')}</h3>
          {siblings.map(({ id, no, state, name, facts }) => (
            <div key={id} className="stack gap-4 below-12">
              <p className="row wraps gap-8-12">
                <b>{name}</b>
                <span className="mono">{no}</span>
                <CaseState state={state} />
              </p>
              <dl className={styles.facts}>
                {facts.map(({ key, label, value }) => (
                  <div key={key}>
                    <dt className="muted">{read(label)}</dt>
                    <dd className="breaks">{read(value)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </section>
      )}
      {sections.length > 0 && <p className="muted">{t('joint.onlyPart')}</p>}
      {ruling && (
        <p className="breaks">
          <b>{t('joint.ruling')}</b> {ruling}
        </p>
      )}
    </div>
  );
}
