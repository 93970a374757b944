import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { downloadCall } from '#core/contracts/files.ts';
import { fetchFile } from './download.ts';
import { openPdf } from './pdf-document.ts';

interface Asked {
  readonly id: string;
  /** From 1. */
  readonly page: number;
  readonly zoom?: number;
  /** Degrees clockwise, a multiple of 90. */
  readonly turn?: number;
}

interface PdfPage {
  /** Where the page is drawn, as wide as what holds it. */
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** How many there are, once the file is open. */
  readonly pages: number | undefined;
  readonly isPending: boolean;
  readonly isBroken: boolean;
}

/** Draws one page of a stored PDF on a canvas: nothing of the file runs or links. */
export function usePdfPage({ id, page, zoom = 1, turn = 0 }: Asked): PdfPage {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isBroken, setBroken] = useState(false);
  const found = useQuery({
    queryKey: ['pdf', id],
    queryFn: async ({ signal }) => {
      const { blob } = await fetchFile(downloadCall, { rid: id }, { signal });
      return openPdf(await blob.arrayBuffer());
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    structuralSharing: false,
  });
  const pdf = found.data;
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
      const viewport = sheet.getViewport({ scale: (width / plain.width) * zoom * devicePixelRatio, rotation });
      target.width = viewport.width;
      target.height = viewport.height;
      target.style.width = `${zoom * 100}%`;
      const task = sheet.render({ canvas: target, viewport });
      stop = () => task.cancel();
      await task.promise;
    };
    draw().catch((error: unknown) => {
      if (!isGone && !(error instanceof Error && error.name === 'RenderingCancelledException')) setBroken(true);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [pdf, page, zoom, turn]);
  return { canvas, pages: pdf?.numPages, isPending: found.isPending, isBroken: found.isError || isBroken };
}
