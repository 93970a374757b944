import { Link } from 'react-router';
import { MiniSiteScene } from '../../../kit/art/mini-site-scene.tsx';
import { Icon } from '../../../kit/marks/icon.tsx';
import { SectionHead } from '../../../kit/pieces/section-head.tsx';
import { useIsKnown } from '../../shell/known-paths.tsx';
import { usePortal } from '../../shell/page-title.ts';
import home from './home-page.module.css';
import styles from './mini-sites.module.css';

const sites = [
  { site: 'itec', path: '/itecpage/home', word: 'home.siteItec', note: 'home.siteItecNote' },
  { site: 'college', path: '/phenixcoll/home', word: 'home.siteCollege', note: 'home.siteCollegeNote' },
  { site: 'cbd', path: '/cbd/home', word: 'home.siteCbd', note: 'home.siteCbdNote' },
] as const;

/** The mini-sites that have a page. */
export function MiniSites() {
  const t = usePortal();
  const isKnown = useIsKnown();
  const open = sites.filter((site) => isKnown(site.path));
  if (open.length === 0) return null;
  return (
    <section className={home.section}>
      <div className="wrap">
        <SectionHead title={t('home.sites')} />
        <div className={styles.grid}>
          {open.map((site) => (
            <Link key={site.site} className={`${styles.site} on-dark`} to={site.path}>
              <MiniSiteScene className={styles.scene} site={site.site} />
              <div>
                <h3>{t(site.word)}</h3>
                <p>{t(site.note)}</p>
                <Icon name="arrow" size={24} />
              </div>
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}
