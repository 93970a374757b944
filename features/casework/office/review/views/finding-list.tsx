import { lineAt } from '#features/casework/office/review/case-model.ts';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { Icon } from '#web/office/icons/icon.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './dossier.module.css';
import { ruleKind } from './rule-words.ts';
import { type Dossier, type Finding, isConcluded, keyOf } from './use-dossier.ts';

interface FindingListProps {
  desk: Desk;
  dossier: Dossier;
  onShow: (finding: Finding) => void;
}

/** Every finding with what kind it is, what it says and how often its rule is wrong; below them what is in order. */
export function FindingList({ desk, dossier: { findings, passed, chosen }, onShow }: FindingListProps) {
  const t = useTexts();
  const read = useTextIn();
  const sum = (kind: Finding['severity']) => findings.filter(({ severity }) => severity === kind).length;
  const totals = [
    ['check', sum('check')],
    ['notice', sum('notice')],
    ['passed', passed],
  ] as const;
  const inOrder = desk.data!.checks.filter((check) => check.passed);
  return (
    <ScrollFrame label={t('review.dossierTitle')} className={`column ${styles.list}`}>
      <div className={styles.totals}>
        <p className="row wraps gap-8-16">
          {totals.map(([key, total]) => (
            <span key={key} className="row baseline gap-6" data-kind={total > 0 ? key : undefined}>
              <b>{total}</b>
              <span className="size-13">{t(`review.severity_${key}`)}</span>
            </span>
          ))}
        </p>
        <p className="size-12 muted above-4">{t('dossier.note')}</p>
      </div>
      <ul>
        {findings.map((finding) => (
          <li key={keyOf(finding)}>
            <button
              type="button"
              className={`plain-button whole stack gap-4 ${styles.finding}`}
              aria-current={finding === chosen ? 'true' : undefined}
              onClick={() => onShow(finding)}
            >
              <span className="row wraps gap-8">
                <StatusTag tone={finding.severity === 'check' ? 'problem' : 'waiting'}>
                  {t(`dossier.kind_${ruleKind(finding)}`)}
                </StatusTag>
                <b className="size-13">{read(finding.label)}</b>
              </span>
              <span className="size-13 breaks">{read(finding.evidence)}</span>
              <span className="row wraps apart gap-4-12 size-12 muted">
                <Rate finding={finding} />
                <Standing desk={desk} finding={finding} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {inOrder.length > 0 && (
        <details className={`ruled ${styles.inOrder}`}>
          <summary className="size-13">
            <Icon name="check" size={13} /> {t('dossier.inOrder', { count: inOrder.length })}
          </summary>
          <ul className="size-12-5">
            {inOrder.map(({ path, evidence }) => (
              <li key={path} className="row apart gap-8">
                <span className="cut">{lineAt(desk.sections, path)?.label}</span>
                <span className="muted to-right">{read(evidence)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </ScrollFrame>
  );
}

function Rate({ finding: { falseAlarms, verdicts } }: { finding: Finding }) {
  const t = useTexts();
  return (
    <span>
      {verdicts === 0 ? t('review.rateNone') : t('dossier.rate', { share: Math.round((falseAlarms / verdicts) * 100) })}
    </span>
  );
}

/** How it stands with a finding: what was concluded, and whether a case waits for it. */
function Standing({ desk, finding }: { desk: Desk; finding: Finding }) {
  const t = useTexts();
  const { isFalse, by, severity, isOpen } = finding;
  if (isFalse !== null)
    return <span className="ink">{t(isFalse ? 'review.calledFalse' : 'review.calledReal', { name: by ?? '' })}</span>;
  if (isConcluded(desk, finding))
    return <span className="ink">{t(severity === 'check' && !isOpen ? 'review.seenAtField' : 'dossier.toFix')}</span>;
  return isOpen ? <span className="warn-ink">{t('review.notConcluded')}</span> : null;
}
