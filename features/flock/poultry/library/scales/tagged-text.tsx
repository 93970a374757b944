import { useLibrary } from '#features/flock/poultry/library/words.ts';
import { splitTags } from '#features/flock/texts/library/article.ts';
import styles from './tagged-text.module.css';

/** A sentence with the tags of its sources set small behind it. */
export function TaggedText({ text }: { text: string }) {
  return splitTags(text).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
    <span key={index}>
      {piece.text}
      <SourceTags tags={piece.tags} />
    </span>
  ));
}

/** Tags of sources, `PD` and `FARM` in words. */
export function SourceTags({ tags }: { tags: readonly string[] }) {
  const t = useLibrary();
  if (tags.length === 0) return null;
  const named = tags.map((tag) => (tag === 'PD' ? t('article.own') : tag === 'FARM' ? t('about.farmTag') : tag));
  return <small className={`strong breaks ${styles.tags}`}> {named.join(', ')}</small>;
}
