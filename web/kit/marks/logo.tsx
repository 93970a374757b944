import { mark } from '#core/mark.ts';

/** The mark: a wutong leaf whose middle vein is a phoenix feather. `mono` draws it in the text colour alone. The product's name always stands beside it. */
export function Logo({ size = 44, mono = false }: { size?: number; mono?: boolean }) {
  const vein = mono ? 'var(--page)' : mark.colours.vein;
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <path fill={mono ? 'currentColor' : `var(--logo-leaf, ${mark.colours.leaf})`} d={mark.leaf} />
      <path fill="none" stroke={vein} strokeWidth="2.2" strokeLinecap="round" d={mark.shaft} />
      <path fill="none" stroke={vein} strokeWidth="1.7" strokeLinecap="round" d={mark.veins} />
      <path fill={mono ? vein : mark.colours.feather} d={mark.feather} />
      <circle {...mark.eye} fill={mono ? 'currentColor' : mark.colours.vein} />
    </svg>
  );
}
