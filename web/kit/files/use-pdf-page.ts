import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePdf } from './use-pdf.ts';

interface Asked {
  readonly id: string;
  /** From 1. */
  readonly page: number;
  /** How wide what holds the canvas was made: drawn anew when it changes. */
  readonly zoom?: number;
  /** Degrees clockwise, a multiple of 90. */
  readonly turn?: number;
}

interface PdfPage {
  /** Where the page is drawn, as wide as what holds it. */
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Where its words lie over the picture, to be selected and read aloud; nothing where none is given. */
  readonly words: RefObject<HTMLDivElement | null>;
  /** Raised each time the words were laid anew. */
  readonly laid: number;
  /** How many there are, once the file is open. */
  readonly pages: number | undefined;
  readonly isPending: boolean;
  readonly isBroken: boolean;
}

/** Draws one page of a stored PDF on a canvas: nothing of the file runs or links. */
export function usePdfPage({ id, page, zoom = 1, turn = 0 }: Asked): PdfPage {
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [laid, setLaid] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const found = usePdf(id);
  const pdf = found.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another zoom is another width of what holds the canvas
  useEffect(() => {
    if (!pdf || !canvas.current) return;
    const target = canvas.current;
    let stop = () => {};
    let isGone = false;
    const draw = async () => {
      const sheet = await pdf.getPage(page);
      if (isGone) return;
      const width = target.parentElement?.clientWidth ?? 320;
      const rotation = (sheet.rotate + turn) % 360;
      const plain = sheet.getViewport({ scale: 1, rotation });
      const viewport = sheet.getViewport({ scale: (width / plain.width) * devicePixelRatio, rotation });
      target.width = viewport.width;
      target.height = viewport.height;
      target.style.width = '100%';
      const task = sheet.render({ canvas: target, viewport });
      stop = () => task.cancel();
      await task.promise;
      if (isGone || !words.current) return;
      const { layWords } = await import('./pdf-document.ts');
      const scale = width / plain.width;
      await layWords(words.current, sheet, sheet.getViewport({ scale, rotation }));
      if (!isGone) setLaid((count) => count + 1);
    };
    draw().catch((error: unknown) => {
      if (!isGone && !(error instanceof Error && error.name === 'RenderingCancelledException')) setBroken(true);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [pdf, page, zoom, turn]);
  return { canvas, words, laid, pages: pdf?.numPages, isPending: found.isPending, isBroken: found.isError || isBroken };
}
