/** Saves a QR code as a picture under a name without ending: PNG of 1,024 pixels a side, or SVG for print. */
export async function saveQr(value: string, name: string, type: 'png' | 'svg'): Promise<void> {
  const { default: encoder } = await import('qrcode');
  const look = { errorCorrectionLevel: 'M', margin: 2 } as const;
  const content =
    type === 'svg'
      ? new Blob([await encoder.toString(value, { ...look, type: 'svg' })], { type: 'image/svg+xml' })
      : await drawn(encoder, value, look);
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.${type}`;
  link.click();
  // The browser has begun to read by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

async function drawn(
  encoder: typeof import('qrcode'),
  value: string,
  look: { errorCorrectionLevel: 'M'; margin: number },
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  await encoder.toCanvas(canvas, value, { ...look, width: 1024 });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture was not made'))), 'image/png'),
  );
}
