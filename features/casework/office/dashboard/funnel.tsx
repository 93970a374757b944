import { type ActionDefinition, actions } from '#core/workflow/actions.ts';
import { findState } from '#core/workflow/states.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './dashboard.module.css';
import type { CaseData } from './page.tsx';

const shades = ['#0E5B4A', '#1E6B58', '#357D6C', '#528F80', '#7AA597', '#A5C2B8'];

/** From submission to effect: how many, what share of the step before, how long on average. */
export function Funnel({ funnel, period }: { funnel: CaseData['funnel']; period: string }) {
  const t = useTexts();
  const stepName = useStepName();
  const most = Math.max(1, ...funnel.map((step) => step.count));
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t('dashboard.funnel')}</h2>
        <small>{period}</small>
      </div>
      <table className={`whole size-12-5 ${styles.funnel}`}>
        <thead>
          <tr>
            <th>
              <span className="vh">{t('dashboard.state')}</span>
            </th>
            <td />
            <th>{t('dashboard.count')}</th>
            <th>{t('dashboard.share')}</th>
            <th>{t('dashboard.meanDays')}</th>
          </tr>
        </thead>
        <tbody>
          {funnel.map((step, at) => (
            <tr key={step.step}>
              <th className="clip" scope="row">
                {stepName(step.step)}
              </th>
              <td aria-hidden="true">
                <span className={`block ${styles.bar}`}>
                  <i style={{ width: `${(step.count / most) * 100}%`, background: shades[at] ?? shades.at(-1) }} />
                </span>
              </td>
              <td>
                <b className="ink">{step.count.toLocaleString('en-US')}</b>
              </td>
              <td>{step.share === null ? '–' : `${(step.share * 100).toFixed(1)}%`}</td>
              <td>{step.days === null ? '–' : t('dashboard.daysUnit', { days: step.days.toFixed(1) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Names a step of the funnel: one of its own words, else the state or action it is called after. */
function useStepName(): (step: string) => string {
  const t = useTexts();
  const read = useTextIn();
  const own: Readonly<Record<string, string>> = {
    submitted: t('dashboard.stepSubmitted'),
    accepted: t('dashboard.stepAccepted'),
    reviewed: t('dashboard.stepReviewed'),
    passed: t('dashboard.stepReviewed'),
    joint: t('dashboard.stepJoint'),
    publicity: t('dashboard.stepPublicity'),
    approved: t('dashboard.stepApproved'),
    effective: t('dashboard.stepEffective'),
  };
  return (step) => {
    const state = findState(step);
    const action = (actions as Readonly<Record<string, ActionDefinition>>)[step];
    return own[step] ?? (state ? read(state.name) : action ? read(action.name) : step);
  };
}
