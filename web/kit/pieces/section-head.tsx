import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageDeco } from '../art/page-deco.tsx';
import { Icon } from '../marks/icon.tsx';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import styles from './section-head.module.css';

/** A serif section title with one line of text and a way to all of it. */
export function SectionHead({
  title,
  note,
  id,
  small,
  more,
}: {
  title: string;
  note?: string;
  id?: string;
  small?: boolean;
  more?: ReactNode;
}) {
  return (
    <div className={`${styles.section} ${small ? styles.small : ''} line baseline gap-20`}>
      <h2 id={id}>{title}</h2>
      {note && <p>{note}</p>}
      {more && <div className="push">{more}</div>}
    </div>
  );
}

export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={`inline-row gap-4 strong on-one-line unlined underlines ${styles.link}`} to={to}>
      {children}
      <Icon name="right" size={16} />
    </Link>
  );
}

/** The head of an inner page: breadcrumb, title, one line, and ridges to the right. */
export function PageHead({ crumbs, title, note }: { crumbs: readonly Crumb[]; title: string; note?: ReactNode }) {
  return (
    <div className={`anchor clip ${styles.page}`}>
      <PageDeco className={`${styles.deco} unprinted`} />
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} />
        <h1 className="breaks">{title}</h1>
        {note && <p>{note}</p>}
      </div>
    </div>
  );
}
