import { Link } from 'react-router';
import { useTexts } from '#features/casework/office/words.ts';
import { type CaseView, caseAddress, caseFigures } from '#features/casework/shared/case-views.ts';
import styles from './dashboard.module.css';
import type { CaseData } from './page.tsx';

type Figure = CaseData['figures'][number];

/** The cases that stand behind a figure; drafts and accounts have no list here. */
const views: Partial<Record<Figure['key'], CaseView>> = caseFigures;

/** The strip of key figures, each with its short history. */
export function Figures({ figures, programme }: { figures: readonly Figure[]; programme: string }) {
  const t = useTexts();
  return (
    <section className={`card stack rigid ${styles.figures}`} aria-label={t('dashboard.figures')}>
      {figures.map((figure) => {
        const inner = (
          <>
            <span>{t(`dashboard.${figure.key}`)}</span>
            <b>{figure.value.toLocaleString('en-US')}</b>
            <Spark values={figure.trend} />
            <small>
              <Change figure={figure} />
            </small>
          </>
        );
        const view = views[figure.key];
        const tone = figure.key === 'overdue' && figure.value > 0 ? 'late' : undefined;
        return view ? (
          <Link
            key={figure.key}
            className={`slim anchor block ${styles.figure}`}
            data-tone={tone}
            to={caseAddress({ ...view, programme })}
          >
            {inner}
          </Link>
        ) : (
          <div key={figure.key} className={`slim anchor block ${styles.figure}`} data-tone={tone}>
            {inner}
          </div>
        );
      })}
    </section>
  );
}

function Change({ figure }: { figure: Figure }) {
  const t = useTexts();
  if (figure.previous === null) return <>&nbsp;</>;
  const by = figure.value - figure.previous;
  if (by === 0) return <>{t('dashboard.same')}</>;
  return <>{t('dashboard.change', { change: by > 0 ? `+${by}` : `−${-by}` })}</>;
}

function Spark({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const most = Math.max(...values);
  const least = Math.min(...values);
  const points = values.map((value, at) => {
    const x = 1 + (at / (values.length - 1)) * 49.8;
    const y = most === least ? 9 : 16 - ((value - least) / (most - least)) * 14;
    return [x.toFixed(1), y.toFixed(1)] as const;
  });
  const last = points.at(-1)!;
  return (
    <svg className={styles.spark} width="54" height="18" aria-hidden="true">
      <path d={`M${points.map((point) => point.join(' ')).join('L')}`} fill="none" stroke="#9DB4AB" strokeWidth="1.3" />
      <circle cx={last[0]} cy={last[1]} r="2" fill="#0E5B4A" />
    </svg>
  );
}
