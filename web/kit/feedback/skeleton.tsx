import { useCommon } from '#web/kit/i18n.ts';
import styles from './skeleton.module.css';

/** One grey bar in the place of a text; sizes in CSS units. */
export function Skeleton({
  width = '100%',
  height = '1em',
  round,
}: {
  width?: string;
  height?: string;
  round?: boolean;
}) {
  return (
    <span
      className={`block ${styles.bar}`}
      style={{ width, height, borderRadius: round ? '50%' : undefined }}
      aria-hidden="true"
    />
  );
}

/** Rows in the shape of a date-led list. */
export function SkeletonRows({ rows = 6 }: { rows?: number }) {
  return (
    <Loading>
      {Array.from({ length: rows }, (_, row) => (
        <div key={String(row)} className={`stack level gap-24 ruled ${styles.row}`}>
          <Skeleton width="52px" height="44px" />
          <Skeleton width={`${62 - ((row * 17) % 30)}%`} height="20px" />
          <Skeleton width="72px" height="24px" />
        </div>
      ))}
    </Loading>
  );
}

/** Lines in the shape of an article. */
export function SkeletonArticle({ lines = 9 }: { lines?: number }) {
  return (
    <Loading>
      <div className={`stack ${styles.article}`}>
        <Skeleton width="70%" height="32px" />
        <Skeleton width="40%" height="16px" />
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={String(line)} width={line % 4 === 3 ? '55%' : '100%'} height="20px" />
        ))}
      </div>
    </Loading>
  );
}

/** Wraps skeletons so that a screen reader hears "loading" once. */
export function Loading({ children }: { children: React.ReactNode }) {
  const t = useCommon();
  return (
    <div aria-busy="true">
      <span className="vh" role="status">
        {t('loading')}
      </span>
      {children}
    </div>
  );
}
