import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import type { ContentRow } from '#features/contents/portal/content-list.tsx';
import { labelOf, useContents } from '#features/contents/portal/words.ts';
import { module } from '#features/contents/shared/module.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDate } from '#web/kit/dates.ts';
import { cardClass } from '#web/kit/pieces/card.tsx';
import { StoryPicture } from './story-picture.tsx';
import styles from './story-row.module.css';

interface StoryProps {
  row: ContentRow;
  /** Address without the id. */
  path?: string;
}

/** The story a list begins with, with its picture beside it; the whole card is the link. */
export function LeadStory({ row, path = '/highlight' }: StoryProps) {
  return (
    <Link className={`stack level ink unlined below-24 ${cardClass} ${styles.lead} folds`} to={`${path}/${row.id}`}>
      <StoryPicture cover={row.cover} art={row.facts.art} eager />
      <Words row={row} isLead />
    </Link>
  );
}

export function StoryRow({ row, path = '/highlight' }: StoryProps) {
  return (
    <li className={`parted ${styles.row}`}>
      <Link className="stack level gap-24 ink unlined" to={`${path}/${row.id}`}>
        <StoryPicture cover={row.cover} art={row.facts.art} />
        <Words row={row} />
      </Link>
    </li>
  );
}

function Words({ row, isLead = false }: { row: ContentRow; isLead?: boolean }) {
  const t = useContents();
  const locale = useSession((state) => state.locale);
  return (
    <div className="stack gap-8 slim">
      <h3 className={`${isLead ? styles.title : 'row-title'} lit breaks`}>
        {row.top && <span className={`on-one-line ${styles.pin}`}>{t('list.pinned')}</span>}
        {textIn(row.title, locale)}
      </h3>
      <p className={`clip quiet ${styles.summary}`}>{textIn(row.summary, locale)}</p>
      <p className="meta">
        <time dateTime={row.datedAt}>{showDate(row.datedAt, locale)}</time>
        <span>{labelOf(module, row.facts.module, locale)}</span>
        {textIn(row.publisher, locale) !== labelOf(module, row.facts.module, locale) && (
          <span>{textIn(row.publisher, locale)}</span>
        )}
      </p>
    </div>
  );
}
