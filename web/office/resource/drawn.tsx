import type { Column } from '#core/resources/resource.ts';
import styles from './drawn.module.css';

interface DrawnProps {
  draws: Exclude<NonNullable<Column['draws']>, { as: 'part' }>;
  value: number;
  /** What the value is called; a share says its figure. */
  text: string | undefined;
}

/** A number as dots, or as a short bar with its figure; nobody has to count them, what it says can be read and heard. */
export function Drawn({ draws, value, text }: DrawnProps) {
  if (draws.as === 'dots')
    return (
      <span
        className={`inline-row ${styles.dots}`}
        role="img"
        aria-label={text ?? `${value} / ${draws.of}`}
        title={text}
      >
        {Array.from({ length: draws.of }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dots in a row of as many as there are
          <i key={at} data-on={at < value ? '' : undefined} />
        ))}
      </span>
    );
  return (
    <span className={`inline-row gap-8 ${styles.share}`} data-low={value < draws.low ? '' : undefined}>
      <i className="block clip" aria-hidden="true">
        <i className="block" style={{ width: `${Math.min(100, Math.max(0, value))}%` }} />
      </i>
      {value}%
    </span>
  );
}

/** A part of a whole as a short bar with both figures; grey once nothing is left. */
export function DrawnPart({ value, of }: { value: number; of: number }) {
  return (
    <span className={`inline-row gap-8 ${styles.share}`} data-whole={value >= of ? '' : undefined}>
      <i className="block clip" aria-hidden="true">
        <i className="block" style={{ width: `${of > 0 ? Math.min(100, (value / of) * 100) : 0}%` }} />
      </i>
      {value.toLocaleString('en-US')} / {of.toLocaleString('en-US')}
    </span>
  );
}
