import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from './skeleton.module.css';

/** A card in the shape of rows that are about to come. */
export function CardSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Loading>
      <Card className={styles.card}>
        {Array.from({ length: lines }, (_, line) => (
          <div key={String(line)} className={`row gap-12 ${styles.row}`}>
            <Skeleton width="40px" height="40px" round />
            <Skeleton width={`${72 - ((line * 19) % 30)}%`} height="22px" />
          </div>
        ))}
      </Card>
    </Loading>
  );
}
