import type { ReactNode } from 'react';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import views from '#features/casework/office/review/views/views.module.css';
import { useTexts } from '#features/casework/office/words.ts';
import { departmentName } from '#features/casework/shared/checks.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { CaseChecks } from './case-checks.tsx';
import styles from './joint.module.css';
import { useChecks } from './use-checks.ts';

/** Joint review as a whole: what departments say beside what experts give, or beside the papers where none are asked. */
export function JointPane({ desk, beside }: { desk: Desk; beside: ReactNode }) {
  const { data, isPending } = useChecks(desk);
  const isBefore = data && data.checks.length === 0 && !data.isOpen;
  return (
    <div className={`stack fills-down ${styles.both}`}>
      <div className="column slim">
        {isPending ? (
          <RowSkeleton rows={6} height={56} />
        ) : isBefore ? (
          <ToCome desk={desk} />
        ) : (
          <CaseChecks desk={desk} />
        )}
      </div>
      <div className={`stack slim ${views.filled}`}>{beside}</div>
    </div>
  );
}

/** Which departments will be asked, and what, before any was. */
function ToCome({ desk }: { desk: Desk }) {
  const t = useTexts();
  const read = useTextIn();
  return (
    <section className={`scrolls ${styles.checks}`} aria-label={t('joint.title')}>
      <p className="row wraps gap-8 below-8">
        <b className="size-14">{t('joint.title')}</b>
        <small className="size-12 muted">{t('joint.notYet')}</small>
      </p>
      <ul className="column">
        {(desk.programme?.departments ?? []).map(({ key, asks }) => (
          <li key={key} className={styles.check}>
            <span className={`middle rigid ${styles.mark}`}>
              <Icon name="clock" size={14} />
            </span>
            <div className="slim">
              <b>{read(departmentName(key))}</b>
              <p className="size-13 muted">{read(asks)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
