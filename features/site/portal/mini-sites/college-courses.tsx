import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { coursesCall } from '#features/learning/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import { MoreLink, SectionHead } from '#web/kit/pieces/section-head.tsx';
import styles from './site-home.module.css';
import { useSiteWords } from './words.ts';

/** The first courses of the college, and the way to all of them; nothing while there are none. */
export function CollegeCourses() {
  const t = useSiteWords();
  const locale = useSession((state) => state.locale);
  const { data } = useCall(coursesCall, { size: 4 }, { staleTime: 60_000, quiet: true });
  if (!data || data.rows.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHead title={t('home.courses')} more={<MoreLink to="/phenixcoll/course">{t('home.seeAll')}</MoreLink>} />
      <Card boxed>
        <ul>
          {data.rows.map(({ id, title, teachers }) => (
            <li key={id} className="parted">
              <Link className="row wraps gap-8-16 ink unlined" to={`/phenixcoll/course/${id}`}>
                <b className="fills breaks line-title lit">{textIn(title, locale)}</b>
                <span className="small muted breaks">
                  {teachers.map(({ name }) => textIn(name, locale)).join(' · ')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
