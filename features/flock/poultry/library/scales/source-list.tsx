import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { useLibrary } from '#features/flock/poultry/library/words.ts';
import { sources } from '#features/flock/shared/scoring/sources.ts';
import { cardClass } from '#web/kit/pieces/card.tsx';
import styles from './source-list.module.css';

/** Sources by their tags, with where they were read; folded, as few readers follow them in a barn. */
export function FoldedSources({ tags }: { tags: readonly string[] }) {
  const t = useLibrary();
  return (
    <details className={`${cardClass} ${styles.sources} unprinted`}>
      <summary className="row apart bold">
        {t('article.sources')}
        <FieldIcon name="down" />
      </summary>
      <SourceList tags={tags} />
    </details>
  );
}

function SourceList({ tags }: { tags: readonly string[] }) {
  return (
    <ul className={`stack small ${styles.list}`}>
      {tags.map((tag) => (
        <li className="stack level parted" key={tag}>
          <b>{tag}</b>
          <SourceLine tag={tag} />
        </li>
      ))}
    </ul>
  );
}

function SourceLine({ tag }: { tag: string }) {
  const { name, address } = sources[tag]!;
  if (address === '') return <span className={`stack ink unlined ${styles.line}`}>{name}</span>;
  return (
    <a className={`stack ink unlined ${styles.line}`} href={`https://${address}`} target="_blank" rel="noreferrer">
      {name}
      <span className="breaks">{address}</span>
    </a>
  );
}
