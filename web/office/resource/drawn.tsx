import type { Column, Mark } from '#core/resources/resource.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useTextIn } from '#web/office/texts.ts';
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

/** A square for each point: in order, waited for, wrong, or not looked at yet; each says what was found. */
export function Marks({ marks }: { marks: readonly Mark[] }) {
  const read = useTextIn();
  return (
    <ul className={`inline-row gap-2 ${styles.marks}`}>
      {marks.map((mark) => (
        <li key={mark.CN} className="middle" data-tone={mark.tone} title={`${read(mark)}: ${read(mark.found)}`}>
          {mark.tone !== 'off' && <Icon name={signs[mark.tone]} size={12} />}
          <span className="vh">{`${read(mark)}: ${read(mark.found)}`}</span>
        </li>
      ))}
    </ul>
  );
}

const signs = { done: 'check', waiting: 'warning', problem: 'close' } as const;

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
