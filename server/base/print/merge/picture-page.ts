import sharp from 'sharp';
import { page } from '#core/documents/print.ts';

/** Pixels of the long side of a printed picture: A4 at 240 dots an inch. */
const maxSide = 2800;
const seconds = 10;
/** Points around a picture that printers leave white. */
const edge = 24;

/** A picture alone on a page of A4, which lies where the picture does; as PDF. Throws where it cannot be read. */
export async function picturePage(picture: Uint8Array): Promise<Buffer> {
  const { data, info } = await sharp(picture, { sequentialRead: true })
    .rotate()
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88 })
    .timeout({ seconds })
    .toBuffer({ resolveWithObject: true });
  const [width, height] = info.width > info.height ? [page.height, page.width] : [page.width, page.height];
  const scale = Math.min((width - 2 * edge) / info.width, (height - 2 * edge) / info.height);
  const [w, h] = [info.width * scale, info.height * scale];
  const drawing = `q ${w.toFixed(2)} 0 0 ${h.toFixed(2)} ${((width - w) / 2).toFixed(2)} ${((height - h) / 2).toFixed(2)} cm /P Do Q`;
  const space = info.channels === 1 ? 'DeviceGray' : 'DeviceRGB';
  return fileOf([
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>`,
    ],
    [`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${info.width} /Height ${info.height} /ColorSpace /${space} /BitsPerComponent 8 /Filter /DCTDecode /Length ${data.length} >>\nstream\n`,
      data,
      '\nendstream',
    ],
  ]);
}

/** The objects, numbered from 1, with the table that a reader finds them by; the first is the catalogue. */
function fileOf(objects: readonly (readonly (string | Buffer)[])[]): Buffer {
  const chunks = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let at = chunks[0]!.length;
  for (const [index, parts] of objects.entries()) {
    offsets.push(at);
    const chunk = Buffer.concat([`${index + 1} 0 obj\n`, ...parts, '\nendobj\n'].map((part) => Buffer.from(part)));
    chunks.push(chunk);
    at += chunk.length;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...chunks, Buffer.from(end)]);
}
