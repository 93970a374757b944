/** Pixels of a picture of 4 : 3 on paper: half the width of a column of A4 at 96 dots per inch, drawn at scale 2. */
const wide = 330;
const high = 248;

/** A picture made small for paper, as a data address; null for what is no picture. */
export async function paperPicture(picture: Blob): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(picture);
    const scale = Math.min(1, Math.max(wide / bitmap.width, high / bitmap.height));
    const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    // Transparent pictures would be black in a JPEG.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, width, height);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    return canvas.toDataURL('image/jpeg', 0.82);
  } catch {
    return null;
  }
}

/** The picture at one of the addresses, the first that answers. */
export async function fetchPicture(...addresses: readonly string[]): Promise<Blob | null> {
  for (const address of addresses) {
    if (address === '') continue;
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return await answer.blob();
  }
  return null;
}
