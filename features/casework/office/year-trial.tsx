import type { ReactNode } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { yearTrialCall } from '#features/casework/calls/year-trial.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { useTexts } from './words.ts';
import styles from './year-trial.module.css';

type Trial = OutputOf<typeof yearTrialCall>;

/** What the year would mean for the cases of the year before: who would be refused for what, and which steps took longer. */
export function YearTrial({ id }: { id: string }) {
  const t = useTexts();
  const found = useOfficeCall(yearTrialCall, { id }, { staleTime: 0 });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={8} height={36} />;
  const { year, cases, tried, whole, quota } = found.data;
  if (cases === 0)
    return <StatePanel icon="file" title={t('trial.none', { year })} hint={t('trial.noneHint', { year })} />;
  if (tried === 0)
    return (
      <StatePanel
        icon="file"
        title={t('trial.untried', { year })}
        hint={`${t('trial.cases', { year, count: cases })} ${t('trial.untriedHint')}`}
      />
    );
  return (
    <div className="stack gap-20 size-13 one">
      <section className="stack gap-6">
        <p>{t('trial.cases', { year, count: cases })}</p>
        {tried < cases && <p className="muted">{t('trial.newest', { count: tried })}</p>}
        <p className="row wraps gap-8">
          <StatusTag tone={whole === tried ? 'done' : 'waiting'}>{t('trial.whole', { count: whole, tried })}</StatusTag>
          {quota !== null && (
            <StatusTag tone={quota >= cases ? 'done' : 'problem'}>
              {t(quota >= cases ? 'trial.quotaEnough' : 'trial.quotaShort', { quota, count: cases })}
            </StatusTag>
          )}
        </p>
      </section>
      <Faults faults={found.data.faults} />
      <Steps steps={found.data.steps} />
    </div>
  );
}

function Faults({ faults }: Pick<Trial, 'faults'>) {
  const t = useTexts();
  const read = useTextIn();
  return (
    <section>
      <h3>{t('trial.faults')}</h3>
      {faults.length === 0 && <p className="muted">{t('trial.noFaults')}</p>}
      {faults.length > 0 && (
        <Sheet heads={[t('trial.field'), t('trial.fault'), t('trial.count')]}>
          {faults.map(({ path, section, label, isMissing, cases }) => (
            <tr key={`${path} ${isMissing}`}>
              <td>
                <span className="muted">{read(section)}</span> {read(label)}
              </td>
              <td>{t(isMissing ? 'trial.missing' : 'trial.wrong')}</td>
              <td className={styles.figure}>{cases}</td>
            </tr>
          ))}
        </Sheet>
      )}
    </section>
  );
}

function Steps({ steps }: Pick<Trial, 'steps'>) {
  const t = useTexts();
  const read = useTextIn();
  return (
    <section>
      <h3>{t('trial.steps')}</h3>
      <Sheet heads={[t('trial.step'), t('trial.days'), t('trial.longest'), t('trial.late')]}>
        {steps.map(({ state, name, days, cases, late, longest }) => (
          <tr key={state}>
            <td>{read(name)}</td>
            <td className={styles.figure}>{days}</td>
            <td className={styles.figure}>{cases === 0 ? '–' : longest}</td>
            <td className={`${styles.figure} ${late > 0 ? 'warn-ink' : ''}`}>
              {cases === 0 ? '–' : t('trial.lateOf', { late, count: cases })}
            </td>
          </tr>
        ))}
      </Sheet>
    </section>
  );
}

function Sheet({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <table className={`whole ${styles.sheet}`}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
