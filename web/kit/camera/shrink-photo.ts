export type PhotoRefusal = 'tooBig' | 'notImage' | 'unreadable';

/** Bytes of the largest file that is taken. */
const most = 10 * 1024 * 1024;

/** Longest side of a kept photo in pixels: enough to compare, small enough for a phone full of them. */
export const longestSide = 1600;

/** Beginnings of the picture files phones make; the name of a file says nothing. */
const beginnings: readonly ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  (bytes) => text(bytes, 1, 4) === 'PNG',
  (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP',
  (bytes) => text(bytes, 0, 4) === 'GIF8',
  (bytes) => text(bytes, 0, 2) === 'BM',
  (bytes) => text(bytes, 4, 8) === 'ftyp' && /heic|heix|hevc|mif1|msf1|avif/.test(text(bytes, 8, 32)),
];

/** Whether the first bytes of a file are those of a picture. */
export function isPicture(bytes: Uint8Array): boolean {
  return beginnings.some((begins) => begins(bytes));
}

/** A photo as it is kept: JPEG of at most 1600 pixels; a refusal for what is too large, no picture, or cannot be opened. */
export async function shrinkPhoto(file: Blob): Promise<Blob | PhotoRefusal> {
  if (file.size > most) return 'tooBig';
  if (!isPicture(new Uint8Array(await file.slice(0, 32).arrayBuffer()))) return 'notImage';
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return 'unreadable';
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.82));
  return blob ?? 'unreadable';
}

function text(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
