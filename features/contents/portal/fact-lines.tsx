import type { ReactNode } from 'react';

/** A list of named facts; those without a value are left out. */
export function FactLines({
  lines,
  className,
  label,
}: {
  lines: readonly (readonly [name: string, value: ReactNode])[];
  className: string | undefined;
  label?: string;
}) {
  return (
    <dl className={className} aria-label={label}>
      {lines
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd className="breaks">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
