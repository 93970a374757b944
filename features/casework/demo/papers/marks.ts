import { letters, lettersOnArc } from '#server/base/print/lettering.ts';

/** One page, drawn: its size in pixels and what stands on it. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly content: string;
  /** A photo of a person carries no note that it is a specimen. */
  readonly isPlain?: boolean;
}

export const red = '#c0281c';

/** A round red seal with a star, the name of an organisation along its edge. */
export function seal(name: string, { cx, cy, radius = 62 }: { cx: number; cy: number; radius?: number }): string {
  return `<g opacity=".82" transform="rotate(-7 ${cx} ${cy})">
    <circle cx="${cx}" cy="${cy}" r="${radius}" fill="none" stroke="${red}" stroke-width="3.4"/>
    ${star(cx, cy, radius * 0.3)}
    ${lettersOnArc(name, { cx, cy, radius: radius * 0.72, size: radius * 0.21, fill: red })}</g>`;
}

/** A name as if written by hand. */
export function handwriting(name: string, { x, y, size = 26 }: { x: number; y: number; size?: number }): string {
  return `<g transform="translate(${x} ${y}) rotate(-4) skewX(-14)">${letters(name, { x: 0, y: 0, size, fill: '#23306b' })}</g>`;
}

/** Says across the page that the document was made for the demo. */
export function specimen({ width, height }: { width: number; height: number }): string {
  const [cx, cy] = [width / 2, height / 2];
  const words = letters('演示样本 SPECIMEN', {
    x: cx,
    y: cy,
    size: Math.min(width, height) / 11,
    anchor: 'middle',
    weight: 'bold',
  });
  return `<g opacity=".055" transform="rotate(-28 ${cx} ${cy})">${words}</g>`;
}

/** A frame of two lines with fine work in the corners. */
export function frame({ width, height }: { width: number; height: number }, colour: string): string {
  const corners = [
    [44, 44],
    [width - 44, 44],
    [44, height - 44],
    [width - 44, height - 44],
  ].map(
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="13" fill="none" stroke="${colour}" stroke-width="1.2"/>
    <circle cx="${x}" cy="${y}" r="6" fill="${colour}" opacity=".5"/>`,
  );
  return `<rect x="24" y="24" width="${width - 48}" height="${height - 48}" fill="none" stroke="${colour}" stroke-width="4"/>
    <rect x="36" y="36" width="${width - 72}" height="${height - 72}" fill="none" stroke="${colour}" stroke-width="1.2"/>
    ${corners.join('')}`;
}

/** A sheet of paper of a colour. */
export function paper({ width, height }: { width: number; height: number }, colour: string): string {
  return `<rect width="${width}" height="${height}" fill="${colour}"/>`;
}

/** Points of a five-pointed star as a path. */
export function star(cx: number, cy: number, radius: number, colour = red): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    const reach = index % 2 === 0 ? radius : radius * 0.39;
    return `${(cx + reach * Math.cos(angle)).toFixed(1)},${(cy + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="${colour}"/>`;
}

/** Head and shoulders of somebody on a plain ground, drawn into a box. */
export function portrait(
  { gender, look }: { gender: 'MALE' | 'FEMALE'; look: number },
  box: { x: number; y: number; width: number; height: number; ground?: string },
): string {
  const skin = ['#f0c9a8', '#eabf9c', '#f4d3b6', '#e5b78f'][look % 4];
  const hair = ['#1f1b1a', '#2a211d', '#181617', '#33261f'][(look >> 1) % 4];
  const coat = ['#22344f', '#2f3b3a', '#3a2c3f', '#25414a', '#1f2b3d'][look % 5];
  const shirt = ['#f4f6f8', '#dfe8ef', '#f6efe6'][look % 3];
  const long = `<path d="M86 118c-8-66 28-92 64-92s74 28 64 96c-2 40-2 66 8 96H78c12-32 10-62 8-100z" fill="${hair}"/>`;
  const short = `<path d="M92 112c-6-58 24-84 58-84s66 26 58 86c-6-20-14-34-26-42-24 10-52 8-72-2-10 12-14 24-18 42z" fill="${hair}"/>`;
  const fringe = `<path d="M94 114c2-44 26-66 56-66s56 22 56 66c-10-22-26-36-44-40-22 16-46 22-68 40z" fill="${hair}"/>`;
  const glasses =
    look % 3 === 0
      ? '<g fill="none" stroke="#2b2b2b" stroke-width="3"><circle cx="128" cy="128" r="15"/><circle cx="172" cy="128" r="15"/><path d="M143 126q7-5 14 0"/></g>'
      : '';
  return `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice">
    <rect width="300" height="400" fill="${box.ground ?? '#f3f6f9'}"/>
    ${gender === 'FEMALE' ? long : ''}
    <path d="M18 400c4-92 54-122 104-132l28 22 28-22c50 10 100 40 104 132z" fill="${coat}"/>
    <path d="M116 268l34 82 34-82-34-18z" fill="${shirt}"/>
    ${gender === 'MALE' ? '<path d="M143 292h14l9 66-16 22-16-22z" fill="#7a2f2c"/>' : ''}
    <path d="M126 206h48v52c0 18-48 18-48 0z" fill="${skin}"/><path d="M126 222c14 16 34 16 48 0v16c-14 12-34 12-48 0z" fill="#00000018"/>
    <ellipse cx="150" cy="136" rx="55" ry="74" fill="${skin}"/>
    <ellipse cx="95" cy="142" rx="8" ry="15" fill="${skin}"/><ellipse cx="205" cy="142" rx="8" ry="15" fill="${skin}"/>
    ${gender === 'FEMALE' ? fringe : short}
    <g fill="#2a2320"><ellipse cx="128" cy="129" rx="5.5" ry="4"/><ellipse cx="172" cy="129" rx="5.5" ry="4"/></g>
    <g fill="none" stroke="#3a2c26" stroke-width="4" stroke-linecap="round"><path d="M116 112q12-7 24-1"/><path d="M160 111q12-6 24 1"/></g>
    ${glasses}
    <path d="M149 138q-5 20-3 24 6 4 11 0" fill="none" stroke="#00000038" stroke-width="3" stroke-linecap="round"/>
    <path d="M130 182q20 13 40 0" fill="none" stroke="#a85a50" stroke-width="5" stroke-linecap="round"/></svg>`;
}
