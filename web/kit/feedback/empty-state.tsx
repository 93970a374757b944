import { lazy, type ReactNode, Suspense } from 'react';
import type { EmptyDrawing } from '#web/kit/art/empty-art.tsx';
import styles from './empty-state.module.css';

/** Most pages have something to show. Without a network the place stays empty: the words say what is the case. */
const EmptyArt = lazy<React.ComponentType<{ drawing: EmptyDrawing }>>(() =>
  import('#web/kit/art/empty-art.tsx').then(
    (found) => ({ default: found.EmptyArt }),
    () => ({ default: Blank }),
  ),
);

function Blank() {
  return <svg viewBox="0 0 240 160" width="240" height="160" aria-hidden="true" />;
}

/** Says what is (not) here and what to do next; `actions` holds the way on. */
export function EmptyState({
  title,
  drawing = 'nothing',
  level = 2,
  children,
  actions,
}: {
  title: string;
  drawing?: EmptyDrawing;
  level?: 1 | 2 | 3;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={`stack gap-8 centred breaks ${styles.empty}`}>
      <Suspense fallback={<Blank />}>
        <EmptyArt drawing={drawing} />
      </Suspense>
      <Heading className="title-24 above-8">{title}</Heading>
      {children && <p className="quiet">{children}</p>}
      {actions && <div className="line wraps to-middle gap-12 above-16">{actions}</div>}
    </div>
  );
}
