import { sources } from '#core/scoring/sources.ts';
import styles from './source-list.module.css';

/** Sources by their tags, with where they were read. */
export function SourceList({ tags }: { tags: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {tags.map((tag) => (
        <li key={tag}>
          <b>{tag}</b>
          <SourceLine tag={tag} />
        </li>
      ))}
    </ul>
  );
}

function SourceLine({ tag }: { tag: string }) {
  const { name, address } = sources[tag]!;
  if (address === '') return <span className={styles.line}>{name}</span>;
  return (
    <a className={styles.line} href={`https://${address}`} target="_blank" rel="noreferrer">
      {name}
      <span>{address}</span>
    </a>
  );
}
