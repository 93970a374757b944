import sharp from 'sharp';
import type { FileValue } from '#core/forms/values.ts';
import { unique } from './calls.ts';

/** A file as a file input takes it. */
export interface Paper {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A real, small document under the sample's name and type; each has content of its own. */
export async function paperFor({ name, type }: Pick<FileValue, 'name' | 'type'>): Promise<Paper> {
  const buffer = type === 'application/pdf' ? pdf(`Proof ${unique()}`) : await picture(type);
  return { name, mimeType: type, buffer };
}

/** One page with one line. */
function pdf(line: string): Buffer {
  const content = `BT /F1 18 Tf 72 720 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

function picture(type: string): Promise<Buffer> {
  const shade = () => Math.floor(Math.random() * 256);
  const background = { r: shade(), g: shade(), b: shade() };
  const canvas = sharp({ create: { width: 600, height: 800, channels: 3, background } });
  return type === 'image/png' ? canvas.png().toBuffer() : canvas.jpeg().toBuffer();
}
