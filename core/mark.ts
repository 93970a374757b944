/** The product's mark on a square of 64: a wutong leaf whose middle vein is a phoenix feather. Path data for `d`. */
export const mark = {
  leaf: 'M32 60c-1.600 0-2.600-1.200-2.600-2.800v-8.400c-4.700 1.700-10.300 1.300-15.400-2.400-4.600-3.300-7.800-8.600-9.500-15.600 6.200 1 11 .2 14.700-2.300C16.600 22 18 13.200 24.500 4.400c1.500 6.300 4 10.900 7.500 13.700 3.500-2.800 6-7.400 7.500-13.700C46 13.200 47.400 22 44.800 28.500c3.700 2.500 8.500 3.300 14.700 2.300-1.700 7-4.900 12.300-9.500 15.600-5.100 3.700-10.700 4.100-15.400 2.400v8.400c0 1.600-1 2.800-2.600 2.800z',
  /** Drawn 2.2 wide. */
  shaft: 'M32 50V24',
  /** Drawn 1.7 wide. */
  veins: 'M32 45c-5 .6-9.8-1.2-14-5.4M32 45c5 .6 9.8-1.2 14-5.4M32 37c-4-.6-7.2-2.6-9.6-6M32 37c4-.6 7.2-2.6 9.6-6',
  feather: 'M32 27.5c-3.6-3.2-4.3-7.6-2-13 .6-1.4 1.3-2.6 2-3.6.7 1 1.4 2.2 2 3.6 2.3 5.4 1.6 9.8-2 13z',
  eye: { cx: 32, cy: 20.5, r: 1.7 },
  colours: { leaf: '#0E5B4A', vein: '#F6E7C8', feather: '#C8452D' },
} as const;

/** The mark in its colours as a picture of its own. */
export function markSvg(): string {
  const { leaf, shaft, veins, feather, eye, colours } = mark;
  const line = `fill="none" stroke="${colours.vein}" stroke-linecap="round"`;
  return [
    `<path fill="${colours.leaf}" d="${leaf}"/>`,
    `<path ${line} stroke-width="2.2" d="${shaft}"/>`,
    `<path ${line} stroke-width="1.7" d="${veins}"/>`,
    `<path fill="${colours.feather}" d="${feather}"/>`,
    `<circle cx="${eye.cx}" cy="${eye.cy}" r="${eye.r}" fill="${colours.vein}"/>`,
  ].join('');
}
