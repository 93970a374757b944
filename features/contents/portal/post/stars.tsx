import { useContents } from '#features/contents/portal/words.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import styles from './stars.module.css';

/** How scarce a post is, as stars with the number in words for those who do not see them. */
export function Stars({ count, size = 18 }: { count: number; size?: 16 | 18 | 24 }) {
  const t = useContents();
  return (
    <span className={`gap-2 ${styles.stars}`} role="img" aria-label={t('post.stars', { count })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} className={star <= count ? styles.full : styles.empty}>
          <Icon name="star" size={size} />
        </span>
      ))}
    </span>
  );
}
