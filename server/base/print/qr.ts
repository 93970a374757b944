import QRCode from 'qrcode';
import type { QrMatrix } from '#core/documents/qr-code.ts';

/** The QR code of a text, of middling error correction. */
export function qrMatrix(text: string): QrMatrix {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  return { size, dark: Array.from(data, (square) => square === 1) };
}
