/** Finds the text of a QR code in what a camera sees; undefined while there is none. */
export type Reader = (video: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

/** The browser's own reader of codes; undefined where it has none. */
export async function openReader(): Promise<Reader | undefined> {
  const Detectors = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = await Detectors?.getSupportedFormats().catch((): string[] => []);
  if (!Detectors || !formats?.includes('qr_code')) return undefined;
  const detector = new Detectors({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}
