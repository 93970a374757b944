import type { ReactNode } from 'react';
import { widths } from '#web/kit/widths.ts';
import styles from './banner.module.css';

/** The picture of a banner, filling the place it stands in, under a shade on which words can be read. */
export function BannerPicture({ pc, phone, alt }: { pc: string; phone: string; alt: string }) {
  return (
    <picture className={`clip ${styles.picture}`}>
      <source media={`(max-width: ${widths.phone}px)`} srcSet={`/files/${phone}`} />
      <img className="whole filled" src={`/files/${pc}`} alt={alt} fetchPriority="high" />
    </picture>
  );
}

interface BannerWordsProps {
  /** The title is the heading of the page unless that has another. */
  heading?: 'h1' | 'p';
  title: string;
  lead: string;
  /** Where it leads. */
  children?: ReactNode;
}

/** Title and line of a banner, and the ways on. */
export function BannerWords({ heading: Heading = 'h1', title, lead, children }: BannerWordsProps) {
  return (
    <div className={styles.words}>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.lead}>{lead}</p>
      {children && <p className={styles.ways}>{children}</p>}
    </div>
  );
}
