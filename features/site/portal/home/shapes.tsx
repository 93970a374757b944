import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { cardClass } from '#web/kit/pieces/card.tsx';
import home from './home-page.module.css';
import styles from './shapes.module.css';

/** What lies far below is drawn in its shape until it comes: a reader who jumps there sees what there will be. */
function Head() {
  return (
    <div className="below-24">
      <Skeleton width="min(9em, 50%)" height="32px" />
    </div>
  );
}

export function ActivitiesShape() {
  return (
    <div aria-hidden="true">
      <Head />
      <div className={`stack folds-laptop ${styles.activities}`}>
        <div>
          {[0, 1, 2, 3].map((row) => (
            <div key={row} className={`stack level gap-24 ruled ${styles.line}`}>
              <Skeleton width="52px" height="44px" />
              <div className="stack gap-8">
                <Skeleton width={`${68 - row * 9}%`} height="20px" />
                <Skeleton width="44%" height="14px" />
              </div>
              <Skeleton width="72px" height="24px" />
            </div>
          ))}
        </div>
        <Skeleton height="360px" />
      </div>
    </div>
  );
}

export function StripShape() {
  return (
    <div className={styles.strip} aria-hidden="true">
      <div className="wrap">
        <Head />
        <Cards count={3} height="208px" />
        <div className="above-24">
          <Skeleton width="168px" height="48px" />
        </div>
      </div>
    </div>
  );
}

/** Cards side by side under a title. */
export function CardsShape({ count, height }: { count: number; height: string }) {
  return (
    <div className={`wrap ${home.section}`} aria-hidden="true">
      <Head />
      <Cards count={count} height={height} />
    </div>
  );
}

function Cards({ count, height }: { count: number; height: string }) {
  return (
    <div className={`stack gap-24 ${styles.cards} folds-tablet`}>
      {Array.from({ length: count }, (_, at) => (
        <div key={String(at)} className={`${cardClass} clip`}>
          <Skeleton height={height} />
        </div>
      ))}
    </div>
  );
}
