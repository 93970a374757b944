import { applyGains, type Balance, balanceOf, type Gains } from '#features/flock/shared/scoring/white-balance.ts';

/** Where on a photo somebody tapped, as shares of its width and height from the upper left. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Half the side of the square that is measured, as a share of the longer side: within a square that fills a fifteenth. */
const reach = 0.012;

/** A photo on a canvas of its own size, to be measured and changed. */
export async function openPhoto(photo: Blob): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(photo);
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  pen(canvas).drawImage(picture, 0, 0);
  picture.close();
  return canvas;
}

/** What the square that was tapped tells of the light. */
export function measureSpot(canvas: HTMLCanvasElement, { x, y }: Spot): Balance {
  const half = Math.max(3, Math.round(reach * Math.max(canvas.width, canvas.height)));
  const at = (share: number, side: number) => Math.round(Math.min(side - 2 * half, Math.max(0, share * side - half)));
  const [left, top] = [at(x, canvas.width), at(y, canvas.height)];
  return balanceOf(pen(canvas).getImageData(left, top, 2 * half, 2 * half).data);
}

/** The photo with its colours put right, as a JPEG; null when the device cannot make one. */
export function balancePhoto(canvas: HTMLCanvasElement, gains: Gains): Promise<Blob | null> {
  const changed = document.createElement('canvas');
  changed.width = canvas.width;
  changed.height = canvas.height;
  const image = pen(canvas).getImageData(0, 0, canvas.width, canvas.height);
  applyGains(image.data, gains);
  pen(changed).putImageData(image, 0, 0);
  return new Promise((resolve) => changed.toBlob(resolve, 'image/jpeg', 0.86));
}

function pen(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  return canvas.getContext('2d', { willReadFrequently: true })!;
}
