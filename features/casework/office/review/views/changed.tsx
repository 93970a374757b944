import { diffWordsWithSpace } from 'diff';
import styles from './views.module.css';

interface ChangedProps {
  before: string;
  after: string;
  /** What is said of nothing. */
  none: string;
  /** Both in one cell. */
  isInline: boolean;
}

/** What stood there and what stands there now, in two cells of a row or in one: what left is struck, what came is marked. */
export function Changed({ before, after, none, isInline }: ChangedProps) {
  // Words of Chinese are not parted by spaces: the browser knows where they end.
  const parts = diffWordsWithSpace(before, after, { intlSegmenter: words });
  const shown = (of: 'before' | 'after' | 'both') =>
    parts.map(({ value, added, removed }, at) => {
      if ((added && of === 'before') || (removed && of === 'after')) return null;
      const Mark = added ? 'ins' : removed ? 'del' : 'span';
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of two texts never move
      return <Mark key={at}>{value}</Mark>;
    });
  if (isInline) return <td className="breaks">{shown('both')}</td>;
  return (
    <>
      <td className={`breaks ${styles.before}`}>
        {before === '' ? <span className="muted">{none}</span> : shown('before')}
      </td>
      <td className={`breaks ${styles.after}`}>{shown('after')}</td>
    </>
  );
}

const words = new Intl.Segmenter('zh', { granularity: 'word' });
