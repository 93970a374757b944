import { saveFile } from '#web/kit/files/download.ts';

/** Saves the chart that stands in an element as a picture, at twice its size. */
export async function savePicture(element: HTMLElement, name: string): Promise<void> {
  const drawing = element.querySelector('svg');
  if (!drawing) return;
  const { width, height } = drawing.getBoundingClientRect();
  const address = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(drawing)], { type: 'image/svg+xml' }),
  );
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * scale;
    canvas.height = height * scale;
    const paint = canvas.getContext('2d')!;
    paint.fillStyle = getComputedStyle(element).getPropertyValue('--c-ground').trim();
    paint.fillRect(0, 0, canvas.width, canvas.height);
    paint.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (blob) saveFile({ name: `${name}.png`, blob });
  } finally {
    URL.revokeObjectURL(address);
  }
}

const scale = 2;
