import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawSvg } from '#features/flock/shared/scoring/drawings/draw.ts';
import { type DrawingKey, drawingKeys } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folder = join(root, 'var/drawings');
const stamp = join(folder, 'stamp');
const sources = [join(root, 'features/flock/shared/scoring/drawings'), fileURLToPath(new URL('.', import.meta.url))];

/** What a small picture may weigh: all of them are kept on the phone. */
export const smallBytes = 12_000;

/** Renders every drawing into var/drawings, unless nothing that they are made of has changed since. */
export async function buildDrawings() {
  const made = digestOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return;
  const started = performance.now();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const waiting = [...drawingKeys];
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (let key = waiting.shift(); key; key = waiting.shift()) await render(key);
  });
  await Promise.all(workers);
  // Last: a build that was stopped is begun again.
  writeFileSync(stamp, made);
  console.log(`drew ${drawingKeys.length} pictures in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function render(key: DrawingKey) {
  const svg = Buffer.from(drawSvg(key));
  writeFileSync(join(folder, `drawing-small.${key}.png`), await smallPng(svg));
  writeFileSync(join(folder, `drawing-double.${key}.webp`), await doubleWebp(svg));
  // 144 dots per inch make the 800 units of a drawing 1600 pixels. A tenth smaller would take ten times as long.
  const large = await sharp(svg, { density: 144 })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82, progressive: true })
    .toBuffer();
  writeFileSync(join(folder, `drawing-large.${key}.jpg`), large);
}

/** 200 × 150 on a palette that is as rich as its weight allows. */
export async function smallPng(svg: Buffer): Promise<Buffer> {
  // Drawn twice as large and then reduced: lines of one pixel stay even.
  const pixels = await sharp(svg).resize(400, 300).png({ compressionLevel: 1 }).toBuffer();
  const reduced = sharp(pixels).flatten({ background: '#fff' }).resize(200, 150, { kernel: 'lanczos3' });
  let png = Buffer.alloc(0);
  for (const quality of [90, 80, 70, 60, 50, 40, 30]) {
    png = await reduced.clone().png({ palette: true, quality, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer();
    if (png.length <= smallBytes) break;
  }
  return png;
}

/** 400 × 300: the small picture on a screen with twice the pixels. */
function doubleWebp(svg: Buffer): Promise<Buffer> {
  return sharp(svg)
    .resize(400, 300)
    .flatten({ background: '#fff' })
    .webp({ quality: 70, smartSubsample: true, effort: 6 })
    .toBuffer();
}

function digestOfSources(): string {
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions));
  for (const source of sources) {
    for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/(?<!\.test)\.tsx?$/.test(name)) continue;
      hash.update(name).update(readFileSync(join(source, name)));
    }
  }
  return hash.digest('hex');
}
