import { Radio } from 'antd';
import { verdictDays } from '#features/casework/calls/dossier.ts';
import { openItem } from '#features/casework/office/review/case-model.ts';
import { CorrectionForm } from '#features/casework/office/review/corrections/correction-form.tsx';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { momentOf } from '#web/office/pieces/time.ts';
import { useCan } from '#web/office/session.tsx';
import styles from './dossier.module.css';
import { ruleKind } from './rule-words.ts';
import { type Dossier, type Finding, verdicts } from './use-dossier.ts';

interface FindingVerdictProps {
  desk: Desk;
  dossier: Dossier;
  finding: Finding;
}

/** What somebody concludes on a finding: a correction is written here, everything else is said at the foot of the desk. */
export function FindingVerdict({ desk, dossier, finding }: FindingVerdictProps) {
  const t = useTexts();
  const canJudge = useCan('Mgr.Apply.audit');
  const { choice, choose } = dossier;
  const item = openItem(desk.data!, finding.path);
  const kind = ruleKind(finding);
  const { verdicts: judged, falseAlarms } = finding;
  return (
    <aside className={`column slim ${styles.verdict}`} aria-label={t('dossier.conclude')}>
      <div className={`scrolls fills-down ${styles.head}`}>
        <h3 className="size-14">{t('dossier.conclude')}</h3>
        <Radio.Group
          className={`whole ${styles.choices}`}
          aria-label={t('dossier.conclude')}
          value={choice ?? null}
          disabled={!canJudge}
          onChange={({ target }) => choose(target.value)}
        >
          {verdicts.map((each) => (
            <Radio key={each} value={each} disabled={!canJudge || (each === 'fix' && !desk.isMine)}>
              <span className="block medium">{t(`dossier.say_${each}`)}</span>
              <span className="block size-12 muted">
                {t(each === 'fix' && !desk.isMine ? 'dossier.fixAfterClaim' : `dossier.note_${each}`)}
              </span>
            </Radio>
          ))}
        </Radio.Group>
        {choice === 'fix' && desk.isMine && item?.state !== 'answered' && (
          <CorrectionForm
            desk={desk}
            number={(item ? desk.data!.corrections.indexOf(item) : desk.data!.corrections.length) + 1}
            path={finding.path}
            item={item ?? null}
            day={momentOf(item?.dueAt ?? desk.data!.correctBy).day}
            onDone={dossier.undecide}
            onSaved={() => void dossier.conclude(false).catch(() => undefined)}
          />
        )}
      </div>
      <section className={`rigid ruled size-12-5 ${styles.rule}`} aria-label={t('dossier.rule')}>
        <h3 className="size-13 below-4">
          {t('dossier.rule')} <span className="muted plain">{t(`dossier.kind_${kind}`)}</span>
        </h3>
        <dl>
          <dt className="muted">{t('dossier.how')}</dt>
          <dd>{t(`dossier.how_${kind}`)}</dd>
          <dt className="muted">{t('dossier.lately', { days: verdictDays })}</dt>
          <dd>{judged === 0 ? t('review.rateNone') : t('dossier.judged', { count: judged, wrong: falseAlarms })}</dd>
        </dl>
      </section>
    </aside>
  );
}
