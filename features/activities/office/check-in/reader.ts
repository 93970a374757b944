/** Finds the text of a QR code in what a camera sees; undefined while there is none. */
export type Reader = (video: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: 'qr_code'[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own reader of codes, or one that is fetched where it has none. */
export async function openReader(): Promise<Reader> {
  const Readers = (await ownReader()) ?? (await import('qr/decode.js')).BarcodeDetector;
  const detector = new Readers({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

/** Some browsers have the interface without any format. */
async function ownReader(): Promise<DetectorClass | undefined> {
  const Readers = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = await Readers?.getSupportedFormats().catch((): string[] => []);
  return formats?.includes('qr_code') ? Readers : undefined;
}
