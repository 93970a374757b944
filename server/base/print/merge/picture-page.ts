import sharp from 'sharp';
import { page } from '#core/documents/print.ts';
import { renderPicture } from '#server/base/print/render-pdf.ts';

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
  const isWide = info.width > info.height;
  const [width, height] = isWide ? [page.height, page.width] : [page.width, page.height];
  const scale = Math.min((width - 2 * edge) / info.width, (height - 2 * edge) / info.height);
  const [w, h] = [info.width * scale, info.height * scale];
  return renderPicture(data, { isWide, width: w, height: h, at: { x: (width - w) / 2, y: (height - h) / 2 } });
}
