import sharp from 'sharp';
import type { Print } from './handed-in-file.ts';

const desk = (x: number) =>
  `<rect x="${x}" y="430" width="240" height="14" fill="#0f5a47"/><path d="M${x + 20} 444v110M${x + 220} 444v110" stroke="#0f5a47" stroke-width="10"/><rect x="${x + 70}" y="350" width="100" height="66" rx="4" fill="#22302b"/><path d="M${x + 120} 416v14" stroke="#22302b" stroke-width="10"/>`;

/** Three drawn scenes: the entrance, the desks, the laboratory. */
const scenes: readonly (readonly [name: string, ground: string, content: string])[] = [
  [
    '门头.jpg',
    '#e8eff5',
    '<path d="M0 560h800v40H0z" fill="#b9c7c1"/><rect x="120" y="120" width="560" height="440" fill="#f7faf8" stroke="#8fa39b" stroke-width="4"/><rect x="160" y="160" width="480" height="64" fill="#173f5f"/><path d="M190 192h420" stroke="#f6e7c8" stroke-width="12" stroke-dasharray="54 18"/><rect x="330" y="300" width="140" height="260" fill="#c4d3df" stroke="#173f5f" stroke-width="6"/><path d="M400 300v260" stroke="#173f5f" stroke-width="4"/><rect x="180" y="300" width="110" height="120" fill="#dbe7ef"/><rect x="510" y="300" width="110" height="120" fill="#dbe7ef"/>',
  ],
  [
    '工位.jpg',
    '#e3ede6',
    `<path d="M0 500h800v100H0z" fill="#c9d8cf"/><rect x="80" y="80" width="200" height="150" fill="#fff" stroke="#8fa39b" stroke-width="4"/><path d="M180 80v150M80 155h200" stroke="#8fa39b" stroke-width="4"/><rect x="480" y="90" width="230" height="150" rx="6" fill="#173f5f"/><path d="m505 200 45-50 40 25 50-60 45 20" fill="none" stroke="#e9a14b" stroke-width="8"/>${desk(110)}${desk(450)}`,
  ],
  [
    '研发现场.jpg',
    '#e6edf4',
    '<path d="M0 500h800v100H0z" fill="#c4d3df"/><rect x="70" y="90" width="660" height="120" fill="#fff" stroke="#8fa39b" stroke-width="4"/><path d="M140 210v-60h30v60M210 210V130h30v80M280 210v-50h30v50M500 210v-70h30v70M570 210v-40h30v40" fill="#9cb7cb"/><rect x="90" y="410" width="620" height="20" fill="#173f5f"/><path d="M130 430v130M670 430v130" stroke="#173f5f" stroke-width="14"/><rect x="170" y="340" width="170" height="70" rx="6" fill="#123552"/><path d="M340 372q80-60 140 0t120-10" fill="none" stroke="#c8442c" stroke-width="8"/><path d="m600 410 30-90h30l30 90z" fill="#f3c98a"/>',
  ],
];

/** The pictures that an entry shows of its office, with their names. */
export function drawOffice(): Promise<readonly { readonly name: string; readonly print: Print }[]> {
  return Promise.all(
    scenes.map(async ([name, ground, content]) => {
      const [width, height] = [800, 600];
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path d="M0 0h800v600H0z" fill="${ground}"/>${content}</svg>`;
      const drawn = await sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
      const thumb = await sharp(drawn).resize(320, 320, { fit: 'inside' }).jpeg({ quality: 80 }).toBuffer();
      return { name, print: { content: drawn, thumb, width, height } };
    }),
  );
}
