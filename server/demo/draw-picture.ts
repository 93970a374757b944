import sharp from 'sharp';
import type { Services } from '#server/services.ts';
import { type PrintedFile, storePublicFile } from './public-files.ts';

/** Draws an SVG as a JPEG and puts it into storage. It is slow: not for the inside of a transaction. */
export async function drawPicture(services: Services, svg: string, name: string): Promise<PrintedFile> {
  const content = await sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
  return storePublicFile(services, { name, type: 'image/jpeg', content });
}
