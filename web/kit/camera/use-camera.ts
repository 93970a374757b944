import { type RefObject, useEffect, useRef, useState } from 'react';
import { noteUse } from '#web/kit/call/last-use.ts';

export type CameraState = 'off' | 'on' | 'failed';

/** Ms between two looks at the picture. */
const lookEvery = 200;
/** Ms for which a code that stays before the camera counts once. */
const sameFor = 4000;

/** Shows the camera in `video` while it is on, and tells each code that comes before it once. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => void) {
  const [state, setState] = useState<CameraState>('off');
  const [isWanted, setWanted] = useState(false);
  const tell = useRef(onCode);
  tell.current = onCode;
  useEffect(() => {
    if (!isWanted) return;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const last = { code: '', at: 0 };
    const look = async (read: Reader) => {
      if (isOver || !video.current) return;
      const code = await read(video.current).catch(() => undefined);
      const now = performance.now();
      if (code && !isOver && (code !== last.code || now - last.at > sameFor)) {
        // Who holds up tickets for hours touches nothing else.
        noteUse();
        tell.current(code);
      }
      if (code) Object.assign(last, { code, at: now });
      timer = setTimeout(() => void look(read), lookEvery);
    };
    const start = async () => {
      const reader = await openReader();
      if (isOver) return;
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver || !video.current) return stop(stream);
      video.current.srcObject = stream;
      await video.current.play();
      setState('on');
      void look(reader);
    };
    start().catch(() => !isOver && setState('failed'));
    return () => {
      isOver = true;
      clearTimeout(timer);
      if (stream) stop(stream);
      setState('off');
    };
  }, [isWanted, video]);
  return { state, isWanted, toggle: () => setWanted((before) => !before) };
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Finds the text of a QR code in what a camera sees; undefined while there is none. */
type Reader = (video: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: 'qr_code'[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own reader of codes, or one that is fetched where it has none. */
async function openReader(): Promise<Reader> {
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
