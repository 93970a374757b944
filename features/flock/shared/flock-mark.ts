/** FlockScore's mark on a square of 48: a hen whose wing holds two strokes of a feather. Path data for `d`. */
export const flockMark = {
  body: 'M24 45c-9 0-15-6-15-14 0-6 3-9 5-14 1.500-4 1-7 4-10 1.500-1.500 3-2.500 5-2.800L22 7l4-3 .5 3.200 4-.9-1.500 3.400c2 1.200 3 3 3.400 5.300l4.100 2.500-4.600 1.200c.4 3 7.100 6 7.100 13.300C39 39 33 45 24 45z',
  wing: 'M20 26c7-1 13 2 17 8-3 6-8 9-13 9-5-2-6-10-4-17z',
  /** Drawn 1.8 wide in the colour of the body. */
  strokes: 'M23.500 30c4 .4 7.500 2 10 4.600M24.500 35c2.600.2 4.800 1.200 6.500 2.800',
  eye: { cx: 26.5, cy: 13.5, r: 1.7 },
  colours: { body: '#11606E', onDark: '#FFFFFF', wing: '#EDB94F', eye: '#16211E' },
} as const;

/** The mark in its colours, as the inside of a picture of 48 × 48; `onDark` for grounds in the product's own colour. */
export function flockMarkSvg({ onDark = false }: { onDark?: boolean } = {}): string {
  const { body, wing, strokes, eye, colours } = flockMark;
  const skin = onDark ? colours.onDark : colours.body;
  return [
    `<path fill="${skin}" d="${body}"/>`,
    `<path fill="${colours.wing}" d="${wing}"/>`,
    `<path fill="none" stroke="${skin}" stroke-width="1.8" stroke-linecap="round" d="${strokes}"/>`,
    `<circle cx="${eye.cx}" cy="${eye.cy}" r="${eye.r}" fill="${colours.eye}"/>`,
  ].join('');
}

/**
 * The icon of the installed app, 512 × 512. A maskable icon fills its square and keeps the mark in the inner circle of
 * 80 %, as launchers cut the rest away; a plain one has round corners of its own.
 */
export function appIconSvg({ maskable }: { maskable: boolean }): string {
  const { body } = flockMark.colours;
  const corner = maskable ? 0 : 112;
  const scale = maskable ? 7.2 : 8.6;
  const shift = (512 - 48 * scale) / 2;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">',
    `<rect width="512" height="512" rx="${corner}" fill="${body}"/>`,
    `<path d="M0 400q130-46 260-18t252-26v${156 - corner}a${corner} ${corner} 0 0 1-${corner} ${corner}H${corner}a${corner} ${corner} 0 0 1-${corner}-${corner}z" fill="#0B4350"/>`,
    `<g transform="translate(${shift} ${shift}) scale(${scale})">${flockMarkSvg({ onDark: true })}</g>`,
    '</svg>',
  ].join('');
}
