import { Fragment } from 'react';
import { Link } from 'react-router';
import { useCommon } from '../i18n.ts';
import { Icon } from '../marks/icon.tsx';
import styles from './breadcrumb.module.css';

export interface Crumb {
  title: string;
  /** The last crumb and crumbs without a page of their own carry none. */
  to?: string | undefined;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useCommon();
  return (
    <nav className={`row wraps gap-6 small muted ${styles.crumbs} unprinted`} aria-label={t('breadcrumb')}>
      {crumbs.map((crumb, index) => (
        <Fragment key={`${crumb.to}${crumb.title}`}>
          {index > 0 && <Icon name="right" size={14} />}
          {index === crumbs.length - 1 ? (
            <span aria-current="page">{crumb.title}</span>
          ) : crumb.to ? (
            <Link className="muted unlined lit" to={crumb.to}>
              {crumb.title}
            </Link>
          ) : (
            <span>{crumb.title}</span>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
