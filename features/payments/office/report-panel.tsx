import { dictionaries } from '#core/dictionaries/registry.ts';
import { displayField } from '#core/forms/kinds.ts';
import { reportDetailCall } from '#features/payments/calls.ts';
import { useTexts } from '#features/payments/office/words.ts';
import { formOf } from '#features/payments/shared/report.ts';
import { useSession } from '#web/kit/call/session.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './payments.module.css';

/** What was reported, field by field, and who decided what about it. */
export function ReportPanel({ id }: { id: string }) {
  const t = useTexts();
  const read = useTextIn();
  const locale = useSession((session) => session.locale);
  const found = useOfficeCall(reportDetailCall, { id }, { staleTime: 0 });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={6} height={36} />;
  const { values, by, second, reason, answer } = found.data;
  const told = formOf(found.data).fields.flatMap((field) => {
    const text = field.kind === 'files' ? '' : displayField(field, values[field.key], locale, dictionaries);
    return text === '' ? [] : [{ key: field.key, label: read(field.label), text }];
  });
  return (
    <div className={`stack gap-20 size-13 one ${styles.parts}`}>
      <section>
        <h3>{t('report.told')}</h3>
        {told.length === 0 && <p className="muted">{t('report.nothing')}</p>}
        <dl className="stack gap-8 one">
          {told.map(({ key, label, text }) => (
            <div key={key}>
              <dt className="muted">{label}</dt>
              <dd className="breaks">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      {by && (
        <section>
          <h3>
            {t('report.decision')} <em className="muted">{t('report.decisionNote')}</em>
          </h3>
          <p className="breaks">
            <b>{by}</b> {reason}
          </p>
          {second && (
            <p className="breaks">
              <b>{second}</b> {answer ? t('report.declined', { reason: answer }) : t('report.confirmed')}
            </p>
          )}
        </section>
      )}
    </div>
  );
}
