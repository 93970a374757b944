import type { Programme } from '#features/casework/programmes/programme.ts';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import styles from '#web/portal/own-form/form-page.module.css';
import { FormHead } from './form-head.tsx';

/** The form's shape while it is on its way. */
export function FormSkeleton({ programme }: { programme: Programme }) {
  return (
    <>
      <FormHead programme={programme} whole={undefined} />
      <Loading>
        <div className={`wrap stack gap-32 ${styles.columns} folds`}>
          <div className="stack packed gap-16">
            <Skeleton width="56px" height="56px" round />
            {programme.sections.map(({ key }) => (
              <Skeleton key={key} width="80%" height="40px" />
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
