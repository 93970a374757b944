import type { Side } from '#core/sides.ts';

/** Where the pages of each application lie. */
export const sideBase: Readonly<Record<Side, string>> = { portal: '', office: '/office', poultry: '/poultry' };

/** The side this page belongs to: its address says it, so that a router may ask before anything is configured. */
export const side: Side = sideAt(globalThis.location?.pathname ?? '/');

function sideAt(path: string): Side {
  const below = (side: Side) => `${path}/`.startsWith(`${sideBase[side]}/`);
  return below('office') ? 'office' : below('poultry') ? 'poultry' : 'portal';
}
