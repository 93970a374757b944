import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { OfflineChip, OfflineStrip } from '#features/flock/poultry/shell/offline.tsx';
import { SessionStrip } from '#features/flock/poultry/shell/session-strip.tsx';
import { UpdateStrip } from '#features/flock/poultry/shell/update-strip.tsx';
import { useShell } from '#features/flock/poultry/words.ts';
import styles from './page.module.css';
import { useTitle } from './use-title.ts';

/**
 * The frame of a page: offline strip, top bar with the title, content, and at the thumb a bar of its own, which on
 * phones takes the place of the navigation. The title names the window too.
 */
export function Page({
  title,
  sub,
  back,
  actions,
  bar,
  offline = 'strip',
  header,
  wide = false,
  children,
}: {
  title: string;
  /** A quiet line below the title. */
  sub?: ReactNode;
  /** Where the arrow leads. */
  back?: To;
  /** Icon buttons at the right of the title. */
  actions?: ReactNode;
  /** ActionBar. */
  bar?: ReactNode;
  /** A chip in the top bar leaves the room to pictures. */
  offline?: 'strip' | 'chip' | 'none';
  /** Stands in for the whole top bar. It then holds the h1. */
  header?: ReactNode;
  /** Content without side margins. */
  wide?: boolean;
  children: ReactNode;
}) {
  const t = useShell();
  useTitle(title);
  return (
    <div className={bar ? `${styles.page} ${styles.barred}` : styles.page}>
      {offline === 'strip' && <OfflineStrip />}
      {offline !== 'chip' && <SessionStrip />}
      {offline !== 'chip' && <UpdateStrip />}
      {header ?? (
        <header className={`row gap-4 on-card ${styles.top} unprinted`}>
          {back !== undefined && (
            <Link className={`middle rounded ${styles.back}`} to={back} aria-label={t('back')} title={t('back')}>
              <FieldIcon name="back" />
            </Link>
          )}
          <div className={`${styles.title} slim grows`}>
            <h1 className={back === undefined ? styles.large : undefined}>{title}</h1>
            {sub && <p className="small quiet breaks">{sub}</p>}
          </div>
          {offline === 'chip' && <OfflineChip />}
          {actions}
        </header>
      )}
      <main id="main" tabIndex={-1} className={wide ? undefined : styles.main}>
        {children}
      </main>
      {bar}
    </div>
  );
}

/** The bar in reach of the thumb: squares at its sides, one primary button. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className={`line gap-12 ruled on-card ${styles.bar} unprinted`} data-bar="">
      {children}
    </div>
  );
}

/** A heading within a page, with a quiet word at its right. */
export function Heading({ children, note, id }: { children: ReactNode; note?: ReactNode; id?: string }) {
  return (
    <div className={`line wraps apart baseline ${styles.heading}`}>
      <h2 id={id} className="size-20">
        {children}
      </h2>
      {note && <span className="small quiet">{note}</span>}
    </div>
  );
}
