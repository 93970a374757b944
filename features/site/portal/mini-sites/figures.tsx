import type { ContentRow } from '#features/contents/portal/content-list.tsx';
import { useSession } from '#web/kit/call/session.ts';
import styles from './figures.module.css';

/** Figures that the pages give, in one band; nothing when there are none. */
export function Figures({ label, pages }: { label: string; pages: readonly ContentRow[] }) {
  const locale = useSession((state) => state.locale);
  const figures = pages.flatMap(({ facts }) => figuresOf(facts.figures));
  if (figures.length === 0) return null;
  return (
    <dl className={`stack ${styles.figures}`} aria-label={label}>
      {figures.map(({ id, value, valueEN, labelCN, labelEN }) => (
        <div className="line to-end" key={id}>
          <dt className="muted">{locale === 'CN' ? labelCN : labelEN}</dt>
          <dd>{(locale !== 'CN' && valueEN) || value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Figure {
  readonly id: string;
  readonly value: string;
  /** Where English writes the figure in another way. */
  readonly valueEN?: string | null;
  readonly labelCN: string;
  readonly labelEN: string;
}

function figuresOf(stored: unknown): Figure[] {
  return Array.isArray(stored) ? (stored as Figure[]) : [];
}
