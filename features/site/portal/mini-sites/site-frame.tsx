import { useEffect, useRef } from 'react';
import { Link, NavLink, Outlet, useLocation } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { useCollegeWords } from '#features/learning/kit/words.ts';
import { useSession } from '#web/kit/call/session.ts';
import { useIsKnown } from '#web/portal/shell/known-paths.tsx';
import styles from './site-frame.module.css';
import { SiteHero } from './site-hero.tsx';
import { useSite, useSitePages } from './use-site.ts';
import { useSiteWords } from './words.ts';

/** A mini-site: its hero on its home, elsewhere its name, and the way to each of its pages. */
export function Component() {
  const t = useSiteWords();
  const locale = useSession((state) => state.locale);
  const site = useSite();
  const isKnown = useIsKnown();
  const { data: pages } = useSitePages(site);
  const { pathname, hash } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const name = textIn(site.name, locale);
  // On a phone the entries lie side by side: the present one is brought into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path decides which entry is the present one, the pages how wide they are
  useEffect(() => {
    const current = (of: string) => list.current?.querySelector<HTMLElement>(`[aria-current="${of}"]`);
    const entry = current('location') ?? current('page');
    if (list.current && entry)
      list.current.scrollLeft = entry.offsetLeft - (list.current.clientWidth - entry.clientWidth) / 2;
  }, [pathname, hash, pages]);
  return (
    <div className={styles.site} data-site={site.theme}>
      {pathname === `${site.path}/home` && <SiteHero site={site} about={pages?.[0]} />}
      <nav className={`${styles.nav} on-dark unprinted`} aria-label={t('nav.label', { site: name })}>
        <div className="wrap row">
          {pathname !== `${site.path}/home` && <p className={`rigid ${styles.name}`}>{name}</p>}
          <ul className="line slim anchor" ref={list}>
            <Entry to={`${site.path}/home`} words={t('nav.home')} />
            {site.module === 'COLLEGE' && <CollegeEntries />}
            {pages?.map(({ id, title }) => (
              <Entry key={id} to={`${site.path}/${id}`} words={textIn(title, locale)} />
            ))}
            {isKnown(`${site.path}/activity`) && <Entry to={`${site.path}/activity`} words={t('nav.activities')} />}
            <Entry to={`${site.path}/highlight`} words={t('nav.news')} />
          </ul>
        </div>
      </nav>
      <Outlet />
    </div>
  );
}

/** Courses, teachers and textbooks, which stand on the home, and for whoever is signed in their own courses. */
function CollegeEntries() {
  const t = useCollegeWords();
  const isKnown = useSession((state) => state.user !== null);
  return (
    <>
      <Entry to="/phenixcoll/course" words={t('nav.courses')} />
      <Part of="teachers" words={t('teachers')} />
      <Part of="textbooks" words={t('textbooks')} />
      {isKnown && <Entry to="/personal/learning" words={t('nav.mine')} />}
    </>
  );
}

/** A section of the college's home, the present one once it was led to. */
function Part({ of, words }: { of: string; words: string }) {
  const { pathname, hash } = useLocation();
  const isHere = pathname === '/phenixcoll/home' && hash === `#${of}`;
  return (
    <li>
      <Link
        className="row on-one-line unlined"
        to={`/phenixcoll/home#${of}`}
        aria-current={isHere ? 'location' : undefined}
      >
        {words}
      </Link>
    </li>
  );
}

function Entry({ to, words }: { to: string; words: string }) {
  return (
    <li>
      <NavLink className="row on-one-line unlined" to={to}>
        {words}
      </NavLink>
    </li>
  );
}
