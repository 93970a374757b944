import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import type { ContentRow } from '#features/contents/portal/content-list.tsx';
import { useSession } from '#web/kit/call/session.ts';
import { Icon, type IconName } from '#web/kit/marks/icon.tsx';
import { cardClass } from '#web/kit/pieces/card.tsx';
import styles from './page-cards.module.css';
import { useSiteWords } from './words.ts';

const icons: Readonly<Record<string, IconName>> = {
  about: 'book',
  rules: 'list',
  awards: 'star',
  judges: 'person',
  services: 'help',
  plan: 'flag',
  contact: 'phone',
};

/** One card for each page; the whole card is the link. */
export function PageCards({ path, pages }: { path: string; pages: readonly ContentRow[] }) {
  const t = useSiteWords();
  const locale = useSession((state) => state.locale);
  return (
    <ul className={`stack gap-24 ${styles.grid}`}>
      {pages.map(({ id, title, summary, facts }) => (
        <li className="stack" key={id}>
          <Link className={`column gap-8 ink unlined ${cardClass} ${styles.card}`} to={`${path}/${id}`}>
            <span className={styles.icon}>
              <Icon name={icons[String(facts.topic)] ?? 'file'} size={24} />
            </span>
            <h3 className="underlines breaks">{textIn(title, locale)}</h3>
            <p className="quiet breaks">{textIn(summary, locale)}</p>
            <span className={`inline-row gap-4 strong ${styles.more}`}>
              {t('home.read')}
              <Icon name="right" size={16} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
