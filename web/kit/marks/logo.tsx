import { leafOutline } from './leaf.ts';

/** The mark: a wutong leaf whose middle vein is a phoenix feather. `mono` draws it in the text colour alone. The product's name always stands beside it. */
export function Logo({ size = 44, mono = false }: { size?: number; mono?: boolean }) {
  const vein = mono ? 'var(--page)' : '#F6E7C8';
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <path fill={mono ? 'currentColor' : 'var(--logo-leaf, #0E5B4A)'} d={leafOutline} />
      <path fill="none" stroke={vein} strokeWidth="2.2" strokeLinecap="round" d="M32 50V24" />
      <path
        fill="none"
        stroke={vein}
        strokeWidth="1.7"
        strokeLinecap="round"
        d="M32 45c-5 .6-9.8-1.2-14-5.4M32 45c5 .6 9.8-1.2 14-5.4M32 37c-4-.6-7.2-2.6-9.6-6M32 37c4-.6 7.2-2.6 9.6-6"
      />
      <path
        fill={mono ? vein : '#C8452D'}
        d="M32 27.5c-3.6-3.2-4.3-7.6-2-13 .6-1.4 1.3-2.6 2-3.6.7 1 1.4 2.2 2 3.6 2.3 5.4 1.6 9.8-2 13z"
      />
      <circle cx="32" cy="20.5" r="1.7" fill={mono ? 'currentColor' : '#F6E7C8'} />
    </svg>
  );
}
