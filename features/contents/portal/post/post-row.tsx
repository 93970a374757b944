import { Link } from 'react-router';
import { educationLevel } from '#core/dictionaries/attainments.ts';
import { industry } from '#core/dictionaries/work.ts';
import { textIn } from '#core/texts/text.ts';
import type { ContentRow } from '#features/contents/portal/content-list.tsx';
import { labelOf, useContents } from '#features/contents/portal/words.ts';
import { postBatch, postType } from '#features/contents/shared/post-choices.ts';
import { useSession } from '#web/kit/call/session.ts';
import { cardClass } from '#web/kit/pieces/card.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { numberOf, payOf, starsOf } from './facts.ts';
import styles from './post-row.module.css';
import { Stars } from './stars.tsx';

/** One post in a line; the whole line is the link. */
export function PostRow({ row }: { row: ContentRow }) {
  const t = useContents();
  const locale = useSession((state) => state.locale);
  return (
    <li className={`parted ${styles.row}`}>
      <Link className="stack level gap-24 ink unlined folds" to={`/post/${row.id}`}>
        <div>
          <h3 className="row-title lit below-4 breaks">{textIn(row.title, locale)}</h3>
          <Facts row={row} />
        </div>
        <div className={`stack gap-6 ${styles.end}`}>
          <Stars count={starsOf(row.facts)} />
          <b>{payOf(row.facts, t)}</b>
        </div>
      </Link>
    </li>
  );
}

export function PostCard({ row }: { row: ContentRow }) {
  const t = useContents();
  const locale = useSession((state) => state.locale);
  return (
    <li>
      <Link className={`column gap-8 ink unlined ${cardClass} ${styles.card}`} to={`/post/${row.id}`}>
        <div className="row apart">
          <Tag tone="green">{labelOf(postType, row.facts.type, locale)}</Tag>
          <Stars count={starsOf(row.facts)} />
        </div>
        <h3 className="row-title lit breaks">{textIn(row.title, locale)}</h3>
        <b>{payOf(row.facts, t)}</b>
        <p>{textIn(row.summary, locale)}</p>
        <Facts row={row} />
      </Link>
    </li>
  );
}

function Facts({ row: { facts } }: { row: ContentRow }) {
  const t = useContents();
  const locale = useSession((state) => state.locale);
  const demand = numberOf(facts.demand);
  const told = [
    labelOf(industry, facts.industry, locale),
    labelOf(educationLevel, facts.education, locale),
    demand !== undefined && `${t('post.demand')} ${t('post.people', { count: demand })}`,
    labelOf(postBatch, facts.batch, locale),
  ].filter(Boolean);
  return (
    <p className="meta">
      {told.map((each) => (
        <span key={String(each)}>{each}</span>
      ))}
    </p>
  );
}
