import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { miniSites } from '#features/contents/shared/sites.ts';
import { MiniSiteScene } from '#web/kit/art/mini-site-scene.tsx';
import { useSession } from '#web/kit/call/session.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { SectionHead } from '#web/kit/pieces/section-head.tsx';
import { usePortal } from '#web/portal/shell/page-title.ts';
import home from './home-page.module.css';
import styles from './mini-sites.module.css';

/** The ways into the mini-sites. */
export function MiniSites() {
  const t = usePortal();
  const locale = useSession((state) => state.locale);
  return (
    <section className={home.section}>
      <div className="wrap">
        <SectionHead title={t('home.sites')} />
        <div className={`stack gap-24 ${styles.grid} folds`}>
          {miniSites.map(({ path, theme, name, note }) => (
            <Link
              key={path}
              className={`on-dark anchor clip round-card block unlined ${styles.site}`}
              to={`${path}/home`}
            >
              <MiniSiteScene className="cover" site={theme} />
              <div className="stack">
                <h3 className="underlines">{textIn(name, locale)}</h3>
                <p className="small">{textIn(note, locale)}</p>
                <Icon name="arrow" size={24} />
              </div>
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}
