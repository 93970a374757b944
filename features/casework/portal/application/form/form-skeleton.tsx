import { FormHead } from '#features/casework/portal/application/form-head.tsx';
import type { ProgrammeHead } from '#features/casework/programmes/heads.ts';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import styles from '#web/portal/own-form/form-page.module.css';

/** The form's shape while it is on its way. */
export function FormSkeleton({ head }: { head: ProgrammeHead }) {
  return (
    <>
      <FormHead programme={head} whole={undefined} />
      <Loading>
        <div className={`wrap stack gap-32 ${styles.columns} folds`}>
          <div className="stack packed gap-16">
            <Skeleton width="56px" height="56px" round />
            {Array.from({ length: 8 }, (_, index) => (
              <Skeleton key={String(index)} width="80%" height="40px" />
            ))}
          </div>
          <div className="stack packed gap-16">
            <Skeleton width="40%" height="32px" />
            {Array.from({ length: 5 }, (_, index) => (
              <Skeleton key={String(index)} height="72px" />
            ))}
          </div>
          <div className="stack packed gap-16">
            <Skeleton height="120px" />
          </div>
        </div>
      </Loading>
    </>
  );
}
