import { deflateSync } from 'node:zlib';

/** PDF files for tests, made object by object; `objects` are numbered from 1, the first is the catalogue. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let at = chunks[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    offsets.push(at);
    const chunk = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    chunks.push(chunk);
    at += chunk.length;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  chunks.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}

/** A plain file of some pages; `catalogue` adds entries to its first object, `more` adds objects from number 4 + pages. */
export function plainPdf({
  pages = 1,
  catalogue = '',
  more = [],
}: {
  pages?: number;
  catalogue?: string;
  more?: readonly (string | Buffer)[];
} = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, page) => `${page + 4} 0 R`).join(' ');
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Length 0 >>\nstream\n\nendstream',
    ...Array.from(
      { length: pages },
      () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R /Resources << >> >>',
    ),
    ...more,
  ]);
}

/** An object stream holding `inside` as object `number`. */
export function objectStream(number: number, inside: string, filter = '/FlateDecode'): Buffer {
  const header = `${number} 0 `;
  const packed = filter === '/FlateDecode' ? deflateSync(header + inside) : Buffer.from(header + inside);
  return Buffer.concat([
    Buffer.from(
      `<< /Type /ObjStm /N 1 /First ${header.length} /Filter ${filter} /Length ${packed.length} >>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream'),
  ]);
}
