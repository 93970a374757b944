import sharp from 'sharp';
import { makePdf } from '#server/demo/make-pdf.ts';
import { type Page, specimen } from './marks.ts';

/** A picture of a page and its small copy, as an upload would have left them. */
export interface Scan {
  readonly content: Buffer;
  readonly thumb: Buffer | null;
  readonly facts: Readonly<Record<string, number>>;
}

/** The page as a JPEG, as a telephone or scanner would give it. */
export async function scanPicture(page: Page): Promise<Scan> {
  const content = await drawn(page);
  const thumb = await sharp(content).resize(320, 320, { fit: 'inside' }).jpeg({ quality: 80 }).toBuffer();
  return { content, thumb, facts: { width: page.width, height: page.height } };
}

/** The pages as one PDF of scanned pictures. */
export async function scanPdf(title: string, pages: readonly Page[]): Promise<Scan> {
  const pictures = await Promise.all(pages.map(drawn));
  const content = await makePdf({
    info: { title },
    pageSize: { width: pages[0]?.width ?? 595, height: pages[0]?.height ?? 842 },
    pageMargins: 0,
    content: pages.map(({ width, height }, index) => ({
      image: `data:image/jpeg;base64,${pictures[index]?.toString('base64')}`,
      width,
      height,
      ...(index > 0 ? { pageBreak: 'before' as const } : {}),
    })),
  });
  return { content, thumb: null, facts: { pages: pages.length } };
}

function drawn(page: Page): Promise<Buffer> {
  const { width, height, content } = page;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}${page.isPlain ? '' : specimen(page)}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer();
}
