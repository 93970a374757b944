import { diffWordsWithSpace } from 'diff';
import styles from './views.module.css';

/** What stood there and what stands there now, in two cells of a row: what left is struck, what came is marked. */
export function Changed({ before, after, none }: { before: string; after: string; none: string }) {
  // Words of Chinese are not parted by spaces: the browser knows where they end.
  const parts = diffWordsWithSpace(before, after, { intlSegmenter: words });
  return (
    <>
      <td className={`breaks ${styles.before}`}>
        {before === ''
          ? none
          : parts.map(({ value, added, removed }, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of two texts never move
              added ? null : removed ? <del key={at}>{value}</del> : <span key={at}>{value}</span>,
            )}
      </td>
      <td className={`breaks ${styles.after}`}>
        {parts.map(({ value, added, removed }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of two texts never move
          removed ? null : added ? <ins key={at}>{value}</ins> : <span key={at}>{value}</span>,
        )}
      </td>
    </>
  );
}

const words = new Intl.Segmenter('zh', { granularity: 'word' });
