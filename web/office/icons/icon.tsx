import { type IconName, iconPaths } from './icon-paths.ts';

export type { IconName } from './icon-paths.ts';

interface IconProps {
  name: IconName;
  /** Pixels; 16 unless told. */
  size?: number;
  className?: string;
}

/** One of the office's own line icons; decorative, so whatever carries it needs a name of its own. */
export function Icon({ name, size = 16, className }: IconProps) {
  return (
    <svg className={`icon ${className ?? ''}`} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <path d={iconPaths[name]} strokeWidth={dotted.has(name) ? 2 : 1.35} />
    </svg>
  );
}

const dotted = new Set<IconName>(['more', 'drag']);
